### Rückblick auf eine Partie.

replay-controls = Wiedergabe
replay-moment = Moment des Spiels
replay-first = Zum Austeilen
replay-turn-back = Einen Zug zurück
replay-action-back = Eine Aktion zurück
replay-play = Abspielen
replay-stop = Anhalten
replay-action-on = Eine Aktion weiter
replay-turn-on = Einen Zug weiter
replay-last = Ans Ende
replay-speed = Tempo
replay-slow = langsam
replay-even = normal
replay-quick = schnell
replay-eyes = Blickwinkel
replay-eyes-seat = wie { $name }
replay-eyes-none = wie beim Zuschauen
replay-eyes-all = alle Karten
replay-share = Link kopieren
replay-copied = Kopiert. Der Link führt genau zu diesem Moment.
replay-transcript = Mitschrift
replay-json = Aufzeichnung (JSON)
replay-deal = Das Austeilen
replay-at = Zug { $turn } von { $turns } · { $name }
replay-end = Das Ende, nach { $turns ->
        [one] einem Zug
       *[other] { $turns } Zügen
    }
replay-turns = Züge
replay-not-ended = Dieses Spiel läuft noch
replay-not-ended-text = Was gelegt wurde, darf man sich merken, aber während des Spiels nicht nachschlagen. Die Rückschau steht hier, sobald das Spiel zu Ende ist.
replay-to-table = Zum Tisch
replay-broken = Die Rückschau ließ sich nicht laden
replay-broken-text = Der Server hat nicht geantwortet, wie er sollte. Nichts ist verloren: Versuch es gleich noch einmal.
replay-before = Vor Zug { $turn } von { $turns } · { $name }
