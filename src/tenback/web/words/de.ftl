### Deutsch. Wörter der Regeln: Stapel, Rückwärtstrick, Hand, Zug, nachziehen.

## The games

the-game = The Game
quick-and-easy = Quick & Easy
face-to-face = Face to Face
ten = TEN
players-the-game = 1–5, gemeinsam
players-quick-and-easy = 2–5, gemeinsam
players-face-to-face = 2, ein Duell
players-ten = 1–5, wer wagt
about-the-game = Vier Stapel, achtundneunzig Karten, keine Zahl wird gesagt. Zehn zurück.
about-quick-and-easy = Zwei Stapel, fünf Farben. Klein, gesprächig, in zehn Minuten vorbei.
about-face-to-face = Silber gegen Gold. Ein Geschenk an den anderen füllt deine Hand.
about-ten = Zieh bis zehn, nicht weiter. Biete auf Joker, baue lange Reihen.

## Welcome

what-shall-we-play = Was spielen wir?
your-name = Dein Name
play = Spielen
play-game = { $game } mit Bots spielen
new-table = Neuer Tisch
new-table-of = Neuer Tisch: { $game }
terminal-only = Vorerst im Terminal:
your-table-waits = Dein Tisch wartet
go-on = Weiter
open-tables = Offene Tische
no-open-tables = Gerade keiner. Öffne einen; wem du den Link schickst, der findet ihn.
join = Dazu
have-a-link = Einen Link bekommen?
have-a-link-text = Öffne ihn, und du sitzt an dem Tisch. Ohne Konto.
independent = tenback setzt die Regeln unabhängig um. Die Namen der Spiele gehören ihren Verlagen; nichts von deren Gestaltung wird verwendet.
rules = Regeln
settings = Einstellungen
about = Über uns und Datenschutz

## A new table

how-many = Wie viele spielen?
house-rules = Hausregeln
option-expert = Experten
option-expert-why = Mindestens drei Karten je Zug statt zwei (G15).
option-short-hands = Kurze Hände
option-short-hands-why = Alle halten eine Karte weniger (G16).
option-on-fire = In Flammen (inoffiziell)
option-on-fire-why = 22, 33, 44, 55, 66 und 77 brennen: bis zum Ende des nächsten Zuges abdecken (G17).
talk = Reden
talk-signals = Signale
talk-signals-why = Feste Zeichen an den Stapeln: weg da, kleine Schritte, nur zu.
talk-open = Signale und Text
talk-open-why = Auch schreiben ist erlaubt; Zahlen werden angehalten.
talk-silent = Stille
talk-silent-why = Niemand sagt etwas.
the-table = Der Tisch
option-listed = Alle dürfen dazu
option-listed-why = Der Tisch steht in der Liste der offenen; sonst öffnet ihn nur dein Link.
option-tracker = Kartenübersicht
option-tracker-why = Alle dürfen nachsehen, was gelegt wurde. Die Regel überlässt es dem Gedächtnis (G4).
open-table = Tisch öffnen

## Waiting for players

waiting-title = Dein Tisch
empty-chair = Freier Stuhl
add-bot = Bot dazusetzen
sit-here = Hier setzen
host = Gastgeber
bot = Bot
bot-plays = Hier spielt ein Bot ({ $strength })
unseat = Stuhl von { $name } freimachen
chairs-left = { $count ->
    [one] Ein Stuhl ist frei
   *[other] { $count } Stühle sind frei
 }
begin = Geben
fill-with-bots = Bots auf die freien Stühle, und geben
take-a-chair = Nimm dir einen Stuhl, um mitzuspielen.
host-begins = Gegeben wird, wenn alle da sind.
invitation = Einladungslink
make-invitation = Einladungslink erstellen
copy = Kopieren
copied = Kopiert. Schick ihn, wem du willst.
invited = Ein Tisch wartet auf dich
invited-text = Sag, wie du heißt, und komm herein.
come-in = Hereinkommen

