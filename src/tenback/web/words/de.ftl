### Deutsch. Wörter der Regeln: Stapel, Rückwärtstrick, Hand, Zug, nachziehen.

## The games

the-game = The Game
quick-and-easy = Quick & Easy
face-to-face = Face to Face
ten = TEN
players-the-game = 1–5, gemeinsam
players-quick-and-easy = 2–5, gemeinsam
players-face-to-face = 2, ein Duell
players-ten = 1–5, wer wagt, gewinnt
about-the-game = Vier Stapel, achtundneunzig Karten, keine Zahl wird gesagt. Ein Weg zurück: genau zehn.
about-quick-and-easy = Zwei Stapel, fünf Farben. Klein, gesprächig, in zehn Minuten vorbei.
about-face-to-face = Silber gegen Gold. Ein Geschenk an dein Gegenüber füllt deine Hand.
about-ten = Deck auf bis zehn, nicht weiter. Biete auf Joker, bau lange Folgen.

## Welcome

your-name = Dein Name
play = Spielen
new-table = Neuer Tisch
new-table-of = Neuer Tisch: { $game }
lesson-learn = In 2 Minuten lernen
lesson-learn-game = In 2 Minuten lernen: { $game }
independent = tenback setzt die Regeln unabhängig um. Die Namen der Spiele gehören ihren Verlagen; nichts von deren Gestaltung wird verwendet.
rules = Regeln
rules-of = { $game }: Regeln
settings = Einstellungen
about = Über tenback und Datenschutz

## A new table

house-rules = Hausregeln
option-chosen = { $option }: { $choice }
label = { $label }:
option-expert = Experten
option-expert-why = Mindestens drei Karten pro Zug statt zwei.
option-short-hands = Kleinere Hand
option-short-hands-why = Alle halten eine Karte weniger.
option-on-fire = On Fire (inoffiziell)
option-on-fire-why = 22, 33, 44, 55, 66 und 77 brennen: bis zum Ende des nächsten Zuges abdecken.
talk-signals = Signale
talk-signals-why = Feste Signale am Tisch, kein Text.
talk-open = Signale und Text
talk-open-why = Auch schreiben ist erlaubt; Zahlen werden nicht gesendet.
talk-silent = Stille
talk-silent-why = Niemand sagt etwas.
the-table = Der Tisch
option-tracker = Kartenübersicht

## Waiting for players

waiting-title = Dein Tisch
empty-chair = Freier Stuhl
chair-kept = Freigehalten für { $name }
add-bot = Bot dazusetzen
sit-here = Hier hinsetzen
host = Gastgeber
bot = Bot
a-bot = Ein Bot
bot-plays = Hier spielt ein Bot ({ $strength })
unseat = Stuhl von { $name } freimachen
begin = Austeilen
fill-with-bots = Mit Bots auffüllen und austeilen
waiting-team = { $count ->
    [one] Es fehlt noch jemand: Die Karten sind für so viele wie auf der anderen Seite.
   *[other] Es fehlen noch { $count }: Die Karten sind für so viele wie auf der anderen Seite.
}
take-a-chair = Nimm dir einen Stuhl, um mitzuspielen.
host-begins = Ausgeteilt wird, wenn alle da sind.
invitation = Einladungslink
waiting-ask = Jemanden einladen
make-invitation = Einladungslink erstellen
copy = Kopieren
copied = Kopiert. Schick den Link, wem du willst.
invited = Ein Tisch wartet auf dich
invited-by = { $host } lädt dich ein: { $game }
invited-there = Schon da: { $names }.
invited-text = Gib deinen Namen ein und komm herein.
come-in = Hereinkommen

## The top bar and menus

to-lobby = tenback, zur Lobby
to-the-lobby = Zur Lobby
sound = Ton
sound-on = Der Ton ist an
sound-off = Der Ton ist aus
theme = Farbschema
rules-and-keys = Regeln und Tasten
menu = Menü
close = Schließen
language = Sprache
skip-to-hand = Zur Hand springen
skip-to-choice = Zur Auswahl springen
skip-to-main = Zum Inhalt springen
hand-over = Einen Bot für mich spielen lassen
come-back = Wieder selbst spielen
pause = Pause
resume = Weiterspielen
take-back = Meinen letzten Spielzug zurücknehmen
give-up-sure = Diese Partie beenden? Niemand gewinnt sie dann.
give-up-alone = Hier aufhören
leave-table = Gehen, Platz behalten
read-the-rules = Regeln lesen
keys = Tasten

## The table

you = Du
the-end = Ende
end-heard = { $title }. { $sentence }
who-starts = Wer beginnt?
who-starts-how = Sag, wie gern du beginnen würdest. Ohne Zahlen.
agreed-for-you = Du hast gesagt, du könntest anfangen; die Bots sagen, wie gern sie es täten.
offer-gladly = Gern
offer-willing = Kann ich
offer-rather-not = Lieber nicht
still-thinking = { $count ->
    [one] { $names } überlegt
   *[other] { $names } überlegen
 }
look-at-hand = Sieh dir zuerst deine Hand an.
your-turn = { $count ->
    [0] Dein Zug · weiter/Ende
    [1] Dein Zug · mind. 1 Karte
    [2] Dein Zug · mind. 2 Karten
   *[other] Dein Zug · mind. 3 Karten
 }
your-turn-now = { $count ->
    [1] Dein Zug. Leg mindestens eine Karte.
    [2] Dein Zug. Leg mindestens zwei Karten.
   *[other] Dein Zug. Leg mindestens drei Karten.
 }
title-your-turn = Dein Zug
turn-of = { $name } überlegt
turn-of-read = { $name } überlegt.
turn-read = { $turn }.
thinking = überlegt
next = als Nächstes
just-played = gerade gespielt
all-laid = alles gelegt
paused = Pause
seats-clockwise = Plätze im Uhrzeigersinn
cards-in-hand = { $count ->
    [one] { $count } Karte auf der Hand
   *[other] { $count } Karten auf der Hand
 }
piles = Stapel
rising = steigt
falling = fällt
room = noch { $count }
to-draw = { $count ->
    [0] nichts mehr
   *[other] zum Nachziehen
 }
shown-to-draw = { $shown } zum Nachziehen
still-to-lay = noch zu legen
pile-label = Stapel { $pile }, { $direction ->
    [up] aufsteigend
   *[other] absteigend
 }, { $planned ->
    [0] zeigt { $top }
   *[other] { $top } geplant
 }{ $more ->
    [yes] , { $room }
   *[no] {""}
 }
pile-press = Stapel { $pile }, zeigt { $top }
pile-read = { $pile } { $direction ->
    [up] steigt von
   *[other] fällt von
 } { $top }.
press-plan = { $card } für { $pile } planen, Lücke { $by }
press-back = { $card } für { $pile } planen, zehn zurück
press-no = { $card } passt nicht auf { $pile }
ten-back = zehn zurück
does-not-fit = passt nicht
step-small = klein
step-fair = geht
step-dear = teuer
step-steep = sehr teuer
burns = { $count ->
    [one] brennt: jetzt abdecken
   *[other] brennt
 }
on-card = auf { $card }
number-line = Zahlenstrahl von { $low } bis { $high }. Stapel: { $piles }. Deine Karten: { $cards }.
pile-at = { $pile } { $top }
your-hand = Deine Hand
hand-empty = Alle deine Karten sind gelegt.
hand-read = Du hältst { $cards }.
card-fits = { $card }. Passt auf { $fits }
card-fits-nowhere = { $card }. Passt nirgends
fits-by = { $pile } { $direction ->
    [up] hoch
   *[other] hinunter
 } { $by }
fits-back = { $pile } zehn zurück
planned-card = { $card }, für { $pile } geplant; Drücken nimmt sie zurück
planned-for = für { $pile } geplant
you-watch = Du siehst an diesem Tisch zu.

## The plan

your-plan = Dein Plan
unseen = das siehst nur du
take-card-back = { $card } zurücknehmen
undo = Rückgängig
lay-and-end = Legen, Zug beenden
end-turn = Zug beenden
lay-keep-turn = Legen, Zug behalten
hint = Tipp
hint-ask = Um einen Tipp bitten
hint-thinking = Denkt nach …
hints-used = { $count ->
    [one] ein Tipp genutzt
   *[other] { $count } Tipps genutzt
 }
lay-anyway = Trotzdem legen
think-again = Noch überlegen
more-to-go = { $count ->
    [1] { $planned ->
        [0] eine Karte fehlt
       *[other] noch eine
     }
    [2] { $planned ->
        [0] zwei Karten fehlen
       *[other] noch zwei
     }
    [3] { $planned ->
        [0] drei Karten fehlen
       *[other] noch drei
     }
   *[other] noch { $count }
 }
