### Co říká sám server. $game je název z krabice.

## Obrázky a text k nim

picture-left = { $count ->
    [one] karta zbyla
    [few] karty zbyly
   *[other] karet zbylo
 }
picture-won = Leží všechny karty
picture-points = { $count ->
    [one] bod
    [few] body
   *[other] bodů
 }
picture-ahead = { $count ->
    [one] karta náskoku
    [few] karty náskoku
   *[other] karet náskoku
 }
picture-behind = { $count ->
    [one] karta chyběla
    [few] karty chyběly
   *[other] karet chybělo
 }
picture-duel-won = Výhra
picture-duel-lost = Prohra
picture-nobody = Nikdo nevyhrál
picture-stopped = Hra ukončena předčasně
picture-with = { $seats ->
    [1] o samotě
    [2] ve dvou
    [3] ve třech
    [4] ve čtyřech
   *[other] v pěti
 }
picture-backs = { $backs ->
    [one] reverzní trik
    [few] reverzní triky
   *[other] reverzních triků
 }, { $turns ->
    [one] jeden tah
    [few] { $turns } tahy
   *[other] { $turns } tahů
 }
picture-turns = { $turns ->
    [one] jeden tah
    [few] { $turns } tahy
   *[other] { $turns } tahů
 }
picture-moment = Před { $turn }. tahem
picture-player = Hráč { $number }
picture-shown = { $figure } { $caption }
picture-by = { $name }: { $game }
picture-day = Rozdání dne
picture-par = par { $value }

## Náhledy odkazů

preview-home = tenback: karetní hry s čísly u jednoho stolu
preview-home-about = The Game, Quick & Easy, Face to Face a TEN, s přáteli nebo s boty, v prohlížeči.
preview-invitation = Pozvánka ke hře
preview-invitation-about = Otevři odkaz, zadej jméno a posaď se. Účet není potřeba.
preview-table = Stůl: { $game }
preview-waiting = { $free ->
    [0] Všechny židle jsou obsazené.
    [one] Volná je jedna židle.
    [few] Volné jsou { $free } židle.
   *[other] Volných je { $free } židlí.
 }
preview-playing = Hraje se.
preview-replay = { $game }: hra ke zhlédnutí
preview-replay-about = Tah za tahem, { $with }.
preview-rules = Pravidla hry { $game }
preview-rules-about = Celá pravidla s příklady a s rozdíly mezi vydáními.

## Upozornění

notice-turn = { $game }: jsi na tahu
notice-ended = { $game }: konec hry
notice-with = U stolu: { $names }.
notice-alone = Nikdo jiný u stolu není.
notice-until = Máš čas do: { $when }.
notice-several = { $count ->
    [one] Čeká na tebe jedna hra
    [few] Čekají na tebe { $count } hry
   *[other] Čeká na tebe { $count } her
 }
notice-test = Takhle vypadá upozornění
notice-test-about = Odteď se dozvíš, že jsi na tahu, když nebudeš u stolu.
mail-hello = Ahoj, { $name },
mail-open = Otevři stůl: { $link }
mail-why = Píšeme, protože sis vyžádal(a) zprávy o svých hrách na { $server }. V noci se nic neposílá.
mail-off = Žádné další zprávy, jedním kliknutím: { $link }
confirm-subject = Smí ti { $server } psát?
confirm-body = Někdo, nejspíš ty, chce dostávat zprávy, když je na tahu na { $server }.
confirm-open = Jestli jsi to ty, otevři do tří dnů tento odkaz: { $link }
confirm-else = Jestli ne, nedělej nic: žádná další zpráva nepřijde.
