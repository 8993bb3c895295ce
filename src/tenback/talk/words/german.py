"""German: number words, endings, ordinals, names of cards; and the ways to pin a number down."""

from tenback.talk.words.language import Company, Language, Pleasantries, endings, forms

__all__ = ["GERMAN"]

# Number words; compounds are put together by guard/numerals.py

UNITS = "zwei drei vier fünf sechs sieben acht neun zehn"
TEENS = "elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn"
TENS = "zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig hundert"
ORDINAL_STEMS = """
    dritt viert fünft sechst siebt siebent neunt zehnt elft zwölft dreizehnt vierzehnt fünfzehnt sechzehnt siebzehnt
    achtzehnt neunzehnt zwanzigst dreißigst vierzigst fünfzigst sechzigst siebzigst achtzigst neunzigst hundertst
"""
GROUPS = (
    endings("dutzend", "- e en s")
    | forms("mandel teufelsdutzend trio duo quartett quintett eins schock anderthalb zweieinhalb jahrhundert pasch")
    | forms("fuffi zwanni hunni fünfer zehner schnapszahl")
)
SLIPS = forms("""
    zwo zwoa zwai zwoi zwee drai fümf fünv füneff fünwe seks siebn noin zehne oans zwölv siebene achde neune viere
    sechszehn siebenzehn fuffzehn sexe achd
    zwanzich zwansig zwanzisch dreizig dreisig dreissich vierzich vierzisch fünfzich fuffzig fuffzich sechzich sechszig
    siebzich siebzisch siebenzig achtzich neunzich zwöflf zwöfl
""")

CARDINALS = forms(f"{UNITS} {TEENS} {TENS}")


def without_umlauts(words: frozenset[str]) -> frozenset[str]:
    """The way round an umlaut that the keyboard has not got."""
    return frozenset(word.replace("ü", "ue").replace("ö", "oe") for word in words)


WRITTEN = (
    CARDINALS
    | endings("zwei drei vier fünf sechs neun zehn zwölf", "e en")  # but "Elfen" are elves
    | endings(UNITS, "er ern ers")
    | endings("siebener neuner elfer zwölfer einser", "- n s")
    | endings(TENS, "er ern ers")
    | endings(ORDINAL_STEMS, "- e er en em es el eln ens")
    | endings(UNITS, "mal fach fache fachen erlei stellig stellige tel")
    | forms("zweitens")
    | GROUPS
    | SLIPS
)

# Ways to pin a number down

