"""Relations to a pile by its letter, and what is due of a colour, a table a language: phrases (words/language.py) that
run over commas.

Most of them in this order: the next one on a pile, its neighbours and what lies between two piles, how far one would
move it, the way back, sums and differences, digits, the beginning and the end of a pile, the order of a colour.
"""

# ruff: noqa: RUF001 - Cyrillic

__all__ = ["CZECH", "ENGLISH", "FRENCH", "GERMAN", "LETTERS", "POLISH", "RUSSIAN"]

# What `@` stands for. Letters of other alphabets that look like these are read as these.
LETTERS = """
    a b c d
    áčko áčka áčku áčkem béčko béčka béčku béčkem céčko céčka céčku céčkem déčko déčka déčku déčkem
"""

ENGLISH = """
    have|got|hold|holding|own|ive ~3 next ~4 on|onto|after|from|for|of @
    next ~4 @ ~2 is|are ~1 mine|here|me|ours
    next two|few|pair|couple ~4 after|on|from|of|above|below @
    card|one|number after next ~3 @
    on|after @ ~4 next one|card|number
    every|each other|second ~2 from|after|above|below @
    i|ill|im|id|ive ~3 backwards|reverse ~1 jump|trick|step|leap|move|card ~3 @
    backwards|reverse ~1 jump|trick|step|leap ~2 @ ~2 mine|me|here|ready
    decade|tenner ~1 back|up|down|away|higher|lower|off ~2 @
    between @ ~1 and @ ~6 one|single|only|just|sole|exactly|precisely
    one|only|single|sole|just|exactly|precisely ~5 between @ ~1 and @
    only|just ~1 one|single ~1 more ~2 fits|fit|goes|left|remains ~3 after|above|below|beneath|on ~1 it|mine|that|card|@
    after|above|below|behind ~1 mine ~5 only|just ~1 one|single
    after|above|below|behind ~1 my|it|that ~5 only|just ~1 one|single ~1 card|number|fits|goes|remains
    i|id|ill|we|would ~1 move|shift|push|bump|nudge|advance|cost|raise|lower|change ~3 by ~1 only|just|
        exactly ~1 one|two|a
    move|shift|push|bump|nudge|advance|raise|lower|change ~1 @ ~1 by ~1 one|two
    cost|costs|lose|loses|spend|spends|waste|wastes ~3 only|just|exactly|one|single ~1 one|two|single|point ~3 on|
        for|of|at @
    only|just|exactly ~1 cost|costs|lose|loses|spend ~2 one|two|a|single ~2 point|points|step|steps|number|on|of|at
    gap|distance|difference|loss|jump|cost|step ~2 on|to|for|of|at|from @ ~2 is|would|was|be|will ~2 one|zero|nil|
        nothing|none|minimal|exactly
    zero|nil|null gap|distance|difference|loss|space|cost ~2 on|to|for|at|with|from @
    @ minus|plus|times @
    very|absolutely first|last ~5 ascending|descending
    very|absolutely first|last ~5 fresh|empty|new|untouched ~1 pile|stack|row
    first|lowest|last|highest ~5 on|onto|for ~1 fresh|empty|untouched ~2 pile|stack|ascending|descending
    mine|card|number ~2 right|straight|just|directly|one after|above|below|past|from ~2 start|starting|beginning
    the one|number right|straight|just|directly after|above|below|past ~2 start|starting|beginning
    right|straight|just|directly|one after|above|below|past|from ~2 start|starting|beginning ~2 @|pile|stack|
        ascending|descending
    @ but|only|just ~1 one|a|single ~1 up|down|higher|lower|older|younger|step|less|more
    front|begins|starts|ends|ending ~1 like|as ~1 @ ~3 ends|ending|back|starts|front ~1 like|as @
    without|minus ~1 first|last digit|figure
    as close|tight|near|snug ~2 @ as
    closer|tighter|nearer to|on @ than
    skipped|jumped|missed|passed ~1 mine ~5 between|after|before|next
    skipped|jumped|missed|passed my card|number|one ~5 between|after|before|next
    red|blue|green|yellow|purple ~3 due|expected|awaited
    red|blue|green|yellow|purple ~3 closes|completes|finishes|crowns ~2 row|line|run|series|sequence|pile|colour|color
    opens|opening|starts|starting ~2 red|blue|green|yellow|purple ~1 row|line|run|series|sequence
    colours|colors|colour|color final|last|closing|opening|first card|one|number
    final|last|top|closing|opening|first red|blue|green|yellow|purple ~1 of ~1 stack|pile|deck|row|line|colour|color|
        series
    number|card|value ~2 steps|apart|away|off ~3 @
    rounded|round ~2 up|down ~2 @
    @ rounded|round ~1 up|down
    first|next|nearest|closest ~1 round|even|odd|square|prime|multiple ~5 @
"""

