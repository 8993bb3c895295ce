"""Everyday talk that has numbers in it, or what else looks like a card: idioms, a table a language, and the words that
tell talk about a turn, a pile or a household from talk about a card, of all languages together.
"""

# ruff: noqa: RUF001 - Cyrillic

from tenback.talk.words.language import endings, forms

__all__ = [
    "BARE",
    "CZECH",
    "DOING",
    "EITHER",
    "ENGLISH",
    "FRENCH",
    "GERMAN",
    "HOMOGRAPHS",
    "LAYING",
    "NAMED",
    "ORDINALS",
    "POLISH",
    "RUSSIAN",
    "SPARING",
    "TALK",
]

# Idioms (words/language.py), also across commas: raz, dwa, jedziemy

ENGLISH = """
    pile|stack|row|pile-number two|three|four
    pile|stack number two|three|four
    two|three|four more and|then|to|for
    are|we|were|us ~2 two|three|four or three|four|five
    with two|three|four ~4 than with two|three|four|five
    with|for two|three|four players|people|its|it|is
    won|lost|played|tried|asked|said|told|happened ~3 two|three|four times
    two|three|four times in|already|now|today|tonight|before|over|running|lucky
    two|three|four in a row
    two|three of a kind
    makes two|three|four of
    two minds|hearts|souls|evils|worlds|faced|fold
    two left $
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
    two tired|many|much|bad
    turns|turning|turned|is|hes|shes two|three|four ~1 today|tomorrow|soon|already|now|years|next
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
    ten four
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
    in|by|for|the twos|threes
"""

GERMAN = """
    stapel|reihe|ablage zwei|drei|vier
    stapel|reihe nummer zwei|drei|vier
    noch zwei|drei|vier und|dann|bis|zu
    sind|wir|uns|spielen ~2 zwei|drei|vier oder drei|vier|fünf
    zu dritt|viert|fünft ~5 zu zweit|dritt|viert|fünft
    zu zweit|dritt|viert ~3 als|oder zu zweit|dritt|viert|fünft
    zu zweit|dritt|viert|fünft
    ein|noch|kommt ~1 dritter|vierter
    ein dritter|vierter ~2 mit|dazu|kommt|mitspieler
    drei|zwei|vier mal|siege|niederlagen in|hintereinander
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
    auf drei $
    zwischen zwei stühlen
    in zwei ~1 teile|hälften
    auf zwei hochzeiten
    fünf minuten
    alle fünfe
    vier pfoten|beine|räder|wände
    mit vieren
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
    klasse|staffel|folge|teil|kapitel|runde|band zwei|drei|vier|fünf|sechs
    in der dritten|vierten klasse|runde
    dritte*|vierte*|fünfte* klasse|runde|mal|staffel|folge|spieler|mitspieler|tasse|stock|etage|versuch
    wird|ist|wurde zwei|drei|vier ~1 morgen|heute|jahre|bald
    hundert mal|jahre|leute|dank
    zur dritten|vierten
    zum dritten|vierten
    beim zweiten|dritten|vierten versuch|mal|anlauf
    doppelt gemoppelt|hält|genäht
    die halbe miete
    wir|euch|ihr|uns beide|beiden|zwei|drei|vier
    ihr zwei|drei|vier
    die zwei|drei pflicht*|karten|nötigen|stapel|anderen
    tausend dank
    halbe halbe
    auf halber strecke aufgeben|schlapp
    acht geben|gegeben
    auf der acht
"""

