### Sa propre page : nom, compte, statistiques, historique, ce qui est conservé.

go-on = Continuer
me-results = Tes résultats, jeu par jeu
nobody-yet = Personne encore
nobody-why-you = Prends place quelque part, et tes parties seront gardées ici. Ou connecte-toi.
guest-why-you = Ce navigateur te reconnaît grâce à un cookie. Sans compte, tu ne peux pas revenir depuis un autre appareil.
account-why-you = Avec ton nom et ton mot de passe, tu reviens depuis n’importe quel appareil.
me-rename = Changer de nom
renamed = C’est ton nom désormais.
account-name = Nom
me-password = Mot de passe
make-account = Créer un compte
make-account-why = Tu gardes tout ce que tu as joué. Le mot de passe compte au moins dix caractères.
account-made = Tu as un compte, { $name }.
sign-in = Se connecter
sign-in-why = Si tu as un compte sur ce serveur. Ce que tu as joué sans compte n’y sera pas rattaché.
signed-in = Te revoilà, { $name }.
sign-out = Se déconnecter
leave-everywhere = Se déconnecter partout
change-password = Changer de mot de passe
change-password-why = Sur tous les autres appareils, seul le nouveau mot de passe vaudra.
me-password-so-far = Mot de passe actuel
me-password-new = Nouveau mot de passe
password-changed = Ton mot de passe est changé. Tous les autres appareils sont déconnectés.
forget-me = M’oublier dans ce navigateur
forget-me-why = Ce navigateur ne te reconnaîtra plus. Sans compte, personne ne pourra reprendre tes places, pas même toi. Tes parties restent sur le serveur.
forget-me-yes = Oui, oublie-moi
me-statistics = Statistiques
me-statistics-none = Rien encore. Une partie compte une fois finie.
me-history = Historique
history-none = Aucune table encore. Appuie sur « Jouer » à l’accueil, et la première apparaîtra ici.
history-older = Parties plus anciennes
history-waiting = en attente de joueurs
history-playing = en cours
history-won = gagnée
history-lost = perdue
history-given-up = arrêtée avant la fin
history-left = { $count ->
    [one] { $count } carte restante
   *[other] { $count } cartes restantes
 }
history-won-points = { $count ->
    [one] gagnée avec { $count } point
   *[other] gagnée avec { $count } points
 }
history-lost-points = { $count ->
    [one] perdue avec { $count } point
   *[other] perdue avec { $count } points
 }
go-on-at = Continuer : { $game }, { $when }
watch-again = Revoir
me-look-back-at = Revenir sur la partie : { $game }, { $when }
me-replay-of = Revoir : { $game }, { $when }
me-record-text = Récit à lire, .txt : { $game }, { $when }
me-record-data = Données de la partie, .json : { $game }, { $when }
what-is-stored-why = Ton nom, tes tables, ce que tu y as joué et écrit. Tu peux tout avoir dans un fichier, ou tout faire effacer.
export-mine = Enregistrer dans un fichier
delete-mine = Effacer tout ce qui me concerne
delete-mine-why = Ton compte, ton nom et tes messages disparaissent pour toujours. Dans les anciennes parties tu t’appelles N. N. ; les parties restent, car d’autres les ont jouées aussi. Là où une partie est en cours, un bot joue pour toi.
delete-mine-yes = Effacer pour toujours
delete-mine-sure = C’est définitif. Vraiment tout effacer ?
delete-mine-no = Non, garder
