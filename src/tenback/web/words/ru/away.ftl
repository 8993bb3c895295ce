### Ваши столы, уведомления для отсутствующих, приглашения и обмен результатами.

## Ваши столы

yours-title = Ваши столы
yours-tell-me = Уведомлять
yours-turn = ваш ход
yours-turn-of = ходит { $name }
yours-others-turn = ходят другие
yours-waiting = ждёт игроков
yours-paused = пауза
yours-since = с { $when }
yours-until = до { $when }
yours-with-bots = с ботами
yours-alone = в одиночку
yours-end = Закончить
yours-end-game = Закончить: { $game }
yours-keep = Оставить
yours-cancel-sure = Отменить эту игру? Больше за столом пока никого нет.
yours-rest = { $count ->
    [one] ещё { $count } с ботами или в одиночку
    [few] ещё { $count } с ботами или в одиночку
   *[many] ещё { $count } с ботами или в одиночку
 }
yours-nobody = пока никого
yours-more = Другие ваши столы

## Уведомления

notices-title = Когда вас нет за столом
notices-why = Для игр на много дней: вы узнаете, что настал ваш ход, даже если вас нет за столом.
notices-nobody = Сначала назовите имя и сядьте за какой-нибудь стол.
notices-device = На этом устройстве
notices-device-on = Уведомлять здесь
notices-device-off = Уведомления приходят сюда. Отключить
notices-device-done = Теперь уведомления будут приходить сюда.
notices-device-cannot = Этот браузер не принимает уведомления. На айфоне и айпаде сначала добавьте tenback на экран «Домой».
notices-denied = Браузер этого не разрешает. Разрешите уведомления для этой страницы в его настройках и попробуйте ещё раз.
notices-other-device = Другое устройство, с { $when }
notices-remove = Убрать
notices-mail = По почте
notices-address = Адрес почты
notices-mail-on = Получать письма
notices-mail-how = Придёт одно письмо со ссылкой. Другие последуют, только когда вы её откроете.
notices-mail-asked = Письмо на { $address } уже в пути. Откройте ссылку в нём.
notices-mail-goes = Письма приходят на { $address }.
notices-mail-refused = { $address } не принимает наших писем, поэтому мы туда не пишем. Укажите другой адрес или тот же ещё раз.
notices-mail-off = Больше не писать
notices-quiet = Тихие часы
notices-from = С
notices-to = До
notices-quiet-why = По часам: { $zone }. Ночные новости подождут до утра и придут одним уведомлением. Одно и то же время дважды: без тишины.
notices-never = Никогда, пока вы смотрите на стол, никогда в играх с часами на минуты и не больше нескольких в день.
notices-confirmed = Спасибо. Теперь письма будут приходить на этот адрес.
notices-ended = Больше писем вам не будет.

## Приглашения

qr-code = QR-код ссылки

## Поделиться результатом

share-title = Поделиться результатом
share-named = С моим именем
share-send = Отправить…
share-save = Сохранить картинку
share-link = Скопировать ссылку
share-text = Скопировать текстом
share-text-copied = Скопировано текстом.
share-why = На картинке нет ни одной карты, так что расклад она не выдаёт.

## Отказы

refused-bad-endpoint = Адрес, который дал браузер, не годится для уведомлений.
refused-no-push = Этот сервер не шлёт уведомлений на устройства.
refused-no-mail = Этот сервер не шлёт писем.
refused-bad-address = Это не адрес почты вроде name@example.org.
refused-old-link = Эта ссылка устарела или неполна. То же самое можно сделать в настройках.
refused-bad-zone = Часовой пояс вашего браузера здесь не известен.
