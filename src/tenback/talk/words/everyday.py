"""Everyday talk that has numbers in it, a table a language: phrases (words/language.py) that may run over commas, such
as "raz, dwa, jedziemy".
"""

# ruff: noqa: RUF001 - Cyrillic

__all__ = ["CZECH", "ENGLISH", "FRENCH", "GERMAN", "POLISH", "RUSSIAN"]

ENGLISH = """
    only|just ~1 one|single card left|to|for|in|remaining
    nobody|dont|noone play|plays|go|goes|lay lower|higher please|now|yet|than|$
    play|plays|played|playing|you ~1 like|as messi|ronaldo|jordan|beckham|pele|hamilton
    just|right|slightly above|below average
    count my|your blessings|sheep|lucky
    what number am|are|is
    half|middle of ~2 deck|pack|cards is|are|gone|left|over
    one|either|any|none of ~1 two|three|four
    as well
    middle of the pack|night|day|week|road
    were|we|im ~1 halfway|half-way there|through
    cake ~6 candles on it
    two|three|four for you|me|us|him|her ~1 two|three|four for
    second ~1 coffee|beer|tea|cup|drink|pizza|slice ~2 third
    two|three|four against one|two|three
    alarm|wake|train ~3 at half two|three|four|five|six|seven|eight|nine|ten|eleven|twelve
    my age shows|is|and|i
    upside down day|world|today|again
    difference|differences of opinion|opinions
    if you count the
    pile|stack|row|pile-number two|three|four
    pile|stack number two|three|four
    two|three|four more and|to
    are|we|were|us ~2 two|three|four or three|four
    with two|three|four ~4 than with two|three|four
    with|for two|three|four its|it|is
    won|lost|played|tried|asked|said|told|happened ~3 two|three|four times
    two|three|four times in|already|now|today|tonight|before|over|running|lucky
    two|three|four in a row
    two|three of a kind
    makes two|three|four of
    two minds|hearts|souls|evils|worlds|faced|fold
    two in the bush
    two steps forward|back
    six of one ~1 half a dozen
    half a dozen of
    year|grade|class|season|episode|chapter|part|volume|act|stage two|three|four|five|six
    year|grade|class|season|episode|act two|three|four|five|six
    a third join|person|one|player|wheel
    or|and ~2 a third
    one two three go|and|here|lets
    one two and|go|test|skip
    ready ~2 one two three
    three two one
    count ~1 to three|ten
    in two|three shakes|ticks|secs
    put two and two together
    two and two
    turns|turning|turned|hes|shes two|three|four ~1 today|tomorrow|soon|already|now|years|next
    son|daughter|kid|baby|dog|cat is two|three|four
    twos company
    two peas in
    three musketeers like|we|us
    all for one
    four-letter word
    four letter word
    hundred times|years|thanks
    a|the hundred thanks|times
    five second rule
    five minutes of
    on the fifth|third try|attempt
    ^ ten four $
    eight days a week
    sixth|fifth|third floor|grade|street|avenue
    pick|choose|between|of ~2 two|three of us|them
    us|you|we two|three|four
    all two|three|four are|piles|of|open|dead|work|fine
    two ~1 idiots|fools|geniuses|experts|amateurs|beginners
    cut in two|half
    break it in two
    between ~1 two fires|jobs
    first second third
    second or third pile|try|turn|round|time
    in|by twos|threes
    two|three|four player|person
    more than|just|only ~1 minimum
    the minimum this|per turn|round
"""

