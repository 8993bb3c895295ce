### Otevření stolu.

how-many = Kolik vás hraje?
talk = Komunikace
option-listed = Připojit se může kdokoli
option-listed-why = Stůl je v seznamu otevřených stolů; jinak ho otevře jen tvůj odkaz.
option-tracker-why = Každý se smí podívat, co bylo položeno nebo co ještě přijde. Jinak se spoléhá na paměť.
open-table = Otevřít stůl
new-challenge = Vyzvat přítele
new-challenge-why = Oba hrajete stejné nové karty, každý u svého stolu.
which-game = Která hra?
deck-file = Soubor s balíčkem
deck-file-why = TOML nebo JSON: název a u každé karty počet kusů pro dva, tři a čtyři či pět hráčů.
deck-file-sample = Ukázka na začátek
deck-file-broken = Tohle není soubor s balíčkem. Soubor s balíčkem má název a tabulku karet.
only-alone = Jen pro sólovou hru.
nobody-to-talk-to = V sólové hře není s kým mluvit.
one-chair-only = Je tu jen jedna židle.
watch-who = Diváci
watch-who-why = Co vidí lidé bez místa u stolu.
new-clock = Hodiny
new-clock-why = Čas na tah. Když uplyne, volí bot.
clock-none = Žádné
new-pace-why = S pauzami, aby se dala hra sledovat, nebo bez nich.
open-with-bots = Hned hrát s boty
