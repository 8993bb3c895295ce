"""What is famous for its number, a table a language: phrases (words/language.py)."""

# ruff: noqa: RUF001 - Cyrillic

__all__ = ["CZECH", "ENGLISH", "FRENCH", "GERMAN", "POLISH", "RUSSIAN"]

# At its end the bingo calls that nobody says for another reason.
ENGLISH = """
    sixpack|sixpacks
    answer to ~2 everything|life|universe
    meaning of ~1 life
    ultimate|hitchhikers|hitchhiker answer|number
    bonds number|code
    agent|number ~2 bond|bonds
    james bond|bonds
    lucky|unlucky|magic|devils|perfect|favourite|favorite number
    beast|beasts|devil|devils number
    number ~2 beast|devil
    cat|cats ~2 lives
    has|have that many
    snake eyes
    a grand $
    boxcars
    hat trick
    rhymes|rhyming with
    ace $
    the|an|a ace
    body|room|boiling|freezing|fever ~1 temperature|point
    water|ice|paper ~1 boils|boil|freezes|melts|burns
    fahrenheit|celsius|kelvin
    year|years ~2 columbus|moon|berlin|wall|hastings|titanic|olympics|landing|independence|revolution|armistice|magna|
        apollo|war
    battle of hastings|trafalgar
    orwell|orwells|bradbury|bradburys|heller|hellers|catch-|nena|nenas ~2 novel|book|balloons|title|year|fahrenheit|$
    novel|book|album|song|film|movie|series|bus|route|highway|area|apollo|formula|boeing|airbus|windows|chanel|levis|
        preston ~2 number|novel|year
    adele|adeles|beatles|taylor|taylors ~1 album|first|second|third|fourth|song|debut
    route|highway ~3 famous|number|west|mother
    catch the heller
    commandments|commandment|apostles|disciples|musketeers|amigos|stooges|horsemen|evangelists|muses|graces|magi|
        tribes|pharaohs
    deadly|cardinal|capital|mortal ~1 sins|virtues
    wonders of ~2 world
    wise men
    olympic rings
    golden|silver|diamond|ruby|pearl|tin|wooden|platinum|crystal ~1 wedding|anniversary|jubilee|birthday
    right angle|angles
    bullseye|bull ~1 $
    treble|triple|double ~1 top|bull|word
    perfect|full|maximum ~1 bowling|strike|break|checkout
    perfect|full|maximum game|score ~2 bowling|snooker|darts|gymnastics
    perfect|maximum game|score $
    baker|bakers|devils ~1 dozen
    friday ~1 unlucky|bad|black
    unlucky|lucky friday|seven|number|digit|clover
    lady|ladies godiva
    emergency|police|fire|ambulance ~1 number|call|line|digits
    who|whom you|to ~1 call|dial ~2 fire|emergency|police
    sweet teenager|teen
    driving|voting|school|legal age
    cricket|football|soccer|basketball|volleyball|hockey|baseball|rugby|netball|water-polo ~1 team|side|eleven|squad|
        fifteen|five
    ^ ~1 seasons|apostles|dwarfs|dwarves|fingers|toes|vowels|samurai|months|musketeers|lives|elements|continents|
        ghostbusters|horsemen|weeks $
    ^ ~1 spider|octopus|rainbow|zodiac|alphabet|chessboard|weekdays|weekend $
    bullseye
    snow|ali ~1 whites|babas|white|baba ~1 friends|thieves|dwarfs|gang|mates
    dalmatian|dalmatians|blackjack|triskaidek*|heinz|ketchup ~1 varieties|$
    ^ ~1 dalmatians|blackjack|heinz|sixpack|fortnight|pontoon|formula|trio|quintet $
    apollo|oceans|ocean|area|route|formula|channel|chanel|levis|windows|jump|studio|catch|air|boeing|airbus|motel|
        district|section|highway|interstate|top ~3 problem|crew|gang|men|nevada|california|aliens|street|racing|
        number|hanks|clooney|novel
    deck|pack ~1 without|minus|no ~1 jokers
    pair of ~1 ducks|dice|eyes|shoes|socks
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
    fat ladies|lady
    little ducks|duck
    legs eleven
"""