GERMAN = """
    spielst|spielt|spiel|du ~1 wie ~1 messi|ronaldo|müller|schumacher|nowitzki
    knapp|gerade|leicht über|unter ~1 durchschnitt
    hälfte vom|des|der ~1 deck|decks|karten|stapels ist|sind|weg|haben|geschafft|rum
    einer|eine|eins|keiner|keine der|von ~1 zwei|drei|vier
    wir|sind|bin ~1 auf halbem|halber weg|strecke
    ^ gleich danach|davor
    größtes|größter|größte|bestes ~1 aller zeiten
    direkt|genau|gleich neben mir|dir|uns|der|dem liegt|sitzt|schläft|steht
    zwei|drei|vier für dich|mich|uns|ihn|sie ~1 zwei|drei|vier für
    zweiten|zweite|zweites kaffee|bier|tee|tasse|stück ~3 dritten|dritte|dritter
    zwei|drei|vier gegen einen|eine|zwei|drei
    merkt|spürt|fühle ~1 mein alter
    mein alter ~1 was|war|macht
    zwei links zwei rechts
    stapel|reihe|ablage zwei|drei|vier
    stapel|reihe nummer zwei|drei|vier
    noch zwei|drei|vier und|dann|bis|zu
    sind|wir|uns|spielen ~2 zwei|drei|vier oder drei|vier
    zu dritt|viert ~5 zu zweit|dritt|viert
    können|müssen|legen|darf|dürfen ~2 je zwei|drei|vier
    zu zweit|dritt|viert ~3 als|oder zu zweit|dritt|viert
    ein|noch|kommt ~1 dritter|vierter
    ein dritter|vierter ~2 mit|dazu|kommt|mitspieler
    drei|zwei|vier mal|siege|niederlagen in|hintereinander|gewonnen|verloren|gespielt|schon|heute
    noch|schon|gleich|nur|hatten|haben|für|um|in|nach|von|seit|aus zwei|drei|vier spiele|spielen
    zweimal|dreimal|viermal hintereinander|in|am|so|darfst|verloren|gewonnen|probiert|nachgedacht|überlegt
    verloren|gewonnen|gespielt|gefragt|versucht|gesagt ~2 zweimal|dreimal
    zwei dumme ~1 ein
    zwei doofe ein
    wenn zwei sich streiten ~2 der dritte
    was zwei wissen
    der dritte im bunde
    der lachende dritte
    eins zwei fertig|drei|los|und
    eins zwei drei los|und|fertig
    drei zwei eins
    bis drei|zehn zählen|gezählt
    ^ ~1 auf drei $
    zwischen zwei stühlen
    in zwei ~1 teile|hälften
    auf zwei hochzeiten
    fünf minuten
    alle fünfe
    vier pfoten|beine|räder|wände
    zwei seelen|welten|paar|bier|mal|wochen
    dritte|dritten welt|geige|zähne|person
    fünftes|fünfte rad
    sieben siegel|leben|schläfer
    sieben auf einen
    mit sieben siegeln
    schiebt eine|ne|ein
    ach du grüne neune
    die bösen sieben
    drei tage regenwetter|bart|wach
    klasse|staffel|folge|kapitel|band zwei|drei|vier|fünf|sechs
    in der dritten|vierten klasse|runde
    dritte*|vierte*|fünfte* klasse|runde|mal|staffel|folge|spieler|mitspieler|tasse|stock|etage|versuch
    wird|wurde zwei|drei|vier ~1 morgen|heute|jahre|bald
    hundert mal|jahre|leute|dank
    beim zweiten|dritten|vierten versuch|mal|anlauf
    doppelt gemoppelt|hält|genäht
    die halbe miete
    wir|euch|ihr|uns beide|beiden|zwei|drei|vier
    ihr zwei|drei|vier
    die zwei|drei pflicht*|karten|nötigen|stapel|anderen
    tausend dank
    halbe halbe
    auf halber strecke aufgeben|schlapp
    mehr als das minimum
"""

