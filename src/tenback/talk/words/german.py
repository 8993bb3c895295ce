"""German: number words, endings, ordinals, names of cards; and the ways to pin a number down."""

from tenback.talk.words import across, famous, piles, riddles, wholes
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
    zwölwe zwölfe elfe zehne neune siebene sechse fünfe viere dreizn vierzn fuffzehn fuchzehn fuffzig fuchzig
    zweenzwanzsch zwanzsch dreißsch zwanzich dreißich vierzich sechzich siebzich achtzich neunzich
    sexzehn simmzehn fuffzsch neunzsch fuffziger
    sibbe füff elwen achtzsch achtzg zweie fiere
    siem sibn siebm viazehn viazig fümpf fümf ölf ölfe elwe elfe zwelf nnzehn zwanzg dreissg fuffzehn oins
    ottantuno heiermann dreierpack viererpack fünfzisch
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
    mittendrin|haargenau|haarscharf|punktgenau|exakt|genau|direkt ~1 zwischen|dazwischen|hinter|nach|vor|über|unter|
        neben
    mitte|mitten zwischen|drin zwischen|a|b|c|d|beiden|den
    gleich|genauso weit von|weg|entfernt
    gleicher|gleichem abstand
    genau|exakt|direkt|perfekt|haargenau|punktgenau ~1 auf|an|über|unter|neben|nach|vor deine|deiner|meine|meiner ~1 $
    genau|exakt ~1 ein|eine|einen|einer ~1 lücke|loch|platz
    setze|kann|könnte|mache ~3 reihe|folge|lauf|serie ~2 fort|fortsetzen|weiter|weiterführen
    direkt|gleich|unmittelbar ~1 nach|vor|hinter|unter|über ~2 karte|stapel ~2 kommt|meine|$
    erste|nächste karte ~1 über|unter|nach|vor|oberhalb|unterhalb ~1 a|b|c|d|deiner|meiner|der
    zwischen ~5 genau|nur ein*
    nachbar ~1 deiner|meiner|der|von ~1 roten|blauen|grünen|gelben|karte|a|b|c|d|$
    mitte|mittelpunkt von|zwischen a|b|c|d|beiden
    genau|exakt ~3 nach|vor|über|unter deiner|meiner|ihr
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
    erste*|letzte* im|vom|des|in ~1 deck|decks|stapel|stapels|kartensatz|packung|spiel
    von keiner|niemandem ~3 schlagen|toppen|überbieten|unterbieten
    kann|können ~2 keiner|niemand|nichts|keine ~2 unterbieten|überbieten|schlagen|toppen|übertreffen
    unschlagbar|unüberbietbar|unterbietet|unterbieten
    drüber|darüber|drunter|darunter geht|gibts|kommt ~2 nix|nichts|keine|nimmer
    drittletzt*|viertletzt*|vorletzt*
    oberstes|unterstes|absolutes|absolute ~1 limit|minimum|maximum|ende|grenze|spitze
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
    ein|eine|einen|einem|einer ~1 schritt|stufe|tick|kerbe|sprosse|raste|punkt|stelle|zähler|zacken|hauch|häuschen|
        nummer|zahl ~1 über|unter|höher|tiefer|niedriger|drüber|drunter|darüber|darunter|daneben|weiter|vor|nach|
        hinter|neben|von|weg|größer|kleiner|mehr|weniger
    genau|nur|bloß|exakt|lediglich ~1 ein|eine|einen|einem|einer ~1 schritt|stufe|tick|daneben|drüber|drunter|weiter|
        weg|davor|dahinter|höher|tiefer|mehr|weniger
    einzigen|einziger|einzige ~1 schritt|stufe|sprosse
    nur|bloß|genau|knapp|exakt ein|eine|einen|einer|eins ~1 daneben|über|unter|hinter|vor|neben|weg
    eins|einer|eine|einen hinter|über|unter|vor|neben|nach|von dir|deiner|ihm|ihr|mir|
        meiner|a|b|c|d|deine
    eins|einer|eine|einen hinter|über|unter|vor|neben|nach|von ~1 rot*|blau*|grün*|gelb*|lila|a|b|c|d
    lücke|abstand|differenz|schritt von ~2 einer|eins|einem
    passt|kommt|geht|liegt|sitzt|gehört|schließt|folgt ~1 haarscharf|genau|direkt|gleich|unmittelbar|exakt|
        nahtlos ~1 hinter|nach|vor|auf|an|über|unter|neben
    klebt|hängt|stößt|grenzt|schmiegt|dockt ~1 an ~1 deiner|deine|meiner|a|b|c|d|der|dem
    schließe|schließt|schliesst ~2 an ~2 an
    meine|karte ~1 folgt|kommt ~2 auf|nach deine|deiner|a|b|c|d|die|der
    die|karte|zahl vor|nach|unter|über der letzten|höchsten|niedrigsten|ersten|größten|kleinsten|vorletzten
    nächste*|folgende* ~1 reihe|folge|reihenfolge
    zweierschritt|dreierschritt|viererschritt|fünferschritt|einerschritt
    eins|einer|eine|einen drüber|drunter|daneben $
    genau|nur|bloß|exakt ein|eine|einen|einem|einer schritt|stufe $
    ein|eine|einen ~1 stufe|schritt|kerbe ~1 unter|über ~1 deiner|meiner|der
    sind ~1 nachbarn $
    direkt|unmittelbar|nahtlos|gleich ~1 an ~1 a|b|c|d|deine|deiner ~1 anschließen|anschliessen|andocken
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
    auf|selber|gleicher ~1 höhe|augenhöhe|niveau von|mit|wie
    kopie|duplikat|klon|doppelgänger|abbild|wiederholung|zwilling|zwillinge von|deiner|meiner|der|vom|des
    dieselbe|derselbe|dasselbe|gleiche|selbe|identisch ~1 wie|mit ~3 grün*|rot*|blau*|gelb*|lila|deine|deiner|letzten|
        letzte|oben
    was|die|karte ~2 gelegt|gespielt|hatte ~1 hat|hast|in ~1 rot|blau|grün|gelb|lila
    gelegt|gespielt ~1 in|nur|aber ~1 rot|blau|grün|gelb|lila
    gleich der|deiner|meiner|dem rot*|blau*|grün*|gelb*|lila*|obersten|karte|letzten|$
    gegenteil|umkehrung|spiegelung|spiegelbild|kehrwert von ~1 a|b|c|d|deiner|meiner
    a|b|c|d gespiegelt|umgedreht|verdreht|rückwärts|vertauscht|verdoppelt|halbiert
    karte ~1 die ~1 du|er|sie|ihr ~1 brauchst|brauchen|braucht|willst|suchst
    deine|meine|die rote|blaue|grüne|gelbe|lila nur|aber|bloß ~1 rot|blau|grün|gelb|lila
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
    rechne|addier*|zähl|nimm|summier* a|b|c|d|deine|meine|beide ~3 zusammen|und|mal|plus|mit|dazu
    zieh|ziehe|nimm|subtrahier*|rechne ~4 ab|weg
    subtrahier*|addier*|multiplizier*|dividier*|halbier*|verdoppel*|verdreifach*
    hälfte|doppelte|dreifache|drittel|viertel|vierfache von|der|vom|des ~1 a|b|c|d|deiner|meiner|obersten|stapel*
    halb|doppelt|dreimal ~1 so ~1 wie