GERMAN = """
    sixpack|sixpacks
    ^ ~1 gebote $
    antwort auf ~1 alles
    sinn des lebens ~1 adams
    bonds nummer|zahl
    nummer|zahl ~2 bond|bonds|tieres|biestes|teufels
    james bond
    unglückszahl|glückszahl|lieblingszahl|pechzahl|glueckszahl|unglueckszahl|zauberzahl
    reimt|reim sich|auf
    ass $
    ein|das|die ass
    körpertemperatur|zimmertemperatur|raumtemperatur|siedepunkt|gefrierpunkt|fiebertemperatur|körperwärme
    temperatur ~2 körper*|zimmer*|raum*|wasser*|menschen
    wasser kocht|siedet|gefriert|friert
    fahrenheit|celsius|kelvin
    mauerfall|mauerbau|mondlandung|wende|wiedervereinigung|oktoberrevolution|kriegsende|kriegsbeginn
    jahr ~2 mauer*|mondlandung|wende|revolution|entdeckung|kriegs*|titanic|olympia*
    schlacht bei|von|im
    orwell|orwells|bradbury|bradburys|nena|nenas|udo ~2 roman|buch|ballons|luftballons|titel|lied|jürgens|alter|$
    luftballons|luftballon
    trikot|rückennummer|nummer ~1 von|vom|der|des
    messis|ronaldos|müllers|schumachers|jordans|messi|ronaldo|schumacher|vettel|nowitzki ~2 nummer|trikot|zahl|
        rückennummer|auto
    notruf|notrufnummer|polizeinummer|feuerwehrnummer|polizeiruf|notarzt
    ^ ~1 feuerwehr|polizei|rettung|rettungsdienst $
    nummer|zahl|telefon ~2 polizei|feuerwehr|notruf|rettung|auskunft
    tierkreiszeichen|sternzeichen|todsünden|todsünde|weltwunder|geißlein|apostel|musketiere|
        evangelisten|erzengel|zwerge|kardinaltugenden|stämme
    raben|geißlein|schwaben|samurai|räuber ~1 märchen|film|ali
    olympische* ringe
    jünger jesu|jesus
    goldene|silberne|diamantene|eiserne|hölzerne|gnadene ~1 hochzeit|jubiläum|hochzeitstag
    silberhochzeit|goldhochzeit|diamanthochzeit|rosenhochzeit|holzhochzeit|perlenhochzeit
    rechter|rechten|rechte winkel|winkels
    alle neune
    bullseye|volltreffer beim|im
    herzkammern|halswirbel|milchzähne|würfelaugen|würfelseiten|gitarrensaiten|spinnenbeine|klaviertasten|schachfelder|
        wochentage|jahreszeiten|himmelsrichtungen|sinne|bundesländer|kontinente|fußballelf|fußballmannschaft|
        volleyballmannschaft|handballmannschaft|kirchtürme|mondphasen|tonleiter|oktave|regenbogenfarben|jahresmonate|
        tagesstunden|skatkarten|apostelzahl|adventskerzen|adventskalender|adventskranz
    ^ bube|dame|könig|kegel $
    ^ ~1 jahreszeiten|finger|zehen|vokale|selbstlaute|monate|musketiere|elemente|erdteile|samurai|zwerge|räuber $
    ^ ~1 spinne|krake|regenbogen|alphabet|schachbrett|kegel|käfer $
    heiermann|fuffziger|zwanziger|blauer schein
    schneewittchens|ali|babas ~1 freunde|räuber|babas|bande|zwerge ~1 $
    dalmatiner|blackjack|triskaidek*
    ^ ~1 heinz|formel|fieber|sixpack|dalmatiner|blackjack|trio ~1 $
    apollo|oceans|formel|ocean|studio|chanel|levis|boeing|airbus|heinz ~3 problem|bande|team|eins|nummer|ketchup|
        clooney
    skatspiel|kartenspiel|deck|blatt ohne joker
    ein paar enten|socken|schuhe|würfel
    nummer|zahl auf|am ~2 rücken|trikot|shirt
    viel|vielen grad|minuten ~3 kocht|wasser|friert|hat
"""

