# Разбор игры и продолжение с любого момента

review = Разбор
review-none = Чего стоил каждый ход и что было бы лучше? Серверу нужна примерно минута, чтобы это выяснить.
review-ask = Сделать разбор
review-again = Попробовать снова
review-replay = Посмотреть повтор
review-closed = Разбора здесь нет
review-not-ended = Разбор можно сделать, когда игра закончится.
review-copied = Скопировано. Ссылка ведёт именно к этому ходу.
review-ready = Разбор готов.
review-working = Посчитано частей: { $done } из { $of }…
review-waiting = { $count ->
    [one] Сначала делается ещё { $count } разбор.
    [few] Сначала делаются ещё { $count } разбора.
   *[many] Сначала делаются ещё { $count } разборов.
 }
review-leave = Можно уйти: сервер считает дальше и сохранит разбор вместе со столом.
review-pending = ещё не посчитано
review-failed-turn = { $more ->
    [0] Ход { $turn } посчитать не удалось. Остальное готово.
    [one] Ход { $turn } и ещё { $more } посчитать не удалось. Остальное готово.
    [few] Ход { $turn } и ещё { $more } посчитать не удалось. Остальное готово.
   *[many] Ход { $turn } и ещё { $more } посчитать не удалось. Остальное готово.
 }
review-failed-action = { $more ->
    [0] Действие { $turn } посчитать не удалось. Остальное готово.
    [one] Действие { $turn } и ещё { $more } посчитать не удалось. Остальное готово.
    [few] Действие { $turn } и ещё { $more } посчитать не удалось. Остальное готово.
   *[many] Действие { $turn } и ещё { $more } посчитать не удалось. Остальное готово.
 }
review-failed-open = До какого хода можно было выиграть, выяснить не удалось. Остальное готово.
review-failed-nothing = В этой игре не закончен ни один ход, разбирать нечего.
review-failed-not-compiled = Этот сервер не может делать разборы: его сильные боты не скомпилированы.
review-failed-broken = Разбор сделать не удалось.

## Игра в одном предложении

review-unfinished = Не доиграно
review-won = Победа: все карты выложены
review-short = { $count ->
    [one] Поражение: не хватило { $count } карты
    [few] Поражение: не хватило { $count } карт
   *[many] Поражение: не хватило { $count } карт
 }
review-duel = { $who ->
    [won] Победа
    [lost] Поражение
   *[other] Дуэль окончена
 }
review-scores = { $count ->
    [one] { $count } очко
    [few] { $count } очка
   *[many] { $count } очков
 }, { $how ->
    [ahead] впереди на { $lead }
    [behind] позади на { $lead }
   *[even] поровну
 }
review-dearest = Дороже всего обошёлся { $who ->
    [you] ваш ход { $turn }
   *[other] ход { $turn }
 }: { $laid } оставил около { $after }; { $kept } оставил бы около { $before }.
review-none-dear = Ни один ход не был явно хуже других вариантов.
review-hope-never = с открытыми картами эту раздачу нельзя было выиграть вовсе
review-hope-unknown = неизвестно, можно ли было выиграть эту раздачу с открытыми картами
review-hope-last = с открытыми картами можно было выиграть ещё на ходу { $turn }
review-hope-until = с открытыми картами можно было выиграть до хода { $turn }
review-hope-between = с открытыми картами можно было выиграть до хода { $turn }; о ходах с { $from } по { $to } это неизвестно

## График

review-chart = Вероятность победы
review-chart-by = по тому, что мог знать игрок на ходу
review-chart-alt = Вероятность победы после каждого хода ({ $count }): в начале { $first }, в конце { $last }.
review-as-table = Таблицей
review-as-chart = Графиком
review-turn = Ход
review-player = Игрок
review-chance = Вероятность
review-cost = Цена
review-open = Карты открыты
review-open-yes = можно выиграть
review-open-no = проиграно
review-open-not-found = не выяснено
review-estimate = { $value } ± { $more }
review-costly = дорого
review-back = на 10 назад
review-chance-sure = вероятность и её точность
review-heard = Ход { $turn } из { $turns }, { $name }: { $laid }; { $chance ->
    [none] без оценки
   *[other] около { $chance }
 }{ $cost ->
    [0] .
    [one] , он стоил { $cost } пункт.
    [few] , он стоил { $cost } пункта.
   *[many] , он стоил { $cost } пунктов.
 }

## Момент

review-before = Перед ходом { $turn }, { $who ->
    [you] вашими глазами
   *[other] глазами игрока { $name }
 }
review-before-all = Перед ходом { $turn }, все карты
review-laid = выложена
review-to-draw = { $shown } в колоде
review-deck = { $count ->
    [one] В колоде { $count } карта
    [few] В колоде { $count } карты
   *[many] В колоде { $count } карт
 }
review-market = На бирже: { $cards }
review-for-sale = На торгах: { $card }, { $bid ->
    [0] ставок ещё нет
   *[other] ставка { $bid }
 }
review-you-laid = { $who ->
    [you] Ваш ход
   *[other] Ход игрока { $name }
 }
review-did = { $who ->
    [you] Ваш выбор
   *[other] Выбор игрока { $name }
 }
