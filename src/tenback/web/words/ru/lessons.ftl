### Уроки: что шаг за шагом говорит тренер. Числа взяты из позиций в server/lessons/*.toml.

lesson-header = Урок · { $step } из { $count }
lesson-step-of = Урок, шаг { $step } из { $count }
lesson-title-read = { $title }.
lesson-skip = Пропустить
lesson-back = На шаг назад
lesson-on = Дальше
lesson-next = Следующий урок
lesson-nothing-counts = Здесь ничего не считается. Урок длится около двух минут и продолжится там, где вы остановитесь.
lesson-elsewhere = Эта часть пока отключена. Нажмите то, что в синей рамке.
lesson-all = Вот и всё.
lesson-play-with-bots = Сыграть с двумя ботами?
lesson-play-a-bot = Сыграть против бота?
lesson-none = Такого урока нет
lesson-none-text = На главной есть урок для каждой игры.
lesson-not-now = Не удалось загрузить урок

## The Game

lesson-the-game = Ваша первая игра
lesson-the-game-aim-title = Одна команда, четыре стопки
lesson-the-game-aim-say = Вместе вы выкладываете все карты от 2 до 99. A и B только растут, C и D только убывают. Чисел никто не называет.
lesson-the-game-rising-title = Выше на растущую стопку
lesson-the-game-rising-say = B растёт и показывает 20. Подходит любая карта выше, а малые шаги берегут место. Ваша 22 выше всего на два.
lesson-the-game-rising-do = Нажмите 22, потом стопку B.
lesson-the-game-rising-not = Так можно, но шаг большой, и место между числами пропадёт. Начните с 22 на B.
lesson-the-game-rising-done = Два шага, почти ничего не потеряно. Числа под картой говорят, чего она стоит на каждой стопке.
lesson-the-game-falling-title = Ниже на убывающую стопку
lesson-the-game-falling-say = D убывает и показывает 88, значит, подходит карта ниже. Ваша 86 — самый малый шаг.
lesson-the-game-falling-do = Нажмите 86, потом стопку D.
lesson-the-game-falling-not = Так можно, но это стоит больше места. 86 на D — всего два шага.
lesson-the-game-falling-done = Вместе с 22 это две карты: столько нужно за ход, пока есть что добирать.
lesson-the-game-back-title = Один путь назад
lesson-the-game-back-say = На A лежит 47, а у вас 37: ровно на десять ниже. Выложите её туда, и стопка вернётся на десять назад.
lesson-the-game-back-do = Нажмите стопку A.
lesson-the-game-back-not = Туда 37 тоже подходит, но только на A она ровно на десять назад.
lesson-the-game-back-done = У стопки снова есть место. На C и D наоборот: ровно на десять выше.
lesson-the-game-talk-title = Говорите, но без чисел
lesson-the-game-talk-say = Сейчас ходит Juniper. C показывает 65, и ваша 75 вернёт её назад: попросите остальных не класть сюда.
lesson-the-game-talk-do = Дайте сигнал «Не сюда» для стопки C.
lesson-the-game-talk-not = Так сказать можно, но здесь вам нужна C. Скажите «Не сюда» о стопке C.
lesson-the-game-talk-done = Оба услышали и не тронули C. Сигналы говорят, чего вы хотите, но никогда не число.
lesson-the-game-turn-title = План, карты, добор
lesson-the-game-turn-say = Теперь целый ход. Запланируйте не меньше двух карт; никто их не видит, пока вы не выложите. 75 вернёт C назад.
lesson-the-game-turn-do = Запланируйте 75 на C и 39 на A, выложите и закончите ход.
lesson-the-game-turn-not = Можно, но места жаль. Запланируйте 75 на C и 39 на A, выложите обе и закончите ход.
lesson-the-game-turn-done = У вас снова шесть карт. Выложены все — вы победили. Кто должен выложить две и не может, проигрывает за всех.

## Quick & Easy

