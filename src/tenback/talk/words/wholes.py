"""What everybody knows the number of, a table a language: parts and wholes, in either order (language.py)."""

# ruff: noqa: RUF001 - Cyrillic

__all__ = ["CZECH", "ENGLISH", "FRENCH", "GERMAN", "POLISH", "RUSSIAN"]

ENGLISH = """
    days|hours|weeks|months|minutes|seconds|weekends|nights|weekdays & week|fortnight|month|year|day|decade|century|
        hour|minute|half|leap|weekend|season|advent|lent|january|february|april|may|june|july|august|september|
        october|november|december
    days|hours|weeks|months|minutes|seconds & years|days|weeks|months|hours|minutes|football|soccer|halftime|hockey|
        quarter|pregnancy|christmas
    months|weeks & pregnancy|baby
    length|duration & football|soccer|match|marathon|hockey|film|pregnancy
    players|men|women|people|subs|goalkeepers|teammates & football|soccer|basketball|volleyball|hockey|baseball|rugby|
        cricket|handball|polo|pitch|court|field|bridge|tennis|doubles|squad|orchestra|quartet|jury|crew
    squares|fields|pieces|pawns|rooks|knights|bishops|queens|figures & chess|chessboard|board|checkers|draughts|side|
        player
    keys|strings|frets|holes|pedals|valves & piano|guitar|violin|cello|bass|harp|flute|ukulele|banjo|octave|keyboard|
        trumpet|golf|bowling|recorder|harmonica
    notes|tones|semitones|octaves & scale|octave|piano
    letters|vowels|consonants|characters & alphabet|english|greek|russian|hebrew|name|word|german|latin
    legs|feet|eyes|wings|arms|tentacles|paws|ears|lives|humps|horns|tails|hooves & spider|spiders|ant|insect|beetle|
        bee|dog|dogs|cat|cats|horse|octopus|squid|crab|lobster|fly|camel|cow|table|chair|stool|tripod|centipede|tick|
        scorpion|bird|human|man
    fingers|toes|thumbs|knuckles|nails & hand|hands|foot|feet|toes|thumb|body
    fingers|toes & my|all|both
    teeth|bones|ribs|chambers|chromosomes|vertebrae|muscles|eyes|ears|nostrils|senses & human|adult|mouth|spine|heart|
        body|skeleton|neck|hand|child|man|person|dog
    wheels|tyres|tires|doors|seats & car|bike|bicycle|tricycle|truck|lorry|train|motorbike|unicycle|skateboard|roller
    sides|corners|faces|edges|spots|dots|pips|eyes|vertices|angles|numbers & die|dice|cube|hexagon|pentagon|octagon|
        triangle|square|rectangle|coin|stop|sign|pyramid|snowflake|honeycomb|domino|star|box
    cards|hearts|spades|clubs|diamonds|aces|kings|queens|jokers|suits|court & poker|bridge|suit|canasta|rummy|skat|
        blackjack|uno|52|tarot|hearts
    cards & full|normal|standard|regular deck|pack
    eggs|cans|bottles|beers|rolls|roses|donuts & carton|box|dozen|sixpack|pack|crate|case|tray|bunch
    inches|feet|yards|ounces|pounds|pints|quarts|cups|grams|metres|meters|centimetres|millimetres|kilometres|miles|
        litres & foot|feet|yard|pound|stone|mile|gallon|pint|kilo|metre|meter|centimetre|marathon|inch|litre|dozen
    cents|pennies|pence|dimes|nickels|quarters|shillings|quid|dollars & dollar|quarter|dime|nickel|pound|euro|
        shilling|score|pony|monkey|guinea|crown
    degrees|minutes & angle|circle|triangle|right|hour|compass|turn|square|quadrant
    colours|colors|stripes|stars|bands & rainbow|flag|american|spectrum|european|eu|australian|zealand
    planets|moons|oceans|continents|seas|countries|states|provinces|stars|poles & solar|system|earth|world|us|usa|
        america|eu|europe|union|canada|mars|jupiter|germany
    signs|animals|constellations|houses & zodiac|chinese|horoscope
    books|gospels|testaments|plagues|days|commandments|apostles|disciples & bible|moses|egypt|jesus|testament|
        creation|christmas|law
    hours|numbers|digits|numerals|marks & clock|face|dial|watch
    buttons|digits|keys|numbers & phone|keypad|calculator|barcode|telephone|year
    pins|strikes|frames|holes|clubs|innings|rounds|sets|laps|events|medals|points & bowling|golf|boxing|baseball|
        tennis|decathlon|heptathlon|pentathlon|marathon|darts|touchdown|try|snooker|strike|basket|goal
    syllables|lines|verses & haiku|sonnet|limerick|stanza
    dwarfs|dwarves|deadly|pigs|bears|mice|musketeers|thieves|ringwraiths|rings & snow|white|story|tale|fairy|baba|
        lord|mordor|blind
    candles & cake|menorah|advent|wreath|hanukkah
    floors|stories|steps & building|tower|empire|house|potter
    wives & henry
    amendments|judges|justices|senators|presidents|stripes & constitution|court|state|america
"""

