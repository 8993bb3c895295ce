"""Riddles whose answer is a number, a table a language: phrases (words/language.py) that may run over commas.

In this order: a number left out ("Friday the ..."; `…` stands for the dots), dates, years, clocks, money, roads and
codes, speeds, ages, strong drinks, elements, games of chance, books and songs, keys, names that have digits.
"""

# ruff: noqa: RUF001 - Cyrillic

__all__ = ["CZECH", "ENGLISH", "FRENCH", "GERMAN", "POLISH", "RUSSIAN", "SOUND_ALIKES"]

# Of all languages together: what follows sounds like a number, unless it is somebody ("sounds like my uncle").
SOUND_ALIKES = """
    sounds|sound|sounding|pronounced|reads|said like|as
    klingt|klingen|hört|gesprochen ~1 wie
    brzmi|brzmią|wymawia|czyta ~1 jak
    zní|znějí|vyslovuje|čte ~1 jako|jak
    звучит|слышится|читается|произносится как
    sonne|sonnent|prononce|lit ~1 comme
"""

ENGLISH = """
    agatha|christies|christie ~3 soldiers|indians
    bauer|jack ~2 hours
    hours ~1 jack bauer
    wives of|henry
    henrys|henry ~2 wives
    how old was|were|did
    age of ~2 christ|mozart|jesus|captain|man|child|majority|death
    age ~3 died|death|dying
    time|hour of ~2 news|mass
    month ~4 christmas|halloween|easter|thanksgiving|xmas|born
    birthday of ~3 day
    minutes ~4 football|soccer|extra|overtime|hockey|half
    bakers|baker batch
    letter ~1 after|before|count|number
    letters in|of ~2 word
    how many ~2 beatles|samurai|dwarfs|apostles|thieves
    friday the …
    catch|ocean|oceans|apollo|route|area|formula|studio|henry|louis|windows|district|top|channel …
    … days|weeks ~1 later
    … shades|dalmatians|monkeys|commandments|dwarfs|musketeers|angry
    when im|i …
    date|number|day of ~2 christmas|xmas|halloween*|valentine*|patrick*|nicholas*|independence|bastille|armistice|
        moon|landing|thanksgiving|epiphany|fools|reformation|solstice|mayo|eve
    christmas|xmas|halloween*|valentine*|patrick*|nicholas*|independence|bastille|armistice|thanksgiving|epiphany|
        solstice|mayo|eves ~3 date
    christmas|xmas|halloween*|valentine*|patrick*|nicholas*|independence|bastille|armistice|landing|mayo|labour|
        labor|hallows|guy|fools ~4 the day|number
    war|revolution|battle|fire|landing|titanic|berlin|wall|uprising|armistice|olympics|hastings|coronation ~5 digits|
        year|years|ending
    year ~4 war|revolution|battle|fire|landing|titanic|wall|uprising|armistice|hastings
    ending|end|digits of ~1 year
    half|quarter past|to|after|before ~4 minutes
    half|quarter|past ~6 digital|display
    minutes ~4 digital|digitally|electronic|display
    noon|midnight|midday ~1 how|what ~1 hour|hours|many|time
    ^ a|one dime|nickel|penny|tenner|guinea|shilling|ton|farthing|sixpence|florin
    dime|nickel|quarter|penny|dollar ~2 in|as ~1 cents|pennies
    smallest|biggest|largest note|banknote|bill|coin
    note|banknote|bill|coin with ~2 queen|churchill|washington|lincoln|jackson|hamilton|franklin|grant|jefferson|
        austen|turner|turing|bridge|arch
    washington|lincoln|jackson|hamilton|franklin|jefferson|turing|churchill|austen ~2 bill|note|banknote
    route ~5 highway|road|america|mother|chicago|la
    motorway|interstate|autobahn from|between|to|through|round|around
    from ~2 to ~2 motorway|highway|interstate
    famous ~1 highway|motorway|road|route
    dial|dialling|dialing|country|calling|postal|zip code|prefix
    area code of|for|in
    speed|limit in|near|through|on ~3 town|city|village|zone|school|residential|motorway|highway|built|street
    how old ~7 drink|vote|drive|marry|retire|smoke|gamble
    at|from|by what|which age
    minimum|legal age
    proof|percent|percentage|alcohol|strength|degrees of|in|for ~2 vodka|whisky|whiskey|rum|gin|absinthe|spirits|
        wine|beer
    vodka|whisky|whiskey|rum|absinthe ~2 proof|percent|percentage|strength|degrees
    atomic|proton|mass number
    periodic table
    carat|carats|karat|karats ~3 gold
    gold|silver|oxygen|carbon|iron|uranium|helium ~3 carat|carats|karat|element|periodic
    lottery|lotto|bingo|roulette ~2 numbers|balls|pockets
    numbers|balls|pockets ~3 lottery|lotto|roulette|bingo
    days ~5 world|globe|fogg|verne
    fogg|phileas|verne ~5 days|world
    beer on the wall
    bottles of beer
    baskin|robbins
    heinz ~3 varieties|bottle|ketchup|label|number|$
    shades of ~1 grey|gray ~2 many|$
    beatles ~4 when|say|im|sing
    prince ~3 party|year
    willis|willis|bruce ~3 monkeys
    monkeys ~3 film|movie|willis
    adele* ~2 record|album|debut
    nena* ~2 balloons
    chanel|levis|peugeot|boeing|airbus ~2 perfume|scent|jeans|jumbo|model
    spice girls ~2 many|$
    jackson brothers|siblings
    angry men
    magnificent samurai|gunmen|cowboys
    keyboard|shift|numpad|keypad ~5 digit|sign|number
    shift ~3 key
    key ~2 shift|ampersand|percent|dollar
    what|whats|number|digit|thats ~3 behind|after|at|in ~4 name|nick|nickname
    number|digit|digits|figure ~3 end|behind|after|in|of ~2 max|anna|kuba|player|name|nick
    players name
    problems|balloons|luftballons|dalmatians|thieves|varieties|shades|steps|bottles ~3 jay-z|jay|has|heinz|wall
    problems ~1 jay|jayz
    columbus sailed
    sailed ~2 ocean ~2 in|blue
    apollo ~2 mission|problem|failed|exploded|houston
    catch ~1 whatever|something|blank
    area ~3 aliens|ufo|ufos
    wd whatever|something|blank
    route|highway|studio|district|formula|heaven|motel|boeing|windows ~1 whatever|something|blank
    turned this|that on|last|yesterday|today
    ^ the bus|tram|train|line|metro we|i take|ride ~4 $
    area|place where they|aliens ~3 aliens|ufos
"""