GERMAN = """
    hab|habe|halte|hätte|besitze|mein|meine ~3 nächste|nächsten|folgende|übernächste ~4 auf|nach|von|bei|für @
    nächste|nächsten|folgende|übernächste ~3 auf|nach|von|bei @ ~2 ist|sind|hab|habe|gehört|liegt|ich|mir
    die|den|der übernächste|übernächsten ~2 nach|auf|von|zu ~1 @
    auf|nach @ ~3 die|meine nächste|folgende|übernächste
    beiden|zwei|drei|paar nächsten ~2 auf|nach|von @
    rückwärtstrick|rückwärtssprung|rückwärts|zehnertrick|zehnersprung ~1 auf|bei|für ~1 @ ~3 hab|habe|kann|geht|mir|
        ich|machbar|möglich|bitte
    hab|habe|kann|könnte|mach|mache ~4 rückwärtstrick|rückwärtssprung|zehnertrick|zehnersprung
    zwischen @ ~1 und @ ~6 eine|einzige|genau|exakt|nur|einer
    nur|genau|exakt|eine|einzige ~5 zwischen @ ~1 und @
    nach|über|unter|hinter ~1 meiner|meine|der ~4 nur ~3 einzige|eine karte|passt|$
    nach|über|unter|hinter meiner karte ~5 nur ~3 einzige|eine
    nur ~1 noch ~1 eine|einzige ~4 passt|passen|draufpasst|drauf
    die ~3 ausgelassen|übersprungen hast|habt|hat|ist
    übersprungene ~2 hast|habt|hat|ist|karte|zahl
    genau|exakt ~1 eine|die ~6 ausgelassen|übersprungen
    allererste|allerletzte|erste|letzte|niedrigste|höchste ~5 frischen|leeren|neuen|unberührten ~2 stapel|
        aufwärtsstapel|abwärtsstapel
    direkt|gleich|eins|eine nach|über|unter|hinter ~2 startwert|startzahl|startkarte
    eins|eine nach|über|unter|hinter ~2 start|anfang
    meine|karte|zahl ~2 direkt|gleich nach|über|unter|hinter ~2 start|anfang
    direkt|gleich nach|über|unter|hinter ~2 start|anfang ~2 @|stapel|stapels|aufwärts*|abwärts*
    abstand|lücke|differenz|verlust|sprung|unterschied null|eins|zwei|genau|exakt ~3 @
    abstand|lücke|differenz|verlust|sprung|unterschied ~2 bei|auf|zu|von @ ~4 null|eins|genau|exakt|gleich|keine|
        keiner
    null|kein|keinen|keine|keinerlei abstand|lücke|differenz|verlust|sprung ~2 bei|auf|zu|von|zwischen @
    nur|genau|bloß ~1 einen|ein|zwei punkt|punkte|schritt|schritte|pünktchen ~3 verlier*|verlust|kosten|kostet|
        weiter|auf|bei
    beweg*|verschieb*|schieb* ~3 @ ~3 nur|genau|bloß ~1 um
    @ ~1 nur|genau|bloß|exakt ~1 um eins|einen|eine|ein|zwei
    @ minus|plus|mal @
    @|stapel|karten|oberen|obersten ~4 zusammengezählt|zusammenaddiert|zusammengerechnet|aufaddiert
    zusammengezählt|zusammenaddiert|zusammengerechnet|aufaddiert|abgezogen ~4 @
    @ ~3 abgezogen
    unmittelbar|direkt|genau|gleich|exakt ~1 vor|nach|hinter|über|unter der|die von
    genau|exakt|unmittelbar|direkt|gleich ~2 vor|nach|hinter ~2 @
    gespiegelte|gespiegelt|gespiegeltes|spiegelverkehrt|umgedrehte|verdrehte|vertauschte @
    @ gespiegelt|spiegelverkehrt|umgedreht|verdreht|vertauscht
    hinten|vorne|vorn wie @ ~2 hinten|vorne|vorn
    wie @ ~1 nur|aber|bloß ~2 höher|tiefer|niedriger|kleiner|größer|mehr|weniger|eins|rückwärts
    so eng|nah|dicht ~4 wie ~3 nicht|möglich|geht
    enger|näher|dichter ~3 nicht|niemand|keiner ~1 geht|gehts|möglich
    die|den|das rote|blaue|grüne|gelbe|lila|weiße ~2 jetzt|grade|gerade ~1 direkt dran|fällig
    nächste|nächsten rote|roten|blaue|blauen|grüne|grünen|gelbe|gelben|lila ~2 nach|hinter|über
    rote|blaue|grüne|gelbe|lila ~4 direkt|jetzt ~1 dran|fällig
    letzte|erste|oberste|letzten rote|blaue|grüne|gelbe|lila|gelben|roten ~1 oben|drauf|vom|des|im|der|am
    rot|blau|grün|gelb|lila|weiß fängt|beginnt|endet|hört|schließt|startet ~1 mit ~1 meiner
    meine|meiner|ich ~2 fängt|beginnt|eröffnet|eröffne|schließt|schließe|beendet ~2 rote*|blaue*|grüne*|gelbe*|
        lila ~1 reihe
    jede|jeder zweite|zweiten ~2 ab|nach|von @
    erste|nächste runde|glatte|gerade|ungerade ~1 nach|über|unter|hinter @
    @ aufgerundet|abgerundet
"""