GERMAN = """
    tage|stunden|wochen|monate|minuten|sekunden|nächte|wochenenden|werktage & woche|wochen|monat|monats|jahr|jahres|
        tag|tages|stunde|minute|jahrzehnt|halbzeit|halben|stunden|januar|februar|märz|april|mai|juni|juli|august|
        september|oktober|november|dezember|schaltjahr*|fußball*|advent|schwangerschaft|halbjahr|quartal|fastenzeit
    dauer|länge|minuten & fußball*|spiels|halbzeit|marathon*|hockey*|schwangerschaft|handball*|basketball*
    spieler|leute|männer|frauen|kicker & fußball*|handball|volleyball|basketball|hockey|eishockey|rugby|baseball|
        mannschaft|platz|feld|skat|doppelkopf|bridge|schach*|elf|doppel|handball*|volleyball*|basketball*
    felder|figuren|bauern|türme|springer|läufer|steine & schach*|brett|mühle|dame|backgammon|seite
    tasten|saiten|bünde|löcher|pedale|ventile & klavier*|gitarre*|geige|violine|cello|bass|harfe|flöte|oktave|
        tastatur|trompete|golf*|banjo|ukulele
    töne|halbtöne|noten & tonleiter|oktave|leiter
    buchstaben|vokale|selbstlaute|konsonanten|umlaute & alphabet*|abc|deutsch*|namen|wort|griechisch*
    beine|beinen|füße|augen|flügel|arme|tentakel|pfoten|ohren|leben|höcker|hörner & spinne*|ameise|insekt*|käfer*|
        biene|hund*|katze*|pferd*|krake*|oktopus*|tintenfisch*|krabbe|krebs*|fliege|kamel*|kuh|tisch*|stuhl*|hocker*|
        mensch*|vogel*|skorpion*|marienkäfer*
    finger|fingern|zehen|daumen|nägel & hand|händen|hände|fuß|fußes|füßen|zehen|füße
    zähne|knochen|rippen|kammern|wirbel|sinne|muskeln|augen & mensch*|erwachsene*|mund|gebiss|herz*|wirbelsäule|hals*|
        körper*|kind*|hai*
    räder|reifen|türen|sitzplätze & auto*|fahrrad*|dreirad*|lkw|motorrad*|lastwagen*|einrad|skateboard|zug*
    seiten|ecken|flächen|kanten|augen|punkte|zahlen|winkel & würfel*|würfelseite*|kubus|dreieck*|viereck*|quadrat*|
        fünfeck*|sechseck*|achteck*|münze|stern*|wabe|stoppschild*|schneeflocke|dominostein*|pyramide
    karten|herzen|asse|buben|könige|damen|joker|trümpfe & skat*|rommé*|rommeeblatt|poker*|bridge|canasta|mau|uno|
        doppelkopf|schafkopf|blatt|quartett*
    eier|eiern|flaschen|dosen|rosen|brötchen & packung|karton|schachtel|kasten|dutzend|kiste|sixpack|bäcker*|pack|
        steige
    zentimeter|millimeter|meter|kilometer|gramm|liter|zoll|pfund|dezimeter|unzen & meter|zentimeter|kilo*|kilometer|
        marathon*|liter|fuß|zoll|pfund|zentner|lineal|dezimeter
    cent|pfennig|pfennige|groschen|rappen|kreuzer|schilling & euro|mark|groschen|dollar|franken|fünfer|schilling
    grad & winkel*|kreis*|dreieck*|rechten|fieber|quadrat
    farben|streifen|sterne|sternen & regenbogen*|europa*|eu|usa|flagge|fahne|us|amerika*|ampel|spektrum
    planeten|monde|ozeane|meere|kontinente|länder|bundesländer|staaten|kantone|sterne & sonnensystem*|erde|welt|eu|
        europa*|usa|deutschland*|österreich*|schweiz|amerika*|jupiter*
    zeichen|tiere & tierkreis*|horoskop*|chinesisch*|zodiak*
    zahlen|stunden|ziffern|striche & uhr|ziffernblatt|zifferblatt|uhrzeit|wanduhr|uhr
    tasten|ziffern|zahlen & telefon*|taschenrechner*|postleitzahl|kontonummer|handy*|iban
    löcher|schläge|runden|sätze|kegel|pins|disziplinen|punkte & golf*|boxen|boxkampf|tennis|bowling|zehnkampf|
        siebenkampf|fünfkampf|kegeln|marathon|dart*|tor|korb
    zwerge|zwergen|geißlein|raben|räuber|musketiere|wünsche|schwäne|schwaben & schneewittchen*|märchen|grimm*|ali|fee|
        wolf
    kerzen|türchen|türen & advents*|kuchen|geburtstagskuchen|kranz|kalender|chanukka*
    gebote|apostel|jünger|plagen|bücher|evangelien & mose*|jesu|jesus|bibel|ägypt*|testament*
    silben|zeilen|verse & haiku*|sonett*|limerick*|strophe
    jahreszeiten|himmelsrichtungen|monde & jahr*|kompass*
    berge|teile|staffeln|bände & knopf*|potter*|ring*|wars|lummerland
    luftballons|ballons|jahre & nena*|udo*
    stufen|stockwerke & turm*|eiffelturm*|haus*
"""

