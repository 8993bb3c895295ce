### Revoir une partie.

replay-controls = Lecture
replay-moment = Moment de la partie
replay-first = À la donne
replay-turn-back = Tour précédent
replay-action-back = Action précédente
replay-play = Lire
replay-stop = Arrêter
replay-action-on = Action suivante
replay-turn-on = Tour suivant
replay-last = À la fin
replay-speed = Vitesse
replay-slow = lente
replay-even = normale
replay-quick = rapide
replay-eyes = Point de vue
replay-eyes-seat = vu par { $name }
replay-eyes-none = vu par le public
replay-eyes-all = toutes les cartes
replay-share = Copier le lien
replay-copied = Copié. Le lien mène exactement à ce moment.
replay-transcript = Récit
replay-json = Données (JSON)
replay-deal = La donne
replay-at = Tour { $turn } sur { $turns } · { $name }
replay-end = La fin, après { $turns ->
        [one] { $turns } tour
       *[other] { $turns } tours
    }
replay-turns = Tours
replay-not-ended = Cette partie n’est pas finie
replay-not-ended-text = On peut se souvenir de ce qui a été posé, mais pas le consulter pendant la partie. Tu pourras tout revoir ici quand elle sera finie.
replay-to-table = Aller à la table
replay-broken = La partie n’a pas pu être chargée
replay-broken-text = Le serveur n’a pas répondu comme il devait. Rien n’est perdu : réessaie dans un instant.
replay-before = Avant le tour { $turn } sur { $turns } · { $name }