## The top bar and menus

to-lobby = tenback, zum Eingang
to-the-lobby = Zum Eingang
sound = Ton
sound-on = Der Ton ist an
sound-off = Der Ton ist aus
theme = Hell oder dunkel
rules-and-keys = Regeln und Tasten
menu = Menü
close = Schließen
language = Sprache
skip-to-hand = Zur Hand springen
skip-to-main = Zum Inhalt springen
hand-over = Einen Bot für mich spielen lassen
come-back = Wieder selbst spielen
pause = Pause
resume = Weiter
take-back = Meinen letzten Schritt zurücknehmen
give-up = Vorschlagen, hier aufzuhören
leave-table = Gehen, Platz behalten
read-the-rules = Regeln lesen
in-short = Kurz gesagt
short-lay = Leg in deinem Zug mindestens zwei Karten, auf beliebige Stapel.
short-direction = A und B steigen nur, C und D fallen nur. Kleine Lücken lassen Platz.
short-back = Ein Weg zurück: genau zehn tiefer auf A oder B, genau zehn höher auf C oder D.
short-draw = Dann ziehst du wieder auf.
short-talk = Über Stapel sag, was du willst, nie eine Zahl.
short-end = Alle Karten gelegt: gemeinsam gewonnen. Jemand kann nicht genug legen: vorbei.
keys = Tasten
keys-move = durch die Hand gehen
keys-select = Karte aufnehmen oder ablegen
keys-plan = für diesen Stapel planen
keys-undo = letzte geplante Karte zurück
keys-lay = Plan legen und Zug beenden
keys-lay-on = Plan legen, Zug behalten
keys-signal = Signal zum Stapel, dann 1 bis 4
keys-go = zu Stapeln, Hand, Geschehen
keys-read = den Tisch vorlesen
keys-escape = loslassen

## The table

you = Du
the-end = Ende
who-starts = Wer beginnt?
who-starts-how = Alle sagen, wie gern sie beginnen würden. Ohne Zahlen.
offer-gladly = Gern
offer-willing = Kann ich
offer-rather-not = Lieber nicht
still-thinking = { $count ->
    [one] { $names } überlegt
   *[other] { $names } überlegen
 }
look-at-hand = Sieh dir zuerst deine Hand an.
your-turn = { $count ->
    [0] Dein Zug · auch beenden
    [1] Dein Zug · mind. eine
    [2] Dein Zug · mind. zwei
   *[other] Dein Zug · mind. drei
 }
your-turn-now = { $count ->
    [1] Dein Zug. Leg mindestens eine Karte.
    [2] Dein Zug. Leg mindestens zwei Karten.
   *[other] Dein Zug. Leg mindestens drei Karten.
 }
title-your-turn = Dein Zug
turn-of = { $name } überlegt
thinking = überlegt
next = danach
just-played = eben dran
all-laid = alles gelegt
paused = Pause
seats-clockwise = Plätze im Uhrzeigersinn
cards-in-hand = { $count ->
    [one] Karte auf der Hand
   *[other] Karten auf der Hand
 }
piles = Stapel
rising = steigt
falling = fällt
room = Platz { $count }
to-draw = { $count ->
    [0] nichts mehr
   *[other] zum Nachziehen
 }
still-to-lay = noch zu legen
pile-label = Stapel { $pile }, { $direction ->
    [up] aufsteigend
   *[other] absteigend
 }, { $planned ->
    [0] zeigt { $top }
   *[other] { $top } geplant
 }, Platz { $room }
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
step-steep = steil
burns = { $count ->
    [one] brennt: jetzt abdecken
   *[other] brennt
 }
on-card = auf { $card }
number-line = Zahlenstrahl von 1 bis 100. Stapel: { $piles }. Deine Karten: { $cards }.
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
planned-card = { $card }, für { $pile } geplant; drücken nimmt sie zurück
planned-for = für { $pile } geplant
you-watch = Du siehst an diesem Tisch zu.