pick-a-pile = wähl einen Stapel für { $card }
plan-ahead = plan voraus, wenn du magst
if-nothing-changes = wenn sich nichts ändert
may-lay-more = genug gelegt; mehr geht
laying = wird gelegt …
will-be-sent = wird gesendet, sobald du wieder verbunden bist
strands-chip = nichts würde mehr passen
strands-ask = Dieser Plan beendet das Spiel für alle.
planned-now = { $card } für { $pile } geplant{ $kind ->
    [ten-back] , zehn zurück
    [same-colour] , gleiche Farbe, springt zurück
    [gift] , ein Geschenk
   *[other] {""}
 }. { $turn ->
    [yes] { $missing ->
        [0] Der Zug darf enden.
        [1] Noch eine.
       *[other] Noch { $missing }.
     }
   *[no] {""}
 }
taken-back = { $card } zurückgenommen.
no-longer-fits = { $card } passt nicht mehr auf { $pile } und ist wieder auf deiner Hand.

## Talk

signal = Signal
talk-and-log = Absprachen und Verlauf
signals-only = Nur Signale. Zahlen bleiben auf der Hand.
signals-and-text = Signale und Text. Zahlen bleiben auf der Hand.
silent-table = Dieser Tisch spielt still.
signal-about = { $signal }, Stapel { $pile }
signal-menu = Signal zu Stapel { $pile }
signal-take-back = Noch einmal drücken nimmt es zurück
take-back-said = Zurücknehmen: { $said }
you-said = Von dir gesagt
say-keep-off = Nicht hier
say-keep-off-strongly = Nicht hier!
say-small-steps = Kleine Schritte
say-go-ahead = Nur zu
meant-keep-off = Bitte nicht hierher legen; ich habe etwas Gutes.
meant-keep-off-strongly = Bitte nicht hierher legen, koste es, was es wolle.
meant-small-steps = Kein großer Sprung hier, bitte.
meant-go-ahead = Ich habe mit diesem Stapel nichts vor.

## What happened

what-happened = Verlauf
nothing-happened = Noch nichts.
deal-sealed = Siegel der Karten
told-turn = { $name }: { $laid ->
    [one] eine Karte
   *[other] { $laid } Karten
 } gelegt, { $drew } nachgezogen.
told-turn-no-draw = { $name }: { $laid ->
    [0] nichts weiter
    [one] eine Karte
   *[other] { $laid } Karten
 } gelegt.
told-lays = { $who ->
    [you] { $name } legst
   *[other] { $name } legt
 }
told-by-clock = (die Zeit war um)
told-said = { $name }: { $signal }, { $pile }
heard-said = { $name }: { $signal }, { $pile }.
said-by = { $name }: { $said }
heard-said-by = { $name }: { $said }.
told-unsaid = { $who ->
    [you] { $name } nimmst zurück: { $signal }
   *[other] { $name } nimmt zurück: { $signal }
 }
told-began = Die Karten sind ausgeteilt.
told-started = { $who ->
    [you] { $name } beginnst.
   *[other] { $name } beginnt.
 }
told-sat = { $who ->
    [you] { $name } setzt dich.
   *[other] { $name } setzt sich.
 }
told-stood = { $who ->
    [you] { $name } stehst auf.
   *[other] { $name } steht auf.
 }
told-paused = Das Spiel macht Pause.
told-resumed = Das Spiel geht weiter.
told-paced = Die Bots spielen in anderem Tempo.
told-proposed = { $what ->
    [take-back] { $who ->
        [you] { $name } schlägst vor, einen Spielzug zurückzunehmen.
       *[other] { $name } schlägt vor, einen Spielzug zurückzunehmen.
     }
   *[other] { $who ->
        [you] { $name } schlägst vor, aufzuhören.
       *[other] { $name } schlägt vor, aufzuhören.
     }
 }
told-objected = { $who ->
    [you] { $name } bist dagegen.
   *[other] { $name } ist dagegen.
 }
told-took-back = { $who ->
    [you] { $name } nimmst einen Spielzug zurück.
   *[other] { $name } nimmt einen Spielzug zurück.
 }
told-hinted = { $name }: um einen Tipp gebeten.
told-abandoned = Das Spiel wurde beendet.
told-handed-over = { $who ->
    [you] Ein Bot spielt für dich.
   *[other] Ein Bot spielt für { $name }.
 }
told-came-back = { $who ->
    [you] Du spielst wieder selbst.
   *[other] { $name } ist zurück.
 }
heard-laid = { $card } auf { $pile }
heard-back = { $card } auf { $pile }, zehn zurück von { $from }
heard-turn = { $name }: { $laid }.
heard-drew = Du ziehst { $cards } nach.

## The end

end-the-game-every-card-laid = Alle achtundneunzig Karten. Ihr habt gemeinsam gewonnen.
end-the-game-stuck = { $excellent ->
    [yes] { $laid } gelegt. Ausgezeichnet, aber gewonnen ist erst, wenn alle Karten liegen.
   *[no] { $laid } gelegt. Wer am Zug war, konnte nicht genug Karten legen.
 }
end-the-game-burnt = { $laid } gelegt. Eine brennende Karte wurde nicht rechtzeitig abgedeckt.
end-abandoned = { $laid } gelegt. Ihr habt gemeinsam aufgehört.
end-abandoned-alone = { $laid } gelegt. Du hast hier aufgehört.
deal-again = Noch einmal austeilen
to-the-rematch = Zum nächsten Spiel
end-series = Gewonnene Partien bisher: { $won }.
end-series-of = { $name } { $count }
save-record = Aufzeichnung sichern
check-the-deal = Karten prüfen
deal-holds = Der Startwert passt zum Siegel von vor der ersten Karte. Niemand hat an den Karten gedreht.
deal-does-not-hold = Der Startwert passt nicht zum Siegel. Mit diesen Karten stimmt etwas nicht.
deal-shares-yours = Ausgeteilt wurde nach dem versiegelten Geheimnis des Servers und den Beiträgen der Mitspielenden, deinem auch. Niemand konnte die Karten wählen.
deal-shares-hold = Ausgeteilt wurde nach dem versiegelten Geheimnis des Servers und den Beiträgen der Mitspielenden. Alles ist so, wie es zugesagt war.
deal-other-secret = Das Geheimnis des Servers ist nicht das, das er vor dem Austeilen versiegelt hat. Er könnte diese Karten gewählt haben.
deal-other-shares = Die Beiträge sind nicht die, die vor dem Austeilen zugesagt waren. Jemand könnte diese Karten gewählt haben.
deal-other-seed = Ausgeteilt wurde nicht nach dem Geheimnis und den Beiträgen. Jemand könnte die Karten gewählt haben.
deal-share-missing = Dein Browser hat einen Beitrag zu diesen Karten zugesagt, und er fehlt. Hat kein anderes Gerät von dir übernommen, könnte jemand die Karten gewählt haben.
deal-share-away = Dein Browser war beim Austeilen nicht verbunden, deshalb fehlt sein Beitrag. Alles andere ist so, wie es zugesagt war.
deal-silent = Hat einen Beitrag zugesagt und nicht rechtzeitig gegeben: { $names }.
look-back = Zurückblicken
look-back-replay = Rückschau ansehen
end-share = Teilen
deal-seed = Startwert
deal-seal = Siegel
deal-own = SHA-256 des Startwerts
deal-secret = Geheimnis des Servers
deal-secret-seal = Dessen Siegel
deal-share-of = Beitrag von { $name }
deal-again-yourself = Zum Nachprüfen: Aufzeichnung sichern und tenback verify aufrufen.
end-short = { $count ->
    [one] Karte fehlte. Verloren.
   *[other] Karten fehlten. Verloren.
 }
end-stopped = übrig. Abgebrochen.
end-none-left = übrig. Gewonnen.
end-laid = { $laid } von { $cards } gelegt, { $turns ->
    [one] ein Zug
   *[other] { $turns } Züge
 }.{ $excellent ->
    [yes] {" "}Ausgezeichnet, aber gewonnen ist erst, wenn alle Karten liegen.
   *[no] {""}
 }
end-stuck = { $who ->
    [you] Du kamst nicht weiter
   *[other] { $name } kam nicht weiter
 }
end-asked = { $owed ->
    [one] Eine Karte war gefragt
    [2] Zwei Karten waren gefragt
    [3] Drei Karten waren gefragt
   *[other] { $owed } Karten waren gefragt
 }, { $fits ->
    [0] und { $held ->
        [one] diese passt nirgends:
       *[other] keine von diesen passt:
    }
   *[other] und so viele ließen sich nicht legen:
 }
end-asked-heard = { $asked } { $cards }.
end-card-on = { $card } auf { $pile }
end-one-play = { $play } war der einzige Zug, der noch ging, und { $who ->
    [you] du hattest die Karte.
   *[other] { $name } hatte die Karte.
 }
end-some-plays = { $count ->
    [one] Eine Karte aus einer anderen Hand hätte gepasst.
   *[other] { $count } Karten aus anderen Händen hätten gepasst.
 }
