### Ohlédnutí za partií.

replay-controls = Přehrávání
replay-moment = Okamžik hry
replay-first = K rozdání
replay-turn-back = O tah zpět
replay-action-back = O jednu akci zpět
replay-play = Přehrát
replay-stop = Zastavit
replay-action-on = O jednu akci dál
replay-turn-on = O tah dál
replay-last = Na konec
replay-speed = Rychlost
replay-slow = pomalu
replay-even = normálně
replay-quick = rychle
replay-eyes = Pohled
replay-eyes-seat = jako { $name }
replay-eyes-none = jako divák
replay-eyes-all = všechny karty
replay-share = Kopírovat odkaz
replay-copied = Zkopírováno. Odkaz vede přesně k tomuto okamžiku.
replay-transcript = Zápis ke čtení
replay-json = Zápis (JSON)
replay-deal = Rozdání
replay-at = Tah { $turn } z { $turns } · { $name }
replay-end = Konec, po { $turns ->
        [one] jednom tahu
       *[other] { $turns } tazích
    }
replay-turns = Tahy
replay-not-ended = Tato hra ještě neskončila
replay-not-ended-text = Co bylo položeno, si lze pamatovat, ale během hry ne dohledat. Záznam tu bude, až hra skončí.
replay-to-table = Ke stolu
replay-broken = Záznam se nepodařilo načíst
replay-broken-text = Server neodpověděl, jak má. Nic se neztratilo: zkus to za chvíli znovu.
replay-before = Před tahem { $turn } z { $turns } · { $name }
