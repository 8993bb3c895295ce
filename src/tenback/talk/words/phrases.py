"""Turns of phrase that pin a number down without naming it: exact relations (Q10), sums, well-known stand-ins.

A phrase is written word by word; a|b is either word, and ~2 lets up to two words of any kind stand there. Accents and
capitals do not matter, and a phrase never runs over the end of a clause.
"""

# ruff: noqa: RUF001 - Cyrillic words among the tables

from collections import defaultdict
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from tenback.talk.words.found import Found, Kind
from tenback.talk.words.letters import Word, plain

__all__ = ["said"]

EXACT = """
    exactly|precisely|directly|immediately ~3 above|below|under|over|beneath|between|higher|lower|more|less|back
    right above|below|beneath|between
    halfway|midway between
    dokładnie|równo|bezpośrednio|tuż|zaraz ~2 nad|pod|powyżej|poniżej|między|pomiędzy|wyżej|niżej
    přesně|bezprostředně|těsně|hned ~2 nad|pod|mezi|výš|níž
    ровно|прямо|сразу|непосредственно ~2 над|под|между|выше|ниже
    точно ~2 над|под|между
    genau|exakt|direkt|unmittelbar ~3 über|unter|ueber|zwischen|drüber|drunter|darüber|darunter|höher|niedriger
    gleich drüber|drunter|darüber|darunter
    genau|exakt ~1 zurück
"""
NEIGHBOURS = """
    next|previous|nearest|closest number|higher|lower|bigger|smaller
    very next
    right|just after|before yours|mine
    o oczko|stopień|numer|číslo|stupeň|jednotku wyżej|niżej|výš|níž
    на шаг|ступень|очко|номер выше|ниже
    eine|einen|ne|nen stufe|schritt|nummer|zähler höher|niedriger|tiefer|drüber|drunter
    its|your|my|piles neighbour|neighbor|successor|predecessor
    number ~1 after|before|above|below
    liczba|liczbę ~1 po|przed|nad|pod
    číslo ~1 po|za|před|nad|pod
    число ~1 после|перед|над|под
    zahl|nummer ~1 nach|vor|über|unter
    sąsiad|sąsiadka|sąsiadkę twojej|tej|stosu
    soused|sousedka|sousedku tvé|tvojí|té
    соседка|сосед твоей|этой|стопки
    nachbar|nachbarkarte von|deiner|vom
    najbliższa|najbliższą liczba|liczbę|wyższa|niższa|wyższą|niższą
    nejbližší číslo|vyšší|nižší
    ближайшее|ближайшая|ближайшую число|сверху|снизу|выше|ниже
    następna|kolejna|sąsiednia|poprzednia|następną|kolejną|sąsiednią liczba|liczbę|cyfra|cyfrę|wyższa|niższa|wyższą
    następna|kolejna|poprzednia|następną|kolejną|poprzednią po|przed|od ~1 tej|twojej|tą|twoją|stosie|stosu
    další|následující|sousední|předchozí číslo|vyšší|nižší
    следующее|соседнее|предыдущее|соседняя|следующая число|карта|выше|ниже|больше|меньше
    nächste|nächsten|nächster|vorige|benachbarte zahl|nummer|ziffer|höhere|niedrigere
    nächsthöhere|nächsthöheren|nächstniedrigere|nächstgrößere|nächstkleinere
"""
EQUALS = """
    same|equal|identical number|value|rank|digit|figure
    ta|tę|tej|taka sama|samą|samej liczba|liczbę|cyfra|cyfrę|wartość
    stejné|stejná|totéž|shodné číslo|hodnota
    то|такое|та же|самое число|цифра|значение
    gleiche|gleichen|selbe|selben|dieselbe|dieselben zahl|nummer|ziffer|wert
"""
SUMS = """
    sum|product|square|root|average of
    squared
    one more than
    difference between|of ~2 piles|numbers|stacks|tops|cards
    minus what|that|the|yours|mine|my|your|pile
    suma|sumę|iloczyn|różnica|średnia|kwadrat|pierwiastek|połowa obu|stosów|tych|liczb|twojej|twojego|z|ze
    pile|stos|stosu|hromádka|hromádky|стопка|стопки|stapel|stapels ~1 minus|plus|минус|плюс
    do kwadratu
    součet|součin|rozdíl|průměr|mocnina|odmocnina obou|hromádek|těch|čísel|tvé|tvojí|z|ze
    na druhou mocninu
    сумма|разность|разница|произведение|среднее|корень обеих|стопок|двух|чисел|твоей|из|от
    в квадрате
    summe|differenz|produkt|durchschnitt|wurzel|quadrat beider|von|der|aus|zwischen
    zum quadrat
"""
# On a pile in sight, whoever holds the trick holds one card and no other (G7).
TRICKS = """
    i ~1 have|hold|got|keep ~2 trick|tricks|backwards
    ive|im ~3 trick|tricks|backwards
    tenback
    mam|trzymam ~2 cofnięcie|cofkę|wsteczne|trik|reverzní|reverz
    меня|держу|есть ~2 обратный|прыжок|трюк
    habe|hab|halte ~2 rückwärtstrick|rueckwaertstrick|trick|rücksprung
"""
COUNTS = """
    number of ~1 days|hours|weeks|months|letters|fingers|legs|states|planets|beast|sides|teeth|keys
    number of ~1 cards|players in
    days|hours|minutes|weeks|months|letters|fingers|legs|eggs|strings|keys in|on|of|has a|an|one
    cards in a deck|pack
    liczba|ilość|liczbę ~1 dni|godzin|minut|tygodni|miesięcy|kart|liter|palców|graczy|nóg|zębów|planet|państw|szatana
    dni|godzin|minut|tygodni|miesięcy w tygodniu|dobie|dniu|roku|miesiącu|godzinie|lutym
    palców u|na|w
    počet|počtu ~1 dní|dnů|hodin|minut|týdnů|měsíců|karet|písmen|prstů|hráčů|nohou|zubů|planet
    dní|dnů|hodin|minut|týdnů|měsíců v|za|ve týdnu|den|dni|dne|roce|rok|měsíci|hodině|únoru
    prstů na|u|jedné ruce|ruky|rukou
    количество|число|числу ~1 дней|часов|минут|недель|месяцев|карт|букв|пальцев|игроков|ног|зубов|планет
    дней|часов|минут|недель|месяцев в|во неделе|сутках|дне|году|месяце|часе|феврале
    пальцев на руке|руках|руки
    anzahl ~1 tage|stunden|minuten|wochen|monate|karten|buchstaben|finger|spieler|beine|zähne|planeten
    tage|stunden|minuten|wochen|monate ~1 am|im|der|einer|eine|pro tag|woche|jahr|monat|stunde|februar
    woche|tag|jahr|stunde|monat tage|stunden|minuten|wochen|monate
    finger an|einer ~1 hand
"""
PERSONAL = """
    my|your|his|her|our age
    year ~3 born
    date|year of birth
    house|shoe|jersey|shirt|room|phone|flat|street number|size
    mój|twój|jego|jej wiek|rocznik
    rok|roku|data|datę ~1 urodzenia
    numer ~1 domu|mieszkania|buta|telefonu|pokoju|koszulki
    rozmiar ~1 buta|stopy
    velikost ~1 bot|boty|nohy
    můj|tvůj|jeho|její věk|ročník
    rok|roku|datum ~1 narození
    číslo ~1 domu|bytu|pokoje|dresu|popisné|boty
    мой|твой|его|её возраст
    год|года|дата ~1 рождения
    номер ~1 дома|квартиры|телефона|комнаты
    размер ~1 обуви|ноги
    how old i|we
    ile mam lat
    kolik mi je
    сколько мне лет
    wie alt ich|wir
    mein|meinem|dein|sein|ihr alter
    geburtsjahr|geburtsdatum|jahrgang|hausnummer|schuhgröße|schuhgroesse|zimmernummer|rückennummer
"""
FAMOUS = """
    answer to ~2 everything|life|universe
    meaning of ~1 life
    sens życia ~1 adamsa|adams
    smysl života ~1 adamse|adams
    смысл жизни ~1 адамсу|адамса
    sinn des lebens ~1 adams
    ultimate|hitchhikers|hitchhiker answer|number
    bonds number|code|nummer
    agent|number|numer|číslo|номер|nummer ~2 bond|bonda|бонда|bonds
    bondovo číslo
    james bond
    lucky|unlucky|magic|devils|perfect|favourite|favorite number
    beast|devil number
    number|zahl ~2 beast|devil|tieres|biestes|teufels
    odpowiedź na wszystko
    szczęśliwa|nieszczęśliwa|pechowa|feralna|magiczna|ulubiona|diabelska liczba|cyfra
    szczęśliwy|pechowy|feralny|ulubiony numer
    liczba|numer szatana|bestii|diabła
    odpověď na všechno|vše
    šťastné|nešťastné|smolné|magické|oblíbené|ďáblovo číslo
    číslo šelmy|ďábla
    ответ на всё
    счастливое|несчастливое|чёртово|магическое|любимое число
    счастливый|несчастливый номер
    число зверя|дьявола
    antwort auf alles
    unglückszahl|glückszahl|lieblingszahl|pechzahl|glueckszahl|unglueckszahl
"""
# Only the bingo calls that nobody says for another reason.
BINGO = """
    kellys eye
    key of the door
    unlucky for some
    coming of age
    duck and dive
    buckle my shoe
    dirty gertie
    droopy drawers
    heinz varieties
    brighton line
    clickety click
    old age pension
    was she worth it
    sunset strip
    gandhis breakfast
    top of the shop
    drinking|voting|retirement|legal age
"""
LETTERS = """
    hex|hexadecimal|binary|octal
    binarnie|szesnastkowo|dwójkowo
    binárně|šestnáctkově|dvojkově
    двоично|шестнадцатерично
    binär|hexadezimal
    letter|litera|literę|písmeno|písmenko|буква|букву|buchstabe|buchstaben LETTER
    dit|dah ~1 dit|dah ~1 dit|dah
"""