POLISH = """
    następn*|kolejn* ~3 na|po|nad|pod|za|do @
    na|po|za @ ~2 wchodz*|kładę|daję|mam|idę|dokładam ~2 następn*|kolejn*
    mam|trzymam ~3 skok|cofk*|wsteczn*|wstecz ~3 @
    na|w @ ~2 robię|zrobię|mam|mogę|zagram|dam|idzie ~2 wsteczn*|cofk*|cofnięci*|skok|wstecz|reset|odwrotk*
    przeskoczył*|ominął*|ominęł*|pominął*|pominęł* ~1 moją|moja|mój kart*|o|jedn*|była*|$
    między|pomiędzy @ ~1 a|i|oraz @ ~6 jedn*|jedyn*|tylko|dokładnie
    jedn*|jedyn*|tylko|dokładnie ~5 między|pomiędzy @ ~1 a|i|oraz @
    po|nad|pod|za mojej|moją|mnie ~4 nikt|nic|tylko ~5 jedn*|jedyn*
    tylko|oprócz|prócz jedn* ~1 jedyn* ~1 kart*|pasuj*|wejdzie|$
    dno|szczyt gry|talii
    niższ*|wyższ*|mniejsz*|większ* ~5 nie ~1 drukowali|drukują|istnieje|wydrukowali|robią
    niższ*|wyższ*|mniejsz*|większ* nie ma
    bliższ*|bliżej ~3 nie istnieje|ma|można|da
    pust*|śwież*|now* ~1 rosnąc*|malejąc* ~5 pierwsz*|najbliż*|bliż*|najniż*|najwyż*
    pierwsz*|najbliż*|bliż*|najniż*|najwyż* ~5 pust*|śwież* ~1 rosnąc*|malejąc*|stos*
    jeden|jedną po|za|nad|pod ~1 start*|początk*
    moja|karta ~2 zaraz|tuż|od po|za|nad|pod ~1 start*|początk*
    zaraz|tuż|od po|za|nad|pod ~1 start*|początk* ~2 @|stos*|rosnąc*|malejąc*
    najbliższ*|pierwsz*|następn* ~2 zerem|okrągł*|parzyst*|nieparzyst*|kwadrat* ~4 po|za|nad|pod|od
    @ odjąć|minus|plus|dodać|razy|razem @
    @ ~1 tylko|ale|lecz ~1 rok|jeden|jedną|jedno|o|bez
    jak|jako @ ~2 tylko|ale|o|plus|minus
    bez|oprócz pierwszej|ostatniej|drugiej cyfry
    sąsiad*|sąsiadów|sąsiadki @
    mam|trzymam ~1 obu|obie|obydwu sąsiad*
    obu|obie|obydwu sąsiad* ~1 @|kart*
    co drug* ~1 od|po|na @
    co drug* @
    a|od|po|na pusta ~3 moja
    o|na|plus ~1 jeden|jedną|jedno|jednym ~1 starsz*|większ*|mniejsz*|młodsz*|wyż*|niż*|więcej|mniej|dół|górę|up
    na|w @ ~2 spadło|poleciało|padło|poszło ~4 kolejn*|następn*
    kolejną|następną|kolejna|następna w|na dół|górę
    moja|karta ~2 piętro|stopień|szczebel|schodek|krok wyżej|niżej
    lewy|lewa|prawy|prawa|skrajny|stos|@ ~6 piętro|stopień|szczebel|schodek|krok wyżej|niżej
    mam|trzymam piętro|stopień|szczebel|schodek|krok wyżej|niżej
    piętro|stopień|szczebel|schodek|krok wyżej|niżej ~1 od|niż|na|nad|pod ~1 @|twoj*|mojej|lewej|prawej|górnej|tej
    czerwon*|niebiesk*|zielon*|żółt*|fiolet* ~2 teraz|aktualnie ~2 kolejności|kolej*|następn*|potrzebn*
    czerwon*|niebiesk*|zielon*|żółt*|fiolet* ~3 zamykając*|zamyka|kończąc*|kończy|otwierając*|otwiera
    ostatnia|pierwsza|górna|wierzchnia czerwon*|niebiesk*|zielon*|żółt*|fiolet*
    tą|tę|tej samą|samej wartości*|wysokości*|liczb*
    odstęp|różnica|strata|przerwa|dziura ~2 na|do|od @ ~3 zero|zerow*|jeden|jedna|żadn*
    zerow*|zero|żadn* odstęp*|różnic*|strat*|przerw* ~2 na|do|od @
    przesun*|rusz*|przestawi* ~1 @ ~1 tylko|o|ledwie ~1 o|jeden|jedno|jedną|punkt
    zaokrąglon* @
    @ zaokrąglon*
    mam|trzymam ~3 skok|ruch ~2 drugą|przeciwną|odwrotną stronę
"""