POLISH = """
    dni|dzień|godziny|godzin|tygodnie|tygodni|miesiące|miesięcy|minuty|minut|sekundy|sekund|noce|nocy|weekendy|
        weekendów & tydzień|
        tygodniu|tygodnia|tygodniach|rok|roku|miesiąc|miesiącu|miesiąca|dzień|dniu|dnia|doba|dobie|doby|godzina|
        godzinie|godziny|minuta|minucie|minuty|połowa|połowie|połowy|meczu|kwadrans|kwadransie|styczeń|styczniu|luty|
        lutym|lutego|marzec|marcu|marca|kwiecień|kwietniu|kwietnia|maj|maju|maja|czerwiec|czerwcu|czerwca|lipiec|
        lipcu|lipca|sierpień|sierpniu|sierpnia|wrzesień|wrześniu|września|październik*|listopad*|grudzień|grudniu|
        grudnia|przestępn*|adwent*|ciąż*|dekad*|wiek*
    długość|czas|minuty & meczu|maraton*|piłk*|ciąży|połowy
    zawodnik*|zawodnicy|gracze|graczy|piłkarz*|ludzie|osób & piłk*|siatk*|koszyk*|hokej*|drużyn*|boisk*|rugby|ręczn*|
        lodzie|brydż*|jedenast*
    pola|pól|pionki|pionków|figury|figur|wieże|wież|gońce|gońców|skoczki|skoczków|bierki|bierek & szach*|szachownic*|
        warcab*|młynek
    klawisze|klawiszy|struny|strun|progi|progów|dziury|dziur|pedały|pedałów & pianin*|fortepian*|gitar*|skrzyp*|
        wiolonczel*|bas*|harf*|
        flet*|oktaw*|klawiatur*
    nuty|nut|dźwięki|dźwięków|półtony|półtonów & gam*|oktaw*
    litery|liter|samogłoski|samogłosek|spółgłoski|spółgłosek|znaki|znaków & alfabe*|polsk*|imieni*|słow*|greck*
    nogi|nóg|oczy|oczu|skrzydła|skrzydeł|ramiona|ramion|macki|macek|łapy|łap|uszy|uszu|życia|żywotów|żyć|garby|garbów|
        rogi|kopyta|kopyt|odnóża|odnóży & pająk*|mrówk*|owad*|
        pszczoł*|ps*|kot*|koni*|koń|ośmiornic*|krab*|much*|wielbłąd*|krow*|stół|stołu|krzesł*|biedronk*|żuk*|
        człowiek*|skorpion*
    palce|palców|kciuki|kciuków|paznokcie|paznokci & ręki|ręce|rąk|dłoni|stopy|stóp|nogi|nodze|stopie
    zęby|zębów|kości|żebra|żeber|kręgi|kręgów|komory|komór|zmysły|zmysłów|chromosomy|chromosomów & dorosł*|człowiek*|
        serca|szyi|ciała|dzieck*|kręgosłup*|
        mleczn*
    koła|kół|opony|opon|drzwi & auta|aucie|roweru|rowerze|rower|samochod*|motor*|ciężarówk*|trójkołow*|hulajnog*|tira
    boki|boków|rogi|ściany|ścianki|ścianek|krawędzie|krawędzi|wierzchołki|wierzchołków|oczka|oczek|kropki|kropek|kąty|
        kątów & kostki|kostce|kostka|kości|
        sześcian*|trójkąt*|kwadrat*|prostokąt*|pięciokąt*|sześciokąt*|ośmiokąt*|gwiazd*|monet*|znaku|piramid*|domin*
    karty|kart|asy|asów|króle|króli|damy|dam|walety|waletów|jokery|jokerów|kiery|kierów|piki & brydż*|poker*|remik*|
        tysiąc*|kolorze|maści|kanast*|
        tarot*|uno
    jajka|jajek|jaja|butelki|butelek|puszki|puszek|róże|róż & opakowani*|wytłacz*|karton*|pudełk*|tuzin*|skrzynk*|
        zgrzewk*|bukie*
    centymetry|centymetrów|milimetry|milimetrów|metry|metrów|kilometry|kilometrów|gramy|gramów|litry|litrów|cale|cali|
        dekagramy|deko & metr*|centymetr*|kilo*|
        kilometr*|litr*|maraton*|stop*|cal*|kilogram*|linijk*
    grosze|groszy|centy|centów|pensy|pensów & złot*|euro|dolar*|funt*|frank*
    stopnie|stopni & kąt*|kół*|koł*|trójkąt*|prost*|gorączk*|kwadrat*
    kolory|kolorów|gwiazdki|gwiazdek|gwiazd|gwiazdy|paski|pasków|pasy|pasów & tęcz*|flag*|fladze|uni*|ameryk*|usa|europ*
    planety|planet|księżyce|księżyców|oceany|oceanów|kontynenty|kontynentów|kraje|krajów|stany|stanów|państwa|państw|
        morza|mórz|gwiazdy & układ*|słoneczn*|ziem*|świat*|uni*|
        europ*|usa|ameryk*|polsk*
    znaki|zwierzęta|zwierząt & zodiak*|horoskop*|chińsk*
    godziny|cyfry|cyfr|liczby|liczb|kreski|kresek & zegar*|tarcz*|zegark*
    cyfry|klawisze|przyciski|przycisków & telefon*|pesel*|kalkulator*|konta|kodzie
    dołki|dołków|rundy|rund|sety|setów|kręgle|kręgli|konkurencje|konkurencji|punkty|punktów|gemy|gemów & golf*|boks*|
        tenis*|kręgl*|dziesięciob*|siedmiob*|pięciob*|
        maraton*|kosz|gol
    krasnoludki|krasnoludków|krasnale|krasnali|świnki|świnek|muszkieterowie|muszkieterów|rozbójnicy|rozbójników|
        życzenia|życzeń|samuraje|samurajów & śnież*|bajk*|baśn*|dumas*|
        ali|rybk*
    świeczki|świeczek|świece|świec|okienka|okienek & tort*|adwent*|kalendarz*|chanuk*
    przykazania|przykazań|apostołowie|apostołów|plagi|plag|ewangelie|ewangelii|uczniowie|uczniów|księgi|
        ksiąg & mojżesz*|bożych|jezus*|bibli*|egip*|dekalog*
    sylaby|sylab|wersy|wersów & haiku|sonet*|trzynastozgłosk*
    pory|pór|strony|stron|kwartały|kwartałów & roku|świata
"""

