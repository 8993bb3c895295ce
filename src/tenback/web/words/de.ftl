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
about-the-game = Vier Stapel, achtundneunzig Karten, keine Zahl wird gesagt. Zehn zurück.
about-quick-and-easy = Zwei Stapel, fünf Farben. Klein, gesprächig, in zehn Minuten vorbei.
about-face-to-face = Silber gegen Gold. Ein Geschenk an den anderen füllt deine Hand.
about-ten = Deck auf bis zehn, nicht weiter. Biete auf Joker, baue lange Folgen.

## Welcome

what-shall-we-play = Was spielen wir?
your-name = Dein Name
play = Spielen
play-game = { $game } mit Bots spielen
new-table = Neuer Tisch
new-table-of = Neuer Tisch: { $game }
your-table-waits = Dein Tisch wartet
go-on = Weiter
open-tables = Offene Tische
no-open-tables = Gerade keiner. Öffne einen; wem du den Link schickst, der findet ihn.
join = Dazusetzen
independent = tenback setzt die Regeln unabhängig um. Die Namen der Spiele gehören ihren Verlagen; nichts von deren Gestaltung wird verwendet.
rules = Regeln
settings = Einstellungen
about = Über tenback und Datenschutz

## A new table

how-many = Wie viele spielen?
house-rules = Hausregeln
option-expert = Experten
option-expert-why = Mindestens drei Karten je Zug statt zwei.
option-short-hands = Kurze Hände
option-short-hands-why = Alle halten eine Karte weniger.
option-on-fire = In Flammen (inoffiziell)
option-on-fire-why = 22, 33, 44, 55, 66 und 77 brennen: bis zum Ende des nächsten Zuges abdecken.
talk = Reden
talk-signals = Signale
talk-signals-why = Feste Zeichen an den Stapeln: nicht hier, kleine Schritte, nur zu.
talk-open = Signale und Text
talk-open-why = Auch schreiben ist erlaubt; Zahlen werden angehalten.
talk-silent = Stille
talk-silent-why = Niemand sagt etwas.
the-table = Der Tisch
option-listed = Alle dürfen dazu
option-listed-why = Der Tisch steht in der Liste der offenen; sonst öffnet ihn nur dein Link.
option-tracker = Kartenübersicht
option-tracker-why = Alle dürfen nachsehen, was gelegt wurde oder noch kommt. Sonst zählt das Gedächtnis.
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
begin = Austeilen
fill-with-bots = Bots auf die freien Stühle, und austeilen
take-a-chair = Nimm dir einen Stuhl, um mitzuspielen.
host-begins = Ausgeteilt wird, wenn alle da sind.
invitation = Einladungslink
make-invitation = Einladungslink erstellen
copy = Kopieren
copied = Kopiert. Schick ihn, wem du willst.
invited = Ein Tisch wartet auf dich
invited-text = Sag, wie du heißt, und komm herein.
come-in = Hereinkommen

## The top bar and menus

to-lobby = tenback, zur Lobby
to-the-lobby = Zur Lobby
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
take-back = Meinen letzten Spielzug zurücknehmen
give-up = Vorschlagen, hier aufzuhören
leave-table = Gehen, Platz behalten
read-the-rules = Regeln lesen
in-short = Kurz gesagt
short-lay = Leg in deinem Zug mindestens zwei Karten, auf beliebige Stapel.
short-direction = A und B steigen nur, C und D fallen nur. Kleine Lücken lassen Platz.
short-back = Ein Weg zurück: genau zehn niedriger auf A oder B, genau zehn höher auf C oder D.
short-draw = Dann ziehst du nach, bis die Hand voll ist.
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
 }{ $more }
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
number-line = Zahlenstrahl von { $low } bis { $high }. Stapel: { $piles }. Deine Karten: { $cards }.
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
unseen = das siehst nur du
take-card-back = { $card } zurücknehmen
undo = Zurück
lay-and-end = Legen, Zug beenden
end-turn = Zug beenden
lay-keep-turn = Legen, Zug behalten
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
   *[other] noch { $count }
 }