SUPERLATIVES = """
    nachbar|nachbarin
    höchste|höchsten|höchster|höchstes|höchstem|niedrigste*|größte
    größten|größter|größtes|kleinste*|tiefste*|oberste*|unterste*
    groesste|groessten|maximalkarte|minimalkarte|maximalwert|minimalwert|mindestwert
    hoechste|hoechsten|hoechster
    allerhöchst*|allerniedrigst*|allergrößt*|allerkleinst*|allertiefst*|alleroberst*|allerunterst*
    höchstmöglich*|niedrigstmöglich*|größtmöglich*|kleinstmöglich*
    zweithöchst*|zweitniedrigst*|zweitgrößt*|zweitkleinst*
    dritthöchst*|drittniedrigst*|drittkleinst*|drittgrößt*|zweittiefst*
    maximale|minimale|maximaler|minimaler
    das|ein max|min
    vorletzte* vor|von|zahl|karte|im|aller
"""
EXACT = """
    genau|exakt|direkt|unmittelbar|knapp|gleich|grad ~2 über|unter|ueber|drüber
    genau|exakt|direkt|unmittelbar|knapp|gleich|grad ~2 drunter|darüber|darunter|oberhalb|unterhalb
    genau|exakt|direkt|unmittelbar ~3 zwischen|dazwischen|höher|niedriger|größer|kleiner|tiefer|mehr|weniger
    genau|exakt|direkt|unmittelbar|gleich danach|davor|dahinter $
    genau|exakt|direkt|unmittelbar|gleich ~2 nach|vor|hinter deiner|meiner|ihr|seiner|ihrer $
    genau|exakt|direkt|unmittelbar|gleich ~2 nach|vor|hinter der|dem karte|stapel|roten|blauen|grünen|gelben
    genau|exakt|direkt|unmittelbar|gleich daneben|nebenan|benachbart|angrenzend
    genau|exakt|direkt|unmittelbar|gleich neben ~1 deiner|meiner|der|ihr|seiner|karte ~2 karte|zahl|$
    genau|exakt ~1 zurück|rückwärts
    genau|exakt|exakte|ganz|genaue ~2 mitte|hälfte
    auf halbem|halber weg|strecke
    mitte|hälfte|viertel ~2 aller|deck*|karten|zahlen|stapels|spiels|zahlenreihe
    in der mitte zwischen|von|aller|des
    mittlere|mittleren|mittelste|mittelsten|mittige karte|zahl|wert
    einzige|einzigen ~4 dazwischen|zwischen|passt
    fehlende|fehlenden ~1 zwischen|karte|zahl
    nichts|keine|keiner|nix ~2 dazwischen|zwischen
    zwischen ~6 keine|nichts|nix
    lückenlos|lückenlose
    näher|dichter|enger ~1 geht|gehts|ist|dran ~2 nicht|nimmer|kaum
    nächstgelegen*|nächstliegend*
    grenzt|grenzen|anschließend|schließt an|deine|direkt|sich
    median|durchschnitt|mittelwert
"""
EXTREMES = """
    was ~1 auf|nach a|b|c|d
    niemand|keiner ~2 darunter|darüber|drunter|drüber
    a|b|c|d umgekehrt|rückwärts
    nicht zu überbieten|toppen|schlagen|übertreffen
    exakte*|genaue* ~1 rückwärts*
    nächstmöglich*
    nie|niemals ~4 höher*|niedriger*|größer*|kleiner*
    endet|hört|hinten|ende ~3 null
    keine karte ~2 höher*|niedriger*|größer*|kleiner*
    darüber|drüber|darunter|drunter ~4 nichts|keine|nix
    zentrale* karte|zahl
    halber|halbem höhe|weg|strecke
    eine|einzige karte ~1 zwischen|dazwischen
    gleich der|deiner obersten|karte|letzten
    finger beider hände
    tür an tür
    berührt|berühren deine|meine|die|sich
    angrenzend*
    zehnerschritt
    genau|direkt|gleich|unmittelbar|knapp ~1 nach|vor|hinter|über|unter|auf b|c|d|a
    höchste*|niedrigste*|größte*|kleinste* ~2 möglich*|überhaupt|aller|gibt
    höchste*|niedrigste*|größte*|kleinste* ~1 im|vom|des ~1 spiel|spiels|deck|decks
    endkarte|randkarte|schlusskarte
    letzte|erste karte in|der ~2 reihe|zahlenreihe|decks
    gibt|gibts ~2 keine|nichts|keinen höher*|niedriger*|größer*|kleiner*|tiefer*
    könig|chef|boss der|des|von|vom ~1 karten|decks|deck|zahlen
    keiner|niemand ~4 höher*|niedriger*|größer*|kleiner*|tiefer*
    nichts|nix|keine ~3 höher*|niedriger*|größer*|kleiner*|tiefer* als
    nichts|keiner|keine|niemand|nix ~2 schlägt|übertrifft|toppt|überbietet
    nichts|keine|nix ~1 über|unter meiner|meine|ihr
    über|unter|oberhalb|unterhalb meiner|meine ~3 keine|nichts|nix|niemand
    höher|niedriger|kleiner|größer|tiefer ~3 geht|gehts|gibt|gibts ~3 nicht|keine|keiner|nimmer|nix
    obergrenze|untergrenze|höchstwert|tiefstwert|höchstzahl|spitzenwert
    obere|oberes|unteres|untere|oberen|unteren ende|grenze|rand
    anfang|ende|rand|spitze|grenze der|des|vom|von ~1 zahl*|deck*|skala|reihe
    erste|letzte|erster|letzter ~1 aller|zahl|von ~1 allen|zahlen|vor
    erste|letzte zahl
    zweistellig*|einstellig*
"""
NEIGHBOURS = """
    meine|karten|beide sind nachbarn
    karte|zahl|die nach|vor|über|unter|neben deiner|meiner ~1 $
    nächste* karte ~1 oben|unten|hoch|runter|höher|drüber|drunter
    nächste* in|nach ~1 reihe|folge|reihenfolge|ordnung|zahlen
    direkt|unmittelbar|genau|nahtlos anschließen|anschliessen|anschließe|weitermachen
    eine|ne|einen|ein nummer|sprosse|stufe|tick|zacken|kerbe höher|niedriger|größer|kleiner|drüber|drunter
    anschluss an|auf ~1 deine|die|stapel
    ein|eine|einen|ne|nen|nur stufe|schritt|nummer|zähler höher|niedriger|tiefer|drüber|drunter
    ein|eine|einen|ne|nen|nur stufe|schritt|nummer|zähler weg|weiter|davon|entfernt|daneben
    nächste|nächsten|nächster|vorige zahl|nummer|ziffer|höhere|niedrigere|größere
    vorherige|folgende|benachbarte|nächst zahl|nummer|ziffer|höhere|niedrigere|größere
    nächsthöher*|nächstniedriger*|nächstgrößer*|nächstkleiner*|nächsttiefer*
    habe|hab|halte die nächste|folgende|vorige|vorherige|nächst ~1 $
    hab|habe|halte ~1 die ~1 direkt|genau|gleich|eins|danach|davor|drüber|drunter
    zahl|nummer ~1 nach|vor|über|unter|danach|davor|darüber|darunter|daneben
    zahl|karte|die danach|davor|darauf $
    was|die ~1 danach|davor|darauf ~1 kommt|folgt
    kommt|folgt|ist|liegt ~1 gleich|direkt|genau|unmittelbar nach|auf|vor|hinter|neben|danach|davor|daneben
    folgt|folgen ~1 auf deine|meine|die|der|deiner
    nachfolger|vorgänger|nachfolgerin|vorgängerin|nachfolgekarte
    folgekarte|nachbarkarte|nachbarzahl
    benachbart|benachbarte|aufeinanderfolgend*
    aufeinander folg*
    zweite*|dritte*|vorletzte* von ~1 oben|unten|hinten
    kleinst*|minimal* ~1 möglich* schritt
    minimal* schritt
    kleinstmöglich* schritt
    eins|einer|eine fehlt
    fehlt ~1 eins|eine
    um eins
    nur|bloß|genau eins
"""
EQUALS = """
    wie deine|meine|die ~2 rot|blau|grün|gelb|lila
    deine|meine nur|in|bloß ~1 rot|blau|grün|gelb|lila
    die|diese zahl nochmal|wieder|noch
    deine|dieselbe zahl $
    gleiche*|selbe*|dieselbe*|derselbe*|identische* ~1 zahl|nummer|ziffer|wert|höhe|ziffern
    gleicher|gleichen|selber wert
    dieselbe|derselbe|denselben|dasselbe|gleiche|selbe|identisch wie|mit ~1 deine|meine|die|der|da|deiner|auf|oben
    gleich|genauso|ebenso hoch|niedrig|groß|klein|tief wie
    zwilling|zwillings* von|der|karte
    ziffern|zahlen|ziffer ~4 vertauscht|umgedreht|getauscht|gespiegelt|gleich|ergeben|rückwärts
    beide|letzte|letzten|erste|zweite|vordere|hintere ~1 ziffer|ziffern|stelle
    vertausch*|umgedreht|umgekehrt|spiegelbild|gespiegelt ~2 ziffern|von|gelesen|zahl
    rückwärts gelesen|gesprochen|geschrieben
    auf den|dem kopf
    quersumme
    einerstelle|zehnerstelle
"""
SUMS = """
    summe|differenz|produkt|durchschnitt|wurzel|quadrat|vielfaches|vielfache|teiler beider|von|der|aus|zwischen
    zum|im quadrat
    teilbar|primzahl|quadratzahl|quadriert
    hoch zwei|drei
    zusammen ~1 ergeben|machen|sind|gibt|hundert
    ergeben|macht zusammen
    zähl|addier|addiere|rechne ~3 dazu|drauf
    deine|meine|stapel|stapels ~1 minus|plus
    minus was|das|der|die|deine|meine
    doppelt so hoch|viel|groß
    abstand|differenz|unterschied|entfernung zwischen|von|zu
"""
TRICKS = """
    habe|hab|halte|besitze ~1 den rückwärtstrick|rueckwaertstrick|trick|rücksprung|rückwärtssprung
    habe|hab|halte|besitze ~2 rückwärtstrick|rueckwaertstrick auf|für|von|bei|zu ~1 a|b|c|d|den|diesen|dem
    habe|hab|halte|besitze ~2 trick|rücksprung|rückwärtssprung auf|für|von|bei|zu ~1 a|b|c|d|den|diesen|dem
    rückwärtstrick|rueckwaertstrick|rücksprung|zehnersprung|rückwärtssprung ~4 habe|hab|halte
    zehnersprung
"""
COUNTS = """
    anzahl ~1 tage|stunden|minuten|wochen|monate|karten|buchstaben|finger|beine|zähne|planeten
    tage|stunden|minuten ~1 am|im|in|der|einer|eine|pro|des ~1 tag|woche|jahr|jahres|monat|stunde|februar
    sekunden|wochen|monate ~1 am|im|in|der|einer|eine|pro|des ~1 tag|woche|jahr|jahres|monat|stunde|februar
    woche|tag|jahr|stunde|monat tage|stunden|minuten|wochen|monate
    finger|zehen|beine|arme|leben|zähne|ecken|seiten|kanten|grad|saiten|spieler an|einer|eines|der|im|von|des ~1
    planeten|kontinente|bundesländer|apostel|zwerge|tierkreis*
    spinne|spinnen|krake|kraken|oktopus|tintenfisch|dreieck*|viereck*|fünfeck*|sechseck*|achteck*
    tempolimit|höchstgeschwindigkeit
"""
PERSONAL = """
    heutige*|aktuelle*|heutiges datum|stunde|uhrzeit|minute|jahr|tag
    datum von heute
    weihnachtstag|heiligabend
    wie oft ich
    zähl|zählt mit|meine|die|wie
    wie alt ich|wir
    mein|meinem|dein|sein|ihr alter
    so alt wie
    volljährig*|renteneintritt*|rentenalter|wahlalter|führerscheinalter
    geburtsjahr|geburtsdatum|jahrgang|hausnummer|schuhgröße
    schuhgroesse|zimmernummer|rückennummer|vorwahl|postleitzahl
"""
FAMOUS = """
    antwort auf ~1 alles
    sinn des lebens ~1 adams
    bonds nummer|zahl
    nummer|zahl ~2 bond|bonds|tieres|biestes|teufels
    james bond
    unglückszahl|glückszahl|lieblingszahl|pechzahl|glueckszahl|unglueckszahl|zauberzahl
    reimt|reim sich|auf
    klingt wie
    ass $
    ein|das|die ass
"""
CODES = """
    binär|hexadezimal|oktal|dualzahl|hex
    buchstabe|buchstaben a|b|c|d|e|f|g|h|i|j|k|l|m|n|o|p|q|r|s|t|u|v|w|x|y|z
    alphabet|alphabets
"""

