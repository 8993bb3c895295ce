### Своя страница: имя, аккаунт, статистика, история, что хранится.

go-on = Продолжить
me-results = Ваши результаты, игра за игрой
nobody-yet = Пока никто
nobody-why-you = Сядьте за любой стол, и ваши игры будут здесь. Или войдите.
guest-why-you = Этот браузер знает вас по cookie. Без учётной записи с другого устройства не вернуться.
account-why-you = С именем и паролем вы вернётесь откуда угодно.
me-rename = Сменить имя
renamed = Теперь это ваше имя.
account-name = Имя
me-password = Пароль
make-account = Создать учётную запись
make-account-why = Сыгранное останется вашим. В пароле не меньше десяти знаков.
account-made = Учётная запись создана, { $name }.
sign-in = Войти
sign-in-why = Если у вас есть учётная запись на этом сервере. Всё, что сыграно гостем, останется у гостя.
signed-in = С возвращением, { $name }.
sign-out = Выйти
leave-everywhere = Выйти на всех устройствах
change-password = Сменить пароль
change-password-why = На всех других устройствах нужно будет войти с новым паролем.
me-password-so-far = Прежний пароль
me-password-new = Новый пароль
password-changed = Пароль изменён. На всех других устройствах нужно войти заново.
forget-me = Забыть меня в этом браузере
forget-me-why = Браузер вас больше не узнает. Без учётной записи ваши места никто не займёт, даже вы. Сыгранное останется на сервере.
forget-me-yes = Да, забыть
me-statistics = Статистика
me-statistics-none = Пока ничего. Считается, когда игра окончена.
me-history = История игр
history-none = Пока ни одного стола. Нажмите «Играть» на главной, и первый появится здесь.
history-older = Более ранние
history-waiting = ждёт игроков
history-playing = идёт игра
history-won = победа
history-lost = поражение
history-given-up = прервана
history-left = { $count ->
    [one] осталась { $count } карта
    [few] осталось { $count } карты
   *[many] осталось { $count } карт
 }
history-won-points = { $count ->
    [one] победа, { $count } очко
    [few] победа, { $count } очка
   *[many] победа, { $count } очков
 }
history-lost-points = { $count ->
    [one] поражение, { $count } очко
    [few] поражение, { $count } очка
   *[many] поражение, { $count } очков
 }
go-on-at = Продолжить: { $game }, { $when }
watch-again = Пересмотреть
me-look-back-at = Разобрать партию: { $game }, { $when }
me-replay-of = Пересмотреть: { $game }, { $when }
me-record-text = Запись для чтения, .txt: { $game }, { $when }
me-record-data = Запись как данные, .json: { $game }, { $when }
what-is-stored-why = Ваше имя, ваши столы, что вы там сыграли и написали. Всё это можно получить файлом или удалить.
export-mine = Сохранить файлом
delete-mine = Удалить всё обо мне
delete-mine-why = Учётная запись, имя и сообщения исчезнут навсегда. В старых играх вас будут звать N. N.; сами игры останутся, ведь в них играли и другие. Где игра ещё идёт, за вас сыграет бот.
delete-mine-yes = Удалить навсегда
delete-mine-sure = Это нельзя отменить. Правда удалить всё?
delete-mine-no = Нет, оставить
