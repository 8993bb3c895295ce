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
about-the-game = Четыре стопки, девяносто восемь карт, ни одного числа вслух. Один путь назад: ровно на десять.
about-quick-and-easy = Две стопки, пять цветов. Маленькая, разговорчивая, на десять минут.
about-face-to-face = Серебро против золота. Подарок сопернику пополняет руку.
about-ten = Открывайте до десяти, не дальше. Торгуйтесь за джокеров, собирайте длинные серии.

## Welcome

your-name = Ваше имя
play = Играть
new-table = Новый стол
new-table-of = Новый стол: { $game }
lesson-learn = Научиться за 2 минуты
lesson-learn-game = Научиться за 2 минуты: { $game }
independent = tenback — независимая реализация правил. Названия игр принадлежат издателям; их графика не используется.
rules = Правила
rules-of = { $game }: правила
settings = Настройки
about = О tenback и конфиденциальность

## A new table

house-rules = Домашние правила
option-chosen = { $option }: { $choice }
label = { $label }:
option-expert = Эксперт
option-expert-why = За ход не меньше трёх карт вместо двух.
option-short-hands = На карту меньше
option-short-hands-why = У каждого на одну карту меньше.
option-on-fire = On Fire (неофициально)
option-on-fire-why = 22, 33, 44, 55, 66 и 77 горят: накройте их до конца следующего хода.
talk-signals = Сигналы
talk-signals-why = Готовые сигналы за столом, без текста.
talk-open = Сигналы и текст
talk-open-why = Можно и писать; числа не проходят.
talk-silent = Тишина
talk-silent-why = Никто ничего не говорит.
the-table = Стол
option-tracker = Учёт карт

## Waiting for players

waiting-title = Ваш стол
empty-chair = Свободное место
chair-kept = Место для игрока { $name }
add-bot = Посадить бота
sit-here = Сесть сюда
host = хозяин
bot = бот
a-bot = Бот
bot-plays = Здесь играет бот ({ $strength })
unseat = Освободить место: { $name }
begin = Раздать
fill-with-bots = Посадить ботов и раздать
waiting-team = { $count ->
    [one] Нужен ещё { $count } человек: карты сданы на столько же игроков, сколько у другой стороны.
    [few] Нужны ещё { $count } человека: карты сданы на столько же игроков, сколько у другой стороны.
    [many] Нужно ещё { $count } человек: карты сданы на столько же игроков, сколько у другой стороны.
   *[other] Нужно ещё { $count } человека: карты сданы на столько же игроков, сколько у другой стороны.
}
take-a-chair = Займите место, чтобы играть.
host-begins = Хозяин раздаст, когда все соберутся.
invitation = Ссылка-приглашение
waiting-ask = Пригласить кого-нибудь
make-invitation = Создать ссылку-приглашение
copy = Копировать
copied = Скопировано. Пошлите ссылку, кому хотите.
invited = Вас ждёт стол
invited-by = { $host } приглашает вас: { $game }
invited-there = Уже здесь: { $names }.
invited-text = Введите имя и входите.
come-in = Войти

## The top bar and menus

to-lobby = tenback, на главную
to-the-lobby = На главную
sound = Звук
sound-on = Звук включён
sound-off = Звук выключен
theme = Тема
rules-and-keys = Правила и клавиши
menu = Меню
close = Закрыть
language = Язык
skip-to-hand = К вашей руке
skip-to-choice = К вашему выбору
skip-to-main = К содержанию
hand-over = Пусть за меня играет бот
come-back = Вернуться в игру
pause = Пауза
resume = Продолжить игру
take-back = Отменить моё последнее действие
give-up-sure = Закончить эту партию? Никто не выиграет.
give-up-alone = Закончить здесь
leave-table = Уйти, место за мной
read-the-rules = Читать правила
keys = Клавиши

## The table

you = Вы
the-end = Конец
end-heard = { $title }. { $sentence }
who-starts = Кто начинает?
who-starts-how = Скажите, насколько охотно вы начнёте. Без чисел.
agreed-for-you = Вы сказали, что можете начать; боты скажут, насколько охотно начали бы.
offer-gladly = Охотно
offer-willing = Могу
offer-rather-not = Лучше не я
still-thinking = { $count ->
    [one] { $names } думает
   *[other] { $names } думают
 }
look-at-hand = Сначала посмотрите свою руку.
your-turn = { $count ->
    [0] Ваш ход · ещё или конец
    [1] Ваш ход · от 1 карты
    [2] Ваш ход · от 2 карт
   *[other] Ваш ход · от 3 карт
 }
your-turn-now = { $count ->
    [1] Ваш ход. Выложите хотя бы одну карту.
    [2] Ваш ход. Выложите хотя бы две карты.
   *[other] Ваш ход. Выложите хотя бы три карты.
 }
title-your-turn = Ваш ход
turn-of = { $name } думает
turn-of-read = { $name } думает.
turn-read = { $turn }.
thinking = думает
next = следующий ход
just-played = ход сделан
all-laid = без карт
paused = Пауза
seats-clockwise = Места по часовой стрелке
cards-in-hand = { $count ->
    [one] { $count } карта в руке
    [few] { $count } карты в руке
   *[many] { $count } карт в руке
 }
piles = Стопки
rising = растёт
falling = убывает
room = запас { $count }
to-draw = { $count ->
    [0] добирать нечего
   *[other] добрать
 }
shown-to-draw = добрать: { $shown }
still-to-lay = осталось
pile-label = Стопка { $pile }, { $direction ->
    [up] возрастающая
   *[other] убывающая
 }, { $planned ->
    [0] сверху { $top }
   *[other] намечена { $top }
 }{ $more ->
    [yes] , { $room }
   *[no] {""}
 }
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
step-steep = очень дорого
burns = { $count ->
    [one] горит: накройте сейчас
   *[other] горит
 }
on-card = на { $card }
number-line = Числа от { $low } до { $high }. Стопки: { $piles }. Ваши карты: { $cards }.
pile-at = { $pile } { $top }
your-hand = Ваша рука
hand-empty = Все ваши карты выложены.
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
take-card-back = Вернуть в руку: { $card }
undo = Отменить
lay-and-end = Выложить и закончить
end-turn = Закончить ход
lay-keep-turn = Выложить, ходить дальше
hint = Подсказка
hint-ask = Попросить подсказку
hint-thinking = Думает…
hints-used = { $count ->
    [one] { $count } подсказка
    [few] { $count } подсказки
   *[many] { $count } подсказок
 }
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
    [3] { $planned ->
        [0] нужны три карты
       *[other] ещё три
     }
   *[other] ещё { $count }
 }
