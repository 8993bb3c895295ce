### Русский. Слова правил: стопка, обратный прыжок, рука, ход, добрать.

## The games

the-game = The Game
quick-and-easy = Quick & Easy
face-to-face = Face to Face
ten = TEN
players-the-game = 1–5, вместе
players-quick-and-easy = 2–5, вместе
players-face-to-face = 2, дуэль
players-ten = 1–5, на удачу
about-the-game = Четыре стопки, девяносто восемь карт, ни одного числа вслух. На десять назад.
about-quick-and-easy = Две стопки, пять цветов. Маленькая, разговорчивая, на десять минут.
about-face-to-face = Серебро против золота. Подарок сопернику пополняет руку.
about-ten = Открывайте до десяти, не дальше. Торгуйтесь за джокеров, собирайте длинные серии.

## Welcome

what-shall-we-play = Во что сыграем?
your-name = Ваше имя
play = Играть
play-game = Играть в { $game } с ботами
new-table = Новый стол
new-table-of = Новый стол: { $game }
your-table-waits = Ваш стол ждёт
go-on = Продолжить
open-tables = Открытые столы
no-open-tables = Сейчас нет. Откройте свой; его найдёт каждый, кому вы пошлёте ссылку.
join = Сесть
independent = tenback — независимое воплощение правил. Названия игр принадлежат издателям; их графика не используется.
rules = Правила
settings = Настройки
about = Об игре и данных

## A new table

how-many = Сколько игроков?
house-rules = Домашние правила
option-expert = Эксперт
option-expert-why = За ход не меньше трёх карт вместо двух.
option-short-hands = Короткие руки
option-short-hands-why = У каждого на одну карту меньше.
option-on-fire = В огне (неофициально)
option-on-fire-why = 22, 33, 44, 55, 66 и 77 горят: накройте их до конца следующего хода.
talk = Разговор
talk-signals = Сигналы
talk-signals-why = Постоянные знаки у стопок: не сюда, малыми шагами, смелее.
talk-open = Сигналы и текст
talk-open-why = Можно и писать; числа не проходят.
talk-silent = Тишина
talk-silent-why = Никто ничего не говорит.
the-table = Стол
option-listed = Может сесть любой
option-listed-why = Стол в списке открытых; иначе его откроет только ваша ссылка.
option-tracker = Учёт карт
option-tracker-why = Каждый может посмотреть, что сыграно или что ещё придёт. Иначе решает память.
open-table = Открыть стол

## Waiting for players

waiting-title = Ваш стол
empty-chair = Свободное место
add-bot = Посадить бота
sit-here = Сесть сюда
host = хозяин
bot = бот
bot-plays = Здесь играет бот ({ $strength })
unseat = Освободить место: { $name }
begin = Раздать
fill-with-bots = Ботов на свободные места и раздать
take-a-chair = Займите место, чтобы играть.
host-begins = Хозяин раздаст, когда все соберутся.
invitation = Ссылка-приглашение
make-invitation = Создать ссылку-приглашение
copy = Копировать
copied = Скопировано. Пошлите, кому хотите.
invited = Вас ждёт стол
invited-text = Скажите, как вас звать, и входите.
come-in = Войти

## The top bar and menus

to-lobby = tenback, на главную
to-the-lobby = На главную
sound = Звук
sound-on = Звук включён
sound-off = Звук выключен
theme = Светлая или тёмная
rules-and-keys = Правила и клавиши
menu = Меню
close = Закрыть
language = Язык
skip-to-hand = К вашей руке
skip-to-main = К содержанию
hand-over = Пусть за меня играет бот
come-back = Вернуться в игру
pause = Пауза
resume = Дальше
take-back = Вернуть моё последнее действие
give-up = Предложить закончить
leave-table = Уйти, место за мной
read-the-rules = Читать правила
in-short = Коротко
short-lay = В свой ход положите не меньше двух карт, на любые стопки.
short-direction = A и B только растут, C и D только убывают. Малые разрывы берегут место.
short-back = Один путь назад: ровно на десять ниже на A или B, ровно на десять выше на C или D.
short-draw = Потом доберите карты.
short-talk = О стопках говорите что угодно, о числах никогда.
short-end = Все карты сыграны: вы победили вместе. Кто-то не может положить достаточно: конец.
keys = Клавиши
keys-move = идти по руке
keys-select = взять карту или положить обратно
keys-plan = наметить её на эту стопку
keys-undo = вернуть последнюю намеченную карту
keys-lay = выложить план и закончить ход
keys-lay-on = выложить план, ход продолжается
keys-signal = сигнал о стопке, затем 1–4
keys-go = к стопкам, к руке, к событиям
keys-read = прочесть стол вслух
keys-escape = отпустить

## The table

you = Вы
the-end = Конец
who-starts = Кто начинает?
who-starts-how = Каждый говорит, насколько охотно начал бы. Без чисел.
offer-gladly = Охотно
offer-willing = Могу
offer-rather-not = Лучше не я
still-thinking = { $count ->
    [one] { $names } думает
   *[other] { $names } думают
 }
look-at-hand = Сначала посмотрите свою руку.
your-turn = { $count ->
    [0] Ваш ход · можно закончить
    [1] Ваш ход · хотя бы одна
    [2] Ваш ход · хотя бы две
   *[other] Ваш ход · хотя бы три
 }
your-turn-now = { $count ->
    [1] Ваш ход. Положите хотя бы одну карту.
    [2] Ваш ход. Положите хотя бы две карты.
   *[other] Ваш ход. Положите хотя бы три карты.
 }
title-your-turn = Ваш ход
turn-of = { $name } думает
thinking = думает
next = следующий ход
just-played = ход сделан
all-laid = без карт
paused = Пауза
seats-clockwise = Места по часовой стрелке
cards-in-hand = { $count ->
    [one] карта в руке
    [few] карты в руке
   *[many] карт в руке
 }