POLISH = """
    niżej|wyżej nie mam|mogę|dam|gram
    nie mam|mogę ~1 niżej|wyżej
    grasz|gra|gram ~1 jak ~1 messi|lewandowski|ronaldo|małysz
    ledwo|tuż|lekko powyżej|poniżej|ponad średniej|średnią|przeciętnej
    połowa|pół talii|kart|partii za|już|zeszła|zeszło|jest
    jeden|jedna|któryś|któraś|żaden|żadna z dwóch|trzech|czterech
    jesteśmy|my|jestem ~1 w połowie drogi|gry|talii|partii
    dwie|trzy|dwa dla ciebie|mnie|nas|niego|niej ~1 dwie|trzy|dwa dla
    drugą|druga kawę|kawa|piwo|herbatę ~3 trzecią|trzecia|trzecie
    dwóch|dwoje|trzech na jednego|jedną|dwóch
    zmienił*|mój|moim numer telefonu
    stos|kupka|kupkę|kupce|kolumna|rząd|stosik dwa|trzy|cztery|drugi|trzeci|czwarty|trzecia|trzecią|czwarta|czwartą
    stos|kupka numer dwa|trzy|cztery
    jeszcze dwie|trzy|cztery|dwa i|a|potem|do
    jest|nas|jesteśmy|gramy|siedzimy ~2 dwoje|troje|dwóch|trzech|dwie|trzy ~1 czy|lub|albo ~1 troje|czworo|trzech|
        czterech|trzy|cztery
    w|we dwójkę|trójkę|czwórkę|dwoje|troje|czworo ~6 w|we dwójkę|trójkę|czwórkę|dwoje|troje|czworo
    w|we dwójkę|trójkę|czwórkę|dwoje|troje|czworo|dwóch|trzech|czterech
    każdy|możemy|bierzemy|dajemy ~1 po dwie|dwa|trzy|cztery
    ktoś|gracz|jako ~1 trzeci|trzecia|czwarty
    dwa|trzy|cztery razy z|pod|już|dziś|dzisiaj|w|przegral*|wygral*
    przegral*|wygral*|gral*|pytał*|mówił*|próbował* ~2 dwa|trzy|cztery razy
    gdzie dwóch się bije ~1 tam trzeci
    dość dwie słowie
    raz dwa trzy start|jedziemy|i
    raz dwa ~1 jedziemy|lecimy|i|start|gramy
    trzy dwa jeden
    trzeba dwojga
    na szóstą|siódmą|ósmą|dziewiątą ~1 do roboty|pracy|szkoły|lekarza|biura
    do tanga trzeba dwojga
    policz do trzech|dziesięciu
    ^ na trzy $
    na trzy cztery
    trzy cztery ~1 start|i|teraz
    z dwojga złego
    dwie|dwa|dwóch rundki|partyjki|kolejki|gierki|ruchy|łyki|piwka|kawki|światy|światach|krzesłach|strony
    trzy|cztery rundki|partyjki|kolejki|gierki|ruchy|łyki|piwka|kawki
    dwie|dwa|trzy|cztery|pięć|dziesięć sekundki|sekundek|minutki|minutek|sekunda|chwilki|momenciki|sekundy
    trzecia|trzeci|trzecią|czwarta|czwarty|czwartą|piąta porażka|wygrana|partia|runda|kawa|próba|klasa|osoba|raz|
        runda|gra|kolejka|w|z
    trzecie|czwarte podejście|miejsce|piętro|piwo|oko
    jak dwie krople
    na dwoje babka
    w cztery oczy
    na cztery spusty
    gdzie kucharek sześć
    na czworaka|czworakach
    za trzy|dwa dni|miesiące|tygodnie|lata
    klasa|sezon|odcinek|część|rozdział|tom dwa|trzy|cztery|drugi|trzeci|czwarty|trzecia|czwarta
    kończy|ma|skończył* dwa|trzy|cztery ~1 latka|lata
    sto razy|procent|lat|pociech
    stówa że
    ^ piątka za|dla
    przybijam|przybij|przybijcie ~1 piątkę|piątka|pięć
    siódma|siódmą|siódmego woda|poty|nieba
    po pierwsze po drugie ~1 po trzecie
    trójka z|w|na przyjaciół|klasie
    czwórka|trójka|dwójka graczy|osób|znajomych|ludzi
    nas|was|ich dwoje|troje|czworo|dwójka|trójka|czwórka
    wszyscy|wszystkich czworo|czterech|trzech|troje
    jedna|jedną|jeden rzecz|prośba|prośbę|sprawa|pytanie|uwaga
    o jedną|jedno|jeden rzecz|sprawę|prośbę|pytanie|przysługę|moment
    więcej niż minimum
    bez polskich znak*|liter*
"""