pick-a-pile = выберите стопку: { $card }
plan-ahead = можно думать наперёд
if-nothing-changes = если ничего не изменится
may-lay-more = достаточно; можно ещё
laying = выкладываю…
will-be-sent = отправится, когда будет связь
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

## Talk

signal = Сигнал
talk-and-log = Разговор и ход игры
signals-only = Только сигналы. Числа остаются в руке.
signals-and-text = Сигналы и текст. Числа остаются в руке.
silent-table = За этим столом играют молча.
signal-about = { $signal }, стопка { $pile }
signal-menu = Сигнал о стопке { $pile }
signal-take-back = Нажмите ещё раз, чтобы отменить
take-back-said = Отменить: { $said }
you-said = Ваши сигналы
say-keep-off = Не сюда
say-keep-off-strongly = Не сюда!
say-small-steps = Малыми шагами
say-go-ahead = Можно сюда
meant-keep-off = Пожалуйста, не кладите сюда: у меня есть хорошая карта.
meant-keep-off-strongly = Пожалуйста, не кладите сюда ни за что.
meant-small-steps = Без больших скачков, пожалуйста.
meant-go-ahead = У меня на эту стопку планов нет.

## What happened

what-happened = Ход игры
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
    [you] { $name } выкладываете
   *[other] { $name } выкладывает
 }
told-by-clock = (время вышло)
told-said = { $name }: { $signal }, { $pile }
heard-said = { $name }: { $signal }, { $pile }.
said-by = { $name }: { $said }
heard-said-by = { $name }: { $said }.
told-unsaid = { $who ->
    [you] { $name } отменяете: { $signal }
   *[other] { $name } отменяет: { $signal }
 }
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
told-paced = Боты ходят в другом темпе.
told-proposed = { $what ->
    [take-back] { $who ->
        [you] { $name } предлагаете отменить действие.
       *[other] { $name } предлагает отменить действие.
     }
   *[other] { $who ->
        [you] { $name } предлагаете закончить игру.
       *[other] { $name } предлагает закончить игру.
     }
 }
told-objected = { $who ->
    [you] { $name } против.
   *[other] { $name } против.
 }
told-took-back = { $who ->
    [you] { $name } отменяете действие.
   *[other] { $name } отменяет действие.
 }
told-hinted = { $name }: запрошена подсказка.
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

end-the-game-every-card-laid = Все девяносто восемь карт. Вы победили вместе.
end-the-game-stuck = { $excellent ->
    [yes] Выложено { $laid }. Отлично, но для победы нужно выложить все карты.
   *[no] Выложено { $laid }. Тот, чей был ход, не мог выложить достаточно карт.
 }
end-the-game-burnt = Выложено { $laid }. Горящую карту не накрыли вовремя.
end-abandoned = Выложено { $laid }. Вы решили закончить здесь.
end-abandoned-alone = Выложено { $laid }. Игра закончена здесь.
deal-again = Раздать ещё раз
to-the-rematch = К следующей раздаче
end-series = Выигранные партии: { $won }.
end-series-of = { $name } { $count }
save-record = Сохранить запись
check-the-deal = Проверить раздачу
deal-holds = Зерно совпадает с печатью, данной до первой карты. Раздачу никто не трогал.
deal-does-not-hold = Зерно не совпадает с печатью. С этой раздачей что-то не так.
deal-shares-yours = Карты розданы по запечатанному секрету сервера и долям игравших, вашей в том числе. Никто не мог их выбрать.
deal-shares-hold = Карты розданы по запечатанному секрету сервера и долям игравших. Всё так, как было обещано.
deal-other-secret = Секрет сервера не тот, что он запечатал до раздачи. Он мог выбрать эти карты.
deal-other-shares = Доли не те, что были обещаны до раздачи. Кто-то мог выбрать эти карты.
deal-other-seed = Карты розданы не по секрету и долям. Кто-то мог их выбрать.
deal-share-missing = Ваш браузер обещал долю в этой раздаче, а в ней её нет. Если его не сменило другое ваше устройство, кто-то мог выбрать карты.
deal-share-away = При раздаче ваш браузер не был на связи, поэтому его доли в ней нет. Всё остальное так, как было обещано.
deal-silent = Доля обещана, но не передана вовремя: { $names }.
look-back = Разобрать партию
look-back-replay = Посмотреть повтор
end-share = Поделиться
deal-seed = Зерно
deal-seal = Печать
deal-own = SHA-256 зерна
deal-secret = Секрет сервера
deal-secret-seal = Его печать
deal-share-of = Доля: { $name }
deal-again-yourself = Чтобы проверить раздачу, сохраните запись и запустите tenback verify.
end-short = { $count ->
    [one] карты не хватило. Поражение.
    [few] карт не хватило. Поражение.
   *[many] карт не хватило. Поражение.
 }
end-stopped = осталось. Прервано.
end-none-left = карт на руках. Победа.
end-laid = Выложено { $laid } из { $cards }, { $turns ->
    [one] { $turns } ход
    [few] { $turns } хода
   *[many] { $turns } ходов
 }.{ $excellent ->
    [yes] {" "}Отлично, но для победы нужно выложить все карты.
   *[no] {""}
 }
end-stuck = { $who ->
    [you] У вас не осталось хода
   *[other] { $name }: хода не осталось
 }
end-asked = { $owed ->
    [1] Нужно было выложить одну карту
    [2] Нужно было выложить две карты
    [3] Нужно было выложить три карты
    [one] Нужно было выложить { $owed } карту
    [few] Нужно было выложить { $owed } карты
   *[many] Нужно было выложить { $owed } карт
 }, { $fits ->
    [0] а { $held ->
        [1] эта никуда не подходит:
        [one] из этих не подходит ни одна:
        [few] из этих не подходит ни одна:
       *[many] из этих не подходит ни одна:
    }
   *[other] а столько выложить было нельзя:
 }
end-asked-heard = { $asked } { $cards }.
end-card-on = { $card } на { $pile }
end-one-play = Оставался единственный ход: { $play }. { $who ->
    [you] Эта карта была у вас.
   *[other] Карта на руках: { $name }.
 }
end-some-plays = { $count ->
    [one] Из чужих рук подошла бы { $count } карта.
    [few] Из чужих рук подошли бы { $count } карты.
   *[many] Из чужих рук подошло бы { $count } карт.
 }