piles = Стопки
rising = растёт
falling = убывает
room = запас { $count }
to-draw = { $count ->
    [0] добирать нечего
   *[other] добрать
 }
still-to-lay = осталось
pile-label = Стопка { $pile }, { $direction ->
    [up] возрастающая
   *[other] убывающая
 }, { $planned ->
    [0] сверху { $top }
   *[other] намечена { $top }
 }{ $more }
pile-press = Стопка { $pile }, сверху { $top }
pile-read = { $pile } { $direction ->
    [up] растёт
   *[other] убывает
 }, сверху { $top }.
press-plan = План: { $card } на { $pile }, разрыв { $by }
press-back = План: { $card } на { $pile }, на десять назад
press-no = { $card } не подходит на { $pile }
ten-back = на 10 назад
does-not-fit = не подходит
step-small = малый шаг
step-fair = нормально
step-dear = дорого
step-steep = круто
burns = { $count ->
    [one] горит: накройте сейчас
   *[other] горит
 }
on-card = на { $card }
number-line = Числа от { $low } до { $high }. Стопки: { $piles }. Ваши карты: { $cards }.
your-hand = Ваша рука
hand-empty = Все ваши карты сыграны.
hand-read = У вас { $cards }.
card-fits = { $card }. Подходит: { $fits }
card-fits-nowhere = { $card }. Никуда не подходит
fits-by = { $pile } { $direction ->
    [up] вверх
   *[other] вниз
 } { $by }
fits-back = { $pile } на десять назад
planned-card = { $card }, намечена на { $pile }; нажмите, чтобы вернуть
planned-for = план: { $pile }
you-watch = Вы наблюдаете за этим столом.

## The plan

your-plan = Ваш план
unseen = видите только вы
take-card-back = Вернуть: { $card }
undo = Назад
lay-and-end = Выложить и закончить
end-turn = Закончить ход
lay-keep-turn = Выложить, ходить дальше
lay-anyway = Всё равно выложить
think-again = Подумать ещё
more-to-go = { $count ->
    [1] { $planned ->
        [0] нужна одна карта
       *[other] ещё одна
     }
    [2] { $planned ->
        [0] нужны две карты
       *[other] ещё две
     }
   *[other] ещё { $count }
 }
pick-a-pile = выберите стопку: { $card }
plan-ahead = можно думать наперёд
if-nothing-changes = если ничего не изменится
may-lay-more = достаточно; можно ещё
laying = выкладываю …
will-be-sent = уйдёт, когда будет связь
strands-chip = больше ничего не подойдёт
strands-ask = Этот план закончит игру для всех.
planned-now = { $card } намечена на { $pile }{ $kind ->
    [ten-back] , на десять назад
    [same-colour] , тот же цвет, стопка назад
    [gift] , подарок
   *[other] {""}
 }. { $turn ->
    [yes] { $missing ->
        [0] Ход можно закончить.
        [1] Ещё одна.
       *[other] Ещё { $missing }.
     }
   *[no] {""}
 }
taken-back = { $card } снова в руке.
no-longer-fits = { $card } больше не подходит на { $pile } и снова в руке.
does-not-fit-why = { $card } не подходит на { $pile }. { $direction ->
    [up] { $pile } растёт от { $top }: всё, что выше{ $back ->
        [0] {""}
       *[other] , или ровно { $back }
     }.
   *[down] { $pile } убывает от { $top }: всё, что ниже{ $back ->
        [0] {""}
       *[other] , или ровно { $back }
     }.
 }

## Talk

signal = Сигнал
talk-and-log = Разговор и события
signals-only = Только сигналы. Числа остаются в руке.
silent-table = За этим столом играют молча.
signal-about = { $signal }, стопка { $pile }
signal-menu = Сигнал о стопке { $pile }
say-keep-off = Не сюда
say-keep-off-strongly = Не сюда!
say-small-steps = Малыми шагами
say-go-ahead = Смелее
meant-keep-off = Пожалуйста, не кладите сюда: у меня есть хорошая карта.
meant-keep-off-strongly = Пожалуйста, не кладите сюда ни за что.
meant-small-steps = Без больших скачков, пожалуйста.
meant-go-ahead = У меня на эту стопку планов нет.

## What happened

what-happened = Что было
nothing-happened = Пока ничего.
deal-sealed = Печать раздачи
told-turn = { $name }: { $laid ->
    [one] { $laid } карта
    [few] { $laid } карты
   *[many] { $laid } карт
 }, добор { $drew }.
told-turn-no-draw = { $name }: { $laid ->
    [0] больше ничего
    [one] { $laid } карта
    [few] { $laid } карты
   *[many] { $laid } карт
 }.
told-lays = { $who ->
    [you] { $name } кладёте
   *[other] { $name } кладёт
 }
told-by-clock = (время вышло)
told-said = { $name }: { $signal }, { $pile }
told-offered = { $name }: { $offer }
told-began = Карты розданы.
told-started = { $who ->
    [you] { $name } начинаете.
   *[other] { $name } начинает.
 }
told-sat = { $who ->
    [you] { $name } садитесь.
   *[other] { $name } садится.
 }
told-stood = { $who ->
    [you] { $name } встаёте.
   *[other] { $name } встаёт.
 }
told-paused = Игра на паузе.
told-resumed = Игра продолжается.
told-proposed = { $who ->
    [you] { $name } вносите предложение.
   *[other] { $name } вносит предложение.
 }
told-objected = { $who ->
    [you] { $name } против.
   *[other] { $name } против.
 }
told-took-back = { $who ->
    [you] { $name } возвращаете действие.
   *[other] { $name } возвращает действие.
 }
told-abandoned = Игру закончили.
told-handed-over = { $who ->
    [you] За вас играет бот.
   *[other] { $name }: теперь играет бот.
 }