pick-a-pile = wähle einen Stapel für { $card }
plan-ahead = plane voraus, wenn du magst
if-nothing-changes = wenn sich nichts ändert
may-lay-more = genug gelegt; mehr geht
laying = wird gelegt …
will-be-sent = geht raus, sobald wir verbunden sind
strands-chip = nichts würde mehr passen
strands-ask = Dieser Plan beendet das Spiel für alle.
planned-now = { $card } für { $pile } geplant{ $kind ->
    [ten-back] , zehn zurück
    [same-colour] , gleiche Farbe, dreht ihn zurück
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
say-keep-off = Nicht hier
say-keep-off-strongly = Nicht hier!
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
told-proposed = { $who ->
    [you] { $name } schlägst etwas vor.
   *[other] { $name } schlägt etwas vor.
 }
told-objected = { $who ->
    [you] { $name } möchtest lieber nicht.
   *[other] { $name } möchte lieber nicht.
 }
told-took-back = { $who ->
    [you] { $name } nimmst einen Spielzug zurück.
   *[other] { $name } nimmt einen Spielzug zurück.
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
    [2] Zwei Karten fehlten
    [3] Drei Karten fehlten
    [4] Vier Karten fehlten
    [5] Fünf Karten fehlten
    [6] Sechs Karten fehlten
    [7] Sieben Karten fehlten
    [8] Acht Karten fehlten
    [9] Neun Karten fehlten
   *[other] { $count } Karten fehlten
 }
end-won = Alle achtundneunzig. Ihr habt gemeinsam gewonnen.
end-excellent = { $laid } gelegt. Ausgezeichnet, aber nicht gewonnen: nur null gewinnt.
end-stuck = { $laid } gelegt. Niemand konnte genug legen, um weiterzuspielen.
end-burnt = { $laid } gelegt. Eine brennende Karte wurde nicht rechtzeitig abgedeckt.
end-abandoned = { $laid } gelegt. Ihr habt gemeinsam aufgehört.
deal-again = Noch einmal austeilen
to-the-rematch = Zum nächsten Spiel
save-record = Aufzeichnung sichern
check-the-deal = Karten prüfen
deal-holds = Der Startwert passt zum Siegel von vor der ersten Karte. Niemand hat an den Karten gedreht.
deal-does-not-hold = Der Startwert passt nicht zum Siegel. Mit diesen Karten stimmt etwas nicht.
look-back = Noch einmal ansehen
end-share = Teilen
end-shared = Kopiert: ein Link zur Rückschau.
end-shared-here = Kopiert: ein Link zur Rückschau. Er öffnet sich für alle, die an diesem Tisch saßen.
deal-seed = Startwert
deal-seal = Siegel
deal-own = SHA-256 des Startwerts
deal-again-yourself = Zum Nachprüfen von Hand: Aufzeichnung sichern, dann tenback verify.
look-at-table = Den Tisch ansehen
another-game = Ein anderes Spiel

## When something is in the way

reconnecting = Verbinde neu …
reconnecting-plan = Verbinde neu … dein Plan bleibt.
line-lost = Keine Verbindung.
line-lost-plan = Keine Verbindung. Nichts vom Plan wurde gesendet.
try-now = Jetzt versuchen
back-again = { $count ->
    [one] Wieder verbunden. Ein Zug ist geschehen.
   *[other] Wieder verbunden. { $count } Züge sind geschehen.
 }
back-moved = Wieder da. Am Tisch ging es weiter.
old-client = Hier läuft ein neueres tenback. Lade die Seite neu; Platz und Plan bleiben.
load-again = Neu laden
closed-gone = Diesen Tisch gibt es nicht
closed-gone-text = Der Link stimmt nicht, oder die Einladung ist abgelaufen. Bitte um einen neuen Link, oder öffne selbst einen Tisch.
closed-full = Alle Stühle sind besetzt
closed-full-text = Das Spiel läuft oder ist vorbei, und an diesem Tisch gibt es kein Zuschauen. Bitte um einen anderen, oder öffne selbst einen.
called-off = Abgesagt
called-off-text = Der Tisch wurde vor der ersten Karte abgesagt.
not-here-yet = Noch nicht im Browser
not-here-yet-text = { $game } wird vorerst im Terminal gespielt.
nowhere = Hier ist nichts
nowhere-text = Die Adresse führt nirgendwohin. Alles beginnt in der Lobby.
proposed-abandon = { $name } schlägt vor, hier aufzuhören.
proposed-take-back = { $name } möchte einen Spielzug zurücknehmen.
agree = Einverstanden
rather-not = Lieber nicht
rule = Regel { $rule }
refused-not-your-turn = Du bist nicht am Zug.
refused-too-few = In einem Zug legst du mindestens { $minimum }; gelegt sind { $played }.
refused-too-fast = Zu viel auf einmal; einen Moment.
refused-paused = Das Spiel macht Pause.
refused-ended = Das Spiel ist zu Ende.
refused-silent = Dieser Tisch spielt still.
refused-stood-in = Ein Bot spielt für dich; spiel zuerst wieder selbst.
refused-full = Alle Stühle sind besetzt.
refused-already-said = Darüber hast du seit dem letzten Zug schon gesprochen; warte auf den nächsten.
refused-broken = Das ging nicht. Versuch es gleich noch einmal.

## Settings

as-system = Wie das System
light = Hell
dark = Dunkel
motion = Bewegung
motion-less = Weniger
assist = Hilfe am Tisch
assist-gaps = Zeigen, was passt, und Lücken
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
privacy-no-others = Kein anderer Server wird nach etwas gefragt, und niemand zählt deine Besuche.
accessibility = Für alle
accessibility-text = Alles geht mit der Tastatur allein und ist mit einem Screenreader zu hören; Farbe ist nie das einzige Zeichen; Bewegung folgt dem System. Wenn dir etwas im Weg ist, ist das unser Fehler.

### Pile games

chat = Chat
say-something = Sag etwas
send = Senden
chat-number = { $words } bleibt bei dir. Zahlen dürfen nicht raus; sag es mit einem Signal.
time-of-turn = Zeit des Zuges
bot-for-you = Ein Bot spielt für dich.
keeps-waiting = { $name } ist seit einer Minute weg. Ein Bot darf einspringen.
bot-may-sit-in = Bot spielen lassen
cards-laid = Gelegte Karten
cards-laid-how = Alle Karten; gelegte sind durchgestrichen.
card-is-laid = { $card }, gelegt
card-is-not-laid = { $card }, noch nicht
since-you-looked = seit du weggesehen hast
press-plain = { $card } für { $pile } planen
press-gift = { $card } als Geschenk für { $pile } planen, besser um { $by }
gift = Geschenk
first-card = erste Karte
fits-gift = { $pile } als Geschenk
fits-first = { $pile } als erste
heard-gift = { $card } als Geschenk auf { $pile }
say-want = Will ich
said-want = will hierher
meant-want = Ich möchte hier legen; lass es mir.
say-trick = Kann ihn drehen
said-trick = kann ihn zurückdrehen
meant-trick = Diesen Stapel könnte ich zurückdrehen.
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
talk-of-colours = Farben und Höhen sind willkommen. Zahlen nicht.
talk-of-pros = Nur Farben und Stapel; nichts über die Höhe.
same-colour = gleiche Farbe
same-colour-back = gleiche Farbe: { $from } zurück auf { $to }
fits-same-colour = { $pile } gleiche Farbe, { $by } zurück
press-same-colour = { $card } für { $pile } planen, gleiche Farbe, { $by } zurück
heard-same-colour = { $card } auf { $pile }, gleiche Farbe, zurück von { $from }
two-a-turn = zwei pro Zug
one-a-turn = eine pro Zug
two-a-turn-why = Ein Zug legt eine oder zwei Karten; zwei sind es schon.
one-a-turn-why = Profis legen genau eine Karte pro Zug.
colour-does-not-fit-why = { $card } passt nicht auf { $pile }. { $direction ->
    [up] { $pile } steigt von { $top }: alles Höhere oder jede Karte dieser Farbe.
   *[down] { $pile } fällt von { $top }: alles Niedrigere oder jede Karte dieser Farbe.
 }
end-won-fifty = Alle fünfzig. Ihr habt gewonnen, gemeinsam.
end-stuck-one = { $laid } gelegt. Dann ließ sich keine Karte mehr legen.
plan-note-quick = Eine Karte oder zwei, dann ziehst du auf zwei nach.
plan-note-pro = Genau eine Karte, dann ziehst du auf zwei nach.
your-turn-one-or-two = Dein Zug · 1–2 Karten
your-turn-one = Dein Zug · genau eine
silver = Silber
gold = Gold
seam = ein Geschenk pro Zug, das einen Stapel drüben verbessert
one-gift-a-turn = ein Geschenk pro Zug
one-gift-why = Ein Geschenk pro Zug, und dieser hat es schon. Leg { $card } auf A oder B.
gift-why = { $card } verbessert { $pile } nicht. { $direction ->
    [up] { $pile } steigt von { $top }: ein Geschenk ist alles darunter.
   *[down] { $pile } fällt von { $top }: ein Geschenk ist alles darüber.
 }
nothing-betters-why = Nichts verbessert { $pile } bisher. Leg { $card } auf A oder B.
nothing-betters = noch nichts zu verbessern
yours-to-better = { $direction ->
    [up] Geschenk: unter { $top }
   *[down] Geschenk: über { $top }
 }
left-to-lay = zu legen
race = { $laid } von { $cards } gelegt
draw-back-to-six = Mit Geschenk ziehst du auf sechs nach.
will-draw = { $count ->
    [0] Du ziehst nichts nach.
    [1] Du ziehst eine nach.
    [2] Du ziehst zwei nach.
   *[other] Du ziehst { $count } nach.
 }
strands-ask-duel = Mit diesem Plan verlierst du.
end-duel-title = { $who ->
    [you] Du hast gewonnen
   *[other] { $name } hat gewonnen
 }
end-duel-nobody = Niemand hat gewonnen
end-duel-laid = { $who ->
    [you] Alle deine achtundfünfzig Karten liegen.
   *[other] Alle achtundfünfzig Karten von { $name } liegen.
 }
end-duel-stuck = { $loses ->
    [you] Du konntest keine zwei Karten legen.
   *[other] { $loser } konnte keine zwei Karten legen.
 }
end-duel-single = { $loses ->
    [you] Dir blieb eine einzige Karte; ein Zug braucht zwei.
   *[other] { $loser } blieb eine einzige Karte; ein Zug braucht zwei.
 }
end-duel-resigned = { $loses ->
    [you] Du hast aufgegeben.
   *[other] { $loser } hat aufgegeben.
 }
end-duel-stopped = Ihr habt hier aufgehört, gemeinsam.
refused-told = Jemand weiß schon mehr; schlag vor, es zurückzunehmen, und alle müssen zustimmen.
refused-nothing-to-take-back = Es gibt gerade nichts von dir zurückzunehmen.
refused-patience = Ein Bot darf für { $name } einspringen, sobald der Tisch eine Minute gewartet hat.
refused-no-chat = An diesem Tisch wird nichts geschrieben, solange Karten gehalten werden.
refused-chat = Eine Nachricht hat 1 bis 300 sichtbare Zeichen.
refused-begun = Das Spiel läuft schon; das ging vorher.
refused-seat-taken = Da sitzt schon jemand.
refused-not-host = Das darf nur, wer den Tisch eröffnet hat.
refused-proposed-already = Es ist schon etwas vorgeschlagen; antworte zuerst darauf.
refused-nothing-proposed = Es ist nichts mehr vorgeschlagen.

## Welcome and tables

join-by-link = Per Link dazu
join-link = Link oder Name des Tisches
join-how = Der ganze Link, den man dir geschickt hat. Steht der Tisch in der Liste, genügt sein Name.
join-not-a-link = Das nennt keinen Tisch. Kopiere den ganzen Link noch einmal.
bots-play = Bots
strength-random = zufällig
strength-novice = Anfänger
strength-fast = schnell
strength-strong = stark
all-tables = Alle Tische
your-tables = { $count ->
    [one] Dein Tisch
   *[other] Deine { $count } Tische
 }
your-game-runs = Dein Spiel läuft
more-pages = Weitere Seiten
profile = Du und deine Spiele
tables-looking = Wird nachgesehen …
tables-joinable = Suchen Mitspieler
tables-played = Werden gespielt
tables-watch = Zusehen
join-table = { $game } mit { $names } spielen
watch-table = Bei { $game } mit { $names } zusehen
chairs-free = { $count ->
    [one] ein Stuhl frei
   *[other] { $count } Stühle frei
 }
being-played = wird gespielt

## A new table, more

which-game = Welches Spiel?
no-such-game = So ein Spiel gibt es hier nicht. Es sind vier; wähle eines davon.
seats-why-quick-and-easy = Quick & Easy braucht mindestens zwei (Q1).
seats-why-face-to-face = Ein Duell ist für zwei (F1).
option-pro = Für Profis
option-pro-why = Genau eine Karte je Zug; geredet wird nur über Farben und Stapel, nie über die Höhe.
option-last-card = Die letzte einzelne Karte
option-last-card-why = Was gilt, wenn ein Zug mit einer Karte auf der Hand und leerem Nachziehstapel beginnt: zwei sind fällig, und es ist nur eine da.
option-last-card-loses = sie verliert
option-last-card-wins = sie darf gelegt werden und gewinnt
option-fiasco = Reinfall mit Wahl
option-fiasco-why = Nach einem Reinfall wählst du: ein Reinfall-Chip oder stattdessen ein Kauf.
option-deck = Deck
option-deck-why = Welche Karten bei so vielen im Deck sind.
option-deck-reconstructed = nach den Summen der Anleitung
option-deck-full = alle Karten
option-deck-own = eine eigene Datei
deck-file = Deckdatei
deck-file-why = TOML oder JSON: ein Name und zu jeder Karte, wie oft sie für zwei, drei und vier oder fünf da ist.
deck-file-broken = Das ist keine Deckdatei. Sie hat einen Namen und eine Tabelle der Karten.
option-limit = Grenzzahl von TEN
option-limit-why = Wie weit TEN aufdeckt; je höher, desto schwerer.
option-solo-duplicates = Nur Duplikate zahlen
option-solo-duplicates-why = Zahlenkarten bezahlen einen Kauf nur, wenn du die gleiche noch einmal hast.
only-alone = Nur für eine Person allein.
nobody-to-talk-to = Allein ist niemand da zum Reden.
one-chair-only = Es gibt nur einen Stuhl.
talk-free = Text
talk-free-why = Du darfst schreiben, was du willst.
watch-who = Wer zusieht
watch-who-why = Was die sehen, die ohne Platz an den Tisch kommen.
watch-all-after = Den Tisch; am Ende alle Karten
watch-public = Nur den Tisch
watch-none = Niemand sieht zu
new-clock = Uhr
new-clock-why = Zeit für einen Zug. Ist sie um, wählt ein Bot.
clock-none = Keine
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
clock-a-turn = je Zug { $time }
new-pace = Tempo der Bots
new-pace-why = Mit Zeit zum Mitschauen oder ohne.
pace-human = wie Menschen
pace-instant = sofort
open-with-bots = Gleich mit Bots spielen
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
copy-yourself = Der Link ist markiert; kopiere ihn mit Strg C.
invitation-why = Wer diesen Link hat, darf herein.
invitation-why-listed = Der Tisch steht auch in der Liste.
invitation-renew = Neuen Link machen; der alte gilt dann nicht mehr
invitation-renewed = Ein neuer Link. Der alte öffnet nichts mehr.
resign = Das Duell aufgeben

## Help and menus, more

short-quick-lay = Lege eine oder zwei Karten, dann zieh auf zwei nach.
short-quick-direction = A steigt nur, B fällt nur, um beliebig viel.
short-quick-back = Eine Karte der gleichen Farbe wie die oberste passt immer.
short-quick-talk = Rede über Farben und Höhen, nie über Zahlen.
short-duel-lay = Lege mindestens zwei Karten je Zug.
short-duel-direction = Auf eigenen Stapeln wie in The Game: A steigt, B fällt, genau zehn zurück geht.
short-duel-gift = Eine Karte je Zug darf zum Gegner, wo sie Platz schafft: niedriger auf C, höher auf D.
short-duel-draw = Ohne Geschenk ziehst du zwei. Mit Geschenk auf sechs.
short-duel-end = Wer alles gelegt hat, gewinnt; wer keine zwei legen kann, verliert.
short-ten-draw = Decke Karten auf. Zahlen zählen zur Summe, Münzen gehen davon ab.
short-ten-take = Hör auf, wann du willst, und nimm Zahlen oder Münzen. Der Rest geht an den Markt oder die anderen.
short-ten-bust = Über zehn, in der Summe oder nur in Münzen: Reinfall.
short-ten-buy = Wer Zahlen nahm, darf eine Karte vom Markt kaufen.
short-ten-wild = Ein Joker wird versteigert, jeder bietet einmal.
short-ten-end = Die längste Folge jeder Farbe zählt, je Karte ein Punkt; 1 bis 9 zählt zehn.
keys-ten-draw = weiter aufdecken
keys-ten-numbers = die Zahlen nehmen
keys-ten-coins = die Münzen nehmen
keys-ten-bid = mehr oder weniger bieten
keys-ten-bid-now = das Gebot abgeben
keys-ten-pass = passen
keys-ten-market = zum Markt gehen

## Profile

nobody-yet = Noch niemand
kind-guest = Gast
kind-account = Konto
nobody-why-you = Setz dich irgendwo hin, und deine Spiele stehen hier. Oder melde dich an.
guest-why-you = Dieser Browser kennt dich durch ein Cookie. Ohne Konto kommst du von anderswo nicht zurück.
account-why-you = Mit Namen und Passwort kommst du von überall zurück.
me-rename = Diesen Namen nehmen
renamed = So heißt du jetzt.
account-name = Name
me-password = Passwort
make-account = Konto anlegen
make-account-why = Was du gespielt hast, bleibt deins. Das Passwort hat mindestens zehn Zeichen.
account-made = Du hast ein Konto, { $name }.
account-not-possible = Den Namen hat schon jemand, oder er geht nicht, oder das Passwort ist zu kurz. Nimm einen anderen.
sign-in = Anmelden
sign-in-why = Wenn du auf diesem Server ein Konto hast. Der Gast von jetzt bleibt zurück.
signed-in = Willkommen zurück, { $name }.
sign-in-not-possible = Dieser Name und dieses Passwort gehören nicht zusammen. Versuch es noch einmal.
sign-out = Abmelden
forget-me = Hier vergessen
forget-me-why = Dieser Browser kennt dich dann nicht mehr. Ohne Konto nimmt niemand deine Plätze wieder ein, auch du nicht. Gespieltes bleibt auf dem Server.
forget-me-yes = Ja, vergiss mich
name-not-possible = Ein Name hat bis zu 24 sichtbare Zeichen. Nimm einen anderen.
me-statistics = Wie es lief
me-statistics-none = Noch nichts. Gezählt wird, wenn ein Spiel zu Ende ist.
stat-played = gespielt
stat-won = gewonnen
stat-share = gewonnen von entschiedenen
stat-given-up = abgebrochen
stat-least-left = wenigste Karten übrig
stat-mean-left = Karten übrig im Mittel
stat-best-score = beste Punktzahl
stat-mean-score = Punkte im Mittel
me-history = Was du gespielt hast
history-none = Noch kein Tisch. Drück in der Lobby auf Spielen, dann steht der erste hier.
history-older = Ältere
history-waiting = wartet auf Mitspieler
history-playing = läuft
history-won = gewonnen
history-lost = verloren
history-given-up = abgebrochen
history-left = { $count ->
    [one] eine Karte übrig
   *[other] { $count } Karten übrig
 }
history-won-points = { $count ->
    [one] gewonnen mit einem Punkt
   *[other] gewonnen mit { $count } Punkten
 }
history-lost-points = { $count ->
    [one] verloren mit einem Punkt
   *[other] verloren mit { $count } Punkten
 }
go-on-at = Weiter: { $game }, { $when }
watch-again = Ansehen
me-replay-of = Ansehen: { $game }, { $when }
me-record-text = Mitschrift zum Lesen, .txt: { $game }, { $when }
me-record-data = Aufzeichnung als Daten, .json: { $game }, { $when }

## When something is in the way, more

unreachable = Niemand antwortet
unreachable-text = Der Server ist nicht zu erreichen. Sieh nach, ob du online bist; deine Plätze und Spiele bleiben dort.
trouble-no-answer = Der Server antwortet nicht. Versuch es gleich noch einmal.
trouble-store-down = Gerade lässt sich nichts festhalten. Versuch es gleich noch einmal.
closed-expired = Diese Einladung gilt nicht mehr
closed-expired-text = Sie ist abgelaufen, es gibt einen neuen Link, oder der Tisch ist weg. Bitte um einen neuen Link, oder eröffne einen eigenen Tisch.
closed-broken = Der Link ist nicht vollständig
closed-broken-text = So kann kein Tisch heißen. Kopiere den Link noch einmal, und zwar ganz.
closed-other = Du kannst gerade nicht herein
rules-not-loaded = Die Regeln konnten nicht geladen werden.
on-this-page = Auf dieser Seite

## Settings and about, more

settings-look = Sprache und Aussehen
settings-table = Am Tisch
settings-notices = Wenn du dran bist
settings-kept = Bleibt nur in diesem Browser.
notify-denied = Der Browser erlaubt von hier keine Hinweise. In seinen Einstellungen für diese Seite lässt sich das ändern.
privacy-cookie = Ein Cookie
privacy-cookie-why = Es sagt, wer du bist, damit dein Platz nach dem Neuladen deiner ist. Es hält vierhundert Tage; Skripte können es nicht lesen.
privacy-browser = In diesem Browser
privacy-browser-why = Deine Einstellungen und dein Name; und bis der Tab zugeht, dein Plan, was am Tisch geschah und die Schlüssel von Tischen.
privacy-server = Auf dem Server
privacy-server-why = Der Name, den du gewählt hast, die Tische, an denen du gesessen hast, was dort gespielt und geschrieben wurde, und wann.
privacy-account = Mit Konto
privacy-account-why = Auch dein Passwort, aber nur als Hash, den niemand zurückliest. Keine Adresse, keine E-Mail.
privacy-forget = Damit dieser Browser dich vergisst:
fairness = Ehrlich ausgeteilt
fairness-text = Vor der ersten Karte versiegelt der Server die Karten; nach dem Ende kann jeder, der mitspielte, das Siegel prüfen. Niemand sieht mehr, als er darf: du nicht und die Bots nicht.

### Replay

replay = Rückschau
replay-controls = Durch das Spiel
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
replay-eyes = Mit wessen Augen
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
replay-laid = { $count ->
        [one] eine gelegt
       *[other] { $count } gelegt
    }
replay-drawn = { $count ->
        [one] eine aufgedeckt
       *[other] { $count } aufgedeckt
    }
replay-not-ended = Dieses Spiel läuft noch
replay-not-ended-text = Was gelegt wurde, darf man sich merken, aber während des Spiels nicht nachschlagen. Die Rückschau steht hier, sobald das Spiel zu Ende ist.
replay-to-table = Zum Tisch
replay-broken = Die Rückschau ließ sich nicht laden
replay-broken-text = Der Server hat nicht geantwortet, wie er sollte. Nichts ist verloren: versuche es gleich noch einmal.

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
ten-points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
 }
