### Tes tables, les avis aux absents, les invitations et le partage.

## Tes tables

yours-title = Tes tables
yours-tell-me = Préviens-moi
yours-turn = ton tour
yours-turn-of = au tour de { $name }
yours-others-turn = au tour des autres
yours-waiting = attend des joueurs
yours-paused = en pause
yours-since = depuis { $when }
yours-until = jusqu’à { $when }
yours-with-bots = avec des bots
yours-alone = en solo
yours-end = Terminer
yours-end-game = Terminer : { $game }
yours-keep = Garder
yours-cancel-sure = Annuler cette table ? Personne d’autre n’y est encore.
yours-rest = { $count ->
    [one] encore { $count } avec des bots ou en solo
   *[other] encore { $count } avec des bots ou en solo
 }
yours-nobody = personne encore
yours-more = D’autres tables à toi

## Avis

notices-title = Quand tu n’es pas là
notices-why = Pour les parties de plusieurs jours : reçois une notification quand c’est ton tour et que tu n’es pas là.
notices-nobody = Choisis d’abord un nom et assieds-toi quelque part.
notices-device = Sur cet appareil
notices-device-on = Me prévenir sur cet appareil
notices-device-off = Activé pour cet appareil. Désactiver
notices-device-done = Désormais, les notifications arrivent sur cet appareil.
notices-device-cannot = Ce navigateur ne gère pas les notifications. Sur iPhone ou iPad, ajoute d’abord tenback à l’écran d’accueil.
notices-denied = Le navigateur ne le permet pas. Autorise les notifications de cette page dans ses réglages, puis réessaie.
notices-other-device = Un autre appareil, depuis le { $when }
notices-remove = Retirer
notices-mail = Par courriel
notices-address = Adresse électronique
notices-mail-on = Demander des courriels
notices-mail-how = Tu recevras un message avec un lien. Rien d’autre n’est envoyé tant que tu ne l’ouvres pas.
notices-mail-asked = Un message est en route vers { $address }. Ouvre le lien qu’il contient.
notices-mail-goes = Les messages vont à { $address }.
notices-mail-refused = { $address } n’accepte pas nos messages, nous n’y écrivons donc plus. Donne une autre adresse, ou la même encore une fois.
notices-mail-off = Plus de courriels
notices-quiet = Heures de silence
notices-from = De
notices-to = À
notices-quiet-why = À l’heure de { $zone }. Ce qui arrive la nuit est envoyé le matin, en une seule notification. Mets deux fois la même heure pour n’avoir aucune plage de silence.
notices-never = Jamais quand tu as la table sous les yeux, jamais pour les parties à la minute, et seulement quelques-unes par jour.
notices-confirmed = Merci. Désormais, les messages iront à cette adresse.
notices-ended = Tu ne recevras plus de message.

## Invitations

qr-code = Code QR du lien

## Partager un résultat

end-shared = Copié : un lien pour revoir la partie.
end-shared-here = Copié : un lien pour revoir la partie. Il s’ouvre pour celles et ceux qui étaient à cette table.
share-title = Partager le résultat
share-named = Avec mon nom
share-send = Envoyer…
share-save = Enregistrer l’image
share-link = Copier le lien
share-text = Copier en texte
share-text-copied = Copié en texte.
share-why = L’image ne montre aucune carte : elle ne dévoile rien.

## Refus

refused-bad-endpoint = L’adresse donnée par le navigateur ne convient pas aux notifications.
refused-no-push = Ce serveur n’envoie pas de notifications aux appareils.
refused-no-mail = Ce serveur n’envoie pas de courriels.
refused-bad-address = Ce n’est pas une adresse électronique, comme name@example.org.
refused-old-link = Ce lien est trop ancien ou incomplet. Tu peux faire la même chose dans tes réglages.
refused-bad-zone = Le fuseau horaire de ton navigateur n’est pas connu ici.