told-came-back = { $who ->
    [you] Вы снова в игре.
   *[other] { $name } снова в игре.
 }
heard-laid = { $card } на { $pile }
heard-back = { $card } на { $pile }, на десять назад от { $from }
heard-turn = { $name }: { $laid }.
heard-drew = Вы добрали: { $cards }.

## The end

end-title-won = Все карты сыграны
end-title = { $count ->
    [1] Не хватило одной карты
    [2] Не хватило двух карт
    [3] Не хватило трёх карт
    [4] Не хватило четырёх карт
    [5] Не хватило пяти карт
    [6] Не хватило шести карт
    [7] Не хватило семи карт
    [8] Не хватило восьми карт
    [9] Не хватило девяти карт
    [one] Не хватило { $count } карты
   *[other] Не хватило { $count } карт
 }
end-won = Все девяносто восемь. Вы победили вместе.
end-excellent = Сыграно { $laid }. Отлично, но не победа: победа только при нуле.
end-stuck = Сыграно { $laid }. Никто не мог положить достаточно.
end-burnt = Сыграно { $laid }. Горящую карту не накрыли вовремя.
end-abandoned = Сыграно { $laid }. Вы закончили здесь вместе.
deal-again = Раздать ещё
to-the-rematch = К следующей раздаче
save-record = Сохранить запись
check-the-deal = Проверить раздачу
deal-holds = Зерно совпадает с печатью, данной до первой карты. Раздачу никто не трогал.
deal-does-not-hold = Зерно не совпадает с печатью. С этой раздачей что-то не так.
look-back = Посмотреть ещё раз
end-share = Поделиться
end-shared = Ссылка на повтор скопирована.
end-shared-here = Ссылка на повтор скопирована. Она откроется тем, кто сидел за этим столом.
deal-seed = Зерно
deal-seal = Печать
deal-own = SHA-256 зерна
deal-again-yourself = Чтобы раздать ещё раз своими руками: сохраните запись, затем tenback verify.
look-at-table = Посмотреть на стол
another-game = Другая игра

## When something is in the way

reconnecting = Восстанавливаю связь …
reconnecting-plan = Восстанавливаю связь … план сохранён.
line-lost = Нет связи.
line-lost-plan = Нет связи. Ничего из плана не отправлено.
try-now = Попробовать
back-again = { $count ->
    [one] Связь есть. Прошёл { $count } ход.
    [few] Связь есть. Прошло { $count } хода.
   *[many] Связь есть. Прошло { $count } ходов.
 }
back-moved = Снова на связи. За столом кое-что произошло.
old-client = Здесь работает новый tenback. Загрузите страницу снова; место и план сохранятся.
load-again = Загрузить снова
closed-gone = Такого стола нет
closed-gone-text = Ссылка неверна, или приглашение истекло. Попросите новую ссылку или откройте свой стол.
closed-full = Все места заняты
closed-full-text = Игра идёт или уже окончена, и наблюдать за этим столом нельзя. Попросите другой или откройте свой.
called-off = Отменено
called-off-text = Хозяин отменил стол до первой карты.
not-here-yet = Пока не в браузере
not-here-yet-text = { $game } пока в терминале.
nowhere = Здесь ничего нет
nowhere-text = Адрес никуда не ведёт. Всё начинается на главной.
proposed-abandon = { $name } предлагает закончить.
proposed-take-back = { $name } просит вернуть действие.
agree = Согласиться
rather-not = Лучше не надо
rule = Правило { $rule }
refused-not-your-turn = Сейчас не ваш ход.
refused-too-few = За ход кладут хотя бы { $minimum }; положено { $played }.
refused-too-fast = Слишком много сразу; подождите.
refused-paused = Игра на паузе.
refused-ended = Игра закончилась.
refused-silent = За этим столом играют молча.
refused-stood-in = За вас играет бот; сначала вернитесь в игру.
refused-full = Все места заняты.
refused-already-said = Об этом вы уже говорили после последнего хода; подождите следующего.
refused-broken = Не получилось. Попробуйте чуть позже.

## Settings

as-system = Как в системе
light = Светлая
dark = Тёмная
motion = Движение
motion-less = Меньше
assist = Помощь за столом
assist-gaps = Показывать, что подходит, и разрывы
assist-legal = Показывать, что подходит
assist-none = Ничего не показывать
sound-why = Бумага на сукне и два стука, когда ваш ход.
keys-on = Клавиши
keys-on-why = Буквы для стопок и действий. Стрелки и Enter работают всегда.
notify = Сообщать о моём ходе
notify-why = Уведомление браузера, пока вы смотрите в другое место.

## About

about-what = Четыре числовые карточные игры за одним столом, для людей и ботов, в браузере и в терминале.
privacy = Данные
privacy-no-others = К другим серверам нет ни одного запроса, и никто не считает ваши визиты.
accessibility = Для каждого
accessibility-text = Всё доступно с одной клавиатуры и озвучивается экранным диктором; цвет никогда не единственный знак; движение следует системе. Если что-то мешает, это наша ошибка.

### Pile games