end-takes = nimmt { $what }
end-takes-nothing = nimmt nichts mehr
end-above = über { $number }
end-below = unter { $number }
end-any = { $colour ->
    [R] jede rote
    [B] jede blaue
    [G] jede grüne
    [Y] jede gelbe
   *[P] jede lila
 }
end-together = Gemeinsam
end-backs = { $count ->
    [0] Kein Stapel ging je zurück.
    [one] Einmal ging ein Stapel zurück.
   *[other] { $count }-mal ging ein Stapel zurück.
 }
end-did = { $laid } gelegt, davon zurück: { $backs }
end-way = Wie es lief
end-ten-backs = Rückwärtstricks
end-gifts = Geschenke
end-duel-ahead = { $count ->
    [one] Karte Vorsprung
   *[other] Karten Vorsprung
 }. { $who ->
    [you] Du hast gewonnen.
   *[other] { $name } hat gewonnen.
 }
end-duel-left = { $count ->
    [one] Karte blieb { $loser }
   *[other] Karten blieben { $loser }
 }. { $who ->
    [you] Du hast gewonnen.
   *[other] { $name } hat gewonnen.
 }
end-comparing = Deine anderen Spiele werden nachgeschlagen …
from-turn = ab Zug { $turn } eines früheren Spiels
this-deal-again = Dieselben Karten
this-deal-again-why = Dieselben Karten in derselben Reihenfolge. Das Spiel zählt nicht.
end-day = Blatt des Tages
end-challenge = Jemanden herausfordern
end-challenge-why = Jemand anderes spielt dieselben Karten; danach seht ihr beide Ergebnisse nebeneinander.
end-challenge-sides = Beide Ergebnisse
deal-known = Diese Karten wurden schon einmal gespielt: Das Spiel zählt nicht.
play-limit = Weiter mit Limit { $limit }

## When something is in the way

reconnecting = Verbinde neu …
reconnecting-plan = Verbinde neu … dein Plan bleibt.
line-lost = Keine Verbindung.
line-lost-plan = Keine Verbindung. Nichts vom Plan wurde gesendet.
line-too-many = Du hast hier zu viele Tabs offen. Schließe einen, dann kommt dieser von selbst zurück.
line-will-send = Keine Verbindung. Deine Karten werden gelegt, sobald du wieder verbunden bist.
not-yet = Noch nicht
try-now = Jetzt versuchen
back-again = { $count ->
    [one] Wieder verbunden. Ein Zug wurde gespielt.
   *[other] Wieder verbunden. { $count } Züge wurden gespielt.
 }
back-moved = Wieder da. Am Tisch ging es weiter.
old-client = tenback wurde aktualisiert. Lade die Seite neu; Platz und Plan bleiben.
load-again = Neu laden
closed-gone = Diesen Tisch gibt es nicht
closed-gone-text = Der Link stimmt nicht, oder die Einladung ist abgelaufen. Bitte um einen neuen Link, oder eröffne selbst einen Tisch.
closed-full = Alle Stühle sind besetzt
closed-full-text = Das Spiel läuft oder ist vorbei, und an diesem Tisch gibt es kein Zuschauen. Bitte um einen anderen, oder eröffne selbst einen.
called-off = Abgesagt
called-off-text = Der Tisch wurde vor der ersten Karte abgesagt.
nowhere = Hier ist nichts
nowhere-text = Die Adresse führt nirgendwohin. Alles beginnt in der Lobby.
proposed-abandon = { $name } schlägt vor, hier aufzuhören.
agree = Einverstanden
rather-not = Nein, weiterspielen
proposed-take-back = { $name } möchte zurücknehmen: { $what }
asks-seen = Seitdem kamen neue Karten dazu; sie gehen zurück, ohne dass du sie siehst.
asks-waits = Der Tisch wartet; keine Eile.
asked-take-back = Du möchtest zurücknehmen: { $what }
asked-abandon = Du hast vorgeschlagen, hier aufzuhören.
has-agreed = { $name } ist einverstanden
is-asked = wird gefragt
never-mind = Schon gut
declined = { $own ->
    [yes] { $name } fragt nicht mehr.
   *[no] { $name } möchte lieber weiterspielen.
 }
play-last = den letzten Spielzug
take-back-short = Zurücknehmen
was-before = vorher { $card }
paused-by = { $name } macht Pause.
paused-by-you = Du machst Pause.
paused-how = Die Uhren stehen still. Wer am Tisch sitzt, kann weiterspielen.
play-on = Weiter
rematch-open = Es wird noch einmal ausgeteilt.
rematch-by = { $name } möchte noch ein Spiel.
rematch-in = Ich bin dabei
rematch-watch = Beim nächsten Spiel zuschauen
title-rematch = Nächstes Spiel
presence-planning = plant
presence-away = abwesend seit { $time }
presence-gone = Verbindung um { $time } verloren
presence-not-here = nicht da
presence-stand-in = ein Bot springt ein
gone-waiting = { $name } hat den Tisch verlassen, und alle warten.
stand-in-offer = Einen Bot einspringen lassen
bot-for-you-now = Ein Bot spielt für dich
take-over = Selbst spielen
bot-played-for-you = { $count ->
    [one] Ein Bot hat einen Zug für dich gespielt. Der Platz gehört wieder dir.
   *[other] Ein Bot hat { $count } Züge für dich gespielt. Der Platz gehört wieder dir.
 }
what-it-laid = Was er gespielt hat
skip-wait = Nicht warten
chairs-offered = Du bist eingeladen: Ein Bot macht dir Platz.
take-this-chair = Platz von { $name } nehmen
door-names = { $count ->
    [one] Schaut zu: { $names }
   *[other] Schauen zu: { $names }
 }
door-without = { $count ->
    [one] { $names } müsste dann auf den Platz eines Bots warten.
   *[other] { $names } müssten dann auf Plätze von Bots warten.
 }
rule = Regel { $rule }

## Refusals: one message for each key in the code, with the facts that come with the key (tests/web/keys.py)

# What has no words of its own

refused = Das geht gerade nicht.
again-when = Weiter geht es { $when }.
refused-broken = Das ging nicht. Versuch es gleich noch einmal.

# Coming in, chairs, the host

refused-no-such-table = Diesen Tisch gibt es nicht, oder die Einladung ist abgelaufen. Bitte um einen neuen Link, oder eröffne selbst einen Tisch.
refused-no-such-lesson = Diese Lektion gibt es nicht. Such dir in der Lobby eine aus.
refused-not-in-this-lesson = Das gehört nicht zu diesem Schritt der Lektion. Beginne den Schritt noch einmal.
refused-hint-counted = Dieser Versuch wird mit denen anderer verglichen: Hier gibt es keine Tipps.
refused-hint-company = Tipps gibt es nur, wenn sonst lauter Bots am Tisch sitzen.
refused-hint-not-ready = Der starke Bot wird noch vorbereitet. Frag gleich noch einmal.
refused-hint-failed = Der Bot hat keine Antwort gefunden. Frag noch einmal.
refused-no-hints = Kein Bot spielt dieses Spiel gut genug, um Tipps zu geben.
refused-moved-on = Am Tisch ging es inzwischen weiter. Frag noch einmal.
refused-no-watching = Alle Stühle sind besetzt, und an diesem Tisch gibt es kein Zuschauen. Eröffne selbst einen Tisch.
refused-nowhere = Du bist an keinem Tisch; komm zuerst herein.
refused-already-seated = Du sitzt schon an diesem Tisch.
refused-no-seat = Du hast keinen Stuhl an diesem Tisch.
refused-full = Alle Stühle sind besetzt.
refused-seat-taken = Da sitzt schon jemand.
refused-nobody-there = Da sitzt niemand.
refused-own-seat = Das ist dein eigener Stuhl; du kannst ihn freigeben.
refused-no-such-seat = Diesen Stuhl gibt es hier nicht.
refused-seats-taken = { $sitting ->
    [one] Hier sitzt schon jemand und müsste zuerst aufstehen.
   *[other] Hier sitzen schon { $sitting }; jemand muss zuerst aufstehen.
 }
refused-seat-open = Ein Stuhl ist noch frei: Warte auf jemanden, setz einen Bot dazu, oder nimm einen Stuhl weg.
refused-no-such-bot = Diesen Bot gibt es hier nicht; wähl einen anderen.
refused-not-host = Das darf nur, wer den Tisch eröffnet hat.
refused-unseated = Wer den Tisch eröffnet hat, hat deinen Stuhl freigemacht. Mit einer neuen Einladung kannst du dich wieder setzen.
refused-too-many-invitations = Ein Tisch hat höchstens { $most } Einladungslinks.
refused-too-many-listed = Von dir warten schon Tische auf Mitspieler, und mehr als { $most } dürfen es nicht sein. Sag einen ab, oder fang an.
refused-setting = { $place ->
    [seats] Für diese Spielerzahl ist das Spiel nicht gedacht.
    [options] Diese Hausregeln passen nicht zusammen; wähl andere.
   *[other] So lässt sich kein Tisch eröffnen. Wähl etwas anderes.
 }