GERMAN = Language(
    code="de",
    numbers=WRITTEN | without_umlauts(WRITTEN),
    bases=CARDINALS | without_umlauts(CARDINALS) | forms("eins zwo dutzend"),
    buried=forms("""
        zwanzig dreißig vierzig fünfzig fuenfzig sechzig siebzig achtzig neunzig undreis
        dreizehn vierzehn fünfzehn fuenfzehn sechzehn siebzehn achtzehn neunzehn sieben dutzend zwölf
    """),
    links=forms("und un n"),
    tails=forms("fach fache mal er ern ers ste sten ster tel stellig jährig karte pack"),
    one=forms("ein eine einen einem einer eines"),
    zero=forms("null"),
    first=forms("erste ersten zweite zweiten zweiter"),
    half=forms("halb halbe halbes hälfte doppelt doppelte doppelten verdopple verdoppelt viertel"),
    pair=forms("paar pärchen"),
    sounds=frozenset(),
    company=Company(
        cards=forms("karte zahl nummer ziffer wert"),
        holding=forms("habe hab halte hatte"),
        compared=forms("""
            höher niedriger tiefer mehr weniger drüber drunter darüber darunter größer kleiner hoeher drueber darueber
        """),
        placed=forms("über unter rauf runter zurück daneben weg"),
        by=forms("um genau nur"),
        plus=forms("plus minus weniger"),
        colours=endings("rot blau grün gelb", "- e er es en") | forms("lila"),
        referred=forms("davon dessen deiner meiner deine meine was wie dem liegt stapels karte von vom"),
        fillers=forms("ja bitte also"),
        own=forms("mein meine meinen meiner unser unsere unseren unserer dein deine deinen euer eure"),
        boasts=endings(
            """
            punktzahl punkte ergebnis resultat rekord sprung sprünge lücke lücken problem fehler risiko fan
            glück pech hand sieg sorge freude spaß wert team zeit teil comeback abend sofa
            """,
            "- e n s",
        )
        | forms("quatsch mist nur wenn dank du bist ihr seid"),
        common=forms(
            "ich hab habe du der die das den ist bei mir und oder nicht mit auf für minuten sekunden gleich bin"
        ),
    ),
    superlatives=SUPERLATIVES,
    figures=forms("anzahl zahl ziffer ziffern zahlenwert folgezahl"),
    forbidding=forms("""
        keine kein nicht ohne nie nennen sagen nennt sagt verraten verrat verrate runden punkte spieler
        grenzzahl karten verboten
    """),
    relations=EXACT + EXTREMES + NEIGHBOURS + EQUALS + SUMS + TRICKS,
    stand_ins=COUNTS + PERSONAL + FAMOUS,
    codes=CODES,
    as_many="""
        so viel|viele ~2 wie
        so hoch|niedrig|groß|klein|tief wie
    """,
    as_one_can=forms("möglich moeglich kannst kann können könnt willst wollt musst müsst nötig noetig geht"),
    talk=Pleasantries(
        round=forms("zwei fünf fuenf zehn fünfzehn zwanzig dreißig dreissig"),
        times=forms(
            "minute minuten min sekunde sekunden sek stunde stunden std tag tage tagen woche wochen monate jahre"
        ),
        hours=forms("uhr"),
        few=forms("zwei drei vier dreien zweien"),
        things=forms("karten stapel farben züge zügen runden spiele spielen spieler leute freunde versuche"),
        people="""
            ihr|wir|uns|euch|sie zwei|drei|vier
            zu zweit|dritt|viert
            die zwei|drei von euch|uns
        """,
        idioms="""
            aller guten dinge sind drei
            zwei köpfe
            zwei stühle
            noch eins $
            eins der
            zweimal schon|gesagt
            hälfte von euch|uns
            bist ~1 nummer eins
            alle zwei|drei|vier
            jeder zwei|drei
            zwei|drei pro|je
            beim dritten mal
            eins noch|nach
            unter vier augen
            nie|nicht mehr zu zweit
            um|gegen acht|neun|zehn|sieben|sechs|fünf uhr
            zum dritten mal
            drittes|dritter mal|versuch
        """,
    ),
)