POLISH = """
    stos|kupka|kupkę|kupce|kolumna|rząd|stosik dwa|trzy|cztery|drugi|trzeci|czwarty|trzecia|trzecią|czwarta|czwartą
    stos|kupka numer dwa|trzy|cztery
    jeszcze dwie|trzy|cztery|dwa i|a|potem|do
    jest|nas|jesteśmy|gramy|siedzimy ~2 dwoje|troje|dwóch|trzech|dwie|trzy ~1 czy|lub|albo ~1 troje|czworo|pięcioro|
        trzech|czterech|trzy|cztery
    w|we dwójkę|trójkę|czwórkę|dwoje|troje|czworo ~6 w|we dwójkę|trójkę|czwórkę|piątkę|dwoje|troje|czworo
    w|we dwójkę|trójkę|czwórkę|piątkę|dwoje|troje|czworo|dwóch|trzech|czterech
    ktoś|jeszcze|gracz|jako ~1 trzeci|trzecia|czwarty
    dwa|trzy|cztery razy z|pod|już|dziś|dzisiaj|w|przegral*|wygral*
    przegral*|wygral*|gral*|pytał*|mówił*|próbował* ~2 dwa|trzy|cztery razy
    gdzie dwóch się bije ~1 tam trzeci
    dość dwie słowie
    raz dwa trzy start|jedziemy|i
    raz dwa ~1 jedziemy|lecimy|i|start|gramy
    trzy dwa jeden
    trzeba dwojga
    do tanga trzeba dwojga
    policz do trzech|dziesięciu
    na trzy $
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
    piątka za|dla
    przybijam|przybij|daj|przybijcie ~1 piątkę|piątka|pięć
    siódma|siódmą|siódmego woda|poty|nieba
    w siódmym
    po pierwsze po drugie ~1 po trzecie
    trójka z|w|na przyjaciół|klasie
    czwórka|trójka|dwójka graczy|osób|znajomych|ludzi
    nas|was|ich dwoje|troje|czworo|dwójka|trójka|czwórka
    wszyscy|wszystkich czworo|czterech|trzech|troje
    jedna|jedną|jeden rzecz|prośba|prośbę|sprawa|pytanie|uwaga
    o jedną|jedno|jeden rzecz|sprawę|prośbę|pytanie|przysługę|moment
"""

CZECH = """
    hromádka|hromádku|hromádce|hromádky|řada|sloupec|balíček|kupka dva|dvě|tři|čtyři|třetí|čtvrtá|čtvrtou
    hromádka|hromádku číslo dva|dvě|tři|čtyři
    ještě dvě|tři|čtyři|dva a|pak|potom|do
    jsme|nás|hrajeme|je ~2 dva|tři|dvě|dvou ~1 nebo|či|anebo ~1 tři|čtyři|pět
    ve dvou|třech|čtyřech|pěti ~7 ve dvou|třech|čtyřech|pěti
    ve dvou|třech|čtyřech|pěti
    někdo|ještě|hráč|jako ~1 třetí|čtvrtý
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
    na tři $
    dvě|dva|tři|čtyři partičky|kolečka|tahy|kávičky|pivka|hodinky|hříčky|minutky|vteřinky|sekundičky|chvilky|
        krůčky|světy
    třetí|čtvrtá|čtvrté|čtvrtou|čtvrtý|pátá porážka|prohra|výhra|partie|kolo|káva|pokus|třída|osoba|v|pivo|patro|díl
    dej|dejte|dáme|plácni|hoď ~2 pět|pětku|pěti
    dej si pět
    třetí do party
    jako dvě kapky
    dvakrát měř
    mezi čtyřma|čtyřmi
    po čtyřech
    na čtyřech
    mezi dvěma židlemi|ohni|mlýnskými
    mezi dvěma
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
"""

RUSSIAN = """
    стопка|стопку|стопке|стопки|ряд|колонка|кучка|кучку два|две|три|четыре|третья|третью|четвёртая|четвёртую
    стопка|стопку номер два|три|четыре
    ещё две|три|четыре|два и|а|потом|до
    нас|мы|вас|играем|будет ~2 двое|трое|два|три или трое|четверо|пятеро|три|четыре
    вдвоём|втроём|вчетвером ~5 вдвоём|втроём|вчетвером|впятером
    вдвоём|втроём|вчетвером|впятером
    будет|кто|ещё|кто-то ~2 третий|четвёртый
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
    дай|дайте|держи пять|пятюню|пятёру
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
    на седьмом
    с пятого на десятое
    как свои пять
    во-первых ~1 во-вторых ~1 в-третьих
    все|всех|нас|вас трое|троих|четверо|четверых|двое|двоих
    два|двое дурака|дураков|гения|умника
    одна|одну|одно просьба|вещь|вопрос|просьбу|условие
    об одном
    без пяти минут
"""