GERMAN = """
    agatha|christies ~3 soldaten|negerlein|indianer
    frauen|ehefrauen|gattinnen von ~1 heinrich*
    wie alt war|wurde|warst
    alter von|des|beim|als ~3 tod|gestorben|mozart*|jesus|christus|christi|goethe*
    alter ~4 tod|starb|gestorben
    tagesschau|nachrichten|hauptnachrichten ~3 uhrzeit|beginn|stunde
    uhrzeit ~3 tagesschau|nachrichten|heute
    monat ~5 weihnacht*|ostern|halloween|silvester|geboren
    geburtstag von ~3 tag
    monate ~3 baby|geburt|schwanger*
    feldspieler|torwart plus|und
    stundenkilometer|kmh ~3 spielstraße|stadt|innerorts|wohngebiet|zone
    spielstraße|verkehrsberuhigt*
    buchstabe|buchstaben nach|vor
    wie viele|viel ~1 beatles|samurai|zwerge|apostel|räuber
    beatles|pilzköpfe ~3 zahl|viele
    konfirmation|einschulung|jugendweihe ~2 alter|jahre
    jahre ~3 konfirmation|einschulung|jugendweihe
    freitag der|den …
    oceans|ocean|apollo|formel|studio|catch|heinrich|ludwig|windows|polizeiruf …
    … tage|wochen ~1 später
    … luftballons|dalmatiner|gebote|zwerge|monkeys
    datum|tag ~3 weihnacht*|heiligabend*|halloween*|nikolaus*|valentin*|silvester*|einheit|mondlandung|reformation*|
        martin*|dreikönig*|mariä|arbeit|neujahr*
    weihnacht*|heiligabend*|halloween*|nikolaus*|valentin*|silvester*|reformation*|martin*|dreikönig*|einheit|
        mondlandung ~4 datum
    weihnacht*|heiligabend*|halloween*|nikolaus*|valentin*|silvester*|reformation*|martin*|dreikönig*|einheit ~5 der|
        dem tag
    krieg*|mauer*|revolution|schlacht|titanic|wende|mondlandung|aufstand|olympia*|wm|wunder ~5 stellen|endziffern|
        ziffern|jahr|jahreszahl
    jahr|jahreszahl ~4 krieg*|mauer*|revolution|schlacht|titanic|wende|mondlandung|aufstand
    jahreszahl|endziffer*|endstelle*
    letzten|letzte ~1 stellen|stelle
    viertel|halb|dreiviertel ~1 die|nur|in|bloß ~1 minuten
    viertel|halb|dreiviertel vor|nach ~2 minuten
    viertel|halb|dreiviertel ~5 digital*
    minuten ~4 digital*|elektronisch*|anzeige
    mittag|mitternacht|zwölfuhr ~1 wie|wieviel|welche
    weihnacht*|heiligabend|silvester|nikolaus|halloween ~2 wievielte*
    ^ ein|einen|nen groschen|heiermann|taler|zehnerle|sechser|hunni|fuffi
    schein|geldschein|banknote|münze mit|in ~3 brücke|rot|blau|orange|grün|tor|adler
    kleinste*|größte*|roter|rote|blauer|grüner|oranger schein|geldschein|banknote|münze
    autobahn von|zwischen|nach
    von ~2 nach ~2 autobahn
    vorwahl|ländervorwahl|postleitzahl
    tempo|geschwindigkeit|tempolimit|limit|höchstgeschwindigkeit in|vor|auf|an|innerorts|außerorts ~3 stadt|ortschaft|
        ort|schule|wohngebiet|autobahn|landstraße|kindergarten|$
    innerorts|richtgeschwindigkeit|tempolimit
    tempo in ~2 ortschaft|stadt
    wie alt ~8 wählen|fahren|trinken|rauchen|heiraten|rente
    wie viel|wieviel|vielen ~3 rente|wählen|volljährig
    alter ~5 rente|wählen|führerschein|schnaps|bier|volljährig*
    renteneintritt*|rentenalter|mindestalter|wahlalter|schulpflichtalter
    ab wann ~6 alter
    prozent|promille|umdrehungen|grad ~2 wodka|schnaps|rum|whisky|bier|wein|korn
    wodka|schnaps|rum|whisky|korn ~2 prozent|umdrehungen|grad
    ordnungszahl|atomnummer|periodensystem|kernladungszahl
    karat ~3 gold*
    gold* ~3 karat
    lottozahlen|kugeln ~2 lotto
    zahlen ~2 lotto|roulette|bingo
    lotto|roulette ~2 zahlen|kugeln
    tage* ~4 welt ~2 verne|fogg
    verne|vernes|fogg ~5 tage*|welt
    um die welt ~2 verne|tage*
    so viele minuten|tage|stunden|jahre|leute|karten|zähne|beine dauert|hat|um|braucht|gibt|geht
    halbzeit|spiel|match ~2 dauert|minuten ~2 minuten|viele|lang
    heinz ~3 ketchup*|sorten|etikett|$
    udo jürgens ~6 mit|leben|jahren|alter
    ketchupflasche
    katzenleben|mauskatzenleben|katzen-leben
    chanel|levis ~2 parfüm|parfum|jeans|duft
    rückennummer*|trikotnummer*
    hausnummer*|schuhgröße*|konfektionsgröße*|kragenweite
    wievielte|wievielter|wievielten ~4 buchstabe|tag|monat|karte
    buchstabe ~2 alphabet|ist
    tastatur|shift|umschalt* ~5 taste|zeichen|ziffer|zahl
    was|zahl|ziffer ~4 hinter*|nach|am|im ~3 namen|name|nick
    zahl|ziffer ~3 ende|hinter|nach|in|von ~2 max|anna|kuba|player|namen
    kartenzahl|anzahl|kartenanzahl beim|bei|im|vom ~1 skat|rommé|doppelkopf|mau|uno|schach|poker
    adenauer|adenauers ~3 alter|kanzler|alt
    alter ~2 als ~3 wurde|war|starb
    karnevalszahl|närrische|jeckenzahl|glückszahl|unglückszahl|schnapszahl
    buslinie|tramlinie|straßenbahn|bahnlinie|buslinien ~6 hält|fährt|fahren|nehmen|nehme
"""