chat = Чат
say-something = Напишите что-нибудь
send = Отправить
chat-number = { $words } остаётся у вас. Числа отправлять нельзя; скажите сигналом.
time-of-turn = Время хода
bot-for-you = За вас играет бот.
keeps-waiting = { $name } не ходит уже минуту. Может сыграть бот.
bot-may-sit-in = Пусть играет бот
cards-laid = Сыгранные карты
cards-laid-how = Все карты; сыгранные зачёркнуты.
card-is-laid = { $card }, сыграна
card-is-not-laid = { $card }, ещё нет
since-you-looked = пока вы не смотрели
press-plain = План: { $card } на { $pile }
press-gift = План: { $card } подарком на { $pile }, лучше на { $by }
gift = подарок
first-card = первая карта
fits-gift = { $pile } подарком
fits-first = { $pile } первой
heard-gift = { $card } подарком на { $pile }
say-want = Хочу сюда
said-want = хочет сюда
meant-want = Хочу положить сюда; оставьте мне.
say-trick = Могу повернуть
said-trick = может повернуть
meant-trick = Эту стопку могу повернуть назад.
red = красная
blue = синяя
green = зелёная
yellow = жёлтая
purple = фиолетовая
coloured-card = { $colour } { $number }
start-card = начальная карта
height-low = низкая
height-middle = средняя
height-high = высокая
height-unsaid = только цвет
colour-and-height = { $colour }, { $height }
colour-hold = У меня { $colour }
colour-said = У меня { $colour }, сказано
said-hold = у меня { $hold }
i-hold = У меня есть
about-a-pile = О стопке
talk-of-colours = Цвета и высота приветствуются. Числа нет.
talk-of-pros = Только цвета и стопки; ничего о высоте.
same-colour = тот же цвет
same-colour-back = тот же цвет: с { $from } на { $to }
fits-same-colour = { $pile } тот же цвет, назад на { $by }
press-same-colour = План: { $card } на { $pile }, тот же цвет, назад на { $by }
heard-same-colour = { $card } на { $pile }, тот же цвет, назад с { $from }
two-a-turn = две за ход
one-a-turn = одна за ход
two-a-turn-why = За ход кладут одну или две карты; две уже есть.
one-a-turn-why = Профи кладут ровно одну карту за ход.
colour-does-not-fit-why = { $card } не подходит на { $pile }. { $direction ->
    [up] { $pile } растёт от: { $top }. Всё, что выше, или любая карта этого цвета.
   *[down] { $pile } убывает от: { $top }. Всё, что ниже, или любая карта этого цвета.
 }
end-won-fifty = Все пятьдесят. Вы победили, вместе.
end-stuck-one = Сыграно { $laid }. Дальше ни одна карта не подошла.
plan-note-quick = Одна карта или две, потом добор до двух.
plan-note-pro = Ровно одна карта, потом добор до двух.
your-turn-one-or-two = Ваш ход · одна или две
your-turn-one = Ваш ход · одна карта
silver = серебро
gold = золото
seam = один подарок за ход, чтобы улучшить стопку соперника
one-gift-a-turn = один подарок за ход
one-gift-why = Один подарок за ход, и он уже есть. Положите { $card } на A или B.
gift-why = { $card } не улучшает { $pile }. { $direction ->
    [up] { $pile } растёт от { $top }: подарок — всё, что ниже.
   *[down] { $pile } убывает от { $top }: подарок — всё, что выше.
 }
nothing-betters-why = { $pile } пока ничем не улучшить. Положите { $card } на A или B.
nothing-betters = улучшать пока нечего
yours-to-better = { $direction ->
    [up] подарок: ниже { $top }
   *[down] подарок: выше { $top }
 }
left-to-lay = осталось
race = сыграно { $laid } из { $cards }
draw-back-to-six = С подарком добор до шести.
will-draw = { $count ->
    [0] Добора не будет.
    [1] Доберёте одну.
    [2] Доберёте две.
   *[other] Доберёте { $count }.
 }
strands-ask-duel = С этим планом вы проиграете.
end-duel-title = { $who ->
    [you] Вы победили
   *[other] Победа: { $name }
 }
end-duel-nobody = Победителя нет
end-duel-laid = { $who ->
    [you] Все ваши пятьдесят восемь карт сыграны.
   *[other] { $name }: все пятьдесят восемь карт сыграны.
 }
end-duel-stuck = { $loses ->
    [you] Вы не смогли положить две карты.
   *[other] { $loser } не может положить две карты.
 }
end-duel-single = { $loses ->
    [you] У вас осталась одна карта, а ход требует двух.
   *[other] { $loser }: осталась одна карта, а ход требует двух.
 }
end-duel-resigned = { $loses ->
    [you] Вы сдались.
   *[other] { $loser } сдаётся.
 }
end-duel-stopped = Вы остановились здесь по согласию.
refused-told = Кто-то уже что-то узнал; предложите вернуть ход, и все должны согласиться.
refused-nothing-to-take-back = Сейчас вам нечего возвращать.
refused-patience = { $name }: бот может сыграть, когда стол прождёт минуту.
refused-no-chat = За этим столом не пишут, пока карты на руках.
refused-chat = В сообщении от 1 до 300 видимых знаков.
refused-begun = Игра уже идёт; это было можно раньше.
refused-seat-taken = Это место уже занято.
refused-not-host = Это может только хозяин стола.
refused-proposed-already = Уже есть предложение; сначала ответьте на него.
refused-nothing-proposed = Предложения больше нет.

## Welcome and tables

join-by-link = Войти по ссылке
join-link = Ссылка или имя стола
join-how = Вся ссылка, которую вам прислали. Если стол есть в списке, хватит имени.
join-not-a-link = Такого стола нет. Скопируйте ссылку целиком ещё раз.
bots-play = Уровень ботов
strength-random = наугад
strength-novice = новичок
strength-fast = быстрый
strength-strong = сильный
all-tables = Все столы
your-tables = { $count ->
    [1] Ваш стол
    [one] Ваш { $count } стол
    [few] Ваши { $count } стола
   *[many] Ваши { $count } столов
 }
your-game-runs = Ваша игра идёт
more-pages = Другие страницы
profile = Вы и ваши игры
tables-looking = Смотрим …
tables-joinable = Ждут игроков
tables-played = Идёт игра
tables-watch = Смотреть
join-table = Войти: { $game }, { $names }
watch-table = Смотреть: { $game }, { $names }
chairs-free = { $count ->
    [one] свободно { $count } место
    [few] свободно { $count } места
   *[many] свободно { $count } мест
 }