CZECH = """
    níž|výš nemám|nemůžu|nedám|nejdu
    hraješ|hraje|hraju ~1 jako ~1 jágr|messi|ronaldo|hašek|nedvěd
    těsně|lehce nad|pod průměrem
    půlka|polovina balíčku|karet|hry je|za|pryč|máme
    jeden|jedna|některý|některá|žádný|žádná z ~1 dvou|tří|čtyř
    je|už|bude tři čtvrtě ~1 brzo|musím|jdu|a|tak
    jsme|jsem ~1 v půlce|polovině cesty|hry|partie
    každý|každej|každá po dvou|třech|čtyřech
    dvě|tři|dva pro tebe|mě|nás|něj|ni ~1 dvě|tři|dva pro
    druhé|druhý|druhou kafe|kávu|pivo|čaj ~3 třetí
    dva|tři na jednoho|jednu|dva
    změnil* ~2 telefonní číslo
    telefonní číslo
    hromádka|hromádku|hromádce|hromádky|řada|sloupec|balíček|kupka dva|dvě|tři|čtyři|třetí|čtvrtá|čtvrtou
    hromádka|hromádku číslo dva|dvě|tři|čtyři
    ještě dvě|tři|čtyři|dva a|pak|potom|do
    jsme|nás|hrajeme|je ~2 dva|tři|dvě|dvou ~1 nebo|či|anebo ~1 tři|čtyři
    ve dvou|třech|čtyřech ~7 ve dvou|třech|čtyřech
    ve dvou|třech|čtyřech
    někdo|přijde|hráč|jako ~1 třetí|čtvrtý
    dvakrát|třikrát|čtyřikrát za|po|v|vedle|už|dnes|dneska|jsme|prohr*|vyhr*
    prohr*|vyhr*|hrál*|ptal*|říkal*|zkoušel* ~2 dvakrát|třikrát|čtyřikrát
    když se dva ~2 třetí se
    raz dva tři jdem*|jedem*|a
    raz dva ~1 jdem*|jedem*|a|hotovo
    tři dva jedna
    jsou|je|na potřeba|třeba dva
    jsou potřeba dva
    na to|všechno jsou ~1 dva
    napočítej|počítej do tří|deseti
    ^ na tři $
    dvě|dva|tři|čtyři partičky|kolečka|tahy|kávičky|pivka|hodinky|hříčky|minutky|vteřinky|sekundičky|chvilky|
        krůčky|světy
    třetí|čtvrtá|čtvrté|čtvrtou|čtvrtý|pátá porážka|prohra|výhra|partie|kolo|káva|pokus|třída|osoba|v|pivo|patro|díl
    dej|dejte mi|si pět|pětku
    třetí do party
    jako dvě kapky
    dvakrát měř
    mezi dvěma židlemi|ohni|mlýnskými
    za tři|dva dny|roky|týdny|měsíce
    třída|série|díl|část|kapitola|sezóna dva|dvě|tři|čtyři|třetí|čtvrtá
    budou|jsou|má mu|jí|už dva|tři|čtyři ~1 roky|let
    sto procent|let|lidí|díků
    stokrát|tisíckrát
    sedmé|sedmého|devátých nebe|nebi
    pátá|páté přes|kolo
    páté přes deváté
    za prvé za druhé ~1 za třetí
    všichni|všech|nás|vás čtyři|tři|dva|dvě|čtyř|tří|dvou
    dva blbci|blázni|hlupáci|chytří|trapáci
    víc hlav
    půl na půl
    jednu|jedna|jedno věc|prosbu|otázku|přání|prosba|věci
    o jednu|jedno|jeden věc|prosbu|laskavost|přání|moment
    víc|více než minimum
    bez diakritiky|háčků|čárek
    čísla se ~1 neříkaj|neříkají|neprozrazují
"""