FRENCH = """
    pile|piles|tas|rangée|colonne deux|trois|quatre
    pile numéro deux|trois|quatre
    encore deux|trois|quatre et|puis|après|à
    on|nous|est|sommes|joue|sera ~3 deux|trois|quatre ou ~1 trois|quatre|cinq
    à deux|trois|quatre ~6 à|qu deux|trois|quatre|cinq
    à deux|trois|quatre|cinq ~1 c|cest|ce|on|ça|est
    qu à deux|trois|quatre
    quà deux|trois|quatre
    joue|jouer|jouons|partie|soirée à deux|trois|quatre|cinq
    un|une troisième|quatrième arrive|joueur|joueuse|vient|larron
    ou ~1 un|une troisième|quatrième
    deux|trois|quatre fois de|déjà|en|par|rien|plus|daffilée
    perdu|gagné|joué|essayé|dit|demandé ~2 deux|trois|quatre fois
    au|aux moins|plus|maximum|minimum deux|trois|quatre $
    au moins|plus deux|trois|quatre à|par|ce|pour|non|cartes
    ^ deux|trois|quatre ~1 maximum|minimum|maxi|mini
    un deux trois partez|on|et|soleil
    un deux partez|et|go
    trois deux un
    compte|compter jusqu à|quà ~1 trois|dix
    à trois on
    vaut mieux que deux
    un tiens vaut
    deux doigts de
    à deux doigts
    à deux pas|balles|vitesses
    deux poids deux mesures
    tope|tape|tapez|check ~3 cinq
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
    cinq minutes|sur
    cinq doigts
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
    jeu|voiture|téléphone|ordi|ordinateur|tout|flambant|quoi|truc ~1 neuf
    tous|toutes les deux|trois|quatre
    deux idiots|imbéciles|génies|nuls|débutants
    les deux font
    une seule chose
    de la troisième en|du
    c est reparti pour
"""

# Talk about a turn: two, three or four beside these are cards to be laid, whichever they are: must I play two?

LAYING = forms("""
    play lay put drop dump least most minimum maximum must once per turn required obligatory mandatory discard playing
    laying lays plays
    zagraj graj zahraj hraj dám играй сыграй сыграть spielt
    lege legen leg legst legt gelegt spiele spielen spielst müssen muss musst darf dürfen mindestens höchstens maximal
    einmal pro zug hinlegen ablegen lag
    zagrać zagram zagrasz położyć położę położyłeś położyłaś dołożyć dołożę wyłożyć wykładam dać dałbym dałabym dał dała
    muszę musimy musi musisz trzeba najmniej minimum maksimum maksymalnie najwyżej naraz turę kolejkę tura
    dát dáme dal dala hrát zahrát zahraju položit položím pokládám vyložit vyložím musím musíme musíš minimálně
    maximálně aspoň alespoň nanejvýš nejmíň nejméně najednou tah kolo odložit
    положить положу положил положила кладу кладём выложить выложу сыграть сыграю надо нужно минимум максимум сразу ход
    обязательно скинуть скину сбросить сброшу клади
    poser pose posé posée posées posez jouer joue jouez mettre dois doit doivent minimum maximum coup tour obligé
""")
# What names a card even there: the three, my two
NAMED = forms("""
    the a an my your his her our that this die der das eine ne einen meine deine den dem zur moja moją twoją tę ta tą moje
    moji tu tvou svou mou ta моя мою твою эту та ту le la un une mon ma ta ton by um o na на plus minus moins bez без
    ohne und and et i a и von od от de du with mit z s с x mal razy krát раз fois times
""")