end-takes = примет: { $what }
end-takes-nothing = больше ничего не примет
end-above = выше { $number }
end-below = ниже { $number }
end-any = { $colour ->
    [R] любую красную
    [B] любую синюю
    [G] любую зелёную
    [Y] любую жёлтую
   *[P] любую фиолетовую
 }
end-together = Вместе
end-backs = { $count ->
    [0] Ни одна стопка не возвращалась назад.
    [one] Стопка возвращалась назад { $count } раз.
    [few] Стопка возвращалась назад { $count } раза.
   *[many] Стопка возвращалась назад { $count } раз.
 }
end-did = выложено: { $laid }, из них назад: { $backs }
end-way = Как всё шло
end-ten-backs = обратные прыжки
end-gifts = подарки
end-duel-ahead = { $count ->
    [one] карта преимущества
    [few] карты преимущества
   *[many] карт преимущества
 }. { $who ->
    [you] Вы победили.
   *[other] Победа: { $name }.
 }
end-duel-left = { $count ->
    [one] карта осталась ({ $loser })
    [few] карты остались ({ $loser })
   *[many] карт осталось ({ $loser })
 }. { $who ->
    [you] Вы победили.
   *[other] Победа: { $name }.
 }
end-comparing = Ищем ваши другие игры…
from-turn = с { $turn }-го хода прежней игры
this-deal-again = Та же раздача
this-deal-again-why = Те же карты в том же порядке. Игра не считается.
end-day = Расклад дня
end-challenge = Бросить вызов другу
end-challenge-why = Кто-то другой сыграет теми же картами, и вы увидите оба результата рядом.
end-challenge-sides = Оба результата
deal-known = Эту раздачу уже играли: игра не считается.
play-limit = Играть с пределом { $limit }

## When something is in the way

reconnecting = Восстанавливаю связь…
reconnecting-plan = Восстанавливаю связь… план сохранён.
line-lost = Нет связи.
line-lost-plan = Нет связи. Ничего из плана не отправлено.
line-too-many = У вас открыто слишком много вкладок. Закройте одну, и эта вернётся сама.
line-will-send = Нет связи. Ваши карты будут выложены, когда она появится.
not-yet = Ещё нет
try-now = Попробовать
back-again = { $count ->
    [one] Связь есть. Прошёл { $count } ход.
    [few] Связь есть. Прошло { $count } хода.
   *[many] Связь есть. Прошло { $count } ходов.
 }
back-moved = Снова на связи. За столом кое-что произошло.
old-client = tenback обновился. Загрузите страницу снова; место и план сохранятся.
load-again = Загрузить снова
closed-gone = Такого стола нет
closed-gone-text = Ссылка неверна, или приглашение истекло. Попросите новую ссылку или откройте свой стол.
closed-full = Все места заняты
closed-full-text = Игра идёт или уже окончена, и наблюдать за этим столом нельзя. Попросите другой или откройте свой.
called-off = Отменено
called-off-text = Хозяин отменил стол до первой карты.
nowhere = Здесь ничего нет
nowhere-text = Адрес никуда не ведёт. Всё начинается на главной.
proposed-abandon = { $name } предлагает закончить игру.
agree = Согласиться
rather-not = Нет, играем дальше
proposed-take-back = { $name } просит отменить: { $what }
asks-seen = С тех пор пришли новые карты; они вернутся, и вы их не увидите.
asks-waits = Стол ждёт, спешить некуда.
asked-take-back = Вы просите отменить: { $what }
asked-abandon = Вы предлагаете закончить игру.
has-agreed = { $name }: согласие
is-asked = ждём ответа
never-mind = Неважно
declined = { $own ->
    [yes] { $name } больше не спрашивает.
   *[no] { $name } предпочитает играть дальше.
 }
play-last = последнее действие
take-back-short = Отменить
was-before = было { $card }
paused-by = { $name } берёт паузу.
paused-by-you = Вы взяли паузу.
paused-how = Часы стоят. Продолжить может любой за столом.
play-on = Дальше
rematch-open = Карты раздаются снова.
rematch-by = { $name } хочет сыграть ещё.
rematch-in = Я играю
rematch-watch = Смотреть следующую раздачу
title-rematch = Следующая раздача
presence-planning = планирует
presence-away = нет на месте с { $time }
presence-gone = нет связи с { $time }
presence-not-here = нет на месте
presence-stand-in = играет бот
gone-waiting = { $name }: связи нет, а стол ждёт.
stand-in-offer = Пусть сыграет бот
bot-for-you-now = За вас играет бот
take-over = Вернуться
bot-played-for-you = { $count ->
    [one] Бот сыграл за вас { $count } ход. Место снова ваше.
    [few] Бот сыграл за вас { $count } хода. Место снова ваше.
   *[many] Бот сыграл за вас { $count } ходов. Место снова ваше.
 }
what-it-laid = Что он сыграл
skip-wait = Не ждать
chairs-offered = Вы приглашены: бот уступит вам место.
take-this-chair = Занять место: { $name }
door-names = { $count ->
    [one] Смотрит: { $names }
    [few] Смотрят: { $names }
   *[many] Смотрят: { $names }
 }
door-without = { $count ->
    [one] Без кого начнётся игра: { $names }. Останется только место бота.
    [few] Без кого начнётся игра: { $names }. Останутся только места ботов.
   *[many] Без кого начнётся игра: { $names }. Останутся только места ботов.
 }
rule = Правило { $rule }

## Refusals: one message for each key in the code, with the facts that come with the key (tests/web/keys.py)

# What has no words of its own

refused = Сейчас так сделать нельзя.
again-when = Продолжить можно { $when }.
refused-broken = Не получилось. Попробуйте чуть позже.

# Coming in, chairs, the host

