### Hints on request.

hint-lay = { $card } on { $pile }
hint-ends = end the turn
hint-lays = The strong bot would lay { $what }.
hint-does = The strong bot’s choice: { $what }.
hint-back = { $all ->
    [yes] { $count ->
        [one] It turns its pile back.
       *[other] Each turns its pile back.
     }
   *[other] { $count ->
        [one] One of them turns its pile back.
       *[other] { $count } of them turn their piles back.
     }
 }
hint-steps = That is { $steps ->
    [one] one step
   *[other] { $steps } steps
 } in all.
hint-room = { $next ->
    [none] { $count ->
        [one] One number stays open on the piles.
       *[other] { $count } numbers stay open on the piles.
     }
   *[other] { $count ->
        [one] One number stays open on the piles; after the next best, { $next }.
       *[other] { $count } numbers stay open on the piles; after the next best, { $next }.
     }
 }
hint-runs = Your runs count { $now } now, and { $with } with what is on offer.
hint-risk = The next card would bust the row in { $share } of all cases.
hint-heeded = It leaves { $piles } alone, as { $names } asked.
hint-chance = By what you can see: about { $value }, ± { $error }.
hint-counted = Counted to the end: { $value }.
hint-points = About { $value } points expected, ± { $error }.
hint-next = The next best, { $what }, leaves { $value }.
hint-as-good = About as good: { $what }, { $value }.
hint-heard = Hint: { $hint }
hint-put-away = Dismiss
hint-take = Make it my plan
hint-place = { $place ->
    [1] first
    [2] second
    [3] third
   *[other] { $place }
 }
hint-buy = buy { $card }
hint-pay = { $kind ->
    [coin] pay a coin
    [bust] pay a bust token
   *[card] pay with { $card }
 }
