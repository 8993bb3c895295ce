### Что говорит сам сервер. $game — название с коробки.

## Картинки и текст к ним

picture-left = { $count ->
    [one] карта осталась
    [few] карты остались
   *[many] карт осталось
 }
picture-won = Все карты выложены
picture-points = { $count ->
    [one] очко
    [few] очка
   *[many] очков
 }
picture-ahead = { $count ->
    [one] карта преимущества
    [few] карты преимущества
   *[many] карт преимущества
 }
picture-behind = { $count ->
    [one] карты не хватило
    [few] карт не хватило
   *[many] карт не хватило
 }
picture-duel-won = Победа
picture-duel-lost = Поражение
picture-nobody = Никто не победил
picture-stopped = Игра прервана
picture-with = { $seats ->
    [1] в одиночку
    [2] вдвоём
    [3] втроём
    [4] вчетвером
   *[other] впятером
 }
picture-backs = { $backs ->
    [one] обратный прыжок
    [few] обратных прыжка
   *[many] обратных прыжков
 }, { $turns ->
    [one] { $turns } ход
    [few] { $turns } хода
   *[many] { $turns } ходов
 }
picture-turns = { $turns ->
    [one] { $turns } ход
    [few] { $turns } хода
   *[many] { $turns } ходов
 }
picture-moment = Перед ходом { $turn }
picture-player = Игрок { $number }
picture-shown = { $figure } { $caption }
picture-by = { $name }: { $game }
picture-day = Расклад дня
picture-par = пар { $value }

## Предпросмотр ссылок

preview-home = tenback: карточные игры с числами за одним столом
preview-home-about = The Game, Quick & Easy, Face to Face и TEN, с друзьями или с ботами, в браузере.
preview-invitation = Приглашение в игру
preview-invitation-about = Откройте ссылку, назовите имя и садитесь. Учётная запись не нужна.
preview-table = Стол: { $game }
preview-waiting = { $free ->
    [0] Все места заняты.
    [one] Свободно { $free } место.
    [few] Свободны { $free } места.
   *[many] Свободно { $free } мест.
 }
preview-playing = Идёт игра.
preview-replay = { $game }: запись игры
preview-replay-about = Ход за ходом, { $with }.
preview-rules = Правила игры { $game }
preview-rules-about = Полные правила с примерами и отличиями изданий.

## Уведомления

notice-turn = { $game }: ваш ход
notice-ended = { $game }: игра окончена
notice-with = За столом: { $names }.
notice-alone = Больше за столом никого нет.
notice-until = У вас есть время до: { $when }.
notice-several = { $count ->
    [one] Вас ждёт { $count } игра
    [few] Вас ждут { $count } игры
   *[many] Вас ждут { $count } игр
 }
notice-test = Так выглядит уведомление
notice-test-about = Теперь вы узнаете, что настал ваш ход, если вас нет за столом.
mail-hello = Здравствуйте, { $name }!
mail-open = Открыть стол: { $link }
mail-why = Вы получили это письмо, потому что просили писать о ваших играх на { $server }. Ночью ничего не отправляется.
mail-off = Больше не присылать писем, одним нажатием: { $link }
confirm-subject = Можно { $server } писать вам?
confirm-body = Кто-то, скорее всего вы, хочет узнавать по почте о своём ходе на { $server }.
confirm-open = Если это вы, откройте эту ссылку в течение трёх дней: { $link }
confirm-else = Если нет, ничего не делайте: других писем не будет.
