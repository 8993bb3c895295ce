### The page of whoever runs the server

admin-people = Люди
admin-tables = Столы
admin-reports = Жалобы
admin-log = Журнал
admin-house = Для всех
admin-search = Искать
admin-search-people = Часть имени или идентификатор
admin-search-tables = Часть имени игрока или идентификатор стола
admin-closed-reports = Показать закрытые жалобы
admin-new-password = Новый пароль, { $name }, показан только сейчас: { $password }
admin-none = Ничего не найдено.
admin-more = Показать ещё
admin-no = Нет
admin-banned = блокировка навсегда
admin-banned-until = блокировка до { $when }
admin-muted = без сообщений навсегда
admin-muted-until = без сообщений до { $when }
admin-owner = владелец
admin-person-when = Здесь с { $since }, последний визит { $seen }
admin-acts = Что сделать
admin-new-name = Новое имя
admin-rename = Переименовать
admin-rename-sure = Дать это имя и за всеми столами? Сейчас: { $name }
admin-reset = Новый пароль
admin-reset-sure = Дать новый пароль и завершить все сеансы: { $name }?
admin-forget = Удалить данные
admin-forget-sure = Удалить всё, что хранится о { $name }? Отменить это нельзя.
admin-how-long = На какой срок
admin-days = { $days ->
    [one] { $days } день
    [few] { $days } дня
    [many] { $days } дней
   *[other] { $days } дня
}
admin-for-good = навсегда
admin-reason = Причина (её прочтут)
admin-mute = Отключить сообщения
admin-mute-sure = Больше не передавать сообщения: { $name }?
admin-unmute = Снова разрешить писать
admin-unmute-sure = Снова передавать сообщения: { $name }?
admin-ban = Заблокировать
admin-ban-sure = Заблокировать: { $name }? Связь оборвётся сразу.
admin-unban = Снова пустить
admin-unban-sure = Снова пустить: { $name }?
admin-phase-waiting = ждёт
admin-phase-playing = идёт игра
admin-phase-ended = закончен
admin-listed = в лобби
admin-removed = убран
admin-remove = Убрать
admin-remove-sure = Убрать этот стол? Его никто не увидит, пока вы его не вернёте.
admin-return = Вернуть
admin-return-sure = Вернуть этот стол?
admin-delete = Удалить
admin-delete-sure = Удалить этот стол навсегда? Статистика останется верной.
admin-reported = { $when } · жалуется { $name } · { $table }
admin-find-person = Найти этого человека
admin-close-report = Закрыть
admin-close-report-sure = Закрыть эту жалобу?
admin-closed-at = Закрыта { $when }
admin-by = кто: { $name }
admin-facts = ({ $facts })
admin-act-rename = Новое имя:
admin-act-mute = Без сообщений:
admin-act-unmute = Снова может писать:
admin-act-ban = Блокировка:
admin-act-unban = Снова может войти:
admin-act-reset-password = Новый пароль:
admin-act-forget = Данные удалены:
admin-act-remove-table = Стол убран:
admin-act-delete-table = Стол удалён:
admin-act-return-table = Стол возвращён:
admin-act-close-report = Жалоба закрыта:
admin-act-set-owner = Назначен владелец:
admin-act-open-signup = Регистрация открыта
admin-act-close-signup = Регистрация закрыта
admin-act-announce = Объявление
admin-act-withdraw = Объявление снято
admin-act-prune = Старые данные удалены
admin-fact-until = до
admin-fact-reason = причина
admin-fact-from = раньше
admin-fact-to = теперь
admin-fact-text = текст
admin-fact-guests = гости, дней
admin-fact-tables = столы, дней
admin-fact-games = брошенные партии, дней
admin-fact-log = журнал, дней
admin-done-rename-person = Имя изменено.
admin-done-mute = Сообщения отключены.
admin-done-unmute = Снова можно писать.
admin-done-ban = Заблокировано.
admin-done-unban = Снова можно войти.
admin-done-reset-password = Есть новый пароль.
admin-done-forget-person = Всё, что хранилось, удалено.
admin-done-remove-table = Стола больше не видно.
admin-done-return-table = Стол вернулся.
admin-done-close-report = Жалоба закрыта.
admin-done-set-signup = Сохранено.
admin-done-announce = Теперь это могут прочесть все.
admin-done-withdraw = Объявление снято.
admin-announce-why = Его видят все за столами и в лобби, например перед перезапуском.
admin-announce-text = Что должны знать все?
admin-announce = Объявить
admin-announce-sure = Показать это всем сейчас?
admin-minutes = { $minutes ->
    [one] { $minutes } минута
    [few] { $minutes } минуты
    [many] { $minutes } минут
   *[other] { $minutes } минуты
}
admin-until = Видно до { $when }
admin-until-withdrawn = пока не снято
admin-withdraw = Снять
admin-withdraw-sure = Больше это не показывать?
admin-signup = Новые учётные записи
admin-signup-open = Гости могут создать учётную запись.
admin-signup-closed = Создать учётную запись нельзя; гости по-прежнему могут играть.
admin-close-signup = Закрыть регистрацию
admin-close-signup-sure = Больше никому не давать создавать учётную запись?
admin-open-signup = Открыть регистрацию
admin-open-signup-sure = Снова дать гостям создавать учётные записи?