POLISH = """
    agath*|agat* ~2 christie
    żołnierzyk* ~3 christie
    żon|żony ~1 henryk*
    ile|tyle lat miał*|żył*
    wiek ~3 jak|kiedy|gdy|śmierci|umarł*|zmarł*
    godzin* ~2 teleexpress*|wiadomości|dziennik*|faktów|apelu|panoram*
    miesiąc ~5 święta|wigilia|wielkanoc|halloween|sylwester|urodzin*
    dzień urodzin
    urodziny ~3 dzień|data
    litera|litery|literka po|przed|za
    ilu|ile ~2 beatles*|samuraj*|krasnoludk*|apostoł*|rozbójnik*
    piątek … $|tego|ego|czerwon*|niebiesk*|zielon*|żółt*|fiolet*|pechow*
    paragraf|ocean*|apollo|formuła|studio|ludwik|henryk|windows …
    … dni|tygodni ~1 później
    … małp|dalmatyńczyków|twarzy|przykazań
    data|dzień|datę ~3 mikołaj*|halloween*|wigili*|bożego|sylwest*|walenty*|niepodległości|konstytucji|zaduszn*|
        wniebowzięcia|trzech|prima|zakochanych|kobiet|dziecka
    mikołaj*|halloween*|wigili*|sylwest*|walenty*|niepodległości|konstytucji|zaduszki ~4 data|dzień
    końcówka|końcówkę|końcówki ~1 roku|rok
    ostatnie ~1 cyfry
    woj*|bitw*|powstani*|chrzest|rewolucj*|stan|olimpiad*|mundial|transformacj*|titanic* ~5 końcówk*|rok|roku|data
    rok ~4 bitw*|powstani*|chrzt*|rewolucj*|wojn*|titanic*|upad*
    kwadrans|wpół|pół po|za|do|pełna ~4 minut*|elektroniczn*|cyfrow*
    za ~1 kwadrans ~4 minut*|elektroniczn*|cyfrow*
    kwadrans|wpół ~4 elektroniczn*|cyfrow*
    minuty|minut ~4 elektroniczn*|cyfrow*
    południe|północ ~1 ile|która|którą
    wigili*|sylwest*|mikołaj*|halloween ~2 którego|który
    talii|talia bez ~1 joker*|dżoker*
    banknot*|moneta|monety|papierek z|ze|najmniejsz*|największ*
    najmniejsz*|największ* banknot*|moneta|nominał*
    chrobr*|jagieł*|kazimierz*|sobiesk*|mieszk* ~2 banknot*|papier*
    ^ ~1 stówka|stówa|dycha|dyszka|dwudziestka|piątak|piątka|grosik
    droga|autostrada|zakopianka|trasa z|do|między|krajowa
    kierunkowy|prefiks ~2 do|polski|warszaw*|kraju|krakow*
    kod ~1 polski|pocztow*|warszaw*|kraju|krakow*
    numer kierunkowy
    tablic* rejestracyjn*
    prędkość|ograniczenie|limit w|przy|na ~3 mieście|zabudowan*|terenie|szkole|autostradzie|wsi|osiedl*
    zabudowan*
    ile ~3 lat ~5 głosow*|prowadz*|pić|emerytur*|żeby|prawo
    od|w ilu lat
    wiek* ~3 dowod*|prawo|prawa|emeryt*|pełnoletni*|głosow*|wyborcz*|szkoln*|chrystus*
    wiek emerytalny|chrystusowy|poborowy
    procent*|moc|stopni|volt* ~1 wódk*|spirytus*|piw*|win*|rum*|whisky
    wódk*|spirytus* ~2 procent*|moc|volt*
    liczba|masa atomow*
    układ* okresow*
    tablica|tablicy mendelejewa
    karat* ~3 złot*
    złot* ~3 karat*|okresow*|mendelejew*
    numer*|liczb*|kul* ~3 lotto|lotka|lotku|totolotk*|ruletc*|ruletki|bingo
    lotto|lotka|lotku|duży|dużym ~1 lotek|lotku ~2 liczb*|numer*
    oczek|punktów ~5 oczko|oczku|blackjack*
    oczko|oczku ~3 wygrać|ideał|maks*
    dni ~4 świat* ~3 vern*|fogg*
    dookoła świata
    pancern* ~4 ilu|pies|rudy
    kurosaw*
    adele|adeli ~2 płyt*|album*
    chanel|heinz ~2 perfum*|ketchup*|$
    numer* ~2 lewandowski*|małysz*|kubic*|boniek|bońka|lewego|messi*|ronaldo|koszulc*|plecach|koszulki|jordan*
    lewandowski*|małysz*|kubic*|messi*|ronaldo|jordan* ~2 numer*|koszulk*
    numer buta|domu|mieszkania|kołnierzyka
    która|który litera|dzień ~3 alfabe*
    klawiatur*|shift ~5 cyfr*|klawisz*|znak*
    co|cyfra|liczba ~3 za|po|w|przy ~2 imieniem|imieniu|nazwie|nicku|nickiem|ksywie|ksywce
    cyfra|cyfrę|liczba ~3 końcu|koniec|w|z ~2 max|anna|kuba|player|nick*|imieni*
    pytanie o życie
    wszechświat*
    lata|wiek|wieku|latka ~1 wiesz|wiecie|znasz ~1 ile
    moje|twoje|jego|jej lata|lat|latka ~3 wiesz|wiecie|ile
    sens życia
    pechow* ~1 piątek|piątku
    pechow*|szczęśliw* w piątek
    w totku|lotku
    totolot*|totku ~3 liczb|kul|skreśl*|wybor*
    imię jego|jego
    w oczko
    oczko w kart*
    wiek mojej|mojego|twojej|twojego ~1 babci|dziadka|mamy|taty|siostry|brata
    ^ tramwaj|autobus|linia|metro którym|którą jeździmy|jeżdżę ~4 $
"""