ten-points-word = { $count ->
    [one] Punkt
   *[other] Punkte
 }
ten-in-a-run = in Folge
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
ten-doing = { $what ->
    [draw] deckt auf
    [auction] bietet
    [pay] zahlt
    [choose] wählt
   *[other] kauft
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
ten-risk = { $bust } von { $all } verdeckten Karten wären ein Reinfall.
ten-risk-deck = { $bust } von { $all } übrigen Karten wären ein Reinfall.
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
ten-market-how = Eine pro Zug, nach den Zahlen. Preis: die Zahl.
ten-offer = { $card }, Preis { $price }{ $why ->
    [owned] ; die hast du schon
    [short] ; dir fehlen { $short }
   *[none] {""}
 }
ten-short-by = { $short } zu wenig
ten-owned-already = Diese Karte hast du schon: kauf eine andere oder keine.
ten-too-dear = So viel kannst du nicht zahlen: kauf eine billigere Karte oder keine.
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
ten-would-bust = { $percent } der möglichen Karten: Reinfall
ten-nothing-busts = Noch ist keine Karte ein Reinfall
ten-what-busts = { $number ->
    [0] Noch ist keine Zahl ein Reinfall.
    [1] Jede Zahl ist ein Reinfall.
   *[other] Zahlen ab { $number } sind ein Reinfall.
 } { $coin ->
    [0] Keine Geldkarte ist einer.
    [1] Jede Geldkarte ist einer.
   *[other] Geldkarten ab { $coin } auch.
 }
ten-your-choice = Deine Wahl
ten-draw-first = Karte aufdecken
ten-draw-on = Weiter aufdecken
ten-deck-out = Das Deck ist leer.
ten-take-numbers = Zahlen nehmen
ten-points-to = { $from } → { $to }
ten-others-take = { $who ->
    [ten] TEN nimmt
    [one] Die andere Seite nimmt
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
    [one] Er zahlt 3
   *[other] Du hast dann { $count }; jeder zahlt 3
 }
ten-turn-ends-plain = Dein Zug endet
ten-go-buy = Stattdessen kaufen
ten-go-buy-why = Eine Karte vom Markt, zu ihrem Preis
ten-go-buy-nothing = Kaufst du nichts, gibt es auch keinen Chip
ten-auction = Auktion
ten-auction-of = Auktion: { $card }
ten-for-you = Für dich: { $from } → { $to }.
ten-one-bid = Je ein Gebot; nur wer gewinnt, zahlt.
ten-up-to = bis { $most }
ten-bids-in-order = Gebote der Reihe nach
ten-to-bid = bietet
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
ten-pay-for = { $price } zahlen: { $card }
ten-paid-so-far = { $paid } gezahlt, noch { $left }
ten-pay-with = Zahlen: { $thing }{ $ends ->
    [yes] ; dann gehört dir: { $card }
   *[no] {""}
 }
ten-token-loses = Ein Reinfall-Chip zahlt 3; davon gingen { $lost } verloren.
ten-next-ends = Der nächste Druck zahlt den Rest; dann gehört dir: { $card }.
ten-each-is-final = Jeder Druck zahlt sofort und gilt.
ten-suggest = Am günstigsten vorschlagen
ten-proposal = Am günstigsten: { $with }.
ten-own-way = Selbst wählen
ten-pay-so = So zahlen
ten-pays-now = { $name } zahlt: { $card }, { $paid } von { $price }.
ten-buy-one = Kauf eine Karte oder keine
ten-buy-final = Letzte Runde: kauf eine Karte oder keine
ten-buy = Kaufen: { $card }, für { $price }
ten-pick-one = Such eine Karte aus
ten-none-to-buy = Nichts, was du kaufen kannst
ten-buy-nothing = Nichts kaufen
ten-left-in-deck = Noch im Deck: { $count }
ten-the-deck = Deck
ten-deck-called = Deck: { $deck }.
ten-deck-reconstructed = rekonstruiert
ten-deck-full = vollständig
ten-counted-deck = Aus dem Deck gezählt, mit der Kartenübersicht.
ten-counted-sight = Aus den sichtbaren Karten gezählt: Deck und Ablage zusammen.
ten-skip-counting = Ergebnis zeigen
ten-end-stopped = Hier beendet
ten-end-title = { $who ->
    [you] Du hast gewonnen
   *[other] { $name } hat gewonnen
 }
ten-end-title-shared = Gemeinsam gewonnen: { $names }
ten-end-points = Die meisten Punkte: { $points }.
ten-end-currency = Gleich viele Punkte, { $points }; mehr Münzen und Chips entscheiden.
ten-end-cards = Punkte, { $points }, und Geld gleich; weniger Karten in den Folgen entscheiden.
ten-end-shared = In allem gleich, Punkte: { $points }.
ten-end-beaten = TEN ist geschlagen
ten-end-not-beaten = TEN ist nicht geschlagen
ten-end-rank = Geschlagen bei { $limit }: { $limit ->
    [4] ein Anfang.
    [5] du kommst dahinter.
    [6] beeindruckend.
    [7] Glück und Strategie.
    [8] auf dem Podest.
    [9] erstaunlich.
   *[other] unerreicht.
 }
ten-end-no-rank = { $yours } gegen { $tens }, TEN deckt bis { $limit } auf.{ $tie ->
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
    [0] ; es gibt keine
   *[other] : { $cards }
 }.
ten-did-take-coins = { $name } { $who ->
    [you] nimmst
   *[other] nimmt
 } die Münzen: { $count }.
ten-did-pay = { $name } { $who ->
    [you] zahlst
   *[other] zahlt
 }: { $with }.
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
