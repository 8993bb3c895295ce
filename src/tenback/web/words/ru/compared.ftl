### A result beside one's own others, fetched once a game is over

end-your-games = { $count ->
    [1] ваша первая игра
    [one] ваша { $count } игра
    [few] ваши { $count } игры
   *[many] ваши { $count } игр
 }
end-nth-game = Ваша { $nth ->
    [1] первая
    [2] вторая
    [3] третья
   *[other] четвёртая
 } игра { $seats ->
    [1] в одиночку
    [2] вдвоём
    [3] втроём
    [4] вчетвером
   *[other] впятером
 }
end-you-and = Вы и { $name }
end-you-and-bots = Вы против ботов ({ $strength })
end-won-of = { $won } из { $count }
end-bots-win = { $among ->
    [strong] выигрывают { $count } из 100
   *[other] выигрывает { $count } из 100
 }
end-day-why = Расклад дня: как сыграли все, видно на его странице.
end-with = { $seats ->
    [1] В одиночку
    [2] Вдвоём
    [3] Втроём
    [4] Вчетвером
   *[other] Впятером
 }
end-best = лучший результат
end-middle = медиана
end-won = победы
end-bots = { $among ->
    [alone] сильный бот
    [fast] сильный бот среди хороших
   *[strong] одни сильные боты
 }
end-plot = Ваши результаты, начиная с первого: { $results }
end-known = Эту раздачу уже играли, поэтому игра не считается.