POLISH = """
    sens życia ~1 adamsa|adams
    numer|agent ~2 bonda|bond
    james|jamesa bond|bonda
    odpowiedź na ~1 wszystko
    szczęśliwa|nieszczęśliwa|pechowa|feralna|magiczna|ulubiona|diabelska liczba|cyfra
    szczęśliwy|pechowy|feralny|ulubiony numer
    liczba|numer szatana|bestii|diabła
    rymuje|rym się|z|do
    as|oczko $
    temperatura ~1 ciała|pokojowa|wrzenia|zamarzania|człowieka|topnienia
    woda wrze|zamarza|kipi
    fahrenheit*|celsjusz*
    powieść|książka orwell*|bradbur*
    orwell*|bradbur*
    rudy ~1 czołg
    czołg rudy|pancern*
    pancerni
    przykazan*|przykazań|grzech*|apostoł*|muszkieter*|krasnoludk*|krasnal*|samuraj*
    cuda|cudów świata
    województw*
    kółka|kół|kręgi|koła olimpijsk*
    złote|srebrne|diamentowe|brylantowe|perłowe ~1 wesele|gody
    kąt|kąta prosty|prostego
    tęcza|tęczy
    feralny|pechowy piątek
    zbójników|rozbójników
    ^ ~1 pory|pór|palce|palców|miesiące|miesięcy|żywioły|żywiołów|kontynenty|kontynentów|samogłosek|krasnali ~1 $
    ^ ~1 pająk|ośmiornica|tęcza|szachownica|kręgle|alfabet|samogłoski|zodiak $
    samogłosk*
    moje|wszystkie ~1 palce
    rudy ten czołg
    przyjaciele|koledzy|kumple|zbójcy|rozbójnicy ~1 śnież*|ali|baby
    dalmaty*|blackjack|sześciopak|sześciopaki
    ^ ~1 gorączka|blackjack|dorosłość|heinz|formuła $
    apollo|ekipa|formuła|ocean*|studio|chanel ~2 problem*|ocean*|numer|ryzykown*
    talia bez jokerów
    szczęśliwy|pechowy|ulubiony numerek|numer
    tylu|ilu stopniach ~3 wrze|woda|zamarza
"""

CZECH = """
    smysl života ~1 adamse|adams
    číslo|agent ~2 bonda|bond
    bondovo číslo
    james|jamese bond|bonda
    odpověď na ~1 všechno|vše
    šťastné|nešťastné|smolné|magické|oblíbené|ďáblovo číslo
    číslo šelmy|ďábla
    rýmuje|rým se|s|na
    eso $
    mám|je eso $
    kilo bez|minus
    teplota ~1 těla|pokojová|varu|mrazu|tuhnutí|člověka|vody
    tělesná|pokojová|lidská teplota
    voda vře|mrzne|vaří|zamrzá
    bod varu|mrazu|tuhnutí|tání
    fahrenheit*|celsi*
    orwell*|bradbur*
    román ~1 orwell*|bradbur*
    přikázání|hříchy|hříchů|apoštol*|mušketýr*|trpaslí*|samuraj*|loupežní*
    divy|divů světa
    duha|duhy
    olympijské|olympijských kruhy|kruhů
    zlatá|stříbrná|diamantová|perlová ~1 svatba
    pravý|pravého úhel|úhlu
    kuželky|kuželek
    nešťastný pátek
    ^ ~2 období|prsty|prstů|měsíce|měsíců|živly|živlů|světadíly|světadílů|kontinenty $
    ^ ~1 pavouk|chobotnice|duha|šachovnice|abeceda|samohlásky|zvěrokruh $
    samohlásk*
    moje|všechny ~1 prsty
    sněhurčin*|kamarádi|parťáci|loupežníci ~1 sněhurk*|ali|baby|kamarád*|dann*
    dannyho parťáci
    dalmatin*|blackjack
    ^ ~1 horečka|blackjack|dospělost|heinz|formule $
    apollo|formule|studio|chanel ~2 problém*|číslo|jedna
    balíček bez žolíků
    šťastné|oblíbené|smolné čísílko|číslo
"""

