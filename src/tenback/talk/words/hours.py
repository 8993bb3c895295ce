"""Hours without more words, as in "I work at six": how one says that something is to happen then, and what tells that
cards are meant instead. A table a language; phrases (words/language.py) may run over commas.

What people put into every sentence is no event: today, again, now, game, match, evening.
"""

# ruff: noqa: RUF001 - Cyrillic

from tenback.talk.words.language import forms

__all__ = [
    "AFTER_A_PILE",
    "AT_AN_HOUR",
    "AT_THAT_HOUR",
    "EVENTS",
    "IN_THE_EVENING",
    "LATE",
    "OF_CARDS",
    "OF_TWELVE",
    "STANDING",
    "WANTED",
]

# What stands before an hour, and the hours that may follow it in words.
AT_AN_HOUR = (
    ("at by until till before around since after from", "two three four five six seven eight nine ten eleven twelve"),
    ("um bis ab gegen vor nach seit halb", "zwei drei vier fünf sechs sieben acht neun zehn elf zwölf"),
    (
        "o od do po przed około koło",
        """
        drugiej trzeciej czwartej piątej szóstej siódmej ósmej dziewiątej dziesiątej jedenastej dwunastej
        trzynastej czternastej piętnastej szesnastej siedemnastej osiemnastej dziewiętnastej dwudziestej
        """,
    ),
    (
        "v ve do od kolem před po",
        """
        dvě tři čtyři pět šest sedm osm devět deset jedenáct dvanáct
        dvou tří čtyř pěti šesti sedmi osmi devíti deseti jedenácti dvanácti
        """,
    ),
    (
        "в во к до с от после около",
        """
        два три четыре пять шесть семь восемь девять десять одиннадцать двенадцать
        двух трёх четырёх пяти шести семи восьми девяти десяти одиннадцати двенадцати
        """,
    ),
    ("à vers dès avant après jusquà", "deux trois quatre cinq six sept huit neuf dix onze douze"),
)
# Beside o'clock only
LATE = forms("""
    dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn zwanzig einundzwanzig zweiundzwanzig
    trzynasta czternasta piętnasta szesnasta siedemnasta osiemnasta dziewiętnasta dwudziesta
    třináct čtrnáct patnáct šestnáct sedmnáct osmnáct devatenáct dvacet
    тринадцать четырнадцать пятнадцать шестнадцать семнадцать восемнадцать девятнадцать двадцать
    treize quatorze quinze seize vingt
""")
OF_TWELVE = forms("am pm утра вечера дня ночи")
# Right after an hour of twelve and one of the words before it: o 9 wieczorem
IN_THE_EVENING = forms("rano wieczorem ráno večer")
AT_THAT_HOUR = forms("o około koło v ve kolem")