refused-no-such-table = Такого стола нет, или приглашение истекло. Попросите новую ссылку или откройте свой стол.
refused-no-such-lesson = Такого урока нет. Выберите другой на главной.
refused-not-in-this-lesson = Это не относится к этому шагу урока. Начните шаг заново.
refused-hint-counted = Эта попытка сравнивается с попытками других, поэтому подсказок нет.
refused-hint-company = Подсказки бывают, только если все остальные — боты.
refused-hint-not-ready = Сильный бот ещё готовится. Попросите чуть позже.
refused-hint-failed = Бот не нашёл ответа. Попросите ещё раз.
refused-no-hints = Ни один бот не играет в эту игру достаточно хорошо, чтобы подсказывать.
refused-moved-on = За столом уже пошли дальше. Попросите ещё раз.
refused-no-watching = Все места заняты, а наблюдать за этим столом нельзя. Откройте свой стол.
refused-nowhere = Вы не за столом; сначала войдите.
refused-already-seated = Вы уже сидите за этим столом.
refused-no-seat = У вас нет места за этим столом.
refused-full = Все места заняты.
refused-seat-taken = Это место уже занято.
refused-nobody-there = Там никто не сидит.
refused-own-seat = Это ваше место; вы можете его освободить.
refused-no-such-seat = За этим столом нет такого места.
refused-seats-taken = { $sitting ->
    [one] Здесь уже сидит { $sitting } игрок; сначала кто-то должен освободить место.
    [few] Здесь уже сидят { $sitting } игрока; сначала кто-то должен освободить место.
   *[many] Здесь уже сидят { $sitting } игроков; сначала кто-то должен освободить место.
 }
refused-seat-open = Одно место ещё свободно: подождите кого-нибудь, посадите бота или уберите место.
refused-no-such-bot = Такого бота здесь нет; выберите другого.
refused-not-host = Это может только хозяин стола.
refused-unseated = Хозяин стола освободил ваше место. С новым приглашением вы сможете снова сесть сюда.
refused-too-many-invitations = У стола не может быть больше ссылок-приглашений, чем { $most }.
refused-too-many-listed = Ваши столы уже ждут игроков, а одновременно их может быть не больше, чем { $most }. Отмените один или начните игру.
refused-setting = { $place ->
    [seats] Эта игра не для стольких игроков.
    [options] Эти домашние правила не сочетаются; выберите другие.
   *[other] Такой стол открыть нельзя. Выберите что-нибудь другое.
 }
refused-begun = Поздно: игра уже идёт.
refused-dealing = Минутку: карты как раз раздаются.
refused-known-deal = Эту раздачу уже играли: долю к ней никто не добавляет.
refused-day-counted = Эта попытка в раскладе дня засчитывается: ходы не отменяются, паузы нет, и бот никого не заменяет.
refused-day-alone = Расклад дня каждый играет за своим столом; смотреть нельзя.
refused-day-again = Сыграть расклад дня ещё раз можно с его страницы; это не засчитывается.
refused-shared-deal = Другим в другом месте сданы те же карты, поэтому здесь этого не изменить.
refused-challenged = Кому-то ещё предстоит играть этими картами; сдайте новые.
refused-day-to-come = Этот день ещё не наступил.
refused-day-people = Расклад дня — для людей; программы играют за другими столами.
refused-bots-compiling = Сильные боты для этого расклада ещё готовятся; попробуйте через минуту.
refused-day-played = Вы уже сыграли этот расклад; повтор не засчитывается.
refused-day-first = Засчитывается первая попытка; после неё можно играть сколько угодно, без зачёта.
refused-challenge-listed = Этот стол может пересмотреть кто угодно; бросьте вызов с новыми картами.
refused-challenge-known = Вы уже видели эти карты.
refused-no-such-challenge = Такого вызова здесь нет; попросите ссылку ещё раз.
refused-promised = Эта доля уже обещана.
refused-not-dealing = Сейчас доли ни у кого не просят.
refused-share-told = Ваша доля уже здесь.
refused-another-share = Это не та доля, что была обещана.
refused-waiting = Игра ещё не началась.
refused-ended = Игра закончилась.
refused-not-ended = Это будет можно, когда игра закончится.
refused-never-begun = Этот стол отменили; откройте новый.
refused-rematched = Следующая раздача уже открыта; идите туда.
refused-not-for-you = Это для тех, кто играл за этим столом.
refused-not-your-eyes = Здесь можно смотреть повтор только со своего места.
refused-too-many-puzzles = У вас уже { $most } задач, больше не хранится.
refused-no-such-rescue = Такой игры для спасения нет.
refused-no-such-puzzle = Этой задачи больше нет, или ссылка неполная.
refused-reviews-full = Уже готовится много разборов. Попробуй снова через несколько минут.
refused-moment-over = Там игра уже закончилась. Вернись на ход назад, чтобы играть дальше.
refused-no-such-moment = Такого момента в этой игре нет.
refused-branch-seats = Эта игра продолжает прежнюю, и число игроков остаётся прежним.

# Who starts

refused-starting = Сначала каждый говорит, насколько охотно начнёт.
refused-not-starting = Уже решено, кто начинает.
refused-gladly = Скажите: охотно, могу или лучше не я.
refused-already-offered = Вы уже сказали, насколько охотно начнёте.

# Turns, pauses, bots that stand in

refused-not-your-turn = Сейчас не ваш ход.
refused-paused = Игра на паузе; сначала её надо продолжить.
refused-not-paused = Игра не на паузе.
refused-stood-in = За вас играет бот; сначала вернитесь в игру.
refused-not-stood-in = За вас никто не играет; место ваше.
refused-bot-there = Там уже играет бот.
refused-left-already = В этом ходу за вас уже играл бот; подождите следующего.
refused-no-action = Сначала выберите, что хотите сделать.
refused-too-many-actions = Это слишком много сразу; сначала сыграйте часть.
refused-not-an-action = Ничего такого в этой игре нет.
refused-opaque = По пути откроются другие карты; продолжайте, когда их увидите.
refused-over-before = На этом игра кончается; дальше ничего сыграть нельзя.
refused-turn-over-before = Потом очередь других; дальше играть нельзя.

# Talk

refused-silent = За этим столом играют молча.
refused-no-cards = Сигналы подают только во время игры.
refused-not-a-signal = Здесь так говорить нельзя; скажите сигналом этого стола.
refused-said-already = Об этом вы уже говорили после последнего хода; подождите следующего.
refused-not-said = Этот сигнал больше не показан.
refused-no-chat = За этим столом во время игры не пишут.
refused-no-text-for-pros = Знатоки во время игры ничего не пишут: выберите сигналы или тишину.
refused-written-already = Это вы уже написали; скажите иначе или подождите следующего хода.
refused-texts = После последнего хода вы написали уже { $most } раз; подождите следующего.
refused-chat-length = В сообщении от 1 до { $most } знаков.
refused-chat-characters = В сообщении могут быть только видимые знаки.
refused-number = Не отправлено: { $words }. Называть числа нельзя; подайте сигнал.
quoted = «{ $words }»

# Taking back, giving up