ANY_LETTER = frozenset("abcdefghijklmnopqrstuvwxyzабвгдежзиклмнопрстуфхцчшщыэюя")
TABLES = {
    Kind.RELATION: (EXACT, NEIGHBOURS, EQUALS, SUMS, TRICKS),
    Kind.STAND_IN: (COUNTS, PERSONAL, FAMOUS, BINGO),
    Kind.CODE: (LETTERS,),
}

# "As many as" counts something, unless it is as many as one can.
AS_MANY = """
    as many ~1 as
    tyle ile|co
    tolik kolik|co
    столько ~1 сколько
    so viel|viele wie
"""
AS_ONE_CAN = """
    can could want need like must able possible needed necessary
    możesz możemy możecie musisz musimy chcesz potrzeba trzeba dasz zdołasz ci się wlezie
    můžeš můžeme musíš musíme chceš potřebuješ jde půjde zvládneš ti
    сможешь можешь можем сможете нужно надо хочешь получится тебе
    möglich moeglich kannst kann können könnt willst wollt musst müsst nötig noetig geht
"""


NEGATIONS = frozenset({"no", "not", "without", "kein", "keine", "keinen"})  # "I have no trick" tells nothing


class Phrase(NamedTuple):
    """What follows a first word: sets of words, and how many other words may stand before each."""

    kind: Kind
    rest: tuple[tuple[int, frozenset[str]], ...]
    unless: frozenset[str]

    def end(self, words: Sequence[str], first: int) -> int | None:
        """Where the phrase that begins with the first word ends, if it is said there."""
        place = first + 1
        for gap, options in self.rest:
            near = words[place : place + gap + 1]
            found = next((n for n, word in enumerate(near) if word in options), None)
            if found is None or not NEGATIONS.isdisjoint(near[:found]):
                return None
            place += found + 1
        if self.unless and (place == len(words) or not self.unless.isdisjoint(words[place : place + 3])):
            return None
        return place


