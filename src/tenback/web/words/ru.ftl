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
about-ten = Тяните до десяти, не дальше. Торгуйтесь за джокеров, стройте длинные ряды.

## Welcome

what-shall-we-play = Во что сыграем?
your-name = Ваше имя
play = Играть
play-game = Играть в { $game } с ботами
new-table = Новый стол
new-table-of = Новый стол: { $game }
terminal-only = Пока в терминале:
your-table-waits = Ваш стол ждёт
go-on = Продолжить
open-tables = Открытые столы
no-open-tables = Сейчас нет. Откройте свой; его найдёт каждый, кому вы пошлёте ссылку.
join = Сесть
have-a-link = Есть ссылка?
have-a-link-text = Откройте её, и вы за столом. Без регистрации.
independent = tenback — независимое воплощение правил. Названия игр принадлежат издателям; их графика не используется.
rules = Правила
settings = Настройки
about = Об игре и данных

## A new table

how-many = Сколько игроков?
house-rules = Домашние правила
option-expert = Эксперт
option-expert-why = За ход не меньше трёх карт вместо двух (G15).
option-short-hands = Короткие руки
option-short-hands-why = У каждого на одну карту меньше (G16).
option-on-fire = В огне (неофициально)
option-on-fire-why = 22, 33, 44, 55, 66 и 77 горят: накройте их до конца следующего хода (G17).
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
option-tracker-why = Все могут посмотреть, что сыграно. По правилам это дело памяти (G4).
open-table = Открыть стол

## Waiting for players

waiting-title = Ваш стол
empty-chair = Свободный стул
add-bot = Посадить бота
sit-here = Сесть сюда
host = хозяин
bot = бот
bot-plays = Здесь играет бот ({ $strength })
unseat = Освободить стул: { $name }
chairs-left = { $count ->
    [one] Свободен { $count } стул
    [few] Свободны { $count } стула
   *[many] Свободно { $count } стульев
 }
begin = Раздать
fill-with-bots = Ботов на свободные стулья и раздать
take-a-chair = Займите стул, чтобы играть.
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
come-back = Снова играю сам
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
offer-rather-not = Лучше нет
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
just-played = только что
all-laid = без карт
paused = Пауза
seats-clockwise = Места по часовой стрелке
cards-in-hand = { $count ->
    [one] карта на руке
    [few] карты на руке
   *[many] карт на руке
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
 }, запас { $room }
pile-press = Стопка { $pile }, сверху { $top }
pile-read = { $pile } { $direction ->
    [up] растёт от
   *[other] убывает от
 } { $top }.
press-plan = Наметить { $card } на { $pile }, разрыв { $by }
press-back = Наметить { $card } на { $pile }, на десять назад
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
number-line = Числа от 1 до 100. Стопки: { $piles }. Ваши карты: { $cards }.
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
you-watch = Вы смотрите за этим столом.

## The plan

your-plan = Ваш план
unseen = никто не видит
take-card-back = Вернуть { $card }
undo = Назад
lay-and-end = Выложить и закончить
end-turn = Закончить ход
lay-keep-turn = Выложить, ходить дальше
lay-anyway = Всё равно выложить
think-again = Подумать ещё
more-to-go = { $count ->
    [1] ещё одна
    [2] ещё две
   *[other] ещё { $count }
 }{ $planned ->
    [0] {""}
   *[other] {""}
 }
pick-a-pile = выберите стопку для { $card }
plan-ahead = можно думать наперёд
if-nothing-changes = если ничего не изменится
may-lay-more = достаточно; можно ещё
laying = выкладываю …
will-be-sent = уйдёт, когда будет связь
strands-chip = больше ничего не подойдёт
strands-ask = Это закончит игру для всех.
planned-now = { $card } намечена на { $pile }{ $back ->
    [yes] , на десять назад
   *[no] {""}
 }. { $turn ->
    [yes] { $missing ->
        [0] Ход можно закончить.
        [1] Ещё одна.
       *[other] Ещё { $missing }.
     }
   *[no] {""}
 }
taken-back = { $card } снова на руке.
no-longer-fits = { $card } больше не подходит на { $pile } и снова на руке.
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
signals-only = Только сигналы. Числа остаются на руке.
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
meant-go-ahead = На эту стопку планов нет.

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
    [you] { $name } предлагаете.
   *[other] { $name } предлагает.
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
   *[other] Бот играет на месте: { $name }.
 }