"""
TRICKS = """
    habe|hab|halte|besitze ~1 den rückwärtstrick|rueckwaertstrick|trick|rücksprung|rückwärtssprung
    habe|hab|halte|besitze ~2 rückwärtstrick|rueckwaertstrick auf|für|von|bei|zu ~1 a|b|c|d|den|diesen|dem
    habe|hab|halte|besitze ~2 trick|rücksprung|rückwärtssprung auf|für|von|bei|zu ~1 a|b|c|d|den|diesen|dem
    rückwärtstrick|rueckwaertstrick|rücksprung|zehnersprung|rückwärtssprung ~4 habe|hab|halte
    zehnersprung
    sprungkarte|rückkarte|umkehrkarte|wendekarte
"""
COUNTS = """
    anzahl ~1 tage|stunden|minuten|wochen|monate|karten|buchstaben|finger|beine|zähne|planeten
    tage|stunden|minuten ~1 am|im|in|der|einer|eine|pro|des ~1 tag|woche|jahr|jahres|monat|stunde|februar
    sekunden|wochen|monate ~1 am|im|in|der|einer|eine|pro|des ~1 tag|woche|jahr|jahres|monat|stunde|februar
    woche|tag|jahr|stunde|monat tage|stunden|minuten|wochen|monate
    finger|zehen|beine|arme|leben|zähne|ecken|seiten|kanten|grad|saiten|spieler an|einer|eines|der|im|von|des ~1
    planeten|kontinente|bundesländer|apostel|zwerge|tierkreis*
    krake|kraken|oktopus|tintenfisch|dreieck*|viereck*|fünfeck*|sechseck*|achteck*
    tempolimit|höchstgeschwindigkeit
    ^ eine|die|ein ~1 woche|fußballelf|dutzend|mandel|schock|gros $
    alle|meine ~1 finger und zehen
    hat|haben so|soviel viele|viel leben|beine|tage|finger|arme