CZECH = """
    navázat|navážu|navazuju|navazuje|navazovat ~2 na ~3 hned|další|rovnou|přímo
    další|následující|následuje|příští ~3 na|po|za|nad|pod @
    na|po|za @ ~3 následuje|další|následující
    co ~4 na|po|za @ ~1 následuje|přijde|navazuje
    na @ ~1 mám|můžu|udělám|dám|mohu ~2 zpátečku|zpáteční|pozpátku|skok|vracečku|návrat|couvnutí
    zpátečku|zpáteční|couvnutí|vracečku ~2 na @
    desítkov*|desítkovej ~1 fígl|trik|skok|krok|finta
    míň|méně|níž|níže|výš|víc ~1 než ~1 já|moje ~4 nikdo|nemůže|nejde|nic|není
    na|u úplném|samém|samým|úplně ~1 dně|vrcholu|dnu ~1 hry|balíčku
    na|u úplném|samém|samým|úplně ~1 konci ~1 balíčku
    úplně|absolutně u dna|stropu|dně
    moje|karta ~2 úplně|absolutně na dně|vrcholu
    vyšší|nižší|větší|menší ~4 nevyrábí|neexistuje|není|netisknou|nemá
    mezi @ ~1 a @ ~6 jedna|jediná|jednu|jen|jenom|právě|přesně|díra|místo
    jedna|jediná|jen|přesně|právě ~5 mezi @ ~1 a @
    předposlední|poslední|první ~2 možná|možnou ~1 karta|kartu|karty
    o kolik ~4 nejmíň|nejméně ~5 tolik
    žádná|nulová|nula|nulovej|žádný|žádnej ztráta|mezera|rozdíl|odstup|díra ~3 @
    na|u @ ~1 žádná|nulová|nula ~1 ztráta|mezera|rozdíl|odstup
    tři|dvě|obě|čtyři karty hned|přímo|rovnou
    hned|přímo|rovnou|těsně|natěsno|nalepen* ~1 za|po|před|nad|pod|na @
    hned|přímo|rovnou|těsně ~1 za|po|před|nad|pod kartou|@
    karta|kartu ~2 hned|přímo|rovnou|těsně ~1 za|po|před|nad|pod tou|jeho|její|tvou|tvojí
    hned|přímo|rovnou|těsně ~1 za|po|před|nad|pod tou|jeho|její|tvou|tvojí ~1 kartou|kartě|červen*|modr*|zelen*|
        žlut*|fialov*|$
    bez mezery|mezírky|díry ~2 @
    schodky|schody|schod|schůdky od|na @
    @ mínus|plus|krát|minus @
    jedna|jednu nad|pod|po|za ~1 startem|začátkem|startu
    moje|karta ~2 hned|těsně nad|pod|po|za ~1 startem|začátkem|startu
    hned|těsně nad|pod|po|za ~1 startem|začátkem|startu ~2 @|hromád*|vzestupn*|sestupn*
    o|plus|ještě ~1 tři|dvě|jedna|jednu|čtyři navrch|výš|níž|nahoru|dolů
    tvůj|tvoje|jeho|její tah|karta a ~1 ještě
    červen*|modr*|zelen*|žlut*|fialov* ~3 teď|zrovna ~2 řadě|řada|potřeba
    červen*|modr*|zelen*|žlut*|fialov* ~3 řada|řadu|řadě ~1 uzavře|uzavírá|končí|otvírá|otevírá|začíná|otvírám|
        zavírám|ukončí
    červen*|modr*|zelen*|žlut*|fialov* řadu|řada ~2 otvírám|zavírám|otevírám|začínám|uzavírám|otvírá|uzavírá
    první|poslední|druhou|druhá cifru|cifra|číslici|číslice
    ob jednu|jedno|jeden
    ani|ni papír|vlas|žiletka ~1 se ~1 nevejde
    kdo ~5 moji|mou|moje ~5 jen|jediná|jenom|už ~3 jediná|jedna|jen
    rozdíl|mezera|odstup|skok|ztráta ~2 bude|je|by ~2 přesně|nula|jedna|jen
    posunu|pohnu|posune ~2 @ ~2 jen|přesně ~1 o
    jako @ ~1 jen|ale|akorát ~2 o|výš|níž|pozpátku|menší|větší
    zrcadlov*|zrcadlově|otočen*|obrácen* @
    @ zrcadlově|otočen*|obrácen*|pozpátku
    první|nejbližší|další kulat*|sud*|lich*|prvočís*|čtverec ~2 za|nad|pod|po @
    @ zaokrouhlen*
"""