refused-told = Поздно: кто-то уже видел новые карты. Можно попросить отменить действие; согласиться должны все.
refused-still-there = { $name }: связь есть или только что была. Бот играет только за того, кого нет.
refused-not-awaited = Сейчас стол ждёт не этого игрока: { $name }.
refused-bots-object = Боты против: с тех пор вы видели карту.
refused-seen-alone = С тех пор вы видели карту; этого не отменить.
refused-no-such-pace = Боты так не ходят.
refused-paced = Они уже так ходят.
refused-by-invitation = Игра началась. С приглашением можно занять место бота.
refused-within-a-turn = { $name } сейчас ходит; займите место чуть позже.
refused-no-bot-moves = Сейчас ни один бот не ходит.
refused-nothing-to-take-back = Сейчас вам нечего отменять.
refused-proposal = Предложить можно закончить игру или отменить действие.
refused-proposed-already = Уже есть предложение; сначала ответьте на него.
refused-nothing-proposed = Предложения больше нет.
refused-agreed-already = Вы уже согласились.
refused-no-resigning = Сдаться можно только в дуэли; предложите закончить, или пусть за вас играет бот.
refused-asides = После последнего хода вы уже дважды прервали игру; подождите следующего.
refused-asked-enough = За этим столом было уже очень много ваших просьб, пауз и сообщений (предел: { $most }). Теперь здесь можно только играть.
refused-log-full = За этим столом произошло уже так много, что можно только доиграть до конца.

# Who one is, and the server

refused-who = Этот браузер здесь больше не знают. Введите имя и входите.
refused-name = В имени должны быть видимые знаки, и не слишком много. Возьмите другое.
refused-name-taken = Такое имя уже есть у кого-то. Возьмите другое.
refused-password = В пароле от { $least } до { $most } знаков.
refused-password-guessed = Такой пароль легко угадать. Выберите другой.
refused-passwords-busy = Слишком много паролей сразу. Попробуйте через несколько секунд.
refused-wrong-password = Неверное имя или пароль. Попробуйте ещё раз.
refused-only-guests = У вас уже есть учётная запись.
refused-account-not-made = С таким именем учётную запись создать нельзя. Возьмите другое.
refused-too-fast = Слишком много сразу; подождите.
refused-bad-request = Сервер этого не понял. Загрузите страницу снова.
refused-origin = С другого сайта так сделать нельзя. Откройте сам tenback.
refused-head-too-large = Этот браузер отправляет больше, чем сервер читает. Удалите куки этого сайта и обновите страницу.
refused-body-too-large = Это слишком много для сервера.
refused-too-slow = Соединение слишком медленное. Попробуйте ещё раз.
refused-server-full = На сервере сейчас нет места. Попробуйте чуть позже.
refused-host = Под этим именем сервер не известен. Скажите тому, кто его ведёт.
refused-not-from-here = Это видит только тот, кто ведёт сервер.
refused-banned = Владелец сервера сейчас вас не пускает.
refused-muted = Владелец сервера отключил вам сообщения: то, что вы пишете, не передаётся. Сигналы по-прежнему работают.
refused-signup-closed = Новые учётные записи на этом сервере не создаются. Можно играть гостем.
refused-owner-stays = Владельца сервера нельзя заблокировать, лишить сообщений или удалить.
refused-owner-guest = Владельцем может быть только учётная запись, не гость.
refused-no-account = Это гость, у него нет пароля.
refused-nobody-such = Под этим именем здесь никого нет.
refused-table-gone = Этого стола больше нет.
refused-no-such-report = Эта жалоба уже закрыта.
refused-announcement = В объявлении от 1 до 300 знаков.
refused-reported-already = Вы уже пожаловались за этим столом. Владелец сервера посмотрит.
refused-nobody-to-report = Пожаловаться можно только на другого, кто сидит за этим столом.
refused-not-found = Здесь ничего нет.
refused-store-down = Сейчас ничего нельзя сохранить. Попробуйте чуть позже.
refused-damaged = Этот стол больше не прочитать. Скажите тому, кто ведёт сервер.
refused-no-answer = Сервер не отвечает. Попробуйте чуть позже.

# Cards and piles

refused-not-in-hand = { $card }: такой карты у вас нет. Выложите карту из своей руки.
refused-not-higher = { $card } не подходит на { $pile }. { $pile } растёт от { $top }: всё, что выше.
refused-not-higher-nor-back = { $card } не подходит на { $pile }. { $pile } растёт от { $top }: всё, что выше, или ровно { $back }.
refused-not-lower = { $card } не подходит на { $pile }. { $pile } убывает от { $top }: всё, что ниже.
refused-not-lower-nor-back = { $card } не подходит на { $pile }. { $pile } убывает от { $top }: всё, что ниже, или ровно { $back }.
refused-not-higher-nor-same-colour = { $card } не подходит на { $pile }. { $pile } растёт от: { $top }. Всё, что выше, или любая карта этого цвета.
refused-not-lower-nor-same-colour = { $card } не подходит на { $pile }. { $pile } убывает от: { $top }. Всё, что ниже, или любая карта этого цвета.
refused-too-few = За ход выкладывают хотя бы { $minimum }; выложено { $played }.
refused-none-laid = За ход выкладывают хотя бы одну карту.
refused-two-laid = За ход выкладывают одну или две карты; две уже есть.
refused-one-laid = Знатоки выкладывают ровно одну карту за ход.
refused-second-gift = Один подарок за ход, и он уже есть. Выложите { $card } на A или B.
refused-gift-not-lower = { $card } не улучшает стопку { $pile }. { $pile } растёт от { $top }: подарок — всё, что ниже.
refused-gift-not-higher = { $card } не улучшает стопку { $pile }. { $pile } убывает от { $top }: подарок — всё, что выше.
refused-nothing-betters = Стопку { $pile } пока ничем не улучшить. Выложите { $card } на A или B.
refused-over-won = Игра окончена: все карты выложены. Раздайте ещё раз, чтобы играть дальше.
refused-over-stuck = Игра окончена: кто-то не мог выложить достаточно карт. Раздайте ещё раз, чтобы играть дальше.
refused-over-burnt = Игра окончена: горящую карту не накрыли. Раздайте ещё раз, чтобы играть дальше.
refused-over-all-laid = Игра окончена: все карты одного игрока выложены. Раздайте ещё раз, чтобы играть дальше.
refused-over-single-card = Игра окончена: единственная последняя карта проигрывает. Раздайте ещё раз, чтобы играть дальше.

# TEN