review-kept-more = Что было бы лучше
review-about = { $shown } ± { $more }
review-certain = { $shown }, точно
review-points = { $shown } { $count ->
    [one] процентный пункт
    [few] процентных пункта
   *[many] процентных пунктов
 }, ± { $more }.
review-nothing-better = { $count ->
    [one] Среди { $count } варианта лучшего не нашлось.
    [few] Среди { $count } вариантов лучшего не нашлось.
   *[many] Среди { $count } вариантов лучшего не нашлось.
 }
review-counted = Посчитано до конца.
review-step = { $card }: { $count ->
    [one] { $count } шаг
    [few] { $count } шага
   *[many] { $count } шагов
 } на { $pile }.
review-expected = ожидаемые очки: { $points }
review-not-weighed = Ещё без оценки.
review-no-choice = Ничего другого сделать было нельзя.
review-on = { $card } на { $pile }
review-next-costly = Следующий дорогой ход
review-dear-ones = Что чего-то стоило
review-fine = { $count ->
    [one] { $count } мир на ход
    [few] { $count } мира на ход
   *[many] { $count } миров на ход
 }, доиграно ботами; каждое ± — это интервал 95 %.

## TEN

review-ten-draw = открыть ещё
review-ten-take-numbers = взять числа
review-ten-take-coins = взять монеты
review-ten-take-token = взять жетон провала
review-ten-go-buy = перейти к покупке
review-ten-pass = пас
review-ten-skip = ничего не покупать
review-ten-pay-coin = заплатить монетой
review-ten-pay-bust = заплатить жетоном провала
review-before-ten = Перед решением { $turn }, { $who ->
    [you] вашими глазами
   *[other] глазами игрока { $name }
 }
review-before-all-ten = Перед решением { $turn }, все карты
review-dearest-ten = Дороже всего обошлось { $who ->
    [you] ваше решение { $turn }
   *[other] решение { $turn }
 }: { $laid } – осталось около { $after }; { $kept } – осталось бы около { $before }.
review-none-dear-ten = Ни одно решение не было явно хуже других вариантов.
review-next-costly-ten = Следующее дорогое решение
review-decision = Решение
review-heard-ten = Решение { $turn } из { $turns }, { $name }: { $laid }; { $chance ->
    [none] без оценки
   *[other] около { $chance }
 }{ $cost ->
    [0] .
    [one] , оно стоило { $cost } пункт.
    [few] , оно стоило { $cost } пункта.
   *[many] , оно стоило { $cost } пунктов.
 }
review-ten-bid = ставка { $price }
review-ten-buy = купить: { $card }
review-ten-pay = заплатить картой: { $card }
review-auctions = Ваши ставки
review-auctions-key = Полоса: до этого места торговаться было выгоднее. Черта: цена продажи. Точка: ваша ставка; пустая: пас.
review-auction-heard = Ваша ставка: { $bid }; продано за { $price }; торговаться было выгоднее до { $worth }.

## Играть дальше

play-on-here = Играть дальше отсюда
play-on-text = Новый стол с хода { $turn }: те же карты и всё, что было сыграно до этого.
play-on-bots = С ботами
play-on-alone = Играть дальше
play-on-friends = С друзьями
play-on-puzzle = Скопировать ссылку как задачу
play-on-fine = В статистику это не входит. Кто получит задачу, увидит не больше, чем игрок на ходу.
puzzle-copied = Скопировано: кто откроет ссылку, играет отсюда дальше с ботами.
puzzle = Задача
puzzle-of = Задача: { $game }
puzzle-text = { $count ->
    [1] Игра в одиночку, остановленная перед ходом { $turn }. Сможете лучше?
    [one] Игра на { $count } игрока, остановленная перед ходом { $turn }. На остальных местах боты. Сможете лучше?
    [few] Игра на { $count } игроков, остановленная перед ходом { $turn }. На остальных местах боты. Сможете лучше?
   *[many] Игра на { $count } игроков, остановленная перед ходом { $turn }. На остальных местах боты. Сможете лучше?
 }
puzzle-short = { $count ->
    [one] В первый раз осталась { $count } карта.
    [few] В первый раз остались { $count } карты.
   *[many] В первый раз осталось { $count } карт.
 }
puzzle-play = Сыграть
puzzle-gone = Этой задачи больше нет

## Спасите эту игру

rescue = Спасите эту игру
rescue-text = Игры, выигранные чудом. Вот момент, когда почти никто бы в это не поверил: ваш ход, на остальных местах боты.
rescue-text-duel = Дуэли, выигранные чудом. Вот момент, когда почти никто бы в это не поверил: ваш ход. Выиграйте это.
rescue-which = Игра
rescue-players = { $count ->
    [1] в одиночку
    [one] { $count } игрок
    [few] { $count } игрока
   *[many] { $count } игроков
 }
rescue-left = { $count ->
    [one] осталась { $count } карта
    [few] остались { $count } карты
   *[many] осталось { $count } карт
 }
rescue-rates = хорошие боты спасают { $fast } из 100, сильные { $strong }
rescue-very-hard = Очень сложно
rescue-hard = Сложно
rescue-middling = Средне
rescue-easier = Легче
rescue-play = Сыграть
rescue-play-this = Сыграть игру { $number }
rescue-fine = Оценено со скрытыми картами, каждый раз розданными заново. Эти игры в статистику не входят.