# Talk about a pile: the third and the fourth beside these are piles: keep off the third

ORDINALS = (
    forms("third fourth troisième quatrième třetí čtvrtý čtvrtá čtvrtou čtvrté čtvrtého třetího třetímu")
    | endings("dritt viert", "e en er es em")
    | endings("trzeci", "- a ą ego ej m emu")
    | endings("czwart", "y a ą ego ej ym emu")
    | forms("третий третья третью третьей третьего третьему третьем")
    | endings("четвёрт четверт", "ый ая ую ой ого ому ом")
)
SPARING = forms("""
    off away touch sacrifice spare wreck save leave ruin kill avoid lost dead cause onto rather belongs burn rescue use
    touching wrecked ruined saving leaving close on
    weg schonen opfern opfert opfere lasst lass lassen finger auf hin gehört kaputt tot retten rette meiden meidet lieber
    vom frei reservier verbrannt verloren vermiesen versauen
    od daleka ruszajcie ruszać ruszaj ruszamy poświęcamy poświęcić poświęćmy stracony stracona na zostawcie zostaw
    zostawmy oszczędzajmy oszczędzić oszczędzajcie lepiej omijać omijajcie omijamy martwy spalony ratuj ratujmy psuć
    psujcie zepsuć dla
    dál nesahejte nesahat nesahej ztracená ztracený radši raději nechte nech nechme nechat šetřeme šetřit šetřete
    obětujeme obětovat obětujme vyhněte vyhnout vyhýbejte mrtvá zachraňte zachránit kazit nekazte pro
    от подальше трогаем трогать трогай трогайте пропала пропал лучше оставьте оставь оставим бережём беречь берегите
    жертвуем пожертвуем жертвовать спасаем спасать мертва портить портим портите для не
    touchez touche touchons touchez épargne épargner épargnez fichue foutue morte sur laissez laisse laissons gardez
    sacrifie sacrifier sacrifions sacrifiez loin évitez éviter évite sauver sauvez pas
""")
EITHER = forms("or oder czy lub albo nebo či anebo или либо ou than als niż než чем que qu quà")

# What one does to a household's things: the strings on my guitar need changing

DOING = forms("""
    broken broke break breaks hurt hurts changing change changed fix fixing fixed buy bought forgot clean
    cleaning wash washing lost flat creaks wobbles squeaks feed feeding barks itch itches sore ache aches bleeding
    kaputt platt gebrochen verletzt wechseln gewechselt reparieren repariert kaufen gekauft vergessen putzen
    geputzt waschen weh tut juckt füttern quietscht wackelt knarrt gerissen tauschen
    popsuły zepsuły popsuł zepsuł zmienić wymienić naprawić kupić kupiłem kupiłam zapomniałem zapomniałam umyć myć boli
    bolą swędzi skaleczył skaleczyła nakarmić pękła pękły skrzypi chwieje przebita
    rozbil rozbily rozbité rozbilo vyměnit opravit koupit koupil koupila zapomněl zapomněla umýt mýt bolí svědí poranil
    poranila nakrmit praskla praskly vrže viklá píchlé píchla
    сломал сломала сломались спустили спустило поменять менять починить чинить купить купил купила забыл забыла помыть
    мыть болит болят чешется поранил поранила покормить лопнула порвались порвалась скрипит шатается
    cassé cassée cassées casser changer réparer acheter acheté oublié laver nettoyer mal blessé blessée gratte nourrir
    crevé crevées crevés crevée grince bancal bancale
""")

# A riddle and a colour: "seasons, yellow". Beside the colour stands nothing that people say to one another:

TALK = forms("""
    i me my you your yours we us our he she they it not no never yes yeah yep nope please thanks thank thx sorry nice good
    great bad well ok okay have has had hold got need want wants can could would should will shall think know like love
    hope help wait waiting slow fast hurry high low big small very really quite rather too also again now later soon
    finally maybe perhaps if when why where how who if do does did dont play lay keep save take go going come turn right
    left first next last pile only just but still anyone anybody all everyone careful careless still wow ouch damn oh ah
    ich mich mir mein meine du dich dir dein deine wir uns er sie ihr euch man nicht kein keine nein ja jo nie bitte danke
    sorry schön gut super toll schlecht habe hab hast hat haben brauche brauch will kann könnte würde soll glaube weiß mag
    hoffe hilf hilfe warte wartet langsam schnell hoch niedrig tief groß klein sehr wirklich ziemlich eher auch wieder
    jetzt später gleich bald endlich vielleicht wenn wann warum wo wer wie spiel spiele lege leg legt nimm geh komm zug
    rechts links erst nächste letzte stapel nur aber doch noch schon jemand alle vorsicht oh ach na mist schade leider
    ja ty my wy on ona oni mnie mi mam masz ma mamy nie tak no proszę dzięki sorry dobrze fajnie super źle trzymam
    potrzebuję chcę mogę możesz może można wiem myślę lubię pomocy pomóż czekam czekaj czekajcie wolno szybko wysoko nisko
    wysoka niska wysoki niski bardzo naprawdę raczej też znowu teraz później zaraz wreszcie jeśli kiedy czemu gdzie kto
    jak gram graj kładę połóż bierz idź ruch prawo lewo prawy lewy stos tylko ale jeszcze już ktoś wszyscy uwaga och ach
    szkoda duża mała niezbyt
    já ty my vy on ona oni mě mně mi mám máš má máme ne jo ano prosím díky dík sorry dobře fajn super špatně držím
    potřebuju chci můžu můžeš může snad vím myslím líbí pomoc pomoz čekám čekej čekejte pomalu rychle vysoko nízko vysoká
    nízká vysoký nízký hodně moc velmi fakt spíš taky zase teď později hned konečně jestli když proč kde kdo jak hraju hraj
    dám dej ber jdi tah vpravo vlevo hromádka jen ale ještě už někdo všichni pozor ach škoda velká malá
    я ты мы вы он она они меня мне тебя тебе мой моя у нас вас есть нет не да ага пожалуйста спасибо извини хорошо отлично
    супер плохо держу нужна нужно надо хочу могу можешь можно знаю думаю люблю помогите помоги жду ждите подожди медленно
    быстро высоко низко высокая низкая высокий низкий очень правда довольно скорее тоже опять снова сейчас потом скоро
    наконец если когда почему где кто как играю играй кладу клади бери иди ход справа слева стопка только но ещё уже
    кто-то все осторожно ох ах жаль большая маленькая
    je tu il elle on nous vous ils moi toi lui me te j ai as a avons pas non oui ouais si merci pardon désolé bien super
    bon mal garde besoin veux peux peut pourrait sais pense aime aide attends attendez lentement vite haut bas haute basse
    très vraiment plutôt aussi encore maintenant après bientôt enfin peutêtre quand pourquoi où qui comment joue jouez
    pose prends va viens tour droite gauche pile seulement mais déjà quelquun tous attention oh ah dommage zut grande
    petite s'il stp svp
""")
# What may stand beside a riddle that is a clause of its own: a rainbow, in blue, please
BARE = forms("""
    in the my card i have hold got it its is that ich hab habe die der karte meine in ist das mam karta w moja to jest mám
    kartu karta moje je v ve у меня карта в это моя есть jai j ai carte ma la le en c est cest
""")

# Number words that are everyday words of another language after these: French four "oven", dos "back", tri "sorting"

HOMOGRAPHS = {
    "four": forms("au le du un mon ce petit"),
    "dos": forms("le mon ton son au du de en un mal plein leur"),
    "tri": forms("le du un ce de bon"),
}