refused-first-draw = Ход начинается с того, что открывают карту.
refused-draw-or-take = Откройте ещё или возьмите числа либо монеты.
refused-no-coin-card = В ряду нет карты монет: возьмите числа или откройте ещё.
refused-deck-is-out = Колода пуста: возьмите числа или монеты.
refused-in-auction = Идёт аукцион: { $wild }. Сделайте ставку или пасуйте.
refused-bid-too-low = Низшая ставка сейчас { $least }; можно и спасовать.
refused-bid-too-low-solo = В одиночку низшая ставка { $least }; можно и спасовать.
refused-bid-too-high = Вы можете заплатить не больше { $means }: не ставьте больше или пасуйте.
refused-bid-too-high-solo = Монетами, жетонами и дубликатами вы можете заплатить не больше { $means }: не ставьте больше или пасуйте.
refused-in-payment = Осталось заплатить { $owed } за: { $card }. Платите монетой, жетоном провала или картой с числом.
refused-no-coin = Монет у вас больше нет: заплатите чем-нибудь другим.
refused-no-bust-token = У вас нет жетона провала: заплатите чем-нибудь другим.
refused-not-yours = { $card }: такой карты у вас нет. Заплатите тем, что у вас есть.
refused-wilds-do-not-pay = Джокерами не платят: заплатите чем-нибудь другим.
refused-no-duplicate = В одиночку на аукционе платят только дубликатами, а такая карта у вас одна: { $card }. Заплатите чем-нибудь другим.
refused-no-duplicate-buy = Здесь платят только дубликатами, а такая карта у вас одна: { $card }. Заплатите чем-нибудь другим.
refused-in-market = Сейчас можно купить одну карту с биржи или ни одной.
refused-not-in-market = { $card }: такой карты на бирже нет. Купите из тех, что там лежат, или ни одной.
refused-owned-already = { $card }: такая карта у вас уже есть. Купите другую или ни одной.
refused-too-dear = { $card } стоит { $price }, а заплатить вы можете { $means }: купите карту дешевле или ни одной.
refused-bust-choice = Провал: возьмите жетон или идите покупать.
refused-no-bust-choice = Этот выбор бывает после провала, и только с правилом: провал с выбором.
refused-in-final-round = Последний круг: купите одну карту или ни одной.
refused-over = Игра окончена: последний круг покупок прошёл. Раздайте ещё раз, чтобы играть дальше.
refused-ten-draws = TEN открывает, пока не достигнет своего предельного числа.
refused-ten-takes = TEN всегда берёт числа.
refused-ten-bids = TEN ставит по своему правилу.
refused-ten-pays = TEN платит монетами, потом жетонами, потом дубликатами.

# A deck of one’s own for TEN

refused-deck-parts = В файле колоды есть имя и таблица карт, больше ничего.
refused-deck-name = В имени колоды от 1 до { $most } видимых знаков.
refused-deck-name-taken = Колода с именем { $written } у TEN уже есть; назовите свою иначе.
refused-deck-cards = Карты в файле колоды — это таблица: каждая карта и три числа копий.
refused-deck-no-such-card = В файле колоды есть карта, которой не бывает: { $written }.
refused-deck-copies = В файле колоды неверна строка { $line }: нужны три целых числа, копии на двоих, троих и четверых или пятерых.
refused-deck-fewer-have-more = Копии { $line } в файле колоды: { $copies }; у меньшего числа игроков их не бывает больше.
refused-deck-number-cards = Сумма в файле колоды не сходится: карт с числом на четверых или пятерых { $counted }, а у TEN { $right }.
refused-deck-coin-cards = Сумма в файле колоды не сходится: карт монет на четверых или пятерых { $counted }, а у TEN { $right }.
refused-deck-wilds = Сумма в файле колоды не сходится: джокеров на четверых или пятерых { $counted }, а у TEN { $right }.
refused-deck-none-for-two = В файле колоды нет ни одной карты на двоих, а каждый ход начинается с открывания.

## Settings

light = Светлая
dark = Тёмная

## About

imprint = Правовая информация и условия

### Pile games

chat = Чат
say-something = Напишите что-нибудь
chat-new = { $count ->
    [one] { $count } новое сообщение
    [few] { $count } новых сообщения
   *[many] { $count } новых сообщений
 }
send = Отправить
time-of-turn = Время хода
bot-for-you = За вас играет бот.
cards-laid = Выложенные карты
cards-laid-by = { $name }, { $metal }
cards-laid-how = Выложенные зачёркнуты, ваши отмечены.
card-is-laid = { $card }, выложена
card-is-not-laid = { $card }, ещё нет
card-is-held = { $card }, у вас в руке
since-you-looked = с вашего последнего визита
press-plain = План: { $card } на { $pile }
press-gift = План: { $card } подарком на { $pile }, лучше на { $by }
gift = подарок
first-card = первая карта
fits-gift = { $pile } подарком
fits-first = { $pile } первой
heard-gift = { $card } подарком на { $pile }
say-want = Оставьте мне
meant-want = Хочу выложить сюда; оставьте мне.
say-trick = Могу вернуть назад
meant-trick = Эту стопку я могу вернуть назад.
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
talk-of-colours = Говорите о цветах, высокая карта или низкая. Без чисел.
talk-of-pros = Только цвета и стопки; ничего о высоте.
same-colour = тот же цвет
same-colour-back = тот же цвет: { $from } → { $to }
fits-same-colour = { $pile } тот же цвет, назад на { $by }
press-same-colour = План: { $card } на { $pile }, тот же цвет, назад на { $by }
heard-same-colour = { $card } на { $pile }, тот же цвет, было: { $from }
two-a-turn = две за ход
one-a-turn = одна за ход
end-quick-and-easy-every-card-laid = Все пятьдесят карт. Вы победили вместе.
end-quick-and-easy-stuck = Выложено { $laid }. Дальше ни одна карта не подошла.
plan-note-quick = Одна карта или две, потом добор до двух.
plan-note-pro = Ровно одна карта, потом добор до двух.
your-turn-one-or-two = Ваш ход · 1–2 карты
your-turn-one = Ваш ход · одна карта
silver = серебро
gold = золото
seam = один подарок за ход, чтобы улучшить стопку соперника
one-gift-a-turn = один подарок за ход
nothing-betters = улучшать пока нечего
yours-to-better = { $direction ->
    [up] подарок: ниже { $top }
   *[down] подарок: выше { $top }
 }