CZECH = """
    agath*|agat* ~2 christie*
    vojáč* ~3 christie*
    manžel*|žen ~1 jindřich*
    kolik let bylo|měl*|žil*
    věk ~3 když|smrti|umř*|zemř*
    hodina|čas ~2 zpráv|večerníčk*|událostí|televizních
    měsíc ~5 vánoce|velikonoce|halloween|silvestr|narozen*
    narozeniny ~3 den|datum
    písmeno|písmenko po|za|před
    kolik ~2 beatles|samuraj*|trpaslí*|apoštol*|loupežní*
    figur ~2 hráče|hráč
    pátek … $|červen*|modr*|zelen*|žlut*|fialov*
    hlava|dannyho|ocean*|apollo|formule|studio|ludvík|jindřich|windows …
    … dní|týdnů ~1 poté|později
    … opic|dalmatinů|odstínů|statečných
    datum|den|dne ~3 mikuláš*|halloween*|štědr*|vánoc*|silvestr*|valentýn*|vzniku|republiky|revoluce|cyrila|husa|
        václava|josefa|osvobození|narození|dušiček
    mikuláš*|halloween*|štědrý|silvestr*|valentýn*|václav*|dušičk* ~4 datum|den|prosinci|říjnu
    dvojčíslí|dvojčíslo|letopočt*
    poslední|posledních|koncov* ~1 čísla|číslice|číslic|cifry
    válk*|bitv*|revoluc*|okupac*|chart*|únor*|nagano|titanic*|olympiád*|povstání|atentát*|mnichov* ~5 dvojčíslí|
        letopočet|letopočtu|roku|rok|číslice|čísla
    rok ~4 bitv*|revoluc*|okupac*|válk*|povstání|titanic*
    konec|koncovka ~1 letopočtu|roku
    půl|čtvrt|čtvrtě|třičtvrtě ~5 digitál*|elektronick*
    půl|čtvrt|čtvrtě|třičtvrtě jen|pouze|ty|na minuty $
    minuty|minut ~4 digitál*|elektronick*
    poledne|půlnoc ~1 kolik
    silvestr*|vánoc*|mikuláš*|štědrý|halloween* ~3 kolikátého
    balíčku|balíček bez ~1 žolík*
    bankovka|bankovku|bankovky|mince|minci|papírovka s|se|najmenší|nejmenší|největší
    nejmenší|největší bankovk*|minc*
    masaryk*|palack*|komensk*|božen*|němcov*|destinn*|karl*|františ*|anežk* ~2 bankov*
    půl|dvě|jedno|pár kila|kil|litru|lita
    ^ ~1 kilo|pade|pětka|bůra|bůr|pětikačka|desetikačka|dvacka|stovka|pětistovka
    dálnice|dálnici|silnice z|do|na|mezi
    předvolba|předvolbu|předvolby|směrovací
    spz|poznávací ~3 číslo|praha|praz*
    rychlost|omezení|limit|padesátka v|ve|u|na|přes ~2 obci|městě|školy|dálnici|vesnici|zóně
    kolika let|letech
    kolik let ~4 volit|smí|může|musí
    věk* ~4 řidičák*|důchod*|plnolet*|volit|voleb*|občank*|krista|kristov*|pití
    procent*|stupňů|síla|volty|voltů ~1 vodk*|rum*|slivovic*|piv*|vín*|lihu|absint*|becherovk*
    vodk*|rum*|slivovic* ~2 procent*|voltů
    protonové|atomové|nukleonové číslo
    periodick* tabul*|soustav*
    karát* ~3 zlat*
    zlat* ~3 karát*|periodick*|mendělejev*|tabul*
    čísel|čísla|míčků|čísly ~3 sportc*|sportk*|lotu|lotto|loterii|rulet*|bing*
    sportk* ~3 čísel|čísla
    bodů|body|kolik ~5 oku|oko|ideál|blackjack*
    ideál v
    dní|dnů ~4 svět* ~3 vern*|fogg*
    kolem světa
    vern*|fogg* ~4 dní|dnů|svět*
    parťáci|samurajové|statečn* ~3 kolik
    statečn*
    jágr*|nedvěd*|hašk*|messi*|ronald*|jordan*|čech* ~2 číslo|dres*|číslem
    dres* ~2 jágr*|nedvěd*|messi*|hašk*|ronald*
    číslo ~2 dresu|bot|domu|zádech|jágr*|nedvěd*|hašk*
    chanel|heinz ~2 parfém*|kečup*|$
    kolikáté|kolikátý|kolikátá ~3 písmen*|den|abeced*
    klávesnic*|shift ~5 číslic*|kláves*|znak*
    co|číslice|číslo ~3 za|po|v|u ~2 jménem|jméně|jménu|přezdív*|nicku|nickem
    číslice|číslo|cifra ~3 konci|konec|za|v|z ~2 max|anna|kuba|player|jmén*|nick*
    odpověď na život
    život vesmír
    klávesy|kláves ~2 pián*
    rok ~1 sametu|revoluce|tanky|okupace|osvobození|mnichova|převratu|bílé|hory|narození|charty
    rok ~1 co|kdy ~1 přijely|padla|začala|skončila|vyhráli
    poslední|první dvě|dvojčíslí ~1 $
    moje|tvoje|jeho|její roky|léta|let
    tolik|kolik let|jí|mu ~3 bylo|je|bude|dneska
    tolik let
    slavil* ~4 tolik
    kolik ~1 krajů|okresů|písmen|nohou|noh|strun
    otázku života
    kolik ~1 má ~1 únor|týden|rok|měsíc|den|hodina
    smoln* ~1 v ~1 pátek
    smoln* pátek|číslo
    oko bere
    labuť ~1 a ~1 sněhulák|labuť
    ^ tramvaj|autobus|bus|linka|metro co|kterou|kterým ~1 jezdíme|jezdím ~4 $
"""

