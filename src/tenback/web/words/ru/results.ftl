# Свои результаты

results-title = Ваши результаты
results-count = { $count ->
    [one] Засчитана { $count } партия
    [few] Засчитаны { $count } партии
   *[many] Засчитано { $count } партий
 }
results-looking = Считаем ваши партии…
results-game = Игра
results-none = Пока нет ни одной партии в зачёт.
results-kind = Игроки и правила
results-kind-of = { $players } · { $rules }
results-kind-against = { $players } · { $rules } · { $against }
results-kind-games = { $kind } ({ $games })
results-players = { $count ->
    [one] в одиночку
    [few] { $count } игрока
   *[many] { $count } игроков
 }
results-plain = обычные правила
results-against = { $who ->
    [people] против людей
    [novice] против ботов-новичков
    [fast] против хороших ботов
    [strong] против сильных ботов
    [random] против случайных ботов
   *[mixed] против людей и ботов
 }
results-games = { $count ->
    [one] { $count } партия
    [few] { $count } партии
   *[many] { $count } партий
 }
results-won = Победы
results-of = { $won } из { $games }
results-middle = Медиана
results-best = Лучшая
results-too-few = { $count ->
    [one] Пока { $count } партия: слишком мало для выводов.
    [few] Пока { $count } партии: слишком мало для выводов.
   *[many] Пока { $count } партий: слишком мало для выводов.
 }
results-few = мало
results-left = Осталось карт
results-points = Очки
results-how-often = Как часто выигрывали
results-yours = Ваши столы
results-bots = Столы ботов: { $strength }
results-whiskers = Усики: в 95 случаях из 100 истинная доля лежит между ними.
results-same-deals = { $games ->
    [1] Теми же картами (раскладов: { $games }) у сильных ботов осталось примерно столько же карт, сколько у вас. Ваши победы: { $own }, их { $won }.
   *[other] Теми же картами (раскладов: { $games }) у сильных ботов осталось примерно столько же карт, сколько у вас (± { $error }). Ваши победы: { $own }, их { $won }.
 }
results-more = { $games ->
    [1] Теми же картами (раскладов: { $games }) у сильных ботов осталось на { $cards } карт меньше. Ваши победы: { $own }, их { $won }.
   *[other] Теми же картами (раскладов: { $games }) у сильных ботов осталось в среднем на { $cards } ± { $error } карт меньше. Ваши победы: { $own }, их { $won }.
 }
results-less = { $games ->
    [1] Теми же картами (раскладов: { $games }) у сильных ботов осталось на { $cards } карт больше. Ваши победы: { $own }, их { $won }.
   *[other] Теми же картами (раскладов: { $games }) у сильных ботов осталось в среднем на { $cards } ± { $error } карт больше. Ваши победы: { $own }, их { $won }.
 }
results-by-players = По числу игроков
results-column-players = Игроки
results-column-games = Партии
results-column-you = Вы
results-progress = По { $count } партий
results-ratings = Против людей
results-rating = Рейтинг
results-between = Между
results-ratings-why = Вначале 1500; в 95 случаях из 100 рейтинг лежит между этими числами. У командных игр рейтинга нет.
results-rate-said = { $rate }, между { $low } и { $high }
results-chart-said = { $count ->
    [one] { $count } партия столбиками, медиана: { $middle }; числа в таблице ниже.
    [few] { $count } партии столбиками, медиана: { $middle }; числа в таблице ниже.
   *[many] { $count } партий столбиками, медиана: { $middle }; числа в таблице ниже.
 }
results-as-table = Таблицей
results-ladder = TEN в одиночку: взятые вами пределы
results-rank = { $limit ->
    [4] начало
    [5] дело идёт
    [6] впечатляет
    [7] удача и стратегия
    [8] на пьедестале
    [9] поразительно
   *[other] непревзойдённо
 }
results-beaten-at = { $count ->
    [one] взят с попытки { $count }
    [few] взят с попытки { $count }
   *[many] взят с попытки { $count }
 }
results-tries = { $count ->
    [one] пока { $count } попытка
    [few] пока { $count } попытки
   *[many] пока { $count } попыток
 }
results-bots-won = Боты
results-not-tried = не пробовали
results-apart = Не засчитаны: { $what }
results-apart-never-begun = { $count ->
    [one] { $count } не начата
    [few] { $count } не начаты
   *[many] { $count } не начато
 }
results-apart-abandoned = { $count ->
    [one] { $count } брошена
    [few] { $count } брошены
   *[many] { $count } брошено
 }
results-apart-known = { $count ->
    [one] { $count } со знакомыми картами
    [few] { $count } со знакомыми картами
   *[many] { $count } со знакомыми картами
 }
results-apart-branch = { $count ->
    [one] { $count } доиграна из разбора
    [few] { $count } доиграны из разбора
   *[many] { $count } доиграно из разбора
 }
results-apart-hinted = { $count ->
    [one] { $count } с подсказками
    [few] { $count } с подсказками
   *[many] { $count } с подсказками
 }
results-apart-late = { $count ->
    [one] { $count } с поздним входом
    [few] { $count } с поздним входом
   *[many] { $count } с поздним входом
 }
results-apart-day = { $count ->
    [one] { $count } расклад дня
    [few] { $count } расклада дня
   *[many] { $count } раскладов дня
 }