CZECH = """
    dny|dní|dnů|den|hodiny|hodin|týdny|týdnů|měsíce|měsíců|minuty|minut|sekundy|sekund|vteřiny|vteřin|noci|nocí|
        víkendy|víkendů & týden|týdnu|týdne|týdnech|rok|roce|roku|měsíc|měsíci|měsíce|den|dni|dne|hodina|hodině|hodiny|
        minuta|
        minutě|minuty|půlhodin*|poločas*|zápas*|čtvrthodin*|leden|lednu|ledna|únor|únoru|února|březen|březnu|března|
        duben|dubnu|dubna|květen|květnu|května|červen|červnu|června|červenec|červenci|července|srpen|srpnu|srpna|září|
        říjen|říjnu|října|listopad*|prosinec|prosinci|prosince|přestupn*|advent*|těhotenství|dekád*|století|čtvrtlet*
    délka|doba|minuty & zápas*|maraton*|fotbal*|těhotenství|poločas*|hokej*
    hráči|hráčů|fotbalist*|lidé|lidí|hokejist* & fotbal*|volejbal*|basket*|hokej*|týmu|hřišti|ragby|házen*|ledě|
        bridž*|jedenáct*|mužstv*
    políčka|políček|pole|polí|pěšci|pěšců|pěšáci|figurky|figurek|figury|figur|věže|věží|střelci|střelců|jezdci|
        jezdců & šach*|dám*|strany
    klávesy|kláves|struny|strun|pražce|pražců|dírky|dírek|pedály|pedálů & klavír*|piano|kytar*|housl*|violoncell*|bas*|
        harf*|flétn*|
        oktáv*|klávesnic*
    noty|not|tóny|tónů|půltóny|půltónů & stupnic*|oktáv*
    písmena|písmen|samohlásky|samohlásek|souhlásky|souhlásek|znaky|znaků & abeced*|česk*|jmén*|slov*|řeck*
    nohy|nohou|oči|očí|křídla|křídel|ramena|ramen|chapadla|chapadel|tlapy|tlap|uši|uší|životy|životů|hrby|hrbů|
        rohy & pavouk*|mravenc*|mravenec|
        hmyz*|včel*|ps*|pes|kočk*|koně|kůň|koč*|chobotnic*|krab*|mouch*|velbloud*|kráv*|stolu|stůl|židl*|berušk*|
        brouk*|člověk*|štír*
    prsty|prstů|palce|palců|nehty|nehtů & ruce|ruky|rukou|noze|nohy|nohou|dlani
    zuby|zubů|kosti|žebra|žeber|obratle|obratlů|komory|komor|smysly|smyslů|chromozomy|chromozomů & dospěl*|člověk*|
        srdce|krku|těla|dítět*|páteř*|mléčn*
    kola|kol|pneumatiky|pneumatik|dveře & auta|autě|auto|kola|tříkol*|motork*|náklaďák*|koloběžk*|vlaku|bicykl*
    strany|rohy|stěny|stěn|hrany|hran|vrcholy|vrcholů|oka|ok|tečky|teček|úhly|úhlů|puntíky|puntíků & kostky|kostce|
        kostka|krychl*|trojúhelník*|
        čtverc*|čtverec|obdélník*|pětiúhelník*|šestiúhelník*|osmiúhelník*|hvězd*|minc*|značky|pyramid*|domin*
    karty|karet|esa|es|králové|králů|svršci|svršků|žolíci|žolíků|srdce|piky & mariáš*|poker*|žolík*|prší|barvě|bridž*|
        kanast*|tarot*|
        uno
    vejce|vajec|vajíčka|vajíček|lahve|lahví|plechovky|plechovek|růže|růží & karton*|balení|krabic*|tuct*|bedn*|
        přeprav*|basa|base|
        plat*
    centimetry|centimetrů|milimetry|milimetrů|metry|metrů|kilometry|kilometrů|gramy|gramů|litry|litrů|palce|
        deka & metr*|centimetr*|kil*|kilometr*|litr*|
        maraton*|stop*|pravítk*
    haléře|haléřů|centy|centů|pence & korun*|euro|eur*|dolar*|libr*
    stupně|stupňů & úhl*|úhel|kruh*|trojúhelník*|prav*|horečk*|čtverc*
    barvy|barev|hvězdy|hvězd|pruhy|pruhů & duh*|vlaj*|eu|uni*|amer*|usa|evrop*
    planety|planet|měsíce|oceány|oceánů|kontinenty|kontinentů|kraje|krajů|státy|států|země|moře|hvězdy & sluneční*|
        soustav*|zem*|svět*|eu|
        uni*|evrop*|usa|amer*|česk*|čech*
    znamení|zvířata|zvířat & zvěrokruh*|horoskop*|čínsk*
    hodiny|číslice|číslic|čísla|čísel|čárky|čárek & hodinách|ciferník*|hodinkách|hodinek
    číslice|čísla|tlačítka|tlačítek|klávesy & telefon*|kalkulačk*|rodné*|účtu
    jamky|jamek|kola|sety|setů|kuželky|kuželek|disciplíny|disciplín|body|bodů|gemy|gemů & golf*|box*|tenis*|kuželk*|
        desetiboj*|sedmiboj*|pětiboj*|maraton*|
        bowling*|koš|gól
    trpaslíci|trpaslíků|prasátka|prasátek|mušketýři|mušketýrů|loupežníci|loupežníků|přání|samurajové|samurajů|havrani|
        havranů|krkavci|krkavců & sněhurk*|pohád*|dumas*|ali|
        rybk*
    svíčky|svíček|okénka|okének & dort*|advent*|kalendář*|chanuk*|věn*
    přikázání|apoštolové|apoštolů|rány|ran|evangelia|evangelií|učedníci|učedníků|knihy|knih & mojž*|boží*|ježíš*|bibl*|
        egypt*|desater*
    slabiky|slabik|verše|veršů & haiku|sonet*
    období|strany|čtvrtletí & roku|roční|světové|světa
"""