lesson-quick-and-easy = Quick & Easy, первые шаги
lesson-quick-and-easy-aim-title = Две стопки, пять цветов
lesson-quick-and-easy-aim-say = Вместе вы выкладываете пятьдесят карт: A растёт, B убывает. У вас две; выложите одну или две и доберите.
lesson-quick-and-easy-rising-title = Выше на A
lesson-quick-and-easy-rising-say = A показывает синюю 5. Подходит любое число выше, любого цвета. Ваша красная 6 — один шаг.
lesson-quick-and-easy-rising-do = Нажмите красную 6, потом стопку A.
lesson-quick-and-easy-rising-not = Так тоже можно, но зелёная 8 нужна в другом месте. Выложите красную 6 на A.
lesson-quick-and-easy-rising-done = Один шаг: от семёрки до десятки всё по-прежнему подходит.
lesson-quick-and-easy-colour-title = Тот же цвет возвращает назад
lesson-quick-and-easy-colour-say = B опустилась до зелёной 2, почти до конца. Карта того же цвета может быть с любым числом.
lesson-quick-and-easy-colour-do = Нажмите зелёную 8, потом стопку B.
lesson-quick-and-easy-colour-not = Туда зелёная 8 подходит, но на B зелёная на зелёной вернёт стопку к 8.
lesson-quick-and-easy-colour-done = С 2 обратно на 8, и стопка снова открыта. Поэтому все следят за верхними цветами.
lesson-quick-and-easy-talk-title = Скажите, что у вас есть
lesson-quick-and-easy-talk-say = A закрыта: жёлтая 10. У вас низкая жёлтая, она вернёт стопку. Скажите об этом; нельзя только чисел.
lesson-quick-and-easy-talk-do = Скажите, что у вас жёлтая, низкая.
lesson-quick-and-easy-talk-not = Так сказать можно, но здесь поможет жёлтая. Скажите, что у вас жёлтая, низкая.
lesson-quick-and-easy-talk-done = Оба услышали, положили на B и оставили A вам.
lesson-quick-and-easy-turn-title = Одна карта или две
lesson-quick-and-easy-turn-say = Верните A жёлтой 3. Одной карты хватит; фиолетовая 2 почти закроет B.
lesson-quick-and-easy-turn-do = Запланируйте жёлтую 3 на A, выложите и закончите ход.
lesson-quick-and-easy-turn-not = Можно, но A останется закрытой. Запланируйте жёлтую 3 на A, выложите и закончите ход.
lesson-quick-and-easy-turn-done = Карты добраны. Все пятьдесят выложены — вы победили. Кто не может ничего выложить, проигрывает за всех.

## Face to Face

lesson-face-to-face = Face to Face, первые шаги
lesson-face-to-face-aim-title = Серебро против золота
lesson-face-to-face-aim-say = У каждого 58 карт и две стопки. Кто первым выложит все, выиграл. Кто не может выложить две, проиграл.
lesson-face-to-face-back-title = Ваши стопки
lesson-face-to-face-back-say = A растёт, B убывает, и ровно на десять назад можно. A показывает 27, у вас 17.
lesson-face-to-face-back-do = Нажмите 17, потом стопку A.
lesson-face-to-face-back-not = Можно, но 17 на A вернёт её на десять и освободит место.
lesson-face-to-face-back-done = Стопка на десять ниже. За ход выкладывайте сколько угодно, но не меньше двух.
lesson-face-to-face-gift-title = Подарок сопернику
lesson-face-to-face-gift-say = Четыре выложены, осталось две. Одну за ход можно дать сопернику, если она помогает: ниже 29 на C, выше 40 на D.
lesson-face-to-face-gift-do = Подарите 12 на C или 58 на D.
lesson-face-to-face-gift-not = Это останется на вашей стороне. Подарите 12 на стопку C или 58 на D.
lesson-face-to-face-gift-done = Сопернику это поможет. Но посмотрите, что получите вы.
lesson-face-to-face-draw-title = Что даёт подарок
lesson-face-to-face-draw-say = Без подарка вы добираете две карты. С подарком добираете до шести.
lesson-face-to-face-draw-do = Закончите ход.
lesson-face-to-face-draw-not = Ещё одна карта, и рука опустеет. Закончите ход сейчас.
lesson-face-to-face-draw-done = Добрано пять, в руке шесть. Juniper выкладывает две, без подарка.
lesson-face-to-face-turn-title = Ваш собственный ход
lesson-face-to-face-turn-say = Выложите не меньше двух, как хотите: 22 и 25 на A — малые шаги, 15 на C была бы подарком.
lesson-face-to-face-turn-do = Запланируйте две карты или больше, выложите и закончите ход.
lesson-face-to-face-turn-done = Вот и ход. Дарите, когда карт мало, и дарите то, что меньше всего помогает.

## TEN: открываем карты