RUSSIAN = """
    смысл жизни ~1 адамсу|адамса
    номер|агент ~2 бонда|бонд
    ответ на ~1 всё
    счастливое|несчастливое|чёртово|магическое|любимое число
    счастливый|несчастливый|любимый номер
    число зверя|дьявола
    рифмуется|рифма с|к|на
    туз|очко $
    по счёту
    температура ~1 тела|комнатная|кипения|замерзания|человека|воды|плавления
    комнатная|нормальная ~1 температура
    вода кипит|замерзает|закипает
    точка кипения|замерзания|плавления
    фаренгейт*|цельси*
    оруэлл*|брэдбери
    роман ~1 оруэлла|брэдбери
    мгновени* весны
    друз* оушена|оушен
    стуль*|стульев ~2 остапа|ильфа|бендера|петрова|у
    заповед*|апостол*|мушкетёр*|мушкетер*|гном*|самура*|разбойник*|богатыр*
    смертн* грех*
    грехов|грехи
    чудес|чудеса света
    радуга|радуги
    олимпийск* кольца|колец|кольцо
    золотая|серебряная|бриллиантовая|жемчужная|деревянная|ситцевая ~1 свадьба
    прямой|прямого угол|угла
    кегли|кеглей
    несчастлив* пятница
    футбольн*|хоккейн*|волейбольн*|баскетбольн* команд*
    ^ ~1 времена|времён|пальцы|пальцев|месяцы|месяцев|стихии|стихий|континенты|материки ~1 $
    ^ ~1 паук|осьминог|радуга|алфавит|гласные|зодиак $
    гласн* ~1 букв*|$
    мои|все ~1 пальцы
    чирик
    друзья|приятели|разбойники|банда ~1 белоснеж*|али|бабы|оушена
    далматин*|блэкджек|блекджек
    ^ ~1 лихорадка|взрослость|хайнц|формула $
    аполлон|формула|студия|шанель ~2 проблем*|номер|один
    колода без джокеров
    счастливый|любимый|несчастливый номерок|номер
    джеймс бонд
    бонд
    чёрная|несчастливая пятница
    номер на ~1 спине|майке
"""

FRENCH = """
    réponse à ~1 tout|la|vie
    numéro|agent ~2 bond
    james bond
    porte bonheur|malheur
    portebonheur|portemalheur
    nombre|chiffre|numéro ~1 chance|fétiche|préféré|magique|bête|diable
    rime avec
    j|ai|tiens ~1 as $
    un|mon as
    température ~1 corps|corporelle|ambiante|ébullition|pièce|humaine|fièvre|normale
    eau ~1 bout|gèle|bouillante
    fahrenheit|celsius|kelvin
    prise ~2 bastille
    année ~3 révolution|lune|mur|bastille|titanic|guerre|marignan|euro|armistice|découverte
    marignan|waterloo|austerlitz
    roman ~2 orwell|bradbury|perec
    orwell|bradbury|nena
    numéro ~1 de|du|des|d ~2 $
    zidane|mbappé|platini|messi|ronaldo|griezmann|jordan ~2 numéro|maillot|porte|$
    pompiers|samu
    police ~1 secours|téléphone|numéro
    urgence|urgences ~1 européen|numéro|téléphone
    numéro ~1 urgence
    commandements|commandement|apôtres|mousquetaires|péchés|plaies|évangélistes|évangiles|muses|merveilles|dalmatiens|
        nains|disciples
    arcenciel
    arc en ciel
    anneaux olympiques
    étoiles ~2 drapeau|européen|europe|union|américain
    noces d|de ~1 or|argent|diamant|coton|cuir|bois|étain|perle|rubis|platine
    noces or|argent|étain
    angle droit
    petits|grands ~1 doigts|cochons
    quille|quilles ~1 bowling|$
    trèfle à
    pige|piges|brique
    ^ ~1 saisons|doigts|orteils|voyelles|mois|mousquetaires|éléments|continents|nains|péchés $
    ^ ~1 araignée|pieuvre|arcenciel|alphabet|échiquier|dalmatiens $
    main|doigts ~1 complète
    premier pas sur ~1 lune
    copains|amis|voleurs|bande ~3 blanche|blancheneige|neige|baba|ali|ocean
    dalmatien|dalmatiens|blackjack
    ^ ~2 blackjack|dalmatiens|fièvre|heinz|formule $
    vendredi noir|maudit
    apollo|ocean|formule|studio|chanel|levis|boeing|airbus ~3 problème|bande|numéro|équipe|clooney|un
    bande à|d ocean
    jeu|paquet ~2 sans jokers|joker
    paire de ~1 canards|dés|chaussettes|yeux
    numéro ~2 dos|maillot
"""
