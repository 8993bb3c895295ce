### Nastavení.

as-system = Podle systému
motion = Animace
motion-less = Méně
assist = Pomoc u stolu
assist-gaps = Co jde, a mezery
assist-legal = Co jde
assist-none = Nic
sound-why = Šustění karet a dvě ťuknutí, když jsi na tahu.
skip-sole = Přeskakovat, co má jen jednu odpověď
skip-sole-why = V TENu: pas, když nemůžeš nabízet; bez nákupu, když nemůžeš nic koupit; platba, když jde zaplatit jen jedním způsobem.
keys-on = Klávesy
keys-on-why = Písmena pro hromádky a kroky. Šipky a Enter fungují vždy.
experiments = Pokusy
experiments-why = Nabízí boty, kteří hrají náhodně.
notify = Oznámit, že jsem na tahu
notify-why = Oznámení prohlížeče, když se díváš jinam.
settings-look = Jazyk a vzhled
settings-table = U stolu
settings-notices = Když jsi na tahu
settings-kept = Uloženo jen v tomto prohlížeči.
notify-denied = Prohlížeč odsud oznámení nedovoluje. Změnit to jde v jeho nastavení pro tento web.
