### Vlastní stránka: jméno, účet, statistiky, historie, uložené údaje.

go-on = Pokračovat
me-results = Tvé výsledky, hru po hře
nobody-yet = Zatím nikdo
nobody-why-you = Sedni si kamkoli a tvé hry se tu uloží. Nebo se přihlas.
guest-why-you = Tento prohlížeč tě zná podle cookie. Bez účtu se sem odjinud nevrátíš.
account-why-you = Se jménem a heslem se vrátíš odkudkoli.
me-rename = Změnit jméno
renamed = Tak se teď jmenuješ.
account-name = Jméno
me-password = Heslo
make-account = Založit účet
make-account-why = Odehrané hry zůstanou tvé. Heslo má aspoň deset znaků.
account-made = Máš účet, { $name }.
sign-in = Přihlásit se
sign-in-why = Pokud máš na tomto serveru účet. Co se odehrálo pod hostem, zůstane hostovi.
signed-in = Vítej zpět, { $name }.
sign-out = Odhlásit se
leave-everywhere = Odhlásit se všude
change-password = Změnit heslo
change-password-why = Na všech ostatních zařízeních se pak přihlásíš novým heslem.
me-password-so-far = Dosavadní heslo
me-password-new = Nové heslo
password-changed = Heslo je změněné. Všechna ostatní zařízení jsou odhlášená.
forget-me = Zapomenout mě v tomto prohlížeči
forget-me-why = Tento prohlížeč tě už nepozná. Bez účtu nikdo nezaujme tvá místa, ani ty. Co se odehrálo, zůstává na serveru.
forget-me-yes = Ano, zapomenout
me-statistics = Statistiky
me-statistics-none = Zatím nic. Počítá se, až hra skončí.
me-history = Historie her
history-none = Zatím žádný stůl. Stiskni v lobby „Hrát“ a první se objeví tady.
history-older = Starší
history-waiting = čeká na hráče
history-playing = hraje se
history-won = výhra
history-lost = prohra
history-given-up = přerušeno
history-left = { $count ->
    [one] zbyla jedna karta
    [few] zbyly { $count } karty
   *[other] zbylo { $count } karet
 }
history-won-points = { $count ->
    [one] výhra, { $count } bod
    [few] výhra, { $count } body
   *[other] výhra, { $count } bodů
 }
history-lost-points = { $count ->
    [one] prohra, { $count } bod
    [few] prohra, { $count } body
   *[other] prohra, { $count } bodů
 }
go-on-at = Pokračovat: { $game }, { $when }
watch-again = Přehrát
me-look-back-at = Ohlédnout se: { $game }, { $when }
me-replay-of = Přehrát: { $game }, { $when }
me-record-text = Zápis ke čtení, .txt: { $game }, { $when }
me-record-data = Zápis jako data, .json: { $game }, { $when }
what-is-stored-why = Tvé jméno, tvé stoly, co jsi tam hrál a psal. Všechno můžeš mít jako soubor, nebo dát smazat.
export-mine = Uložit jako soubor
delete-mine = Smazat vše o mně
delete-mine-why = Tvůj účet, jméno a zprávy zmizí navždy. Ve starých hrách se jmenuješ N. N.; hry samy zůstanou, protože je hráli i druzí. Kde se ještě hraje, hraje za tebe bot.
delete-mine-yes = Smazat navždy
delete-mine-sure = Nejde to vzít zpět. Opravdu všechno smazat?
delete-mine-no = Ne, nechat