refused-begun = Zu spät: Das Spiel läuft schon.
refused-dealing = Einen Augenblick: Es wird gerade ausgeteilt.
refused-known-deal = Diese Karten wurden schon einmal gespielt: Niemand trägt mehr etwas dazu bei.
refused-day-counted = Dieser Versuch am Blatt des Tages zählt: kein Zurücknehmen, keine Pause, kein Bot, der einspringt.
refused-day-alone = Das Blatt des Tages spielt jeder an einem eigenen Tisch; niemand kann zusehen.
refused-day-again = Noch einmal spielst du das Blatt des Tages von seiner Seite aus; das zählt nicht.
refused-shared-deal = Andere bekommen anderswo dieselben Karten, deshalb lässt sich das hier nicht ändern.
refused-challenged = Jemand anderes soll diese Karten noch spielen; teilt neue aus.
refused-day-to-come = Dieser Tag ist noch nicht da.
refused-day-people = Das Blatt des Tages ist für Menschen; Programme spielen an anderen Tischen.
refused-bots-compiling = Die starken Bots für dieses Blatt werden gerade vorbereitet; versuch es in einer Minute noch einmal.
refused-day-played = Du hast dieses Blatt gespielt; noch einmal zählt nicht.
refused-day-first = Der erste Versuch zählt; danach darfst du ungezählt spielen, so oft du magst.
refused-challenge-listed = Auf diesen Tisch kann jeder zurückblicken; fordere lieber mit neuen Karten heraus.
refused-challenge-known = Du hast diese Karten schon gesehen.
refused-no-such-challenge = Diese Herausforderung gibt es hier nicht; bitte noch einmal um den Link.
refused-promised = Dieser Beitrag ist schon zugesagt.
refused-not-dealing = Gerade wird niemand um einen Beitrag gebeten.
refused-share-told = Dein Beitrag ist schon da.
refused-another-share = Das ist nicht der Beitrag, der zugesagt war.
refused-waiting = Das Spiel hat noch nicht begonnen.
refused-ended = Das Spiel ist zu Ende.
refused-not-ended = Das geht, sobald das Spiel zu Ende ist.
refused-never-begun = Dieser Tisch wurde abgesagt; eröffne einen neuen.
refused-rematched = Das nächste Spiel wartet schon; geh dorthin.
refused-not-for-you = Das ist für alle, die an diesem Tisch gespielt haben.
refused-not-your-eyes = Hier kannst du die Rückschau nur von deinem Platz aus ansehen.
refused-too-many-puzzles = Du hast schon { $most } Rätsel erstellt; mehr werden nicht aufbewahrt.
refused-no-such-rescue = Ein solches Spiel zum Retten gibt es nicht.
refused-no-such-puzzle = Dieses Rätsel gibt es nicht mehr, oder der Link ist unvollständig.
refused-reviews-full = Es werden schon viele Analysen erstellt. Frag in ein paar Minuten noch einmal.
refused-moment-over = Da war das Spiel schon zu Ende. Geh einen Zug zurück, um weiterzuspielen.
refused-no-such-moment = Einen solchen Moment hat dieses Spiel nicht.
refused-branch-seats = Dieses Spiel setzt ein früheres fort, mit derselben Zahl von Spielern.

# Who starts

refused-starting = Zuerst sagen alle, wie gern sie beginnen würden.
refused-not-starting = Wer beginnt, steht schon fest.
refused-gladly = Sag: gern, kann ich, oder lieber nicht.
refused-already-offered = Du hast schon gesagt, wie gern du beginnen würdest.

# Turns, pauses, bots that stand in

refused-not-your-turn = Du bist nicht am Zug.
refused-paused = Das Spiel macht Pause; zuerst muss es weitergehen.
refused-not-paused = Das Spiel macht keine Pause.
refused-stood-in = Ein Bot spielt für dich; spiel zuerst wieder selbst.
refused-not-stood-in = Niemand spielt für dich; der Platz gehört dir.
refused-bot-there = Da spielt schon ein Bot.
refused-left-already = Du warst in diesem Zug schon weg und wieder da; warte auf den nächsten.
refused-no-action = Wähl zuerst, was du tun möchtest.
refused-too-many-actions = Das ist zu viel auf einmal; spiel zuerst einen Teil davon.
refused-not-an-action = So etwas gibt es in diesem Spiel nicht.
refused-opaque = Unterwegs werden andere Karten sichtbar; mach weiter, wenn du sie gesehen hast.
refused-over-before = Damit endet das Spiel; danach geht nichts mehr.
refused-turn-over-before = Danach sind andere dran; weiter kannst du nicht spielen.

# Talk

refused-silent = Dieser Tisch spielt still.
refused-no-cards = Signale gibt es nur, solange gespielt wird.
refused-not-a-signal = Das darf hier nicht gesagt werden; sag es mit einem Signal dieses Tisches.
refused-said-already = Darüber hast du seit dem letzten Zug schon gesprochen; warte auf den nächsten.
refused-not-said = Dieses Signal von dir wird nicht mehr angezeigt.
refused-no-chat = An diesem Tisch wird nichts geschrieben, solange gespielt wird.
refused-no-text-for-pros = Profis schreiben während des Spiels nichts: Wählt Signale oder Schweigen.
refused-written-already = Das hast du gerade schon geschrieben; sag es anders oder warte auf den nächsten Zug.
refused-texts = Du hast seit dem letzten Zug schon { $most }-mal geschrieben; warte auf den nächsten.
refused-chat-length = Eine Nachricht hat 1 bis { $most } Zeichen.
refused-chat-characters = Eine Nachricht hat nur sichtbare Zeichen.
refused-number = Nicht gesendet: { $words }. Zahlen sind nicht erlaubt; gib ein Signal.
quoted = „{ $words }“

# Taking back, giving up

refused-told = Zu spät: Jemand hat schon neue Karten gesehen. Du kannst bitten, es zurückzunehmen; alle müssen zustimmen.
refused-still-there = { $name } ist da, oder war es gerade noch. Ein Bot springt nur für jemanden ein, der weg ist.
refused-not-awaited = Der Tisch wartet gerade nicht auf { $name }.
refused-bots-object = Die Bots möchten lieber nicht: Du hast seitdem eine Karte gesehen.
refused-seen-alone = Du hast seitdem eine Karte gesehen; das lässt sich nicht zurücknehmen.
refused-no-such-pace = So ziehen Bots nicht.
refused-paced = Sie spielen schon so.
refused-by-invitation = Das Spiel hat begonnen. Mit einer Einladung kannst du den Platz eines Bots nehmen.
refused-within-a-turn = { $name } ist mitten im Zug; nimm den Platz gleich.
refused-no-bot-moves = Gerade zieht kein Bot.
refused-nothing-to-take-back = Es gibt gerade nichts von dir zurückzunehmen.
refused-proposal = Vorschlagen lässt sich, aufzuhören oder einen Spielzug zurückzunehmen.
refused-proposed-already = Es ist schon etwas vorgeschlagen; antworte zuerst darauf.
refused-nothing-proposed = Es ist nichts mehr vorgeschlagen.
refused-agreed-already = Du hast schon zugestimmt.
refused-no-resigning = Aufgeben lässt sich nur ein Duell; schlag vor, hier aufzuhören, oder lass einen Bot für dich spielen.
refused-asides = Du hast das Spiel seit dem letzten Zug schon zweimal unterbrochen; warte auf den nächsten.
refused-asked-enough = An diesem Tisch hast du schon sehr viel neben dem Spiel getan (Grenze: { $most }). Jetzt kannst du hier nur noch spielen.
refused-log-full = An diesem Tisch ist schon so viel geschehen, dass er nur noch zu Ende gespielt werden kann.

# Who one is, and the server