RUSSIAN = """
    ниже|выше у|не меня|могу|пойду|положу ~1 нет|$
    играешь|играет|играю ~1 как ~1 овечкин|месси|роналду|яшин
    чуть|немного выше|ниже среднего
    половина колоды|карт|игры позади|уже|прошла|ушла|вышла|осталась
    один|одна|одну|любая|любой|ни из двух|трёх|четырёх
    мы|уже ~1 на полпути
    что-то|чтото|нечто среднее
    что то среднее
    по две|три|четыре|два
    две|три|два тебе|мне|нам|ему|ей ~1 две|три|два
    второй|вторая|вторую кофе|чай|кружка|кружку|пиво ~3 третий|третья|третью
    двое|трое|два на одного|одну|двоих
    сменил*|поменял*|мой ~1 номер телефона
    стопка|стопку|стопке|стопки|ряд|колонка|кучка|кучку два|две|три|четыре|третья|третью|четвёртая|четвёртую
    стопка|стопку номер два|три|четыре
    ещё две|три|четыре|два и|а|потом|до
    нас|мы|вас|играем|будет ~2 двое|трое|два|три или трое|четверо|три|четыре
    вдвоём|втроём|вчетвером ~5 вдвоём|втроём|вчетвером
    вдвоём|втроём|вчетвером
    будет|кто|кто-то ~1 третий|четвёртый
    два|три|четыре раза подряд|уже|за|сегодня|кряду|проигр*|выигр*
    проигр*|выигр*|играл*|спрашивал*|говорил*|пробовал* ~2 два|три|четыре раза
    двое дерутся ~1 третий не
    третий лишний
    раз два три поехали|погнали|и
    раз два ~1 поехали|погнали|и|начали
    три два один
    на счёт три
    досчитай|считаю|сосчитай до трёх|десяти
    как дважды два
    ясно ~1 дважды два
    одна голова хорошо ~1 а две
    две|два|три|четыре партейки|партии|минутки|минуточки|секундочки|секундки|шажка|глотка|кружочка|пивка|круга|
        сапога|мира|огня
    третье|третья|третий|третью|четвёртое|четвёртая|четвёртый|четвёртую|пятое поражение|проигрыш|победа|партия|
        партию|раунд|кофе|попытка|попытку|класс|этаж|подряд|место|кружка
    дай|дайте пятюню|пятёру
    между двух|двумя
    на двоих|троих
    за двоих|троих|двумя
    из двух зол
    обоим двум
    меж двух
    сто раз|лет|процентов|пудов|грамм|одёжек
    сто пятьсот
    класс|сезон|серия|часть|глава|том два|три|четыре|второй|третий|третья
    исполнилось|будет|ему|ей два|три|четыре ~1 года|годика
    седьмое|седьмом|седьмая|седьмой небо|небе|вода|пот
    с пятого на десятое
    как свои пять
    во-первых ~1 во-вторых ~1 в-третьих
    все|всех|нас|вас трое|троих|четверо|четверых|двое|двоих
    два|двое дурака|дураков|гения|умника
    одна|одну|одно просьба|вещь|вопрос|просьбу|условие
    об одном
    без пяти минут
    больше минимума
    больше чем минимум
"""