## The plan

your-plan = Dein Plan
unseen = bis zum Legen verdeckt
take-card-back = { $card } zurücknehmen
undo = Zurück
lay-and-end = Legen, Zug beenden
end-turn = Zug beenden
lay-keep-turn = Legen, Zug behalten
lay-anyway = Trotzdem legen
think-again = Noch überlegen
more-to-go = { $count ->
    [1] noch eine
    [2] noch zwei
   *[other] noch { $count }
 }{ $planned ->
    [0] {""}
   *[other] {""}
 }
pick-a-pile = wähle einen Stapel für { $card }
plan-ahead = plane voraus, wenn du magst
if-nothing-changes = wenn sich nichts ändert
may-lay-more = genug gelegt; mehr geht
laying = wird gelegt …
will-be-sent = geht raus, sobald wir verbunden sind
strands-chip = nichts würde mehr passen
strands-ask = Das zu legen beendet das Spiel für alle.
planned-now = { $card } für { $pile } geplant{ $back ->
    [yes] , zehn zurück
   *[no] {""}
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
does-not-fit-why = { $card } passt nicht auf { $pile }. { $direction ->
    [up] { $pile } steigt von { $top }: alles darüber{ $back ->
        [0] {""}
       *[other] {" "}oder genau { $back }
     }.
   *[down] { $pile } fällt von { $top }: alles darunter{ $back ->
        [0] {""}
       *[other] {" "}oder genau { $back }
     }.
 }

## Talk

signal = Signal
talk-and-log = Reden und Geschehen
signals-only = Nur Signale. Zahlen bleiben auf der Hand.
silent-table = Dieser Tisch spielt still.
signal-about = { $signal }, Stapel { $pile }
signal-menu = Signal zu Stapel { $pile }
say-keep-off = Weg da
say-keep-off-strongly = Weg da!
say-small-steps = Kleine Schritte
say-go-ahead = Nur zu
meant-keep-off = Bitte nicht hierher legen; ich habe etwas Gutes.
meant-keep-off-strongly = Bitte nicht hierher legen, was es auch kostet.
meant-small-steps = Kein großer Sprung hier, bitte.
meant-go-ahead = Ich habe mit diesem Stapel nichts vor.

## What happened

what-happened = Was geschah
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
told-offered = { $name }: { $offer }
told-began = Die Karten sind gegeben.
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
told-proposed = { $who ->
    [you] { $name } schlägst etwas vor.
   *[other] { $name } schlägt etwas vor.
 }
told-objected = { $who ->
    [you] { $name } möchtest lieber nicht.
   *[other] { $name } möchte lieber nicht.
 }
told-took-back = { $who ->
    [you] { $name } nimmst einen Schritt zurück.
   *[other] { $name } nimmt einen Schritt zurück.
 }
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

end-title-won = Alle Karten gelegt
end-title = { $count ->
    [one] Eine Karte fehlte
   *[other] { $count } Karten fehlten
 }
end-won = Alle achtundneunzig. Ihr habt gemeinsam gewonnen.
end-excellent = { $laid } gelegt. Ausgezeichnet, aber nicht gewonnen: nur null gewinnt.
end-stuck = { $laid } gelegt. Niemand konnte genug legen, um weiterzuspielen.
end-burnt = { $laid } gelegt. Eine brennende Karte wurde nicht rechtzeitig abgedeckt.
end-abandoned = { $laid } gelegt. Ihr habt gemeinsam aufgehört.
over-now = { $won ->
    [yes] Das Spiel ist aus. Alle Karten sind gelegt; ihr habt gewonnen.
   *[no] Das Spiel ist aus. Nicht gelegte Karten: { $count }.
 }
deal-again = Noch einmal geben
to-the-rematch = Zum nächsten Spiel
save-record = Aufzeichnung sichern
check-the-deal = Karten prüfen
deal-holds = Der Startwert passt zum Siegel von vor der ersten Karte. Niemand hat an den Karten gedreht. Der Startwert:
deal-does-not-hold = Der Startwert passt nicht zum Siegel. Mit diesen Karten stimmt etwas nicht. Der Startwert:
look-at-table = Den Tisch ansehen
another-game = Ein anderes Spiel

## When something is in the way

reconnecting = Verbinde neu …
reconnecting-plan = Verbinde neu … dein Plan bleibt.
line-lost = Keine Verbindung.
line-lost-plan = Keine Verbindung. Nichts vom Plan wurde gesendet.
try-now = Jetzt versuchen
back-again = { $count ->
    [one] Wieder da. Ein Zug ist geschehen.
   *[other] Wieder da. { $count } Züge sind geschehen.
 }
old-client = Hier läuft ein neueres tenback. Lade die Seite neu; Platz und Plan bleiben.
load-again = Neu laden
closed-gone = Diesen Tisch gibt es nicht
closed-gone-text = Der Link stimmt nicht, oder die Einladung ist abgelaufen. Bitte um einen neuen Link, oder öffne selbst einen Tisch.
closed-full = Alle Stühle sind besetzt
closed-full-text = An diesem Tisch gibt es kein Zuschauen. Bitte um einen anderen, oder öffne selbst einen.
called-off = Abgesagt
called-off-text = Der Tisch wurde vor der ersten Karte abgesagt.
not-here-yet = Noch nicht im Browser
not-here-yet-text = { $game } wird vorerst im Terminal gespielt.
nowhere = Hier ist nichts
nowhere-text = Die Adresse führt nirgendwohin. Alles beginnt am Eingang.
proposed-abandon = { $name } schlägt vor, hier aufzuhören.
proposed-take-back = { $name } möchte einen Schritt zurücknehmen.
agree = Einverstanden
rather-not = Lieber nicht
rule = Regel { $rule }
refused-not-your-turn = Du bist nicht am Zug.
refused-too-few = Ein Zug legt mindestens { $minimum }; gelegt sind { $played }.
refused-too-fast = Zu viel auf einmal; einen Moment.
refused-paused = Das Spiel macht Pause.
refused-ended = Das Spiel ist zu Ende.
refused-silent = Dieser Tisch spielt still.
refused-stood-in = Ein Bot spielt für dich; spiel zuerst wieder selbst.
refused-full = Alle Stühle sind besetzt.
refused-already-said = Zu diesem Stapel hast du seit dem letzten Zug schon etwas gesagt; warte auf den nächsten.
refused-broken = Das ging nicht. Versuch es gleich noch einmal.

## Settings

as-system = Wie das System
light = Hell
dark = Dunkel
motion = Bewegung
motion-less = Weniger
assist = Hilfe am Tisch
assist-gaps = Zeigen, was passt, mit Lücken und Tricks
assist-legal = Zeigen, was passt
assist-none = Nichts zeigen
sound-why = Papier auf Tuch, und zweimal Klopfen, wenn du dran bist.
keys-on = Tasten
keys-on-why = Buchstaben für Stapel und Schritte. Pfeile und Enter gehen immer.
notify = Sagen, wenn ich dran bin
notify-why = Eine Meldung des Browsers, wenn du woanders hinsiehst.

## About

about-what = Vier Zahlenkartenspiele an einem Tisch, für Menschen und Bots, im Browser und im Terminal.
privacy = Datenschutz
privacy-keeps = Dieser Server behält deinen Namen, die Tische, an denen du saßt, und was dort gespielt wurde. Ein Cookie sagt, wer du bist; Einstellungen bleiben in diesem Browser.
privacy-no-others = Kein anderer Server wird nach etwas gefragt, und niemand zählt deine Besuche.
accessibility = Für alle
accessibility-text = Alles geht mit der Tastatur allein und ist mit einem Screenreader zu hören; keine Farbe steht allein; Bewegung folgt dem System. Wenn dir etwas im Weg ist, ist das unser Fehler.