RUSSIAN = """
    агат* кристи
    негритят*
    жён|жены|жен ~1 генрих*|синей
    сколько|столько лет было|жил*|прожил*
    возраст ~3 когда|смерти|умер*|погиб*
    время|час ~2 программы|новостей|вестей|спокойной
    месяц ~4 новый|рождеств*|хэллоуин*|пасх*|рождени*
    рождени* ~3 число|дата
    буква|буквы после|перед
    сколько|столько ~2 битл*|самура*|гном*|апостол*|разбойник*|битлз
    калибр*
    сороковник|полтинник|трёшка|сотка
    пятница … $|красн*|син*|зелён*|жёлт*|фиолет*
    уловка|друзья|оушен*|аполлон|формула|студия|людовик|генрих|windows …
    … дней|недель ~1 спустя
    … обезьян|далматинцев|оттенков|мгновений|негритят
    дата|число|день|дату ~3 хэллоуин*|хеллоуин*|победы|рождеств*|женск*|валентин*|конституции|космонавтики|
        независимости|
        защитника|святого|знаний|учителя|нового
    хэллоуин*|хеллоуин*|рождеств*|победы|женский|валентин*|космонавтики|знаний ~4 число|дата|день
    последние|последних ~1 цифры|цифр
    конец|концовка|хвост года|даты
    войн*|битв*|революци*|олимпиад*|полёт*|полет*|гагарин*|крещени*|путч*|титаник*|перестройк*|блокад* ~5 год|года|
        цифр*|дата
    год ~4 битв*|революци*|войны|крещени*|полёт*|титаник*|олимпиад*
    половина|четверть|четверти|без ~5 электронн*|цифров*
    половина|четверть|четверти ~3 минут*
    минуты|минут ~4 электронн*|цифров*|табло
    полдень|полночь ~1 сколько
    рождеств*|хэллоуин*|победы|новый ~3 какого
    колоде|колода|колоды без ~1 джокер*
    купюр*|банкнот*|бумажк*|монет* с|со|самая|самой|наименьш*|наибольш*
    самая|самой мелк*|крупн* купюр*|монет*
    ^ ~1 полтинник|червонец|пятак|пятачок|гривенник|алтын|стольник|сотка|четвертной|двугривенный|чирик|косарь
    трасса|шоссе|дорога из|от|между
    телефонный|почтовый|междугородн* код|индекс
    код|индекс ~2 росси*|москв*|страны|города|региона|питер*
    регион* ~3 номер*
    регион ~2 питер*|москв*|петербург*
    питерск*|московск* ~1 регион*|код*
    номер* региона
    скорость|ограничение|лимит в|во|у|на|возле ~2 город*|населённ*|посёлк*|школы|трассе|двор*|пункт*
    населённ* пункт*
    во|со сколько|скольки лет
    сколько лет ~4 можно|голос*|пенси*|прав*|разреш*|жениться
    возраст* ~4 прав*|пенси*|совершеннолет*|голосова*|христа|призыв*|согласия
    пенсионный|призывной|школьный возраст
    баба ягодка
    ягодка опять
    градус*|процент*|крепость|оборотов ~2 водк*|спирт*|коньяк*|пив*|вин*|абсент*|ром*
    водк*|спирт*|коньяк* ~2 градус*|процент*|крепост*|оборот*
    атомн*|порядков* номер|масса
    таблиц* менделеев*
    карат*|проб* ~3 золот*
    золот* ~3 карат*|менделеев*|таблиц*|проб*
    числ*|номер*|шар* ~3 лото|лотере*|спортлото|рулетк*|бинго
    лото|спортлото|лотере* ~2 чисел|номеров|шаров
    очко ~3 ровно|меня|у|есть
    меня|есть очко
    дней ~4 свет* ~3 верн*|фогг*
    вокруг света
    верн*|фогг* ~4 дней|свет*
    оушена|самураи|негритят ~3 сколько
    штирлиц* ~4 мгновени*
    мгновени*
    негритят
    номер ~2 яшин*|харламов*|месси|роналду|овечкин*|джордан*|спине|майке|дзюб*
    яшин*|харламов*|месси|роналду|овечкин*|джордан* ~2 номер*|майк*|свитер*
    номер|размер ~2 обуви|дома|квартиры|ноги|ботинок
    шанель|хайнц ~2 духи|парфюм|кетчуп|$
    которая|какая ~2 по ~1 букв*|счёт*
    клавиатур*|шифт* ~5 цифр*|клавиш*|знак*
    что|цифра|число ~3 после|за|в|у ~2 имени|именем|ника|ником|нике
    цифра|цифру|число ~3 конце|конец|после|в|из ~2 max|anna|kuba|player|имен*|ник*
    вопрос жизни
    жизни вселенной
    вселенной ~1 всего
    дважды|трижды два|три|четыре|пять
    карт* в ~1 дурацк*|колод*
    из лото
    в лото $
    барабанные палочки
    гуси лебеди
    стульчики|топорики|топорик ~1 лото|$
    код ~1 края|области|региона|города
    код ~2 номерах
    регион на|по номерах|номерам
    год начала|окончания|конца|рождения|победы|революции|основания
    последние|первые две ~1 $
    панфиловцев|богатырей|козлят|гномов|апостолов|негритят|мушкетёров|поросят|стульев ~4 сколько|столько|было
    сколько ~3 панфиловцев|богатырей|козлят|гномов|апостолов|негритят|мушкетёров|поросят|стульев|попугаев
    попугаев ~2 удав*
    удав ~2 попугаях
    стукнуло ~3 $
    бабушке|дедушке|маме|папе|мне|тебе|ему|ей ~3 стукнуло|исполнилось
    столько ~1 рангов|минут|секунд|дней|часов|букв|струн|лап|ног|лет|было
    часе|минуте|сутках|неделе|году ~1 столько|сколько
    пушкин*|лермонтов*|есенин*|гагарин*|христ* ~1 столько|сколько
    ^ маршрутка|автобус|трамвай|электричка на которой|котором ~1 ездим|езжу ~4 $
    дефолт последние
"""