"""
PERSONAL = """
    heutige*|aktuelle*|heutiges datum|stunde|uhrzeit|minute|jahr|tag
    datum von heute
    weihnachtstag|heiligabend
    wie oft ich
    zähl|zählt meine|die|wie
    wie alt ich|wir
    mein|meinem|dein|sein|ihr alter
    so alt wie
    volljährig*|renteneintritt*|rentenalter|wahlalter|führerscheinalter
    geburtsjahr|geburtsdatum|jahrgang|hausnummer|schuhgröße
    schuhgroesse|zimmernummer|rückennummer|vorwahl|postleitzahl
    alter ~2 führerschein|wählen|erwachsen*|rente|wahl|volljährig*|erwachsene*|auto*|heirat*
    wann|ab ~1 man ~3 wählen|fahren|trinken|volljährig|erwachsen|heiraten|rente
    geburtstag ~2 zahl|datum|nummer
    ^ mein|meine|dein ~1 geburtstag|jahrgang|trikot|trikotnummer|alter|postleitzahl|startnummer|spindnummer $
    trikot|trikotnummer|startnummer|glückszahl
    ^ ~1 mitternacht|mittag|mittags|noon $
    ^ high|zwölf noon|mittag $
    kleine|große|kurze|lange|stunden ~1 zeiger
    stundenzeiger|minutenzeiger
    ^ ~1 nikolaus|silvester|heiligabend|weihnachten|neujahr|valentinstag|halloween|dreikönig|martinstag|maifeiertag|
        nationalfeiertag $
    tag|datum der|von|des|vom ~1 einheit|heiligabend|weihnachten|silvester|nikolaus|arbeit
    nikolaustag|silvestertag|valentinstag|neujahrstag
    so alt wurde|bin|werde|war
    viertel|dreiviertel vor|nach|in ~1 minuten
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
    hearing="""
        ae=e oe=o ue=u isch=ig ich=ig ick=ig sch=s ck=k ss=s tz=z ie=i ei=ai ey=ai ay=ai ah=a eh=e ih=i oh=o
        uh=u v=f w=f mpf=nf mf=nf dt=t th=t eu=ai z=s y=u c=k
    """,
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
        | forms("lob respekt lacher laune chaos eisenbahn quatsch mist nur wenn dank du bist ihr seid"),
        pinned=forms("""
            karte karten zahl zahlen wert von im in die der das den vom des aller überhaupt möglich mögliche es gibt
            gibts da und oder ist aber für hier rote blaue grüne gelbe lila rot blau grün gelb roten blauen grünen
            gelben noch man ich wir du ihr was stufe ziffer schritt dieser diese nummer zum zur bei so als hab habe
            fehlt a b c d jemals gedruckt primzahl
        """),
        vague=forms("ungefähr circa etwa eher nah nahe fast ähnlich grob rund"),
        occasions=forms("""
            kochen essen backen packen putzen umzug
            knopf bildschirm ärmel taste
            nutzlos siege niederlagen gewonnen
            sieg ziel gewinnen fenster katze
            essen abendessen mittagessen frühstück termin termine terminen meeting meetings bett schlafen arbeit
            schule dusche urlaub pause film schicht prüfung feierabend ferien kaffee tee training weihnachten sommer
            winter party anruf
        """),
        joints=forms("""
            in im an am auf der die das den dem des einer eines einem ein eine eins pro je hat haben sind ist beim
            bei vom von zum zu s jede normale normalen normaler ganzen ganze vollen es gibt mit aus
        """),
        common=forms(
            "ich hab habe du der die das den ist bei mir und oder nicht mit auf für minuten sekunden gleich bin"
        ),
    ),
    superlatives=SUPERLATIVES,
    figures=forms("anzahl zahl ziffer ziffern zahlenwert folgezahl"),
    forbidding=forms("""
        keine kein nicht ohne nie nennen sagen nennt sagt verraten verrat verrate runden punkte spieler
        grenzzahl karten verboten tabu telefon erlaubt raten falsch richtig alle
    """),
    relations=EXACT + EXTREMES + NEIGHBOURS + EQUALS + SUMS + TRICKS,
    stand_ins=COUNTS + PERSONAL + famous.GERMAN,
    wholes=wholes.GERMAN,
    riddles=riddles.GERMAN,
    across=across.GERMAN,
    piles=piles.GERMAN,
    codes=CODES,
    as_many="""
        so viel|viele ~2 wie
        so hoch|niedrig|groß|klein|tief wie
    """,
    as_one_can=forms("möglich moeglich kannst kann können könnt willst wollt musst müsst nötig noetig geht"),
    talk=Pleasantries(
        round=forms("zwei drei fünf fuenf zehn fünfzehn zwanzig dreißig dreissig"),
        times=forms(
            "minute minuten min sekunde sekunden sek stunde stunden std tag tage tagen woche wochen monate jahre"
        ),
        hours=forms("uhr"),
        few=forms("zwei drei vier dreien zweien"),
        things=forms("""
            karten stapel farben züge zügen runden spieler leute freunde versuche kinder kindern
            katzen hunde freunden kumpel brüder schwestern söhne töchter bier kaffee siege niederlagen
            abende nächte optionen ideen dinge sachen wörter worte
            gründe gäste plätze stühle pizzen wege seiten probleme fragen jungs mädels bots signale
            nachrichten fehler terminen termine siegen teams personen mitspieler zuschauer
        """),
        people="""
            ihr|wir|uns|euch|sie zwei|drei|vier
            zu zweit|dritt|viert
            die zwei|drei von euch|uns
            wir|ihr sind|seid zwei|drei|vier
            wir|ihr sind|seid nur|schon|heute|jetzt|noch|ja zwei|drei|vier
            wir|ihr sind|seid heute|jetzt|noch|ja nur|schon|noch|wieder zwei|drei|vier
            sind|seid wir|ihr zwei|drei|vier
            sind|seid wir|ihr nur|schon|heute|jetzt|noch|ja zwei|drei|vier
            sind|seid wir|ihr heute|jetzt|noch|ja nur|schon|noch|wieder zwei|drei|vier
            zwei|drei|vier von uns|euch|denen|ihnen
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
            zum dritten mal
            drittes|dritter mal|versuch
            um|gegen|ist|bis|ab|vor|schon|erst halb|viertel|dreiviertel ~1 eins|zwei|drei|vier|fünf|sechs|sieben|acht|
        neun|zehn|elf|zwölf
            halb|viertel eins|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf bei|hier|schon|abends|
        morgens|uhr
            dritte*|vierte*|fünfte* runde|spiel|sieg|niederlage|versuch|mal|kaffee|bier|partie|zug|abend|stapel|tag|
        stock
            zweimal|dreimal gewonnen|verloren|gespielt|gefragt|versucht|gemacht|gelegt|heute|hintereinander|täglich|
        schon|darfst
            unteres|oberes|mittleres|letztes|erstes drittel
            hundert|100 prozent|pro
            hundertprozentig*
            ^ gib|gebt mir fünf $
            wolke sieben
            allen vieren
            siebter|siebten|siebte himmel
            sechster|sechsten sinn
            zwei linke|fliegen|seiten|paar|gleich
            vier augen
            keine zehn pferde
            keine drei
            eins steht|ist|weiß|muss|meiner|seiner|unserer|aber|sag
            eins a
            nummer sicher
            vier wände|wänden|jahreszeiten|pfoten
            fünf gerade sein
            fünf vor zwölf
            fünfe gerade sein
            auf achse
            zwischen zwei
            drei kreuze
            null acht fünfzehn
            sieben sachen
            siebensachen
            um eins noch
            ein|einen ~1 kleiner|kleinen|großer|guter schritt
            elfmeter|elfen
            alle viere
            die zweite|dritte geige
            zu zweit
            auf|unter vier augen
            ^ runde|spiel|partie|versuch|teil|tag|level zwei|drei|vier|fünf
            in|zu|zur|für|auf|ist|noch runde|partie|teil|level zwei|drei|vier|fünf
            als dritte*|vierte*
            zweitens|drittens ~1 nachdenken|ruhe|ruhig|geduld|konzentr*|das|ist|haben
            platz für ~2 mehr
            null glück|chance|ideen|bock
            zähl|zählt auf mich|uns
            drei|vier tage|jahre|wochen|stunden wach|lang|her|später
            vor drei|vier tagen|jahren|wochen|stunden
        """,
    ),
)