left-to-lay = осталось: { $shown }
race = выложено { $laid } из { $cards }
draw-back-to-six = С подарком добор до шести.
will-draw = { $count ->
    [0] Добора не будет.
    [1] Доберёте одну.
    [2] Доберёте две.
   *[other] Доберёте { $count }.
 }
strands-ask-duel = С этим планом вы проиграете.
end-winner = { $who ->
    [you] Вы победили
   *[other] Победа: { $name }
 }
end-nobody = Победителя нет
end-face-to-face-all-laid = { $who ->
    [you] Все ваши пятьдесят восемь карт выложены.
   *[other] { $name }: все пятьдесят восемь карт выложены.
 }
end-face-to-face-stuck = { $loses ->
    [you] Вы не смогли выложить две карты.
   *[other] { $loser } не может выложить две карты.
 }
end-face-to-face-single-card = { $loses ->
    [you] У вас осталась одна карта, а ход требует двух.
   *[other] { $loser }: осталась одна карта, а ход требует двух.
 }
end-resigned = { $loses ->
    [you] Вы сдались.
   *[other] { $loser } сдаётся.
 }
end-duel-stopped = Вы решили закончить здесь.

## Welcome and tables

bots-play = Уровень ботов
strength-random = наугад
strength-novice = новичок
strength-fast = хороший
strength-strong = сильный
all-tables = Все столы
profile = Вы и ваши игры
tables-looking = Смотрим…

## A new table, more

no-such-game = Такой игры здесь нет. Их четыре; выберите одну из них.
seats-why-quick-and-easy = Для Quick & Easy нужны хотя бы двое (Q1).
seats-why-face-to-face = Дуэль — для двоих (F1).
option-pro = Для знатоков
option-pro-why = Ровно одна карта за ход; говорят только о цветах и стопках, но не о высоте.
option-last-card = Последняя единственная карта
option-last-card-why = Что будет, если вы начинаете ход с одной картой в руке, а добирать нечего.
option-last-card-loses = вы проиграли
option-last-card-wins = её можно выложить и победить (неофициально)
option-fiasco = Провал с выбором
option-fiasco-why = После провала выбираете: жетон провала или покупка.
option-deck = Колода
option-deck-why = Какие карты входят в колоду при этом числе игроков.
option-deck-reconstructed = восстановлена по правилам и рецензиям
option-deck-full = все карты (неофициально)
option-deck-own = свой файл
option-limit = Предельное число TEN
option-limit-why = До скольких TEN открывает карты; чем больше, тем труднее.
option-solo-duplicates = Платить только дубликатами
option-solo-duplicates-why = Картой с числом платят за покупку, только если есть вторая такая же. Если отключить, платят любой картой с числом.
option-solo-duplicates-off = Платить любой картой с числом
no-text-for-pros = Знатоки ничего не говорят о высоте, поэтому во время игры текста нет.
talk-free = Текст
talk-free-why = Можно писать что угодно.
watch-all-after = Стол; после конца все карты
watch-public = Только стол
watch-none = Без зрителей
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
pace-slow = медленно
pace-human = как люди
pace-fast = быстро
pace-instant = сразу
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
copy-yourself = Ссылка выделена; скопируйте её: Ctrl+C.
invitation-why = Войти может каждый, у кого есть эта ссылка.
invitation-why-listed = Стол есть и в списке.
invitation-renew = Создать новую ссылку; старая перестанет действовать
invitation-renewed = Новая ссылка. Старая больше не действует.

## Profile

kind-guest = гость
kind-account = учётная запись

## When something is in the way, more

unreachable = Никто не отвечает
unreachable-text = Сервер недоступен. Проверьте связь; ваши места и игры там сохраняются.
closed-expired = Это приглашение больше не действует
closed-expired-text = Срок вышел, хозяин создал новую ссылку или стола уже нет. Попросите новую ссылку или откройте свой стол.
closed-broken = Ссылка неполная
closed-broken-text = Такого имени у стола быть не может. Скопируйте ссылку ещё раз, целиком.
closed-other = Сейчас войти нельзя
rules-not-loaded = Не удалось загрузить правила.
on-this-page = На этой странице

### Replay

replay = Повтор
moment-picture = Картинка этого момента
replay-drew = добор { $count }
replay-bust = провал на { $total }
replay-coins = { $count ->
    [one] { $count } монета
    [few] { $count } монеты
   *[many] { $count } монет
 }
replay-took = берёт { $cards }
replay-bought = покупает { $cards }
replay-bid = { $name }: { $price }
replay-passed = { $name }: пас
replay-unsold = джокер никому не нужен
replay-points = Очки: { $points }
laid-on = на { $pile }
laid-here = выложено сюда:

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
ten-times = { $count } × { $thing }
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
ten-points-shown = { $shown } { $count ->
    [one] очко
    [few] очка
   *[many] очков
 }
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
ten-other-read = { $name } { $what ->
    [draw] открывает
    [auction] делает ставку
    [pay] платит
    [choose] выбирает
   *[other] покупает
 }.
ten-doing = { $what ->
    [draw] открывает
    [auction] ставка
    [pay] платит
    [choose] выбирает
   *[other] покупает
 }