ENGLISH = """
    meet|meeting|meetings|work|works|working|job|school|train|bus|plane|flight|bed|bedtime|sleep
    dinner|lunch|breakfast|supper|zoom|doctor|dentist|appointment|alarm|kids|movie|film|party|babysitter
    tomorrow|monday|tuesday|wednesday|thursday|friday|saturday|sunday
    see|seeing you|ya|u|him|her|them
    night|early|late|my shift
    shift|call starts|begins|ends
    a|my|another call|appointment
    to|must|gotta|should|i|ill|we leave at|by|before|around
    to|gotta|must go|run at|by|before|around
    we|lets ~1 play until|till
    been|im|is|are ~1 up|awake since
    awake since
    wake|woke|get|got up
"""
GERMAN = """
    treffen|treff|arbeit|arbeite|arbeiten|schule|bus|bahn|flug|bett|schlafen|aufstehen|wecker|kinder
    essen|abendessen|mittagessen|frühstück|schicht|termin|termine|arzt|zahnarzt|feierabend|meeting|film|party
    morgen|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag
    zug fährt|geht|kommt
    muss|müssen ~2 weg|los|gehen|raus
    wir ~1 spielen ~1 bis
    spielen wir ~1 bis
    wach ~2 seit
    seit ~2 wach
    um zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf geht|gehts ~1 weiter|los
"""
POLISH = """
    spotka*|zebranie|praca|pracy|pracuję|pracuje|roboty|robota|szkoła|szkoły|szkole|pociąg|autobus|samolot|spać|łóżka
    obiad|kolacja|kolacji|kolację|śniadanie|lekarz|lekarza|dentyst*|wstaję|wstać|wstałem|wstałam|budzik|film
    jutro|jutra|poniedziałek|wtorek|środę|czwartek|piątek|sobotę|niedzielę
    widzimy się
    gramy|grajmy|mogę do
    mogę posiedzieć|zostać|grać do
    nocna|ranna|nocną|ranną|moja zmiana|zmianę
    muszę ~2 iść|lecieć|spadać|uciekać|kończyć|wyjść
    kończę|kończymy|wychodzę o
    śpię|nogach ~1 od
"""
CZECH = """
    práce|práci|pracuju|pracuji|školy|škole|škola|vlak|autobus|letadlo|spát|postele|budík|děti|žena|manželka
    oběd|oběda|večeře|večeři|snídaně|schůzk*|schůze|sraz|sejd*|sejít|doktor*|zubař*|vstávám|vstávat|vstával*|film
    zítra|zejtra|pondělí|úterý|středu|čtvrtek|pátek|sobotu|neděli
    hrajeme|hrajem|můžu do
    směna|směnu
    musím ~2 jít|pryč|letět|běžet|končit|vypadnout
    končím|končíme|odcházím v|ve
    mi začíná
    do rána
    vzhůru ~1 od
    od ~2 vzhůru
"""
RUSSIAN = """
    работ*|школ*|поезд|поезда|автобус|самолёт|спать|встреч*|встретимся|созвон*|врач*|встаю|вставать|встал|встала
    ужин*|обед|обеда|завтрак|будильник|дети|детей|смена|смену
    завтра|понедельник|вторник|среду|четверг|пятницу|субботу|воскресенье
    увидимся|увидемся|ухожу|уезжаю
    играем до
    надо|нужно|пора ~2 уходить|бежать|идти|ехать
    мне бежать|уходить|идти
    заканчиваю|заканчиваем|кончаем в
    ногах|сплю ~1 с
"""
FRENCH = """
    travail|boulot|bosse|école|bus|avion|lit|dodo|dormir|dîner|déjeuner|réunion|rdv|rendez|médecin|dentiste|réveil
    demain|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche
    mon|le|un train
    me|se|te lève|lever
    mes|les enfants
    dois|faut|vais ~1 partir|filer|aller
    on|je pars|part|file à|vers|avant
    se voit|retrouve
    on joue jusquà
    on joue jusqu à
"""
EVENTS = (ENGLISH, GERMAN, POLISH, CZECH, RUSSIAN, FRENCH)

# A card rather than an hour, whatever else is to happen: it lies at a number, or is held.
STANDING = forms("""
    is are am im its were was m s re be been being stay stays staying keep keeps stand stands sit sits up down
    ist sind bin war bleib bleibt bleibe bleiben steht stehen liegt hoch runter
    jest są jestem jesteśmy stoi zostań zostaje leży
    je jsou jsem jsme stojí zůstaň zůstane zůstává leží
    стоит остаётся останься лежит
    est sont suis reste restez restons
""")
AFTER_A_PILE = STANDING | forms("at by from until bis ab bei auf от")
WANTED = forms("""
    a an the my need want lay play eine ne einen die meine brauche brauch will lege spiele potrzebuję chcę kładę gram
    moja potřebuju chci dávám hraju moje нужна нужно хочу кладу играю моя мои лучшая un une le mon faut veux pose joue
""")
OF_CARDS = """
    card|number|pile|piles|stack|deck|trick|backwards|backward
    mine|yours|highest|lowest|best|higher|lower|lay|lays|laying|laid|put|drop|discard|hold|holds|holding
    keep off|at
    stay at
    on|the left|right $|is|pile|one
    left|right|top|bottom is|pile|stack|one
    karte|karten|zahl|stapel|stapels|trick|rückwärts
    meine|meiner|deine ist|bei|auf|liegt
    höher|niedriger|tiefer|lege|legen|legt|leg|ablegen|halte|halten|behalte|links|rechts|oben|unten|bleib
    karta|kartę|karty|stos|stosie|stosu|kupka|kupce|wstecz|cofk*
    moja|twoja jest|stoi
    wyżej|niżej|kładę|kładź|położę|położyć|połóż|wyłożę|wyłożyć|trzymam|trzymaj|lewy|lewa|lewej|prawy|prawa|prawej
    karty|kartu|hromádka|hromádku|hromádce|balíček|balíčku|zpátečk*
    výš|výše|níž|níže|položím|položit|polož|vyložím|vyložit|pokládám|držím|drž|levá|levé|pravá|pravé|vlevo|vpravo
    карта|карту|карты|стопка|стопке|стопку|стопки|реверс
    выше|ниже|кладу|клади|положу|положить|выложу|выложить|держу|держи|слева|справа|левая|левой|правая|правой
    carte|cartes|pile|piles|tas|arrière
    mienne|tienne|pose|poser|posé|pioche|garde|gauche|droite|dessus|dessous|supérieur*|inférieur*
    b|c|d|áčko|áčka|áčku|béčko|béčka|béčku|céčko|céčka|céčku|déčko|déčka|déčku
"""