FRENCH = """
    joue|joues|jouez|jeu ~1 comme|de ~1 zidane|messi|mbappé|ronaldo|platini
    juste|légèrement au dessus|dessous de ~1 moyenne
    juste|légèrement audessus|audessous de ~1 moyenne
    moitié du|des|de ~1 paquet|cartes|pioche est|sont|passée|passé|finie
    un|une|lune|aucun|aucune des deux|trois|quatre
    on|nous|suis ~2 à ~1 mi
    on|nous|suis ~2 à michemin
    deux|trois|quatre pour toi|moi|nous|lui|elle ~1 deux|trois|quatre pour
    deuxième café|bière|thé|part|verre ~3 troisième
    deux|trois|quatre contre un|une|deux|trois
    les deux du|de ~1 haut|bas|gauche|droite|dessus
    cinq|dix|quinze|vingt|trente pour cent
    pile|piles|tas|rangée|colonne deux|trois|quatre
    pile numéro deux|trois|quatre
    encore deux|trois|quatre et|puis|après|à
    on|nous|est|sommes|joue|sera ~3 deux|trois|quatre ou ~1 trois|quatre
    à deux|trois|quatre ~6 à|qu deux|trois|quatre
    ^ à deux|trois|quatre ~1 c|cest|ce|on|ça|est|alors
    qu à deux|trois|quatre
    quà deux|trois|quatre
    joue|jouer|jouons|partie|soirée à deux|trois|quatre
    un|une troisième|quatrième arrive|joueur|joueuse|vient|larron
    ou ~1 un|une troisième|quatrième
    deux|trois|quatre fois de|déjà|en|par|rien|plus|daffilée
    perdu|gagné|joué|essayé|dit|demandé ~2 deux|trois|quatre fois
    au|aux moins|plus|maximum|minimum deux|trois|quatre $
    au moins|plus deux|trois|quatre à|par|ce|pour|non|cartes
    ^ deux|trois|quatre ~1 maximum|minimum|maxi|mini
    un deux trois partez|on|et|soleil
    ^ un deux partez|et|go
    trois deux un
    compte|compter jusqu à|quà ~1 trois|dix
    à trois on
    vaut mieux que deux
    un tiens vaut
    deux doigts de
    à deux doigts
    à deux pas|balles|vitesses
    deux poids deux mesures
    tope ~3 cinq
    tape|tapez|check ~1 en cinq
    tape m en cinq
    tape men cinq
    en men cinq
    en moins de deux
    deux trois minutes|trucs|jours|cartes|coups|parties|amis
    deux ou trois
    deux petites|petits|bonnes|bons|grosses|dernières|derniers|autres|belles parties|coups|tours|minutes|secondes|
        bières|
        cafés|manches|pas|idées
    trois petites|petits|bonnes|bons|dernières|derniers|autres|belles parties|coups|tours|minutes|secondes|bières|cafés|
        manches|pas|idées
    trois coups|gouttes|fois
    troisième|quatrième|cinquième défaite|victoire|manche|partie|café|essai|classe|étage|place|d|degré|âge|larron|
        personne
    mettre|mets|met|mettez|plie|plier|coupe|couper en|les ~1 deux|quatre
    quatre vérités|pattes|heures|mains|jeudis
    les quatre vérités|coins|fers
    aux quatre coins|vents
    un de ces quatre
    cinq minutes
    les cinq sens
    six pieds
    septième|huitième ciel|merveille
    à la six quatre
    trente et un
    sur son trente
    cent fois|ans|pas|pour
    cent pour cent
    faire les cent
    mille mercis
    il y a deux|trois|quatre jours|ans|semaines|mois|minutes|heures
    ce2|cm1|saison|épisode|chapitre|tome|classe|acte deux|trois|quatre|cinq
    il|elle a|aura|fête deux|trois|quatre ans
    voiture|téléphone|ordi|ordinateur neuf
    tout|flambant neuf
    tous|toutes les deux|trois|quatre
    deux idiots|imbéciles|génies|nuls|débutants
    les deux font
    une seule chose
    de la troisième en|du
    c est reparti pour
    plus que le minimum
    trois|deux barres
    un projet|plan|truc sur
"""
