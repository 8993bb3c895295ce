### Подсказки по просьбе.

hint-lay = { $card } на { $pile }
hint-ends = закончить ход
hint-lays = Сильный бот сыграл бы: { $what }.
hint-does = Сильный бот выбрал бы: { $what }.
hint-back = { $all ->
    [yes] { $count ->
        [one] Это вернёт стопку назад.
       *[other] Каждая вернёт свою стопку назад.
     }
   *[other] { $count ->
        [1] Одна из них вернёт стопку назад.
       *[other] Возвратов: { $count }.
     }
 }
hint-steps = Всего { $steps ->
    [one] { $steps } шаг
    [few] { $steps } шага
   *[many] { $steps } шагов
 }.
hint-heeded = { $piles } не трогает: об этом просит { $names }.
hint-chance = По тому, что вы видите: около { $value }, ± { $error }.
hint-counted = Просчитано до конца: { $value }.
hint-points = Можно ждать около { $value } очка, ± { $error }.
hint-next = Следующее по силе, { $what }, сохраняет { $value }.
hint-as-good = Примерно так же хорошо: { $what }, { $value }.
hint-heard = Подсказка: { $hint }
hint-put-away = Убрать
hint-take = Сделать моим планом
hint-place = { $place ->
    [1] сначала
    [2] потом
   *[other] { $place }
 }
hint-buy = купить: { $card }
hint-pay = { $kind ->
    [coin] заплатить монетой
    [bust] заплатить жетоном провала
   *[card] заплатить картой: { $card }
 }