RUSSIAN = """
    дни|дней|день|часы|часов|недели|недель|месяцы|месяцев|минуты|минут|секунды|секунд|ночей|выходных & неделя|неделе|
        недели|неделях|год|году|года|месяц|месяце|месяца|день|дне|дня|сутки|сутках|суток|час|часе|часа|минута|минуте|
        минуты|получас*|полчаса|тайм*|матч*|половин*|январ*|феврал*|март*|апрел*|май|мае|мая|июн*|июл*|август*|
        сентябр*|октябр*|ноябр*|декабр*|високосн*|беременност*|век*|квартал*|полугоди*|десятилети*
    длительность|длина|продолжительность|минут & матч*|марафон*|футбол*|беременност*|тайм*|хокке*
    игроки|игроков|человек|футболист*|хоккеист*|люди & футбол*|волейбол*|баскетбол*|хокке*|команд*|поле|регби|
        гандбол*|льду|бридж*|площадк*
    клетки|клеток|пешки|пешек|фигуры|фигур|ладьи|ладей|слоны|слонов|кони|шашки|шашек & шахмат*|шашк*|доск*|шахматист*
    клавиши|клавиш|струны|струн|лады|ладов|дырки|дырок|педали|педалей & пианино|роял*|фортепиано|гитар*|скрипк*|
        виолончел*|бас*|арф*|
        флейт*|октав*|клавиатур*|балалайк*
    ноты|нот|тоны|тонов|полутоны|полутонов & гамм*|октав*
    буквы|букв|гласные|гласных|согласные|согласных|знаки & алфавит*|русск*|имени|слов*|греческ*
    ноги|ног|глаза|глаз|крылья|крыльев|руки|щупальца|щупалец|лапы|лап|лапки|уши|ушей|жизни|жизней|горбы|горбов|рога|
        рогов & паук*|мурав*|
        насеком*|пчел*|пчёл*|собак*|кошк*|кота|коня|лошад*|осьминог*|краб*|мух*|верблюд*|коров*|стола|стула|жук*|
        человек*|скорпион*|табуретк*
    пальцы|пальцев|ногти|ногтей & рук*|ноге|ногах|ног|ноги|ладон*
    зубы|зубов|кости|костей|рёбра|рёбер|позвонки|позвонков|камеры|камер|чувства|чувств|хромосомы|хромосом & взросл*|
        человек*|сердц*|шее|шеи|тела|ребёнк*|молочн*|
        позвоночник*
    колёса|колёс|колеса|шины|шин|двери|дверей & машин*|авто*|велосипед*|трёхколёсн*|мотоцикл*|грузовик*|самокат*|поезд*
    стороны|сторон|углы|углов|грани|граней|рёбра|вершины|вершин|точки|точек|очки|бока & кубик*|куба|кубе|кости|костях|
        треугольник*|
        квадрат*|прямоугольник*|пятиугольник*|шестиугольник*|восьмиугольник*|звезд*|звёзд*|монет*|знака|пирамид*|
        домино
    карты|карт|тузы|тузов|короли|королей|дамы|валеты|валетов|джокеры|джокеров|черви|пики & дурак*|покер*|бридж*|масти|
        преферанс*|канаст*|таро|уно|
        полной
    яйца|яиц|бутылки|бутылок|банки|банок|розы|роз & упаковк*|коробк*|лотк*|дюжин*|ящик*|букет*|кассет*
    сантиметры|сантиметров|миллиметры|миллиметров|метры|метров|километры|километров|граммы|граммов|литры|литров|дюймы|
        дюймов & метр*|сантиметр*|кило*|километр*|литр*|марафон*|фут*|дюйм*|линейк*
    копейки|копеек|центы|центов|пенсы & рубл*|доллар*|евро|фунт*|гривн*|полтинник*
    градусы|градусов & угл*|угол|круг*|треугольник*|прям*|окружност*|горячк*
    цвета|цветов|звёзды|звёзд|полосы|полос & радуг*|флаг*|евросоюз*|сша|америк*|европ*|спектр*
    планеты|планет|луны|лун|океаны|океанов|континенты|континентов|материки|материков|страны|стран|штаты|штатов|моря|
        морей|звёзды & солнечн*|систем*|земл*|
        мир*|евросоюз*|европ*|сша|америк*|росси*
    знаки|знаков|животных & зодиак*|гороскоп*|китайск*
    часы|цифры|цифр|числа|чисел|деления|делений & циферблат*|часах|часов
    цифры|кнопки|кнопок|клавиши & телефон*|калькулятор*|паспорт*|код*|индекс*
    лунки|лунок|раунды|раундов|сеты|сетов|кегли|очки|виды|видов|геймы|геймов & гольф*|бокс*|теннис*|боулинг*|
        десятибор*|семибор*|пятибор*|
        биатлон*|марафон*|гол
    гномы|гномов|поросята|поросят|мушкетёры|мушкетёров|разбойники|разбойников|желания|желаний|богатыри|богатырей|
        козлята|козлят|самураи|самураев|стульев|медведя|
        медведей & белоснеж*|сказк*|пушкин*|дюма|бабы|рыбк*|али|остап*|волк*
    свечи|свечей|свечек|окошки|окошек & торт*|адвент*|календар*|хануки
    заповеди|заповедей|апостолы|апостолов|казни|казней|евангелия|евангелий|ученики|учеников|книги|книг & моисе*|божь*|
        иисус*|христ*|библи*|египет*|завет*
    слоги|слогов|строки|строк|стихи|стихов & хайку|хокку|сонет*|онегинск*
    времена|времён|стороны|кварталы|кварталов & года|году|света
"""

