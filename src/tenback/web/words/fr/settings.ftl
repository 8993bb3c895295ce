### Les réglages.

as-system = Comme le système
motion = Animations
motion-less = Moins
assist = Aide à la table
assist-gaps = Ce qui va, avec les écarts
assist-legal = Ce qui va
assist-none = Rien
sound-why = Le bruissement des cartes, et deux petits coups quand c’est à toi.
skip-sole = Sauter ce qui n’a qu’une réponse
skip-sole-why = Dans TEN : passer quand tu ne peux pas miser, ne rien acheter quand rien n’est à ta portée, payer quand il n’y a qu’une façon de payer.
keys-on = Touches
keys-on-why = Des lettres pour les piles et les actions. Les flèches et Entrée marchent toujours.
experiments = Expériences
experiments-why = Propose des bots qui jouent au hasard.
notify = M’avertir quand c’est à moi
notify-why = Une notification du navigateur quand tu regardes ailleurs.
settings-look = Langue et apparence
settings-table = À la table
settings-notices = Quand c’est à toi
settings-kept = Conservé dans ce navigateur seulement.
notify-denied = Le navigateur n’autorise pas les notifications d’ici. Tu peux changer cela dans ses réglages pour ce site.