being-played = идёт игра

## A new table, more

which-game = Какая игра?
no-such-game = Такой игры здесь нет. Их четыре; выберите одну из них.
seats-why-quick-and-easy = Для Quick & Easy нужны хотя бы двое (Q1).
seats-why-face-to-face = Дуэль — для двоих (F1).
option-pro = Для знатоков
option-pro-why = Ровно одна карта за ход; говорят только о цветах и стопках, но не о величине.
option-last-card = Последняя единственная карта
option-last-card-why = Что бывает, если ход начинается с одной картой в руке и пустой начальной стопкой: сыграть нужно две, а есть одна.
option-last-card-loses = проигрывает
option-last-card-wins = её можно сыграть, и она выигрывает
option-fiasco = Провал с выбором
option-fiasco-why = После провала выбираете: жетон провала или покупка.
option-deck = Колода
option-deck-why = Какие карты входят в колоду при стольких игроках.
option-deck-reconstructed = по суммам из правил
option-deck-full = все карты
option-deck-own = свой файл
deck-file = Файл колоды
deck-file-why = TOML или JSON: имя и для каждой карты число копий на двоих, троих и четверых или пятерых.
deck-file-broken = Это не файл колоды. В нём есть имя и таблица карт.
option-limit = Предельное число TEN
option-limit-why = До скольких TEN открывает карты; чем больше, тем труднее.
option-solo-duplicates = Платят только дубликаты
option-solo-duplicates-why = Картой с числом платят за покупку, только если есть вторая такая же.
only-alone = Только для игры в одиночку.
nobody-to-talk-to = В одиночку говорить не с кем.
one-chair-only = Место только одно.
talk-free = Текст
talk-free-why = Можно писать что угодно.
watch-who = Кто смотрит
watch-who-why = Что видят те, кто пришёл, но не играет.
watch-all-after = Стол; после конца все карты
watch-public = Только стол
watch-none = Никто не смотрит
new-clock = Часы
new-clock-why = Время на ход. Когда оно выйдет, выбирает бот.
clock-none = Без часов
clock-seconds = { $count ->
    [one] { $count } секунда
    [few] { $count } секунды
   *[many] { $count } секунд
 }
clock-minutes = { $count ->
    [one] { $count } минута
    [few] { $count } минуты
   *[many] { $count } минут
 }
clock-days = { $count ->
    [one] { $count } день
    [few] { $count } дня
   *[many] { $count } дней
 }
clock-a-turn = на ход: { $time }
new-pace = Темп ботов
new-pace-why = С паузой, чтобы уследить, или без неё.
pace-human = как люди
pace-instant = сразу
open-with-bots = Сразу играть с ботами
table-listed = вход для всех
table-private = только по ссылке

## Waiting for players, more

waiting-title-guest = Перед раздачей
waiting-agreed = Договорились
waiting-chairs = Места
waiting-share = Поделиться
bot-of = бот: { $strength }
program = программа
all-chairs-taken = Все места заняты. Останьтесь и смотрите игру или откройте свой стол.
chair-more = На место больше
chair-fewer = На место меньше
begin-with = { $count ->
    [1] Раздать на одного
    [2] Раздать на двоих
    [3] Раздать на троих
    [4] Раздать на четверых
   *[other] Раздать на { $count } игроков
 }
stand-up = Освободить место
call-off = Отменить игру
copy-yourself = Ссылка выделена; скопируйте её: Ctrl C.
invitation-why = Войти может каждый, у кого есть эта ссылка.
invitation-why-listed = Стол есть и в списке.
invitation-renew = Создать новую ссылку; старая перестанет действовать
invitation-renewed = Новая ссылка. Старая больше ничего не открывает.
resign = Сдать дуэль

## Help and menus, more

short-quick-lay = Сыграйте одну или две карты, потом доберите до двух.
short-quick-direction = A только растёт, B только убывает, на любой шаг.
short-quick-back = Карта того же цвета, что верхняя, подходит всегда.
short-quick-talk = Говорите о цветах и о том, высоко ли, но без чисел.
short-duel-lay = За ход сыграйте хотя бы две карты.
short-duel-direction = На своих стопках как в The Game: A растёт, B убывает, ровно на десять назад можно.
short-duel-gift = Одну карту за ход можно дать сопернику, где она освобождает место: ниже на C, выше на D.
short-duel-draw = Без подарка добираете две. С подарком добираете до шести.
short-duel-end = Кто сыграл всё, выиграл; кто не может сыграть две, проиграл.
short-ten-draw = Открывайте карты. Числа прибавляются к сумме, монеты вычитаются.
short-ten-take = Остановитесь когда угодно и возьмите числа или монеты. Остальное уйдёт на биржу или другим.
short-ten-bust = Больше десяти в сумме или в одних монетах: провал.
short-ten-buy = Взявший числа может купить одну карту на бирже.
short-ten-wild = Джокер идёт на аукцион, у каждого одна ставка.
short-ten-end = Считается самая длинная серия каждого цвета, карта — очко; от 1 до 9 — десять.
keys-ten-draw = открывать дальше
keys-ten-numbers = взять числа
keys-ten-coins = взять монеты
keys-ten-bid = ставка больше или меньше
keys-ten-bid-now = сделать ставку
keys-ten-pass = пас
keys-ten-market = перейти к бирже

## Profile