lesson-ten-drawing = TEN, первый урок: открываем карты
lesson-ten-drawing-aim-title = Четыре цвета, длинные серии
lesson-ten-drawing-aim-say = В конце считается самая длинная серия каждого цвета, карта — очко. Синие 1 2 — серия из двух.
lesson-ten-drawing-turn-up-title = Откройте карту
lesson-ten-drawing-turn-up-say = Ход начинается с карты из колоды. Числа складываются; больше десяти — провал.
lesson-ten-drawing-turn-up-do = Откройте первую карту.
lesson-ten-drawing-turn-up-done = Оранжевая 4, сумма 4. Карты монет её бы уменьшили.
lesson-ten-drawing-choose-title = Открыть ещё или остановиться?
lesson-ten-drawing-choose-say = 4 и 5 минус 2 монеты — это 7. Полоса показывает, сколько карт колоды дали бы провал.
lesson-ten-drawing-choose-do = Выберите одно из трёх; здесь подойдёт любое.
lesson-ten-drawing-choose-drew = Зелёная 1: сумма 8. Обошлось, и можно выбирать снова.
lesson-ten-drawing-choose-numbers = 4 и 5 ваши, соперник берёт 2 монеты, а вы теперь можете купить.
lesson-ten-drawing-choose-coins = Вы берёте 2 монеты. Числа уходят на биржу, ход окончен.
lesson-ten-drawing-bust-title = Слишком много — провал
lesson-ten-drawing-bust-say = Допустим, вы открыли ещё карту: сумма 8. Теперь тройка и выше — провал, и числа пропадут.
lesson-ten-drawing-bust-do = Рискните ещё картой или возьмите то, что есть.
lesson-ten-drawing-bust-bust = Синяя 9: 17, провал. Числа уходят на биржу, зато вы получаете жетон провала, он стоит 3.
lesson-ten-drawing-bust-took = Вовремя: следующей была бы синяя 9, провал.
lesson-ten-drawing-buy-title = Купите на бирже
lesson-ten-drawing-buy-say = Один из следующих ходов: вы взяли оранжевую 4 и розовую 5 и можете купить одну карту по её числу. Синяя 3 даст 1 2 3.
lesson-ten-drawing-buy-do = Нажмите синюю 3, потом купите её.
lesson-ten-drawing-buy-not = Можно, но серию удлиняет синяя 3: купите её.
lesson-ten-drawing-buy-done = Теперь её надо оплатить.
lesson-ten-drawing-pay-title = Платите чем хотите
lesson-ten-drawing-pay-say = Цена 3. Монета платит 1, жетон провала 3, своя карта с числом 1.
lesson-ten-drawing-pay-do = Платите по частям или всё сразу, самым дешёвым способом.
lesson-ten-drawing-pay-done = Оплачено: синие 1 2 3 ваши.
lesson-ten-drawing-count-title = Считаем серии
lesson-ten-drawing-count-say = Синие 3, зелёные 1, оранжевые 1, розовые 1: шесть очков. Вся серия от 1 до 9 — десять. Выигрывает большее число очков.

## TEN: аукцион

lesson-ten-auction = TEN, второй урок: аукцион
lesson-ten-auction-wild-title = Джокер идёт на аукцион
lesson-ten-auction-wild-say = Juniper открывает джокера: 3 любого цвета. Открывать перестают, у каждого одна ставка.
lesson-ten-auction-bid-title = По одной ставке
lesson-ten-auction-bid-say = Синие 1 2 и 4 5 станут серией из пяти: на три очка больше. У вас 5 монет.
lesson-ten-auction-bid-do = Поставьте, сколько для вас стоят три очка, или пас.
lesson-ten-auction-bid-bid = Juniper пасует, джокер ваш за вашу ставку.
lesson-ten-auction-bid-passed = Juniper получает его за одну монету. Джокер, соединяющий две серии, стоит дороже.
lesson-ten-auction-pay-title = Платит только победитель
lesson-ten-auction-pay-say = Скажем, ставка была 3. Платите монетами, жетонами провала или картами с числами; другие не платят.
lesson-ten-auction-pay-do = Заплатите 3.
lesson-ten-auction-pay-done = Джокер ваш. Чем он станет, решится в конце: там, где полезнее всего.
lesson-ten-auction-last-title = Кто открывает, ставит последним
lesson-ten-auction-last-say = Этот джокер вышел в ваш ход, поэтому вы ставите последним. Juniper ставит 2. Он зелёный, с любым числом: вам очко.
lesson-ten-auction-last-do = Перебейте ставку или пас.
lesson-ten-auction-last-bid = Он ваш, и сейчас вы бы платили. Потом откроете ещё или остановитесь.
lesson-ten-auction-last-passed = Juniper платит 2. Одно очко не стоит многих монет.
lesson-ten-auction-count-title = Что он дал
lesson-ten-auction-count-say = С джокером ваши синие идут от 1 до 5: пять очков. При равенстве решают оставшиеся монеты.