FRENCH = """
    jours|heures|semaines|mois|minutes|secondes|nuits|weekends & semaine|semaines|mois|an|année|années|jour|journée|
        heure|minute|décennie|mi-temps|mitemps|temps|demi|demi-heure|janvier|février|mars|avril|mai|juin|juillet|août|
        septembre|octobre|novembre|décembre|bissextile|foot|football|carême|avent|grossesse|trimestre|saison|quinzaine
    durée|longueur|minutes & foot|football|match|mi-temps|mitemps|marathon|hockey|grossesse|film
    février|juin|avril bissextile|jours
    joueurs|hommes|personnes|gens & foot|football|rugby|basket|volley|hand|handball|hockey|équipe|terrain|baseball|
        belote|bridge|tennis|polo|pétanque|jury
    cases|pions|pièces|tours|fous|cavaliers|dames & échiquier|échecs|damier|plateau|camp|dames|jeu
    touches|cordes|frettes|trous|pédales & piano|guitare|violon|violoncelle|basse|harpe|flûte|octave|clavier|golf|
        banjo|ukulélé|téléphone
    notes|tons|demi-tons & gamme|octave
    lettres|voyelles|consonnes|accents & alphabet|français|mot|prénom|nom|grec|scrabble
    pattes|pieds|yeux|ailes|bras|tentacules|oreilles|vies|bosses|cornes|jambes & araignée*|fourmi|insecte|abeille|
        chien|chat|cheval|poulpe|pieuvre|crabe|mouche|chameau|dromadaire|vache|table|chaise|tabouret|homme|coccinelle|
        scorpion|humain
    doigts|orteils|pouces|ongles|phalanges & main|mains|pied|pieds|orteils|doigts
    dents|os|côtes|vertèbres|cavités|sens|chromosomes & adulte|humain|homme|bouche|cœur|colonne|corps|squelette|
        enfant|lait
    roues|pneus|portes|sièges & voiture|vélo|tricycle|camion|moto|train|auto|trottinette
    côtés|faces|sommets|arêtes|points|coins|angles|numéros & dés|cube|hexagone|pentagone|octogone|triangle|carré|
        rectangle|pièce|panneau|étoile|domino|pyramide|losange
    cartes|atouts|cœurs|piques|as|rois|dames|valets|jokers & belote|tarot|poker|bridge|rami|couleur|complet|uno|
        bataille|canasta|manille
    œufs|bouteilles|roses|canettes|croissants|huîtres & boîte|douzaine|carton|caisse|pack|bouquet|demi-douzaine|
        plateau
    centimètres|millimètres|mètres|kilomètres|grammes|litres|pouces|décimètres & mètre|centimètre|kilomètre|kilo|
        litre|marathon|pied|règle|livre
    centimes|sous|cents|pièces & euro|franc|dollar|livre
    degrés & angle|cercle|triangle|droit|équerre|carré|fièvre
    couleurs|étoiles|bandes|rayures & arc|ciel|drapeau|europe|européen|américain|spectre|arcenciel
    planètes|lunes|océans|continents|pays|départements|régions|états|étoiles|mers & système|solaire|terre|monde|
        france|europe|union|amérique|états-unis|unis|jupiter
    signes|animaux & zodiaque|horoscope|chinois|astrologi*
    heures|chiffres|numéros|nombres & horloge|cadran|montre|pendule
    chiffres|touches & téléphone|numéro|calculatrice|code|postal|carte
    trous|coups|rounds|sets|quilles|épreuves|points|manches|strikes|frames & golf|boxe|tennis|bowling|décathlon|
        heptathlon|pentathlon|marathon|essai|panier|but|pétanque
    nains|cochons|mousquetaires|voleurs|ours|samouraïs|mercenaires|dalmatiens & blanche|neige|blancheneige|conte|
        dumas|ali|disney|film
    bougies|fenêtres|cases & gâteau|avent|calendrier|anniversaire|couronne
    commandements|apôtres|plaies|évangiles|livres|disciples & moïse|jésus|bible|égypte|testament
    syllabes|pieds|vers & alexandrin|haïku|sonnet
    arrondissements|lignes|étages & paris|métro|tour|eiffel|lyon|marseille
    saisons|points|trimestres & année|an|cardinaux
"""