nobody-yet = Пока никто
kind-guest = гость
kind-account = учётная запись
nobody-why-you = Сядьте за любой стол, и ваши игры будут здесь. Или войдите.
guest-why-you = Этот браузер знает вас по cookie. Без учётной записи с другого устройства не вернуться.
account-why-you = С именем и паролем вы вернётесь откуда угодно.
me-rename = Взять это имя
renamed = Теперь это ваше имя.
account-name = Имя
me-password = Пароль
make-account = Создать учётную запись
make-account-why = Сыгранное останется вашим. В пароле не меньше десяти знаков.
account-made = Учётная запись создана, { $name }.
account-not-possible = Это имя занято, или оно не годится, или пароль короток. Попробуйте другое.
sign-in = Войти
sign-in-why = Если у вас есть учётная запись на этом сервере. Нынешний гость останется здесь.
signed-in = С возвращением, { $name }.
sign-in-not-possible = Имя и пароль не подходят друг к другу. Попробуйте ещё раз.
sign-out = Выйти
forget-me = Забыть меня здесь
forget-me-why = Браузер вас больше не узнает. Без учётной записи ваши места никто не займёт, даже вы. Сыгранное останется на сервере.
forget-me-yes = Да, забыть
name-not-possible = В имени до 24 видимых знаков. Возьмите другое.
me-statistics = Как шли игры
me-statistics-none = Пока ничего. Считается, когда игра окончена.
stat-played = сыграно
stat-won = выиграно
stat-share = побед из решённых
stat-given-up = прервано
stat-least-left = меньше всего карт
stat-mean-left = карт в среднем
stat-best-score = лучший счёт
stat-mean-score = очков в среднем
me-history = Что вы играли
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
me-replay-of = Пересмотреть: { $game }, { $when }
me-record-text = Запись для чтения, .txt: { $game }, { $when }
me-record-data = Запись как данные, .json: { $game }, { $when }

## When something is in the way, more

unreachable = Никто не отвечает
unreachable-text = Сервер недоступен. Проверьте связь; ваши места и игры там сохраняются.
trouble-no-answer = Сервер не отвечает. Попробуйте чуть позже.
trouble-store-down = Сейчас ничего не сохранить. Попробуйте чуть позже.
closed-expired = Это приглашение больше не действует
closed-expired-text = Срок вышел, хозяин создал новую ссылку или стола уже нет. Попросите новую ссылку или откройте свой стол.
closed-broken = Ссылка неполная
closed-broken-text = Такого имени у стола быть не может. Скопируйте ссылку ещё раз, целиком.
closed-other = Сейчас войти нельзя
rules-not-loaded = Не удалось загрузить правила.
on-this-page = На этой странице

## Settings and about, more

settings-look = Язык и вид
settings-table = За столом
settings-notices = Когда ваш ход
settings-kept = Хранится только в этом браузере.
notify-denied = Браузер не разрешает уведомления отсюда. Это меняется в его настройках для сайта.
privacy-cookie = Один файл cookie
privacy-cookie-why = Он говорит, кто вы, чтобы место осталось вашим после перезагрузки. Живёт четыреста дней; скрипты его не читают.
privacy-browser = В этом браузере
privacy-browser-why = Настройки и имя; а пока вкладка открыта — ваш план, что было за столом и ключи к столам.
privacy-server = На сервере
privacy-server-why = Выбранное имя, столы, за которыми вы сидели, что там сыграно и написано и когда.
privacy-account = С учётной записью
privacy-account-why = Ещё пароль, но только в виде хеша, который не прочесть. Ни адреса, ни почты.
privacy-forget = Чтобы браузер вас забыл:
fairness = Честная раздача
fairness-text = До первой карты сервер запечатывает раздачу; после конца каждый игравший может проверить печать. Никто не видит больше положенного: ни вы, ни боты.

### Replay

replay = Повтор
replay-controls = По ходу игры
replay-moment = Момент игры
replay-first = К раздаче
replay-turn-back = На ход назад
replay-action-back = На одно действие назад
replay-play = Смотреть
replay-stop = Остановить
replay-action-on = На одно действие вперёд
replay-turn-on = На ход вперёд
replay-last = В конец
replay-speed = Скорость
replay-slow = медленно
replay-even = обычно
replay-quick = быстро
replay-eyes = Чьими глазами
replay-eyes-seat = как { $name }
replay-eyes-none = как зритель
replay-eyes-all = все карты
replay-share = Скопировать ссылку
replay-copied = Скопировано. Ссылка ведёт именно к этому моменту.
replay-transcript = Запись для чтения
replay-json = Запись (JSON)
replay-deal = Раздача
replay-at = Ход { $turn } из { $turns } · { $name }
replay-end = Конец, { $turns ->
        [one] { $turns } ход
        [few] { $turns } хода
       *[many] { $turns } ходов
    }
replay-turns = Ходы
replay-laid = { $count ->
        [one] { $count } выложена
        [few] { $count } выложены
       *[many] { $count } выложено
    }
replay-drawn = { $count ->
        [one] { $count } открыта
        [few] { $count } открыты
       *[many] { $count } открыто
    }
replay-not-ended = Эта игра ещё не закончена
replay-not-ended-text = Что выложено, можно помнить, но во время игры нельзя подсматривать. Повтор появится здесь, когда игра закончится.
replay-to-table = К столу
replay-broken = Не удалось загрузить повтор
replay-broken-text = Сервер ответил не так, как должен. Ничего не пропало: попробуйте чуть позже.

### TEN

ten-card = { $colour ->
    [B] синяя
    [G] зелёная
    [O] оранжевая
   *[P] розовая
 } { $number }
ten-coin-card = карта монет { $worth }
ten-wild-number = джокер { $number }, любой цвет
ten-wild-colour = { $colour ->
    [B] синий
    [G] зелёный
    [O] оранжевый
   *[P] розовый
 } джокер, любое число
ten-wild-any = джокер, любое число и цвет
ten-coins = { $count ->
    [one] { $count } монета
    [few] { $count } монеты
   *[many] { $count } монет
 }
ten-tokens = { $count ->
    [one] { $count } жетон провала
    [few] { $count } жетона провала
   *[many] { $count } жетонов провала
 }