ten-final = { $what ->
    [bought] после покупки
    [last] покупает последним
   *[other] ещё покупает
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
ten-risk = Провал дали бы { $bust } из { $all } оставшихся карт.
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
ten-total-label = Сумма { $total } из 10: числа { $numbers }, монеты { $coins }. Больше 10 — провал.
ten-total-label-limit = Сумма { $total }: числа { $numbers }, монеты { $coins }. TEN остановится на { $limit }.
ten-coins-label = Монеты { $coins } из { $most }. Больше — провал.
ten-safe = безопасно { $count }
ten-wild-count = джокеры { $count }
ten-bust-count = провал { $count }
ten-would-bust = { $percent } возможных карт — провал
ten-nothing-busts = Пока ни одна карта не даст провала
ten-what-busts = { $number ->
    [0] Ни одно число пока не провал.
    [1] Любое число — провал.
   *[other] Числа от { $number } — провал.
 } { $coin ->
    [0] Ни одна карта монет не провал.
    [1] Любая карта монет — провал.
   *[other] Карты монет от { $coin } — провал.
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
    [one] Он стоит 3
   *[other] У вас их будет { $count }; каждый стоит 3
 }
ten-turn-ends-plain = Ход окончен
ten-go-buy = Вместо этого купить
ten-go-buy-why = Одна карта с биржи, за свою цену
ten-go-buy-nothing = Без покупки не будет и жетона
ten-auction = Аукцион
ten-auction-of = Аукцион: { $card }
ten-for-you = Для вас: { $from } → { $to }.
ten-after-paying = После уплаты { $bid }: { $points }.
ten-one-bid = По одной ставке; платит только победитель.
ten-bids-alone = В одиночку ставки начинаются с 5. В ваш ход TEN ставит столько, сколько вы можете заплатить, или всё, что имеет, если это меньше; в свой ход на одну больше вас. Если не может заплатить 5, пасует.
ten-up-to = до { $most }
ten-turn-of = { $who ->
    [you] Ваш ход
   *[other] Ход: { $name }
 }
ten-bids-in-order = Ставки по порядку
ten-to-bid = сейчас
ten-bids-last = в конце
ten-waits = ждёт
ten-passed = пас
ten-leads = впереди
ten-pass = Пас
ten-bid = Ставка { $bid }
ten-one-less = На одну меньше
ten-one-more = На одну больше
ten-your-bid = Ваша ставка, от { $least } до { $most }
ten-paying = Оплата
ten-pay-for = Заплатите { $price } за: { $card }
ten-paid-so-far = уплачено { $paid }, осталось { $left }
ten-pay-with = Платить: { $thing }{ $ends ->
    [yes] ; потом ваше: { $card }
   *[no] {""}
 }
ten-token-loses = Жетон провала стоит 3; пропадёт: { $lost }.
ten-next-ends = Следующее нажатие оплатит остаток; потом ваше: { $card }.
ten-each-is-final = Каждое нажатие — оплата, отменить нельзя.
ten-proposal = Дешевле всего: { $with }.
ten-pay-so = Заплатить так
ten-pay-all = Заплатить: { $with }
ten-pays-now = { $name } платит за: { $card }, { $paid } из { $price }.
ten-buy-one = Купите одну карту или ни одной
ten-buy-final = Последний круг: купите одну карту или ни одной
ten-buy = Купить: { $card }, за { $price }
ten-would-have = { $offered }; после покупки: { $points }
ten-pick-one = Выберите карту
ten-none-to-buy = Купить здесь нечего
ten-buy-nothing = Ничего не покупать
ten-left-in-deck = Осталось в колоде: { $count }
ten-the-deck = Колода
ten-shown-in-deck = { $shown } в колоде
ten-deck-called = Колода: { $deck }.
ten-deck-reconstructed = восстановленная
ten-deck-full = полная
ten-counted = Посчитано по тому, что видели все.
ten-skip-counting = Показать итог
ten-end-stopped = Игра остановлена
ten-score-of = { $name } { $points }
ten-scores = { $scores }.
end-winners = Общая победа: { $names }
end-ten-most-points = Больше всех очков: { $points }.
end-ten-most-currency = Очков поровну ({ $points }); решают монеты и жетоны.
end-ten-fewest-cards = Очков ({ $points }) и денег поровну; решает меньшее число карт в сериях.
end-ten-shared = Поровну во всём, очки: { $points }.
ten-end-beaten = TEN побеждён
ten-end-not-beaten = TEN не побеждён
end-ten-ten-beaten = Побеждён при { $limit }: { $limit ->
    [4] начало положено.
    [5] дело пошло.
    [6] впечатляет.
    [7] удача и стратегия.
    [8] на пьедестале.
    [9] поразительно.
   *[other] вам нет равных.
 }
end-ten-ten-not-beaten = { $yours } против { $tens }, TEN открывает до { $limit }.{ $tie ->
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
    [unknown] {""}
    [0] ; их нет
   *[other] : { $cards }
 }.
ten-did-take-coins = { $name } { $who ->
    [you] берёте
   *[other] берёт
 } монеты{ $count ->
    [unknown] {""}
   *[other] : { $count }
 }.
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
ten-counting = Как считали очки
ten-counting-how = самая длинная серия каждого цвета; штриховкой отмечен джокер
ten-player = Игрок
ten-colour = { $colour ->
    [B] синий
    [G] зелёный
    [O] оранжевый
   *[P] розовый
 }
ten-worth = стоимость { $count }
ten-end-points = { $count ->
    [one] очко
    [few] очка
   *[many] очков
 }{ $won ->
    [yes] . Вы победили.
   *[no] { $gap ->
        [0] , ничья решена не в вашу пользу
        [one] , отставание { $gap }
        [few] , отставание { $gap }
       *[many] , отставание { $gap }
    }
 }
ten-where-from = { $who ->
    [you] Откуда ваши очки
   *[other] Откуда очки: { $name }
 }
ten-from-wilds = { $wilds ->
    [0] Все за числа, без джокера.
    [one] { $wilds } джокер принёс { $gave } из { $points } очков; за джокеры уплачено всего { $paid }.
    [few] { $wilds } джокера принесли { $gave } из { $points } очков; за джокеры уплачено всего { $paid }.
   *[many] { $wilds } джокеров принесли { $gave } из { $points } очков; за джокеры уплачено всего { $paid }.
 }
ten-by-numbers = { $count } за числа
ten-by-wilds = { $count } за джокеры

## A game without a table of its own

plain-acts = Что можно сделать
plain-yes = да
plain-no = нет
plain-none = нет
plain-hidden = { $count ->
    [one] { $count } закрытая карта
    [few] { $count } закрытые карты
   *[many] { $count } закрытых карт
 }
part-hands = Карты на руках
part-draw = Начальная стопка
end-all-won = Общая победа
end-all-lost = Игра проиграна
end-by = Причина окончания: «{ $reason }».

### Hosts and people

announcement = Объявление
put-away = Скрыть
banned = Вы заблокированы
banned-for-good = Владелец сервера заблокировал вас навсегда.
banned-until = Владелец сервера заблокировал вас до { $when }.
kind-program = программа
what-is-stored = Что о вас хранится
report-whom = Пожаловаться: { $name }…
report-why = Это прочтёт владелец сервера вместе с последними сообщениями за этим столом. Больше никто не узнает, что написали вы.
report-reason = Что не так?
report-reason-insults = Оскорбления или угрозы
report-reason-spam = Спам
report-reason-cheating = Нечестная игра
report-reason-name = Оскорбительное имя
report-reason-other = Другое
report-words = Своими словами, если хотите
report-send = Отправить
report-sent = Спасибо. Владелец сервера посмотрит.
closed-removed = Этот стол убран
closed-removed-text = Его убрал владелец сервера.
admin = Управление сервером