refused-who = Dieser Browser ist hier nicht mehr bekannt. Gib deinen Namen ein und komm herein.
refused-name = Ein Name braucht sichtbare Zeichen und darf nicht zu lang sein. Nimm einen anderen.
refused-name-taken = So heißt schon jemand. Nimm einen anderen Namen.
refused-password = Ein Passwort hat { $least } bis { $most } Zeichen.
refused-password-guessed = Dieses Passwort errät man sofort. Nimm ein anderes.
refused-passwords-busy = Zu viele Passwörter auf einmal. Versuch es in ein paar Sekunden noch einmal.
refused-wrong-password = Name oder Passwort ist falsch. Versuch es noch einmal.
refused-only-guests = Du hast schon ein Konto.
refused-account-not-made = Mit diesem Namen lässt sich kein Konto anlegen. Nimm einen anderen.
refused-too-fast = Zu viel auf einmal; einen Moment.
refused-bad-request = Der Server hat das nicht verstanden. Lade die Seite neu.
refused-origin = Von einer anderen Seite aus geht das nicht. Öffne tenback selbst.
refused-head-too-large = Dieser Browser schickt mehr, als der Server liest. Lösche die Cookies dieser Seite und lade neu.
refused-body-too-large = Das ist zu groß für den Server.
refused-too-slow = Die Verbindung war zu langsam. Versuch es noch einmal.
refused-server-full = Der Server ist gerade voll. Versuch es gleich noch einmal.
refused-host = Unter diesem Namen ist der Server nicht bekannt. Sag denen Bescheid, die ihn betreiben.
refused-not-from-here = Das ist nur für die, die den Server betreiben.
refused-banned = Wer diesen Server betreibt, lässt dich im Moment nicht herein.
refused-muted = Wer diesen Server betreibt, hat dich stummgeschaltet: Was du schreibst, wird nicht weitergegeben. Signale gehen weiterhin.
refused-signup-closed = Auf diesem Server werden keine neuen Konten angelegt. Du kannst als Gast spielen.
refused-owner-stays = Wem dieser Server gehört, kann weder gesperrt noch stummgeschaltet noch gelöscht werden.
refused-owner-guest = Nur einem Konto kann dieser Server gehören, keinem Gast.
refused-no-account = Das ist ein Gast, ohne Passwort.
refused-nobody-such = Unter diesem Namen ist hier niemand bekannt.
refused-table-gone = Diesen Tisch gibt es nicht mehr.
refused-no-such-report = Diese Meldung ist schon abgeschlossen.
refused-announcement = Eine Durchsage hat 1 bis 300 Zeichen.
refused-reported-already = Das hast du an diesem Tisch schon gemeldet. Wer den Server betreibt, sieht es sich an.
refused-nobody-to-report = Melden kannst du nur jemand anderen, der an diesem Tisch sitzt.
refused-not-found = Hier ist nichts.
refused-store-down = Gerade lässt sich nichts speichern. Versuch es gleich noch einmal.
refused-damaged = Dieser Tisch lässt sich nicht mehr lesen. Sag bitte denen Bescheid, die den Server betreiben.
refused-no-answer = Der Server antwortet nicht. Versuch es gleich noch einmal.

# Cards and piles

refused-not-in-hand = { $card } hast du nicht auf der Hand; leg eine Karte von deiner Hand.
refused-not-higher = { $card } passt nicht auf { $pile }. { $pile } steigt von { $top }: alles darüber.
refused-not-higher-nor-back = { $card } passt nicht auf { $pile }. { $pile } steigt von { $top }: alles darüber oder genau { $back }.
refused-not-lower = { $card } passt nicht auf { $pile }. { $pile } fällt von { $top }: alles darunter.
refused-not-lower-nor-back = { $card } passt nicht auf { $pile }. { $pile } fällt von { $top }: alles darunter oder genau { $back }.
refused-not-higher-nor-same-colour = { $card } passt nicht auf { $pile }. { $pile } steigt von { $top }: alles Höhere oder jede Karte dieser Farbe.
refused-not-lower-nor-same-colour = { $card } passt nicht auf { $pile }. { $pile } fällt von { $top }: alles Niedrigere oder jede Karte dieser Farbe.
refused-too-few = In einem Zug legst du mindestens { $minimum }; gelegt sind { $played }.
refused-none-laid = In einem Zug legst du mindestens eine Karte; leg zuerst eine.
refused-two-laid = In einem Zug legst du eine oder zwei Karten; zwei liegen schon.
refused-one-laid = Profis legen genau eine Karte pro Zug.
refused-second-gift = Ein Geschenk pro Zug, und dieser hat es schon. Leg { $card } auf A oder B.
refused-gift-not-lower = { $card } verbessert { $pile } nicht. { $pile } steigt von { $top }: Ein Geschenk ist alles darunter.
refused-gift-not-higher = { $card } verbessert { $pile } nicht. { $pile } fällt von { $top }: Ein Geschenk ist alles darüber.
refused-nothing-betters = { $pile } lässt sich noch nicht verbessern. Leg { $card } auf A oder B.
refused-over-won = Das Spiel ist vorbei: Alle Karten sind gelegt. Teil neu aus, um weiterzuspielen.
refused-over-stuck = Das Spiel ist vorbei: Jemand konnte nicht genug Karten legen. Teil neu aus, um weiterzuspielen.
refused-over-burnt = Das Spiel ist vorbei: Eine brennende Karte wurde nicht abgedeckt. Teil neu aus, um weiterzuspielen.
refused-over-all-laid = Das Spiel ist vorbei: Jemand hat alle Karten gelegt. Teil neu aus, um weiterzuspielen.
refused-over-single-card = Das Spiel ist vorbei: Eine einzelne letzte Karte verliert. Teil neu aus, um weiterzuspielen.

# TEN

refused-first-draw = Ein Zug beginnt mit dem Aufdecken einer Karte.
refused-draw-or-take = Deck weiter auf, oder nimm die Zahlen oder die Münzen.
refused-no-coin-card = Es liegt keine Geldkarte aus: Nimm die Zahlen, oder deck weiter auf.
refused-deck-is-out = Das Deck ist leer: Nimm die Zahlen oder die Münzen.
refused-in-auction = Gerade wird versteigert: { $wild }. Biete, oder passe.
refused-bid-too-low = Das niedrigste Gebot ist jetzt { $least }; du kannst auch passen.
refused-bid-too-low-solo = Allein ist das niedrigste Gebot { $least }; du kannst auch passen.
refused-bid-too-high = Du kannst höchstens { $means } zahlen: Biete nicht mehr, oder passe.
refused-bid-too-high-solo = Mit Münzen, Chips und Duplikaten kannst du höchstens { $means } zahlen: Biete nicht mehr, oder passe.
refused-in-payment = Noch { $owed } zu zahlen für { $card }. Zahl mit einer Münze, einem Reinfall-Chip oder einer Zahlenkarte.
refused-no-coin = Du hast keine Münze mehr: Zahl mit etwas anderem.
refused-no-bust-token = Du hast keinen Reinfall-Chip: Zahl mit etwas anderem.
refused-not-yours = { $card } gehört dir nicht: Zahl mit dem, was dir gehört.
refused-wilds-do-not-pay = Mit Jokern kannst du nicht zahlen: Zahl mit etwas anderem.
refused-no-duplicate = Allein kannst du in der Auktion nur mit Duplikaten zahlen, und diese Karte hast du nur einmal: { $card }. Zahl mit etwas anderem.
refused-no-duplicate-buy = Hier kannst du nur mit Duplikaten zahlen, und diese Karte hast du nur einmal: { $card }. Zahl mit etwas anderem.
refused-in-market = Jetzt darfst du eine Karte vom Markt kaufen oder keine.
refused-not-in-market = { $card } liegt nicht auf dem Markt: Kauf eine, die dort liegt, oder keine.
refused-owned-already = { $card } hast du schon: Kauf eine andere oder keine.
refused-too-dear = { $card } kostet { $price }, und du kannst { $means } zahlen: Kauf eine billigere Karte oder keine.
refused-bust-choice = Reinfall: Nimm den Chip, oder geh kaufen.
refused-no-bust-choice = Diese Wahl kommt nach einem Reinfall, und nur mit der Hausregel Reinfall mit Wahl.
refused-in-final-round = Letzte Runde: Kauf eine Karte oder keine.
refused-over = Das Spiel ist vorbei: Die letzte Kaufrunde ist gespielt. Teil neu aus, um weiterzuspielen.
refused-ten-draws = TEN deckt auf, bis die Grenzzahl erreicht ist.
refused-ten-takes = TEN nimmt immer die Zahlen.
refused-ten-bids = TEN bietet nach eigener Regel.
refused-ten-pays = TEN zahlt mit Münzen, dann mit Chips, dann mit Duplikaten.

# A deck of one’s own for TEN

refused-deck-parts = Eine Deckdatei hat einen Namen und eine Tabelle der Karten, sonst nichts.
refused-deck-name = Der Name eines Decks hat 1 bis { $most } sichtbare Zeichen.
refused-deck-name-taken = Ein Deck namens { $written } hat TEN schon; nenn deines anders.
refused-deck-cards = Die Karten einer Deckdatei sind eine Tabelle: jede Karte mit drei Anzahlen.
refused-deck-no-such-card = In der Deckdatei steht eine Karte, die es nicht gibt: { $written }.
refused-deck-copies = In der Deckdatei stimmt { $line } nicht: Es braucht drei ganze Zahlen, wie oft die Karte für zwei, drei und vier oder fünf da ist.
refused-deck-fewer-have-more = In der Deckdatei ist { $line } so oft da: { $copies }; wenn weniger spielen, sind es nie mehr.
refused-deck-number-cards = Die Deckdatei geht nicht auf: Zahlenkarten für vier oder fünf sind es { $counted }, bei TEN { $right }.
refused-deck-coin-cards = Die Deckdatei geht nicht auf: Geldkarten für vier oder fünf sind es { $counted }, bei TEN { $right }.
refused-deck-wilds = Die Deckdatei geht nicht auf: Joker für vier oder fünf sind es { $counted }, bei TEN { $right }.
refused-deck-none-for-two = In der Deckdatei ist keine Karte für zwei; jeder Zug beginnt mit dem Aufdecken einer Karte.