ten-points = { $count ->
    [one] { $count } очко
    [few] { $count } очка
   *[many] { $count } очков
 }
ten-points-word = { $count ->
    [one] очко
    [few] очка
   *[many] очков
 }
ten-in-a-run = подряд
ten-run = { $colour ->
    [B] синие
    [G] зелёные
    [O] оранжевые
   *[P] розовые
 }: { $count ->
    [0] нет
   *[other] { $cards }
 }; самая длинная серия { $length }{ $wilds ->
    [0] {""}
   *[other] , джокер за { $standing }
 }
ten-run-read = { $colour ->
    [B] синие
    [G] зелёные
    [O] оранжевые
   *[P] розовые
 } от { $from } до { $to }
ten-turn = { $what ->
    [first] Ваш ход · откройте
    [draw] Ваш ход · ещё или взять
    [auction] Ваша ставка
    [pay] Ваш ход · оплата
    [choose] Провал · ваш выбор
   *[other] Ваш ход · покупка
 }
ten-other = { $name } { $what ->
    [draw] открывает
    [auction] делает ставку
    [pay] платит
    [choose] выбирает
   *[other] покупает
 }
ten-doing = { $what ->
    [draw] открывает
    [auction] ставка
    [pay] платит
    [choose] выбирает
   *[other] покупает
 }
ten-turn-now = { $what ->
    [first] Ваш ход. Откройте карту.
    [draw] Ваш ход. Открывайте дальше или берите.
    [auction] Ваша ставка.
    [choose] Провал. Возьмите жетон или идите покупать.
   *[other] Ваш ход. Купите одну карту или ни одной.
 }
ten-pay-now = Ваш ход. Заплатите { $left } за карту: { $card }.
ten-no-bid-yet = Ставок ещё нет.
ten-leads-with = { $name } впереди со ставкой { $bid }.
ten-can-bid = Можно поставить от { $least } до { $most }.
ten-cannot-bid = Больше вы заплатить не можете; остаётся пас.
ten-risk = Провал дали бы { $bust } из { $all } невидимых карт.
ten-risk-deck = Провал дали бы { $bust } из { $all } оставшихся карт.
ten-row-read = В ряду: { $cards }. Сумма { $total }, монеты { $coins }.
ten-deck-read = Карт в колоде: { $count }.
ten-market-read = На бирже: { $cards }.
ten-market-empty = Биржа пуста.
ten-owns-read = { $name }: очки { $points }, монеты { $coins }{ $tokens ->
    [0] {""}
   *[other] , жетоны провала { $tokens }
 }.{ $count ->
    [0] {""}
   *[other] {" "}Серии: { $runs }.
 }
ten-limit-read = TEN открывает до { $limit }.
ten-limit-tag = открывает до { $limit }
ten-look-closer = { $name }, подробнее
ten-could-pay = Может заплатить до { $most }.
ten-you-can-pay = Можно заплатить до { $most }: монеты { $coins }{ $tokens ->
    [0] {""}
   *[other] , жетоны провала { $tokens } по 3
 }, карты { $cards }.
ten-what-you-own = Что у вас есть
ten-wilds = Джокеры
ten-market = Биржа
ten-market-how = Одна за ход, после взятия чисел. Цена: число на карте.
ten-offer = { $card }, цена { $price }{ $why ->
    [owned] ; такая у вас есть
    [short] ; не хватает { $short }
   *[none] {""}
 }
ten-short-by = не хватает { $short }
ten-owned-already = Такая карта у вас уже есть: купите другую или ни одной.
ten-too-dear = Столько вы заплатить не можете: купите карту дешевле или ни одной.
ten-row-of = { $who ->
    [you] Ваш ряд
   *[other] Ряд: { $name }
 }
ten-deck-left = { $count ->
    [0] Колода пуста
    [one] { $count } карта в колоде
    [few] { $count } карты в колоде
   *[many] { $count } карт в колоде
 }
ten-row-empty = Пока ничего не открыто.
ten-total = Сумма
ten-of-ten = из 10
ten-of = из { $most }
ten-until = до { $limit }
ten-equation = числа { $numbers } − монеты { $coins }
ten-coins-word = Монеты
ten-bust-word = провал
ten-total-label = Сумма { $total } из 10: числа { $numbers }, монеты { $coins }. Больше 10: провал.
ten-total-label-limit = Сумма { $total }: числа { $numbers }, монеты { $coins }. TEN остановится на { $limit }.
ten-coins-label = Монеты { $coins } из { $most }. Больше: провал.
ten-safe = безопасно { $count }
ten-wild-count = джокеры { $count }
ten-bust-count = провал { $count }
ten-would-bust = { $percent } возможных карт: провал
ten-nothing-busts = Пока ни одна карта не даст провала
ten-what-busts = { $number ->
    [0] Ни одно число пока не провал.
    [1] Любое число: провал.
   *[other] Числа от { $number }: провал.
 } { $coin ->
    [0] Ни одна карта монет не провал.
    [1] Любая карта монет: провал.
   *[other] Карты монет от { $coin }: провал.
 }
ten-your-choice = Ваш выбор
ten-draw-first = Открыть карту
ten-draw-on = Открыть ещё
ten-deck-out = Колода пуста.
ten-take-numbers = Взять числа
ten-points-to = { $from } → { $to }
ten-others-take = { $who ->
    [ten] TEN берёт
    [one] Соперник берёт
   *[all] Остальные берут по
 } { $coin } { $count }
ten-then-buy = Потом можно купить одну карту
ten-draw-before = Сначала откройте карту.
ten-take-coins = { $count ->
    [one] Взять { $count } монету
    [few] Взять { $count } монеты
   *[many] Взять { $count } монет
 }
