# Расклад дня и вызовы

day-title = Расклад дня
day-name = { $game }, { $seats ->
    [1] в одиночку
    [2] вдвоём
    [3] втроём
   *[other] игроков: { $seats }
 }
day-ten = { $game }, в одиночку против { $limit }
day-goes-on = ещё идёт
day-given-up = игра брошена
day-won = победа
day-left = { $count ->
    [one] осталась { $count } карта
    [few] осталось { $count } карты
   *[many] осталось { $count } карт
 }
day-points = { $count ->
    [one] { $count } очко
    [few] { $count } очка
   *[many] { $count } очков
 }
day-cards = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
 }
day-won-by = победа, разница: { $what }
day-lost-by = поражение, разница: { $what }
day-par-line = Пар { $value }
day-par-later = Пар ещё подсчитывается.
day-at-par = Ровно пар.
day-better = { $count ->
    [one] На { $count } лучше пара.
    [few] На { $count } лучше пара.
   *[many] На { $count } лучше пара.
 }
day-worse = { $count ->
    [one] На { $count } хуже пара.
    [few] На { $count } хуже пара.
   *[many] На { $count } хуже пара.
 }
day-week = Последние семь дней
day-dot = { $day }: { $what }
day-today = сегодня
day-not-played = не сыграно
day-column-won = победа
day-column-left = Осталось карт
day-column-ahead = Перевес
day-column-tries = Игроки
day-yours = (ваш результат)
day-as-table = Таблицей
day-spread-said = { $count ->
    [one] Результаты { $count } игрока столбиками; числа в таблице ниже.
    [few] Результаты { $count } игроков столбиками; числа в таблице ниже.
   *[many] Результаты { $count } игроков столбиками; числа в таблице ниже.
 }
day-same-cards = Одни и те же карты для всех
day-played = { $count ->
    [0] Пока никто не сыграл
    [one] Сыграл { $count } человек
    [few] Сыграли { $count } человека
   *[many] Сыграли { $count } человек
 }
day-fared-later = Вы увидите, как у них вышло, когда сыграете сами.
day-play = Играть сегодняшний расклад
day-play-past = Сыграть (без зачёта)
day-go-on = Играть дальше
day-all = Все расклады
day-rescue = Спасти игру
day-look = Посмотреть
day-again = Ещё раз (без зачёта)
day-link-copied = Скопировано: ссылка на этот расклад для всех, кто хочет попробовать.
day-looking = Ищем карты…
day-deals = Расклады этого дня
day-unfinished = Ваша попытка не закончена
day-over = Этот день прошёл
day-closes = С 06:00 по всемирному времени его можно сыграть без зачёта: до тех пор кто-то ещё может доигрывать.
day-late = Закончено после закрытия дня, поэтому не засчитывается.
day-turns = { $count ->
    [one] { $count } ход
    [few] { $count } хода
   *[many] { $count } ходов
 }
day-backs = { $count ->
    [one] { $count } обратный прыжок
    [few] { $count } обратных прыжка
   *[many] { $count } обратных прыжков
 }
day-trail = { $count ->
    [one] { $count } ход
    [few] { $count } хода
    [many] { $count } ходов
   *[other] { $count } хода
 }, один за другим
day-trail-steps = шаги в каждом{ $backs ->
    [0] {""}
   *[other] ; { $sign } возвращено
 }
day-trail-of-ten = очки за каждый
day-trail-said = Шаги, столбик на ход: { $count }, из них вернули шаги: { $backs }.
day-trail-said-of-ten = Очки за каждый ход, столбиками.
day-line-won = Выиграть было можно
day-line-begins = С открытыми картами можно выиграть; ходов: { $count }. Начало такое:
day-line-whole = Дальше
day-line-never = Даже с открытыми картами выиграть было нельзя
day-line-unknown = Неизвестно, можно ли было выиграть с открытыми картами
day-line-bot = Бот { $number }
day-everyone = Все
day-so-far = пока { $count }
day-better-than = Лучше, чем { $count } из 100.
day-won-count = { $count ->
    [0] Никто не победил.
    [one] Победил { $count }.
    [few] Победили { $count }.
   *[many] Победили { $count }.
 }
day-given-up-count = { $count ->
    [one] Бросил игру { $count }.
    [few] Бросили игру { $count }.
   *[many] Бросили игру { $count }.
 }
day-nobody = Пока никто не доиграл.
day-deal-bots = { $deal }: { $bots }
day-this-deal = Этот расклад
day-with-bots = { $count ->
    [one] с сильным ботом
    [few] с { $count } сильными ботами
   *[many] с { $count } сильными ботами
 }
day-rule-utc = Всем сдаётся одна и та же колода, с полуночи до полуночи по всемирному времени. Попытка, начатая до полуночи, засчитывается, если закончена до 06:00.
day-rule-first = Засчитывается первая попытка. После неё играйте сколько угодно, без зачёта.
day-rule-alone = В зачётной попытке нет подсказок, отмены ходов и пауз. Смотреть никто не может, и браузеры ничего не добавляют к перемешиванию.
day-rule-bots = Боты играют для всех одинаково: на ту же игру те же ответы.
day-rule-par = Пар { $value }: половина из { $tries } партий сильных ботов прошла не хуже; они выиграли { $won }.
day-sealed = Запечатано; откроется в 06:00 по всемирному времени после этого дня.
day-opened = Открыто: зерно было
day-other-days = Другие дни
day-other-days-why = Прошлые расклады можно играть когда угодно. Они покажут, как бы у вас вышло, и не засчитываются.
day-see = { $day }: посмотреть
day-you = Вы
day-watch = Смотреть
day-watch-of = Смотреть: { $name }
day-replays = Записи, теперь открытые для вас
challenge-title = Те же карты
challenge-by = Вызов от игрока { $name }
challenge-same = Все играют одними и теми же картами, каждый за своим столом.
challenge-later = Как вышло у других, вы увидите, когда доиграете.
challenge-play = Играть этими картами
challenge-copy = Скопировать ссылку
challenge-copied = Ссылка скопирована
challenge-link = Ссылка для друга
challenge-nobody = Этими картами ещё никто не играл.
challenge-sides = Рядом
challenge-look = Посмотреть ещё раз
challenge-finished = закончено
challenge-join = Сесть за стол – { $names }
challenge-told = { $names }: закончено.
