### Настройки.

as-system = Как в системе
motion = Анимация
motion-less = Меньше
assist = Помощь за столом
assist-gaps = Что подходит, и разрывы
assist-legal = Что подходит
assist-none = Ничего
sound-why = Шелест карт и два стука, когда ваш ход.
keys-on = Клавиши
keys-on-why = Буквы для стопок и действий. Стрелки и Enter работают всегда.
experiments = Эксперименты
experiments-why = Предлагает ботов, которые ходят наугад.
notify = Сообщать о моём ходе
notify-why = Уведомление браузера, когда вы отвлеклись.
settings-look = Язык и вид
settings-table = За столом
settings-notices = Когда ваш ход
settings-kept = Хранится только в этом браузере.
notify-denied = Браузер не разрешает уведомления отсюда. Это меняется в его настройках для сайта.
