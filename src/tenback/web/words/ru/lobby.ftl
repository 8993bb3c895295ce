### Лобби: игры и открытые столы.

what-shall-we-play = Во что сыграем?
goes-on = У вас есть незаконченная партия: { $game }.
goes-on-back = Вернуться за стол
play-game = Играть в { $game } с ботами
lesson-go-on = Продолжить урок
lesson-go-on-game = Продолжить урок: { $game }
lesson-again = Повторить урок
lesson-again-game = Повторить урок: { $game }
how-to-play = Как играть
how-to-play-game = Как играть в { $game }
open-tables = Открытые столы
no-open-tables = Сейчас нет. Откройте свой; его найдёт каждый, кому вы пошлёте ссылку.
join = Присоединиться
join-by-link = Присоединиться по ссылке
join-link = Ссылка или имя стола
join-how = Вся ссылка, которую вам прислали. Если стол есть в списке, хватит имени.
join-not-a-link = Это не ссылка на стол. Скопируйте ссылку целиком ещё раз.
more-pages = Другие страницы
tables-joinable = Ждут игроков
tables-played = Идёт игра
tables-watch = Смотреть
join-table = Присоединиться: { $game }, { $names }
watch-table = Смотреть: { $game }, { $names }
chairs-free = { $count ->
    [one] свободно { $count } место
    [few] свободно { $count } места
   *[many] свободно { $count } мест
 }
being-played = идёт игра