def _phrases(kind: Kind, table: str, unless: str = "") -> Iterator[tuple[str, Phrase]]:
    for line in table.strip().splitlines():
        gap, steps = 0, []
        for word in line.split():
            if word.startswith("~"):
                gap = int(word[1:])
            else:
                steps.append((gap, ANY_LETTER if word == "LETTER" else frozenset(map(plain, word.split("|")))))
                gap = 0
        phrase = Phrase(kind, tuple(steps[1:]), frozenset(map(plain, unless.split())))
        for word in steps[0][1]:
            yield word, phrase


def _by_first_word() -> dict[str, tuple[Phrase, ...]]:
    found: defaultdict[str, list[Phrase]] = defaultdict(list)
    for kind, tables in TABLES.items():
        for table in tables:
            for word, phrase in _phrases(kind, table):
                found[word].append(phrase)
    for word, phrase in _phrases(Kind.STAND_IN, AS_MANY, AS_ONE_CAN):
        found[word].append(phrase)
    return {word: tuple(phrases) for word, phrases in found.items()}


PHRASES = _by_first_word()


def said(clause: Sequence[Word]) -> Iterator[Found]:
    """The phrases of a clause."""
    texts = [word.text for word in clause]
    for first, word in enumerate(clause):
        for phrase in PHRASES.get(word.text, ()):
            end = phrase.end(texts, first)
            if end:
                yield Found(word.start, clause[end - 1].end, phrase.kind)
