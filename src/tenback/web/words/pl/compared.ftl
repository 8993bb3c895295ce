### A result beside one's own others, fetched once a game is over

end-your-games = { $count ->
    [one] twoja pierwsza gra
    [few] twoje { $count } gry
   *[many] twoich { $count } gier
 }
end-nth-game = Twoja { $nth ->
    [1] pierwsza
    [2] druga
    [3] trzecia
   *[other] czwarta
 } gra { $seats ->
    [1] w pojedynkę
    [2] we dwoje
    [3] w trzy osoby
    [4] w cztery osoby
   *[other] w pięć osób
 }
end-you-and = Ty i { $name }
end-you-and-bots = Ty przeciw botom ({ $strength })
end-won-of = { $won } z { $count }
end-bots-win = { $among ->
    [strong] wygrywają { $count } na 100
   *[other] wygrywa { $count } na 100
 }
end-day-why = Rozdanie dnia: jak poszło wszystkim, widać na jego stronie.
end-with = { $seats ->
    [1] W pojedynkę
    [2] We dwoje
    [3] W trzy osoby
    [4] W cztery osoby
   *[other] W pięć osób
 }
end-best = najlepszy wynik
end-middle = mediana
end-won = wygrane
end-bots = { $among ->
    [alone] silny bot
    [fast] silny bot wśród dobrych
   *[strong] same silne boty
 }
end-plot = Twoje wyniki, od najstarszego: { $results }
end-known = To rozdanie było już grane, więc gra się nie liczy.