## Settings

light = Hell
dark = Dunkel

## About

imprint = Impressum und Nutzungsbedingungen

### Pile games

chat = Chat
say-something = Sag etwas
chat-new = { $count ->
    [one] Eine neue Zeile
   *[other] { $count } neue Zeilen
 }
send = Senden
time-of-turn = Bedenkzeit
bot-for-you = Ein Bot spielt für dich.
cards-laid = Gelegte Karten
cards-laid-by = { $name }, { $metal }
cards-laid-how = Gelegte sind durchgestrichen, deine markiert.
card-is-laid = { $card }, gelegt
card-is-not-laid = { $card }, noch nicht
card-is-held = { $card }, auf deiner Hand
since-you-looked = seit du zuletzt hier warst
press-plain = { $card } für { $pile } planen
press-gift = { $card } als Geschenk für { $pile } planen, besser um { $by }
gift = Geschenk
first-card = erste Karte
fits-gift = { $pile } als Geschenk
fits-first = { $pile } als erste
heard-gift = { $card } als Geschenk auf { $pile }
say-want = Möchte hier legen
meant-want = Ich möchte hier legen; lass es mir.
say-trick = Kann zurückspringen
meant-trick = Diesen Stapel könnte ich zurückspringen lassen.
red = Rot
blue = Blau
green = Grün
yellow = Gelb
purple = Lila
coloured-card = { $colour } { $number }
start-card = die Startkarte
height-low = niedrig
height-middle = mittel
height-high = hoch
height-unsaid = nur Farbe
colour-and-height = { $colour }, { $height }
colour-hold = Ich habe { $colour }
colour-said = Ich habe { $colour }, gesagt
said-hold = ich habe { $hold }
i-hold = Ich habe
about-a-pile = Zu einem Stapel
talk-of-colours = Sprecht über Farben, hoch oder niedrig. Keine Zahlen.
talk-of-pros = Nur Farben und Stapel; nichts über die Höhe.
same-colour = gleiche Farbe
same-colour-back = gleiche Farbe: { $from } zurück auf { $to }
fits-same-colour = { $pile } gleiche Farbe, { $by } zurück
press-same-colour = { $card } für { $pile } planen, gleiche Farbe, { $by } zurück
heard-same-colour = { $card } auf { $pile }, gleiche Farbe, zurück von { $from }
two-a-turn = zwei pro Zug
one-a-turn = eine pro Zug
end-quick-and-easy-every-card-laid = Alle fünfzig Karten. Ihr habt gemeinsam gewonnen.
end-quick-and-easy-stuck = { $laid } gelegt. Dann ließ sich keine Karte mehr legen.
plan-note-quick = Eine Karte oder zwei, dann ziehst du auf zwei nach.
plan-note-pro = Genau eine Karte, dann ziehst du auf zwei nach.
your-turn-one-or-two = Dein Zug · 1–2 Karten
your-turn-one = Dein Zug · genau eine
silver = Silber
gold = Gold
seam = ein Geschenk pro Zug, das einen gegnerischen Stapel verbessert
one-gift-a-turn = ein Geschenk pro Zug
nothing-betters = noch nichts zu verbessern
yours-to-better = { $direction ->
    [up] Geschenk: unter { $top }
   *[down] Geschenk: über { $top }
 }
left-to-lay = { $shown } zu legen
race = { $laid } von { $cards } gelegt
draw-back-to-six = Mit Geschenk ziehst du auf sechs nach.
will-draw = { $count ->
    [0] Du ziehst nichts nach.
    [1] Du ziehst eine nach.
    [2] Du ziehst zwei nach.
   *[other] Du ziehst { $count } nach.
 }
strands-ask-duel = Mit diesem Plan verlierst du.
end-winner = { $who ->
    [you] Du hast gewonnen
   *[other] { $name } hat gewonnen
 }
end-nobody = Niemand hat gewonnen
end-face-to-face-all-laid = { $who ->
    [you] Alle deine achtundfünfzig Karten liegen.
   *[other] Alle achtundfünfzig Karten von { $name } liegen.
 }
end-face-to-face-stuck = { $loses ->
    [you] Du konntest keine zwei Karten legen.
   *[other] { $loser } konnte keine zwei Karten legen.
 }
end-face-to-face-single-card = { $loses ->
    [you] Dir blieb eine einzige Karte; ein Zug braucht zwei.
   *[other] { $loser } blieb eine einzige Karte; ein Zug braucht zwei.
 }
end-resigned = { $loses ->
    [you] Du hast aufgegeben.
   *[other] { $loser } hat aufgegeben.
 }
end-duel-stopped = Ihr habt gemeinsam aufgehört.

## Welcome and tables

bots-play = Bots
strength-random = zufällig
strength-novice = Anfänger
strength-fast = gut
strength-strong = stark
all-tables = Alle Tische
profile = Du und deine Spiele
tables-looking = Wird nachgesehen …

## A new table, more

no-such-game = So ein Spiel gibt es hier nicht. Es sind vier; wähl eines davon.
seats-why-quick-and-easy = Quick & Easy braucht mindestens zwei (Q1).
seats-why-face-to-face = Ein Duell ist für zwei (F1).
option-pro = Für Profis
option-pro-why = Genau eine Karte pro Zug; geredet wird nur über Farben und Stapel, nie über die Höhe.
option-last-card = Die letzte einzelne Karte
option-last-card-why = Was geschieht, wenn du deinen Zug mit einer einzigen Karte beginnst und es nichts nachzuziehen gibt.
option-last-card-loses = du verlierst
option-last-card-wins = du darfst sie legen und gewinnst (inoffiziell)
option-fiasco = Reinfall mit Wahl
option-fiasco-why = Nach einem Reinfall wählst du: einen Reinfall-Chip oder stattdessen einen Kauf.
option-deck = Deck
option-deck-why = Welche Karten bei dieser Spielerzahl im Deck sind.
option-deck-reconstructed = aus Anleitung und Rezensionen rekonstruiert
option-deck-full = alle Karten (inoffiziell)
option-deck-own = eine eigene Datei
option-limit = Grenzzahl von TEN
option-limit-why = Wie weit TEN aufdeckt; je höher, desto schwerer.
option-solo-duplicates = Nur mit Duplikaten zahlen
option-solo-duplicates-why = Mit einer Zahlenkarte zahlst du einen Kauf nur, wenn du die gleiche noch einmal hast. Ausgeschaltet geht es mit jeder Zahlenkarte.
option-solo-duplicates-off = Mit jeder Zahlenkarte zahlen
no-text-for-pros = Profis sagen nichts über hoch oder niedrig; deshalb gibt es während des Spiels keinen Text.
talk-free = Text
talk-free-why = Du darfst schreiben, was du willst.
watch-all-after = Den Tisch; am Ende alle Karten
watch-public = Nur den Tisch
watch-none = Niemand sieht zu
clock-seconds = { $count ->
    [one] { $count } Sekunde
   *[other] { $count } Sekunden
 }
clock-minutes = { $count ->
    [one] { $count } Minute
   *[other] { $count } Minuten
 }
clock-days = { $count ->
    [one] { $count } Tag
   *[other] { $count } Tage
 }
clock-a-turn = pro Zug { $time }
new-pace = Tempo der Bots
pace-slow = langsam
pace-human = wie Menschen
pace-fast = schnell
pace-instant = sofort
table-listed = offen für alle
table-private = nur per Link

## Waiting for players, more

waiting-title-guest = Vor dem Austeilen
waiting-agreed = Abgemacht
waiting-chairs = Stühle
waiting-share = Teilen
bot-of = Bot: { $strength }
program = Programm
all-chairs-taken = Alle Stühle sind besetzt. Bleib und sieh zu, oder eröffne einen eigenen Tisch.
chair-more = Ein Stuhl mehr
chair-fewer = Ein Stuhl weniger
begin-with = { $count ->
    [1] Für eine Person austeilen
    [2] Für zwei austeilen
    [3] Für drei austeilen
    [4] Für vier austeilen
   *[other] Für { $count } austeilen
 }
stand-up = Stuhl freigeben
call-off = Absagen
copy-yourself = Der Link ist markiert; kopier ihn mit Strg+C.
invitation-why = Wer diesen Link hat, darf herein.
invitation-why-listed = Der Tisch steht auch in der Liste.
invitation-renew = Neuen Link erstellen; der alte gilt dann nicht mehr
invitation-renewed = Ein neuer Link. Der alte gilt nicht mehr.

## Profile

kind-guest = Gast
kind-account = Konto

## When something is in the way, more

