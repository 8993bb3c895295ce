### Die Einstellungen.

as-system = Wie das System
motion = Animationen
motion-less = Weniger
assist = Hilfe am Tisch
assist-gaps = Was passt, mit Lücken
assist-legal = Was passt
assist-none = Nichts
sound-why = Das Rascheln der Karten, und zweimal Klopfen, wenn du dran bist.
skip-sole = Überspringen, was nur eine Antwort hat
skip-sole-why = In TEN: passen, wenn du nicht bieten kannst; nichts kaufen, wenn es nichts zu kaufen gibt; zahlen, wenn es nur einen Weg gibt.
keys-on = Tasten
keys-on-why = Buchstaben für Stapel und Aktionen. Pfeile und Eingabe gehen immer.
experiments = Experimente
experiments-why = Bietet Bots an, die zufällig spielen.
notify = Benachrichtigen, wenn ich dran bin
notify-why = Eine Benachrichtigung des Browsers, wenn du woanders hinsiehst.
settings-look = Sprache und Aussehen
settings-table = Am Tisch
settings-notices = Wenn du dran bist
settings-kept = Bleibt nur in diesem Browser.
notify-denied = Der Browser erlaubt von hier keine Benachrichtigungen. In seinen Einstellungen für diese Seite lässt sich das ändern.