told-came-back = { $who ->
    [you] Вы снова в игре.
   *[other] { $name } снова в игре.
 }
heard-laid = { $card } на { $pile }
heard-back = { $card } на { $pile }, на десять назад от { $from }
heard-turn = { $name }: { $laid }.
heard-drew = Вы добрали { $cards }.

## The end

end-title-won = Все карты сыграны
end-title = { $count ->
    [one] Не хватило { $count } карты
    [few] Не хватило { $count } карт
   *[many] Не хватило { $count } карт
 }
end-won = Все девяносто восемь. Вы победили вместе.
end-excellent = Сыграно { $laid }. Отлично, но не победа: победа только при нуле.
end-stuck = Сыграно { $laid }. Никто не мог положить достаточно.
end-burnt = Сыграно { $laid }. Горящую карту не накрыли вовремя.
end-abandoned = Сыграно { $laid }. Вы закончили здесь вместе.
over-now = { $won ->
    [yes] Игра окончена. Все карты сыграны; вы победили.
   *[no] Игра окончена. Не сыграно карт: { $count }.
 }
deal-again = Раздать ещё
to-the-rematch = К следующей раздаче
save-record = Сохранить запись
check-the-deal = Проверить раздачу
deal-holds = Зерно совпадает с печатью, данной до первой карты. Раздачу никто не трогал. Зерно:
deal-does-not-hold = Зерно не совпадает с печатью. С этой раздачей что-то не так. Зерно:
look-at-table = Посмотреть на стол
another-game = Другая игра

## When something is in the way

reconnecting = Восстанавливаю связь …
reconnecting-plan = Восстанавливаю связь … план сохранён.
line-lost = Нет связи.
line-lost-plan = Нет связи. Ничего из плана не отправлено.
try-now = Попробовать
back-again = { $count ->
    [one] Снова здесь. Прошёл { $count } ход.
    [few] Снова здесь. Прошло { $count } хода.
   *[many] Снова здесь. Прошло { $count } ходов.
 }
old-client = Здесь работает новый tenback. Загрузите страницу снова; место и план сохранятся.
load-again = Загрузить
closed-gone = Такого стола нет
closed-gone-text = Ссылка неверна, или приглашение истекло. Попросите новую ссылку или откройте свой стол.
closed-full = Все стулья заняты
closed-full-text = За этим столом нельзя смотреть. Попросите другой или откройте свой.
called-off = Отменено
called-off-text = Хозяин отменил стол до первой карты.
not-here-yet = Пока не в браузере
not-here-yet-text = { $game } пока в терминале.
nowhere = Здесь ничего нет
nowhere-text = Адрес никуда не ведёт. Всё начинается на главной.
proposed-abandon = { $name } предлагает закончить.
proposed-take-back = { $name } просит вернуть действие.
agree = Согласие
rather-not = Лучше нет
rule = Правило { $rule }
refused-not-your-turn = Сейчас не ваш ход.
refused-too-few = За ход кладут хотя бы { $minimum }; положено { $played }.
refused-too-fast = Слишком много сразу; подождите.
refused-paused = Игра на паузе.
refused-ended = Игра закончилась.
refused-silent = За этим столом играют молча.
refused-stood-in = За вас играет бот; сначала вернитесь в игру.
refused-full = Все стулья заняты.
refused-already-said = Об этой стопке вы уже сказали с прошлого хода; подождите следующего.
refused-broken = Не получилось. Попробуйте чуть позже.

## Settings

as-system = Как в системе
light = Светлая
dark = Тёмная
motion = Движение
motion-less = Меньше
assist = Помощь за столом
assist-gaps = Показывать, что подходит, с разрывами и прыжками
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
privacy-keeps = Сервер хранит выбранное имя, столы, за которыми вы сидели, и ход игр. Cookie говорит, кто вы; настройки остаются в этом браузере.
privacy-no-others = Никакой другой сервер не спрашивают, и никто не считает ваши визиты.
accessibility = Для каждого
accessibility-text = Всё доступно с одной клавиатуры и слышно через экранного диктора; ни один цвет не говорит один; движение следует системе. Если что-то мешает, это наша ошибка.