unreachable = Niemand antwortet
unreachable-text = Der Server ist nicht zu erreichen. Sieh nach, ob du online bist; deine Plätze und Spiele bleiben dort.
closed-expired = Diese Einladung gilt nicht mehr
closed-expired-text = Sie ist abgelaufen, es gibt einen neuen Link, oder der Tisch ist weg. Bitte um einen neuen Link, oder eröffne einen eigenen Tisch.
closed-broken = Der Link ist nicht vollständig
closed-broken-text = So kann kein Tisch heißen. Kopier den ganzen Link noch einmal.
closed-other = Du kannst gerade nicht herein
rules-not-loaded = Die Regeln konnten nicht geladen werden.
on-this-page = Auf dieser Seite

### Replay

replay = Rückschau
moment-picture = Ein Bild dieses Moments
replay-drew = { $count } nachgezogen
replay-bust = Reinfall bei { $total }
replay-coins = { $count ->
    [one] eine Münze
   *[other] { $count } Münzen
 }
replay-took = nimmt { $cards }
replay-bought = kauft { $cards }
replay-bid = { $name }: { $price }
replay-passed = { $name }: passt
replay-unsold = den Joker wollte niemand
replay-points = Punkte: { $points }
laid-on = auf { $pile }
laid-here = hier gelegt:

### TEN

ten-card = { $colour ->
    [B] Blau
    [G] Grün
    [O] Orange
   *[P] Rosa
 } { $number }
ten-coin-card = Geldkarte { $worth }
ten-wild-number = Joker { $number }, beliebige Farbe
ten-wild-colour = Joker in { $colour ->
    [B] Blau
    [G] Grün
    [O] Orange
   *[P] Rosa
 }, beliebige Zahl
ten-wild-any = Joker, beliebige Zahl und Farbe
ten-coins = { $count ->
    [one] eine Münze
   *[other] { $count } Münzen
 }
ten-tokens = { $count ->
    [one] ein Reinfall-Chip
   *[other] { $count } Reinfall-Chips
 }
ten-times = { $count } × { $thing }
ten-points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
 }
ten-points-word = { $count ->
    [one] Punkt
   *[other] Punkte
 }
ten-points-shown = { $shown } { $count ->
    [one] Punkt
   *[other] Punkte
 }
ten-run = { $colour ->
    [B] Blau
    [G] Grün
    [O] Orange
   *[P] Rosa
 }: { $count ->
    [0] keine
   *[other] { $cards }
 }; längste Folge { $length }{ $wilds ->
    [0] {""}
   *[other] , Joker für { $standing }
 }
ten-run-read = { $colour ->
    [B] Blau
    [G] Grün
    [O] Orange
   *[P] Rosa
 } { $from } bis { $to }
ten-turn = { $what ->
    [first] Dein Zug · aufdecken
    [draw] Dein Zug · weiter?
    [auction] Dein Gebot
    [pay] Dein Zug · zahlen
    [choose] Reinfall · deine Wahl
   *[other] Dein Zug · kaufen
 }
ten-other = { $name } { $what ->
    [draw] deckt auf
    [auction] bietet
    [pay] zahlt
    [choose] wählt
   *[other] kauft
 }
ten-other-read = { $name } { $what ->
    [draw] deckt auf
    [auction] bietet
    [pay] zahlt
    [choose] wählt
   *[other] kauft
 }.
ten-doing = { $what ->
    [draw] deckt auf
    [auction] bietet
    [pay] zahlt
    [choose] wählt
   *[other] kauft
 }
ten-final = { $what ->
    [bought] hat gekauft
    [last] kauft zuletzt
   *[other] kauft noch
 }
ten-turn-now = { $what ->
    [first] Dein Zug. Deck eine Karte auf.
    [draw] Dein Zug. Deck weiter auf oder nimm.
    [auction] Dein Gebot.
    [choose] Reinfall. Nimm den Chip oder geh kaufen.
   *[other] Dein Zug. Kauf eine Karte oder keine.
 }
ten-pay-now = Dein Zug. Zahl { $left } für { $card }.
ten-no-bid-yet = Noch kein Gebot.
ten-leads-with = { $name } führt mit { $bid }.
ten-can-bid = Du kannst { $least } bis { $most } bieten.
ten-cannot-bid = Mehr kannst du nicht zahlen; du kannst nur passen.
ten-risk = { $bust } von { $all } übrigen Karten wären ein Reinfall.
ten-row-read = In der Auslage: { $cards }. Summe { $total }, Münzen { $coins }.
ten-deck-read = Karten im Deck: { $count }.
ten-market-read = Auf dem Markt: { $cards }.
ten-market-empty = Der Markt ist leer.
ten-owns-read = { $name }: Punkte { $points }, Münzen { $coins }{ $tokens ->
    [0] {""}
   *[other] , Reinfall-Chips { $tokens }
 }.{ $count ->
    [0] {""}
   *[other] {" "}Folgen: { $runs }.
 }
ten-limit-read = TEN deckt bis { $limit } auf.
ten-limit-tag = deckt bis { $limit } auf
ten-look-closer = { $name }, genauer ansehen
ten-could-pay = Könnte bis zu { $most } zahlen.
ten-you-can-pay = Du kannst bis { $most } zahlen: Münzen { $coins }{ $tokens ->
    [0] {""}
   *[other] , Reinfall-Chips { $tokens } zu 3
 }, Karten { $cards }.
ten-what-you-own = Was dir gehört
ten-wilds = Joker
ten-market = Markt
ten-market-how = Eine pro Zug, wenn du Zahlen genommen hast. Preis: die Zahl.
ten-offer = { $card }, Preis { $price }{ $why ->
    [owned] ; die hast du schon
    [short] ; { $short ->
        [one] dir fehlt { $short }
       *[other] dir fehlen { $short }
     }
   *[none] {""}
 }
ten-short-by = { $short } zu wenig
ten-row-of = { $who ->
    [you] Deine Auslage
   *[other] Auslage von { $name }
 }
ten-deck-left = { $count ->
    [0] Das Deck ist leer
    [one] Eine Karte im Deck
   *[other] { $count } Karten im Deck
 }
ten-row-empty = Noch nichts aufgedeckt.
ten-total = Summe
ten-of-ten = von 10
ten-of = von { $most }
ten-until = bis { $limit }
ten-equation = Zahlen { $numbers } − Münzen { $coins }
ten-coins-word = Münzen
ten-bust-word = Reinfall
ten-total-label = Summe { $total } von 10: Zahlen { $numbers }, Münzen { $coins }. Über 10: Reinfall.
ten-total-label-limit = Summe { $total }: Zahlen { $numbers }, Münzen { $coins }. TEN hört bei { $limit } auf.
ten-coins-label = Münzen { $coins } von { $most }. Mehr: Reinfall.
ten-safe = sicher { $count }
ten-wild-count = Joker { $count }
ten-bust-count = Reinfall { $count }
ten-would-bust = { $percent } der möglichen Karten wären ein Reinfall
ten-nothing-busts = Noch ist keine Karte ein Reinfall
ten-what-busts = { $number ->
    [0] Noch ist keine Zahl ein Reinfall.
    [1] Jede Zahl ist ein Reinfall.
   *[other] Zahlen ab { $number } sind ein Reinfall.
 } { $coin ->
    [0] Keine Geldkarte ist ein Reinfall.
    [1] Jede Geldkarte ist ein Reinfall.
   *[other] Geldkarten ab { $coin } sind ein Reinfall.
 }
ten-your-choice = Deine Wahl
ten-draw-first = Karte aufdecken
ten-draw-on = Weiter aufdecken
ten-deck-out = Das Deck ist leer.
ten-take-numbers = Zahlen nehmen
ten-points-to = { $from } → { $to }
ten-others-take = { $who ->
    [ten] TEN nimmt
    [one] Dein Gegenüber nimmt
   *[all] Die anderen nehmen je
 } { $coin } { $count }
ten-then-buy = Danach darfst du eine Karte kaufen
ten-draw-before = Deck erst eine Karte auf.
ten-take-coins = { $count ->
    [one] Eine Münze nehmen
   *[other] { $count } Münzen nehmen
 }
ten-take-coins-none = Münzen nehmen
ten-coins-to = Du: { $from } → { $to }
ten-most-coins = Mehr als zehn hat niemand
ten-to-market = Die Zahlen gehen auf den Markt
ten-turn-ends = Dein Zug endet, sonst bekommt niemand etwas
ten-no-coin-card = Es liegt keine Geldkarte aus.
ten-take-token = Reinfall-Chip nehmen
ten-token-worth = { $count ->
    [one] Er ist 3 wert
   *[other] Du hast dann { $count }; jeder ist 3 wert
 }