ten-take-coins-none = Взять монеты
ten-coins-to = Вы: { $from } → { $to }
ten-most-coins = Больше десяти не держит никто
ten-to-market = Числа уходят на биржу
ten-turn-ends = Ход окончен, другие ничего не получают
ten-no-coin-card = В ряду нет карты монет.
ten-take-token = Взять жетон провала
ten-token-worth = { $count ->
    [one] Он платит за 3
   *[other] У вас их будет { $count }; каждый платит за 3
 }
ten-turn-ends-plain = Ход окончен
ten-go-buy = Лучше купить
ten-go-buy-why = Одна карта с биржи, за свою цену
ten-go-buy-nothing = Без покупки не будет и жетона
ten-auction = Аукцион
ten-auction-of = Аукцион: { $card }
ten-for-you = Для вас: { $from } → { $to }.
ten-one-bid = По одной ставке; платит только победитель.
ten-up-to = до { $most }
ten-bids-in-order = Ставки по порядку
ten-to-bid = ставит
ten-bids-last = последний
ten-waits = ждёт
ten-passed = пас
ten-leads = впереди
ten-pass = Пас
ten-bid = Ставка { $bid }
ten-one-less = На одну меньше
ten-one-more = На одну больше
ten-your-bid = Ваша ставка, от { $least } до { $most }
ten-paying = Оплата
ten-pay-for = Заплатите { $price }: { $card }
ten-paid-so-far = уплачено { $paid }, осталось { $left }
ten-pay-with = Платить: { $thing }{ $ends ->
    [yes] ; потом ваше: { $card }
   *[no] {""}
 }
ten-token-loses = Жетон провала платит за 3; { $lost } пропадёт.
ten-next-ends = Следующее нажатие оплатит остаток; потом ваше: { $card }.
ten-each-is-final = Каждое нажатие платит сразу и окончательно.
ten-suggest = Предложить подешевле
ten-proposal = Дешевле всего: { $with }.
ten-own-way = По-своему
ten-pay-so = Заплатить так
ten-pays-now = { $name } платит: { $card }, { $paid } из { $price }.
ten-buy-one = Купите одну карту или ни одной
ten-buy-final = Последний круг: купите одну карту или ни одной
ten-buy = Купить: { $card }, за { $price }
ten-pick-one = Выберите карту
ten-none-to-buy = Купить здесь нечего
ten-buy-nothing = Ничего не покупать
ten-left-in-deck = Осталось в колоде: { $count }
ten-the-deck = Колода
ten-deck-called = Колода: { $deck }.
ten-deck-reconstructed = восстановленная
ten-deck-full = полная
ten-counted-deck = Посчитано по колоде, с учётом карт.
ten-counted-sight = Посчитано по видимым картам: колода и сброс вместе.
ten-skip-counting = Показать итог
ten-end-stopped = Игра остановлена
ten-end-title = { $who ->
    [you] Вы победили
   *[other] Победа: { $name }
 }
ten-end-title-shared = Общая победа: { $names }
ten-end-points = Больше всех очков: { $points }.
ten-end-currency = Поровну очков, { $points }; решают монеты и жетоны.
ten-end-cards = Поровну очков, { $points }, и денег; решает меньше карт в сериях.
ten-end-shared = Поровну во всём, очки: { $points }.
ten-end-beaten = TEN побеждён
ten-end-not-beaten = TEN не побеждён
ten-end-rank = Побеждён при { $limit }: { $limit ->
    [4] начало положено.
    [5] дело пошло.
    [6] впечатляет.
    [7] удача и стратегия.
    [8] на пьедестале.
    [9] поразительно.
   *[other] вам нет равных.
 }
ten-end-no-rank = { $yours } против { $tens }, TEN открывает до { $limit }.{ $tie ->
    [yes] {" "}Ничья не победа.
   *[no] {""}
 }
ten-did-turn = { $name } { $who ->
    [you] открываете
   *[other] открывает
 }: { $cards }.{ $total ->
    [unknown] {""}
   *[other] {" "}Сумма { $total }.
 }
ten-did-turn-wild = { $name } { $who ->
    [you] открываете
   *[other] открывает
 }: { $cards }. Аукцион.
ten-did-bust = { $name } { $who ->
    [you] открываете
   *[other] открывает
 }: { $cards }. Провал: { $kind ->
    [coin] монеты { $total }
   *[number] сумма { $total }
 }.
ten-did-take-numbers = { $name } { $who ->
    [you] берёте
   *[other] берёт
 } числа{ $count ->
    [0] ; их нет
   *[other] : { $cards }
 }.
ten-did-take-coins = { $name } { $who ->
    [you] берёте
   *[other] берёт
 } монеты: { $count }.
ten-did-pay = { $name } { $who ->
    [you] платите
   *[other] платит
 }: { $with }.
ten-did-bid = { $name } { $who ->
    [you] ставите
   *[other] ставит
 } { $price }.
ten-did-buy = { $name } { $who ->
    [you] покупаете
   *[other] покупает
 }: { $cards }, за { $price }.
ten-did-get = { $name } { $who ->
    [you] получаете
   *[other] получает
 }: { $cards }.
ten-did-others = Остальные берут монеты: { $count }.
ten-did-market = На биржу: { $cards }.
ten-did-win = { $winner } { $who ->
    [you] выигрываете
   *[other] выигрывает
 } аукцион за { $price }.
ten-did-not-sell = Джокер никому не нужен.
ten-did-last = Это была последняя карта колоды.
ten-did = { $name } { $who ->
    [you] { $what ->
        [pass] пасуете
        [skip] ничего не покупаете
        [take-token] берёте жетон провала
       *[go-buy] покупаете вместо жетона
     }
   *[other] { $what ->
        [pass] пасует
        [skip] ничего не покупает
        [take-token] берёт жетон провала
       *[go-buy] покупает вместо жетона
     }
 }.