FRENCH = """
    agatha christie
    soldats ~3 christie
    épouses|femmes ~1 henri|barbebleue
    quel âge avait|a ~1 christ|mozart|jésus
    âge de|du|d ~2 mozart|christ|jésus|capitaine|mort|hugo
    âge ~3 mort|capitaine
    heure du ~1 journal|jt|télévisé
    mois de|du|d ~1 noël|pâques|halloween|toussaint|naissance
    mois ~4 noël|pâques|halloween
    naissance ~3 jour|date
    anniversaire de ~3 jour|date
    lettre après|avant|suivante
    combien ~2 beatles|samouraïs|nains|apôtres|voleurs
    ^ une grosse $
    vendredi … $|rouge|bleu|vert|jaune|violet
    vendredi le|les …
    ocean|oceans|apollo|formule|studio|louis|henri|windows|chanel|article …
    … jours|semaines ~1 plus|après
    … nuances|singes|dalmatiens|nains|salopards
    date|jour ~3 fête travail|nationale
    date|jour ~3 noël|halloween*|saintvalentin|valentin|armistice|bastille|toussaint|épiphanie|assomption|
        nicolas|sylvestre|travail|victoire
    noël|halloween*|valentin|nationale|armistice|guerre|bastille|toussaint|épiphanie|assomption|nicolas|sylvestre|
        travail|muguet ~4 le|la jour|date
    derniers|dernier ~1 chiffres|chiffre
    guerre|révolution|bataille|bastille|mur|titanic|lune|armistice|libération|débarquement|commune|mondial|
        marignan ~5 chiffres|
        année|an|date|millésime
    fin|bout de ~1 année
    et|moins le|quart|demie ~4 minutes|digital|numérique|écran|affichage|cadran|réveil
    et|moins quart|demie ~4 minutes|digital|numérique|écran|affichage|réveil
    minutes ~4 digital|numérique|électronique|affichage
    ^ et|moins ~1 quart|demie ~4 minutes
    midi|minuit ~1 combien
    noël|halloween|sylvestre|nicolas ~3 quel
    billet ~2 petit|gros|rouge|bleu|vert|orange|gris|jaune
    petit|gros|petite|grosse billet|pièce
    ^ un|une sou|thune|pascal|brique|louis|biffeton
    indicatif|préfixe téléphonique
    indicatif de|du|pour
    code postal|téléphonique|pays
    plaque|plaques ~1 immatriculation|$
    numéro ~3 plaque|plaques
    département du|de|des|d
    autoroute|nationale du|de|vers|entre|des
    vitesse|limite|limitation|panneau en|dans|devant|sur|d ~3 ville|agglo|agglomération|école|autoroute|village|
        résidentielle|route
    agglomération|agglo
    à|dès|quel quel|âge ~4 vote|voter|peut|conduire|boire|majeur|retraite
    quel âge ~4 vote|voter|peut|conduire|boire|retraite
    combien ~3 ans ~4 voter|conduire|boire|retraite
    âge ~4 retraite|permis|majorité|voter|boire|christ|raison
    degrés|degré|pourcent|pourcentage|titre ~2 vodka|rhum|pastis|whisky|vin|bière|absinthe|calva
    vodka|rhum|pastis|whisky ~2 degrés|pourcent
    numéro|nombre|masse atomique
    tableau périodique
    carats|carat ~3 or
    or ~2 carats|périodique|tableau
    numéros|boules|nombres ~3 loto|loterie|roulette|bingo|euromillions
    loto|roulette ~2 numéros|boules
    tour du monde ~4 jours|verne
    jours ~4 monde|verne|fogg
    verne|fogg|phileas ~4 jours|monde
    baba ~3 voleurs
    voleurs ~3 baba
    zizou|zidane|mbappé|platini|messi|ronaldo|henry|jordan ~2 numéro|maillot|dos
    numéro ~2 zizou|zidane|mbappé|platini|messi|ronaldo|henry|jordan|gardien|dos
    chanel|heinz|levis ~2 parfum|ketchup|jean|$
    pointure|taille ~1 de|ma|chaussures
    quelle|quantième lettre ~3 alphabet
    clavier|maj|shift ~5 chiffre|touche|signe
    ce|chiffre|nombre|numéro ~4 derrière|après|au|dans ~3 nom|pseudo|prénom
    chiffre|numéro|nombre ~3 bout|fin|derrière|après|dans|de ~2 max|anna|kuba|player|nom|pseudo
    vin|vain|sang|cent|set|cette|sis|scie|dis|sein|saint|huître|trêve ~1 comme|la|le ~3 carte|boisson|liquide|ma
    mains et pieds
    pieds et mains
    numéro ~1 du|de|des ~1 nord|département|paris|marseille|bretagne|chtis|ardèche|rhône
    roi ~1 soleil|guillotiné|louis ~1 son|numéro
    son|leur numéro
    se met|mettre|mets|mettez sur ~1 son …
    jai|ai vu|voir …
    quai des orfèvres
    … chandelles
    trente six
"""
