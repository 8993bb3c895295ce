### La page sur tenback.

about-what = Quatre jeux de cartes numérotées à une même table, pour des gens et des bots, dans le navigateur et le terminal.
privacy = Vie privée
privacy-no-others = Rien n’est chargé depuis un autre serveur, et personne ne compte tes visites.
accessibility = Pour tout le monde
accessibility-text = Tout fonctionne au clavier seul et s’écoute avec un lecteur d’écran ; rien ne repose sur la couleur seule ; les animations suivent les réglages de ton système. Si quelque chose te gêne, c’est notre erreur.
who-runs-this = Qui tient ce serveur
privacy-cookie = Un seul cookie
privacy-cookie-why = Il dit qui tu es, pour que ta place reste la tienne après un rechargement. Il dure quatre cents jours ; les scripts ne peuvent pas le lire.
privacy-browser = Dans ce navigateur
privacy-browser-why = Tes réglages et ton nom ; et, jusqu’à la fermeture de l’onglet, ton plan, le journal de la partie et les clés des tables.
privacy-server = Sur le serveur
privacy-server-why = Le nom que tu as choisi, les tables où tu as pris place, ce qui y a été joué et écrit, et quand.
privacy-account = Avec un compte
privacy-account-why = Ton mot de passe aussi, mais seulement sous forme d’une empreinte d’où personne ne peut le retrouver. Ni adresse, ni courriel.
privacy-forget = Pour que ce navigateur t’oublie : { $page }
fairness = Une donne honnête
fairness-text = Avant la donne, le serveur scelle un secret, et le navigateur de chaque personne qui joue y ajoute une part : personne ne peut donc choisir les cartes, pas même le serveur. Après la fin, ton navigateur le vérifie. Personne n’en voit plus qu’il ne doit : ni toi, ni les bots.