RUSSIAN = """
    следующ*|следом|последующ* ~3 за|после|на|над|под ~2 @
    следующ* ~1 за|после верхней|ней|последней|прошлой
    на|за|после @ ~2 следующая|следующую
    реверс|отмотк*|откат|перемотк* ~2 левой|правой|левую|правую|стопк*|@
    мою|моя|моей ~1 перескочил*|перепрыгнул*
    мою|моя|моей карт* ~1 пропустил*|проскочил*|перескочил*|перепрыгнул*
    перескочил*|перепрыгнул* ~2 мою|моя
    пропустил*|проскочил* ~2 мою|моя карт*|$
    сразу|прямо|ровно|точно ~1 за|после|под|над|перед ~1 прошлой|верхней|последней|твоей|его|её|@
    вторая|второй|третья|предпоследняя|третий ~1 с|от ~1 конца|начала|верха|низа|края
    раза|раз|вдвое|втрое больше|меньше ~2 чем|на ~2 @
    вдвое|втрое больше|меньше|старше|младше ~1 тво*|моей|верхн*|@|$
    зеркал* ~1 от|для|к @
    зеркалка|перевёртыш|перевертыш|зеркальн* @
    первая|ближайш*|следующ* ~1 круглая|круглое|чётная|четная|нечётная|квадрат|простое|кругл*|куб ~2 после|за|над|
        под|к
    сдвин*|подвин*|двигаю|двину|сдвига* ~1 @ ~2 на ~1 один|одну|одно|единичк*
    три|две|два|четыре|трое подряд ~2 за|после|на|от
    подряд ~2 сразу ~1 за|после @
    лесенк*|ступеньк* от|на|с|за @
    моя|карта ~2 сразу|прямо ~1 после|за|над|под ~1 старт*|начал*
    сразу|прямо ~1 после|за|над|под ~1 старт*|начал* ~2 @|стопк*|возрастающ*|убывающ*
    после|за|над|под ~1 моей|мною|мной ~5 только|лишь|одна|единственн* ~1 одна|единственн*|карта
    красн*|син*|зелён*|зелен*|жёлт*|желт*|фиолет* ~2 сейчас|теперь ~2 порядку|очеред*|нужн*
    красн*|син*|зелён*|зелен*|жёлт*|желт*|фиолет* ~1 закрыва*|замыка*|заверша*|открыва*|начина*
    прошл*|предыдущ* ~4 плюс|минус
    следующим|прямо|прям ~1 номером|следующим
    верх*|верхушк* @ ~4 ступень*|один|плюс|минус|одну
    моя|карта ~2 ступень*|ступеньк*|шаг|шажок|полшага вниз|вверх|ниже|выше
    ступень*|ступеньк*|шаг|шажок|полшага вниз|вверх|ниже|выше ~1 @|тво*|моей|ней|верхн*|левой|правой
    ступень*|ступеньк*|шаг|шажок|полшага ~1 от @|тво*|моей|неё|верхн*|левой|правой
    между @ ~1 и @ ~6 одна|один|единственн*|только|ровно
    одна|единственн*|только|ровно ~5 между @ ~1 и @
    @ минус|плюс|умножить|да @
    разниц*|зазор|промежут*|разрыв|расстояни* ~2 с|на|до|от|у @ ~3 ноль|нулев*|один|одна|ровно|нет
    нулев*|ноль|никак* разниц*|зазор|промежут*|разрыв ~2 с|на|до|от|у @
    как @ ~1 только|но|лишь ~2 на|наоборот|плюс|минус|ниже|выше|старше|младше
    без|минус первой|последней цифры
    через одну|один ~2 от|после|за|над @
    сосед* @
    самая|самую|первая|первую ~4 пуст*|нов*|чист* ~1 стопк*|возрастающ*|убывающ*
    @ округл*
    ложится|ляжет|встаёт|встает|ложу|идёт|идет ~1 на|за @ ~5 следующ*|впритык|вплотную|встык
    впритык|вплотную|встык ~1 к|на|за|с ~1 @|ней|тво*|верхн*|карт*|последн*|левой|правой
    вторая|третья|предпоследняя с конца ~3 старшинству|величине|игре|колоде
"""