ten-turn-ends-plain = Dein Zug endet
ten-go-buy = Stattdessen kaufen
ten-go-buy-why = Eine Karte vom Markt, zu ihrem Preis
ten-go-buy-nothing = Kaufst du nichts, gibt es auch keinen Chip
ten-auction = Auktion
ten-auction-of = Auktion: { $card }
ten-for-you = Für dich: { $from } → { $to }.
ten-after-paying = Nach Zahlung von { $bid }: { $points }.
ten-one-bid = Je ein Gebot; nur wer gewinnt, zahlt.
ten-bids-alone = Allein beginnen Gebote bei 5. In deinem Zug bietet TEN so viel, wie du zahlen könntest, oder alles, was es hat, wenn das weniger ist; in seinem eins mehr als du. Kann es keine 5 zahlen, passt es.
ten-up-to = bis { $most }
ten-turn-of = { $who ->
    [you] Dein Zug
   *[other] Am Zug: { $name }
 }
ten-bids-in-order = Gebote der Reihe nach
ten-to-bid = am Zug
ten-bids-last = zuletzt
ten-waits = wartet
ten-passed = gepasst
ten-leads = führt
ten-pass = Passen
ten-bid = { $bid } bieten
ten-one-less = Eins weniger
ten-one-more = Eins mehr
ten-your-bid = Dein Gebot, { $least } bis { $most }
ten-paying = Bezahlen
ten-pay-for = { $price } zahlen für { $card }
ten-paid-so-far = { $paid } gezahlt, noch { $left }
ten-pay-with = Zahlen mit: { $thing }{ $ends ->
    [yes] ; dann gehört dir: { $card }
   *[no] {""}
 }
ten-token-loses = Ein Reinfall-Chip ist 3 wert; { $lost ->
    [one] davon ginge { $lost } verloren.
   *[other] davon gingen { $lost } verloren.
 }
ten-next-ends = Der nächste Klick zahlt den Rest; dann gehört dir: { $card }.
ten-each-is-final = Jeder Klick zahlt sofort und endgültig.
ten-proposal = Am günstigsten: { $with }.
ten-pay-so = So zahlen
ten-pay-all = { $with } zahlen
ten-pays-now = { $name } zahlt für { $card }: { $paid } von { $price }.
ten-buy-one = Kauf eine Karte oder keine
ten-buy-final = Letzte Runde: Kauf eine Karte oder keine
ten-buy = Kaufen: { $card }, für { $price }
ten-would-have = { $offered }; danach { $points }
ten-pick-one = Such eine Karte aus
ten-none-to-buy = Nichts, was du kaufen kannst
ten-buy-nothing = Nichts kaufen
ten-left-in-deck = Noch im Deck: { $count }
ten-the-deck = Deck
ten-shown-in-deck = { $shown } im Deck
ten-deck-called = Deck: { $deck }.
ten-deck-reconstructed = rekonstruiert
ten-deck-full = vollständig
ten-counted = Gezählt nach dem, was alle gesehen haben.
ten-skip-counting = Ergebnis zeigen
ten-end-stopped = Hier beendet
ten-score-of = { $name } { $points }
ten-scores = { $scores }.
end-winners = Gemeinsam gewonnen: { $names }
end-ten-most-points = Die meisten Punkte: { $points }.
end-ten-most-currency = Gleich viele Punkte ({ $points }); mehr Münzen und Chips entscheiden.
end-ten-fewest-cards = Gleich viele Punkte ({ $points }) und gleich viel Geld; weniger Karten in den Folgen entscheiden.
end-ten-shared = In allem gleich, Punkte: { $points }.
ten-end-beaten = TEN ist geschlagen
ten-end-not-beaten = TEN ist nicht geschlagen
end-ten-ten-beaten = Geschlagen bei { $limit }: { $limit ->
    [4] ein Anfang.
    [5] du kommst dahinter.
    [6] beeindruckend.
    [7] Glück und Strategie.
    [8] auf dem Podest.
    [9] erstaunlich.
   *[other] unerreicht.
 }
end-ten-ten-not-beaten = { $yours } gegen { $tens }, TEN deckt bis { $limit } auf.{ $tie ->
    [yes] {" "}Gleichstand ist kein Sieg.
   *[no] {""}
 }
ten-did-turn = { $name } { $who ->
    [you] deckst
   *[other] deckt
 } auf: { $cards }.{ $total ->
    [unknown] {""}
   *[other] {" "}Summe { $total }.
 }
ten-did-turn-wild = { $name } { $who ->
    [you] deckst
   *[other] deckt
 } auf: { $cards }. Auktion.
ten-did-bust = { $name } { $who ->
    [you] deckst
   *[other] deckt
 } auf: { $cards }. Reinfall: { $kind ->
    [coin] Münzen { $total }
   *[number] Summe { $total }
 }.
ten-did-take-numbers = { $name } { $who ->
    [you] nimmst
   *[other] nimmt
 } die Zahlen{ $count ->
    [unknown] {""}
    [0] ; es gibt keine
   *[other] : { $cards }
 }.
ten-did-take-coins = { $name } { $who ->
    [you] nimmst
   *[other] nimmt
 } die Münzen{ $count ->
    [unknown] {""}
   *[other] : { $count }
 }.
ten-did-pay = { $name } { $who ->
    [you] zahlst
   *[other] zahlt
 } mit: { $with }.
ten-did-bid = { $name } { $who ->
    [you] bietest
   *[other] bietet
 } { $price }.
ten-did-buy = { $name } { $who ->
    [you] kaufst
   *[other] kauft
 }: { $cards }, für { $price }.
ten-did-get = { $name } { $who ->
    [you] bekommst
   *[other] bekommt
 }: { $cards }.
ten-did-others = Die anderen nehmen Münzen: { $count }.
ten-did-market = Auf den Markt: { $cards }.
ten-did-win = { $winner } { $who ->
    [you] gewinnst
   *[other] gewinnt
 } die Auktion für { $price }.
ten-did-not-sell = Den Joker will niemand.
ten-did-last = Das war die letzte Karte des Decks.
ten-did = { $name } { $who ->
    [you] { $what ->
        [pass] passt
        [skip] kaufst nichts
        [take-token] nimmst den Reinfall-Chip
       *[go-buy] kaufst lieber statt des Chips
     }
   *[other] { $what ->
        [pass] passt
        [skip] kauft nichts
        [take-token] nimmt den Reinfall-Chip
       *[go-buy] kauft lieber statt des Chips
     }
 }.
ten-counting = So wurde gezählt
ten-counting-how = die längste Folge jeder Farbe; schraffiert ist ein Joker
ten-player = Spieler
ten-colour = { $colour ->
    [B] Blau
    [G] Grün
    [O] Orange
   *[P] Rosa
 }
ten-worth = Wert { $count }
ten-end-points = { $count ->
    [one] Punkt
   *[other] Punkte
 }{ $won ->
    [yes] . Du hast gewonnen.
   *[no] { $gap ->
        [0] , beim Gleichstand hinten
        [one] , einer zu wenig
       *[other] , { $gap } zu wenig
    }
 }
ten-where-from = { $who ->
    [you] Woher deine Punkte kommen
   *[other] Woher die Punkte von { $name } kommen
 }
ten-from-wilds = { $wilds ->
    [0] Alle aus Zahlen, ohne Joker.
    [one] Ein Joker brachte { $gave } der { $points } Punkte; bezahlt wurden für Joker insgesamt { $paid }.
   *[other] { $wilds } Joker brachten { $gave } der { $points } Punkte; bezahlt wurden für Joker insgesamt { $paid }.
 }
ten-by-numbers = { $count } aus Zahlen
ten-by-wilds = { $count } aus Jokern

## A game without a table of its own

plain-acts = Was du tun kannst
plain-yes = ja
plain-no = nein
plain-none = keine
plain-hidden = { $count ->
    [one] eine verdeckte Karte
   *[other] { $count } verdeckte Karten
 }
part-hands = Handkarten
part-draw = Nachziehstapel
end-all-won = Gemeinsam gewonnen
end-all-lost = Das Spiel ist verloren
end-by = Grund für das Ende: „{ $reason }“.

### Hosts and people

announcement = Durchsage
put-away = Ausblenden
banned = Du bist gesperrt
banned-for-good = Wer diesen Server betreibt, hat dich für immer gesperrt.
banned-until = Wer diesen Server betreibt, hat dich bis { $when } gesperrt.
kind-program = Programm
what-is-stored = Was über dich gespeichert ist
report-whom = { $name } melden …
report-why = Wer diesen Server betreibt, liest es, zusammen mit den letzten Nachrichten an diesem Tisch. Sonst erfährt niemand, dass du geschrieben hast.
report-reason = Was stimmt nicht?
report-reason-insults = Beleidigungen oder Drohungen
report-reason-spam = Spam
report-reason-cheating = Schummeln
report-reason-name = Ein anstößiger Name
report-reason-other = Etwas anderes
report-words = In eigenen Worten, wenn du magst
report-send = Abschicken
report-sent = Danke. Wer diesen Server betreibt, sieht es sich an.
closed-removed = Dieser Tisch wurde entfernt
closed-removed-text = Wer diesen Server betreibt, hat ihn entfernt.
admin = Serververwaltung