FRENCH = """
    suivante|suivant|prochaine|prochain|dapres|daprès ~2 sur|de|après|à|du @
    suivante|suivant de|à ~1 celle|celui
    sur|après @ ~3 la|le suivante|suivant
    pile|juste|exactement|direct|directement la|le suivante|suivant|prochaine|dapres
    marche|saut|retour|bond|coup arrière|inverse|inversé|arriere ~2 possible|sur|en|faisable ~2 @|pile
    ai|jai|peux|possible|fais ~2 saut|marche|retour|bond inverse|arrière|arriere
    sauter|sauté|sautée|zappé|zapper|passé ~1 mienne ~6 entre|avant|après|quelle|que
    sauter|sauté|sautée|zappé|zapper|passé ma carte ~6 entre|avant|après|quelle|que
    entre @ ~1 et @ ~6 seule|une|qu|juste|exactement|que|seul
    seule|une|quune|juste|exactement|seul ~5 entre @ ~1 et @
    quune|seule|unique carte ~2 possible|posable|jouable
    après|sur|sous|derrière ~1 mienne ~5 seule|quune|une|plus ~2 carte
    bouge|décale|avance|descends|monte|pousse ~1 @ ~2 que|seulement|juste ~1 un|une|seul
    bouge|décale|avance|pousse ~1 @ ~1 dun|dune
    toute|tout première|premier|dernière|dernier ~6 montante|descendante
    toute|tout première|premier|dernière|dernier ~4 pile ~1 vide|neuve|nouvelle
    première|dernière|premier ~5 pile ~1 vide|neuve|fraîche|vierge
    mienne|carte ~2 juste|tout après|avant ~1 départ|début
    juste|tout après|avant ~1 départ|début ~2 @|pile|montante|descendante
    rouge|bleu|vert|jaune|violet|bleue|verte|violette ~4 venir|attendu|attendue|manque ~2 maintenant|ordre|là
    rouge|bleu|vert|jaune|violet|bleue|verte|violette ~3 ferme|clôt|termine|complète|finit|ouvre|commence ~1 série|
        suite|ligne|rangée|colonne
    enchaîne|continue|suis ~2 direct|directement|pile|juste ~4 suivant|suivante|bleu|rouge|vert|jaune|violet|@
    rouge|bleu|vert|jaune|violet posé|joué|mis ~1 suivant|suivante|daprès
    genre|juste|seulement|pile|dun|dune un|une|seul ~1 cran|dessus|unité
    un|une petit|petite pas|marche ~1 unité|un|une
    pas|cran|bond|saut dune|dun ~1 unité|seul|cran
    un|une|seul|seule ~1 audessus|audessous|dessus|dessous|après|avant ~2 carte ~1 de
    @ moins|plus|fois @
    écart|distance|différence|trou|perte ~2 sur|avec|à|de @ ~3 zéro|nul|nulle|un|une|exactement|aucun
    zéro|aucun|aucune écart|distance|différence|trou|perte ~2 sur|avec|à|de @
    comme @ ~1 mais|sauf|en|moins|plus ~2 un|une|envers|inversé|plus|moins
    sans ~1 premier|dernier|première chiffre
    voisin|voisine|voisins|voisines ~1 de @
    @ inversé|inversée|retourné|miroir|envers|arrondi
    une|un sur deux ~2 partir|depuis|après @
    le|la plus|aussi proche|près|collé ~1 possible ~2 @
    aussi|plus ~1 près|proche|collé ~2 @ ~1 que|possible
    marche arrière possible ~3 pile
    petit|petite pas|bond|cran ~1 unité|dune
"""
