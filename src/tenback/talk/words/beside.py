"""What stands beside a word and tells talk about a turn, a pile or a household from talk about a card: words of all
languages together, since people mix them.
"""

# ruff: noqa: RUF001 - Cyrillic

from tenback.talk.words.language import endings, forms

__all__ = [
    "AT_AN_HOUR",
    "BARE",
    "DOING",
    "EITHER",
    "EVENTS",
    "HOMOGRAPHS",
    "HOURS",
    "LAYING",
    "NAMED",
    "NOISE",
    "ORDINALS",
    "PARTS",
    "SPARING",
    "TALK",
    "TURNS",
]

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
    the a an my your his her our that this die der das eine ne einen meine deine den dem zur moja moją twoją tę ta tą
    moje
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
    touching wrecked ruined saving leaving close on left right closed awful nobody one looks
    links rechts zu niemand keiner
    lewej prawej zamknięty zamknięta nikt
    zleva zprava zavřená nikdo
    слева справа закрыта закрыт никто
    gauche droite fermée personne
    weg schonen opfern opfert opfere lasst lass lassen finger auf hin gehört kaputt tot retten rette meiden meidet
    lieber
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

# Neighbours who live there

NOISE = forms("""
    loud noisy noise drilling drills music party shouting upstairs door parrot
    laut lärm krach bohrt hämmert musik macht klingelt schreit
    hałasuje wierci głośno muzyka krzyczy puka stuka hałas
    kravál vrtá hlučí hlasitě muzika křičí buší klepe dělá
    шумит сверлит громко музыка кричит стучит орёт
    bruit perce musique crie tape fait frappe bruyant bruyante
""")

# My next turn is on A: no card is told.
TURNS = forms("""
    turn turns zug züge zuges runde ruch ruchu ruchem tah tahu tahem ход ходом хода ходу coup coups tour tours
""")
# What is counted of things that a picture shows: 🕷️ legs
PARTS = forms("""
    legs leg feet eyes strings wheels doors holes keys teeth wings arms tentacles players fingers toes lives
    beine füße augen saiten räder türen löcher tasten zähne flügel arme spieler finger zehen leben
    nogi nóg łapy łap oczy oczu struny strun koła kół drzwi klawisze zęby skrzydła ręce gracze palce żyć
    nohy nohou noh tlapky oči očí struny strun kola kol dveře klávesy zuby křídla ruce hráči prsty životy životů
    ноги ног лапы лап глаза глаз струны струн колёса колес двери клавиши зубы крылья руки игроки пальцы жизней
    pattes pieds yeux cordes roues portes trous touches dents ailes bras joueurs doigts vies
""")
# An hour without more words, where something is to happen then: I work at six, um 8 muss ich weg.
HOURS = forms("""
    two three four five six seven eight nine ten eleven twelve
    zwei drei vier fünf sechs sieben acht neun zehn elf zwölf
    drugiej trzeciej czwartej piątej szóstej siódmej ósmej dziewiątej dziesiątej jedenastej dwunastej dwudziestej
    drugą trzecią czwartą piątą szóstą siódmą ósmą dziewiątą dziesiątą jedenastą dwunastą dwudziestą
    dvě tři čtyři pět šest sedm osm devět deset jedenáct dvanáct
    dvou tří čtyř pěti šesti sedmi osmi devíti deseti jedenácti dvanácti
    два три четыре пять шесть семь восемь девять десять одиннадцать двенадцать
    двух трёх трех четырёх четырех пяти шести семи восьми девяти десяти одиннадцати двенадцати
    deux trois quatre cinq six sept huit neuf dix onze douze
""")
AT_AN_HOUR = forms("""
    at by until till from before around since after um bis ab gegen vor nach seit o od do na przed po około koło
    v ve před kolem tak в во к до с от после около à vers dès avant après jusquà
""")
EVENTS = forms("""
    meet meeting work job school train bus plane flight bed sleep dinner lunch breakfast shift call zoom leave leaving
    doctor dentist appointment tomorrow tonight today morning evening weekend monday tuesday wednesday thursday friday
    saturday sunday instead game match movie film again wake alarm kids up
    weg los gehen muss arbeit arbeiten schule zug bett schlafen essen schicht termin arzt morgen heute abend früh
    treffen montag dienstag mittwoch donnerstag freitag samstag sonntag wieder aufstehen kinder wecker spiel
    praca pracy roboty szkoła szkoły szkole pociąg spać łóżka obiad kolacja zmiana zmianę zebranie spotkanie lekarz
    lekarza jutro dziś dzisiaj wieczorem rano wstaję wstać muszę kończę budzik dzieci mecz poniedziałek wtorek środę
    czwartek piątek sobotę niedzielę gramy widzimy
    práce práci školy škole vlak spát postele oběd večeře směnu směna schůzku schůze sraz doktora doktor zítra dnes
    večer ráno vstávám vstávat musím končím budík děti zápas žena pondělí úterý středu čtvrtek pátek sobotu neděli
    hrajeme
    работу работе работа школу школе поезд спать ужин обед смена смену встреча встречу созвон врач врача врачу завтра
    сегодня вечером утром встаю вставать надо заканчиваю будильник дети матч понедельник вторник среду четверг пятницу
    субботу воскресенье играем
    travail boulot école train lit dormir dîner déjeuner réunion rdv rendez-vous médecin demain soir matin aujourdhui
    lever lève réveil enfants match lundi mardi mercredi jeudi vendredi samedi dimanche finis pars dois partir
""")

# A riddle and a colour: "seasons, yellow". Beside the colour stands nothing that people say to one another:

TALK = forms("""
    i me my you your yours we us our he she they it not no never yes yeah yep nope please thanks thank thx sorry nice
    good
    great bad well ok okay have has had hold got need want wants can could would should will shall think know like love
    hope help wait waiting slow fast hurry high low big small very really quite rather too also again now later soon
    finally maybe perhaps if when why where how who if do does did dont play lay keep save take go going come turn right
    left first next last pile only just but still anyone anybody all everyone careful careless still wow ouch damn oh ah
    ich mich mir mein meine du dich dir dein deine wir uns er sie ihr euch man nicht kein keine nein ja jo nie bitte
    danke
    sorry schön gut super toll schlecht habe hab hast hat haben brauche brauch will kann könnte würde soll glaube weiß
    mag
    hoffe hilf hilfe warte wartet langsam schnell hoch niedrig tief groß klein sehr wirklich ziemlich eher auch wieder
    jetzt später gleich bald endlich vielleicht wenn wann warum wo wer wie spiel spiele lege leg legt nimm geh komm zug
    rechts links erst nächste letzte stapel nur aber doch noch schon jemand alle vorsicht oh ach na mist schade leider
    ja ty my wy on ona oni mnie mi mam masz ma mamy nie tak no proszę dzięki sorry dobrze fajnie super źle trzymam
    potrzebuję chcę mogę możesz może można wiem myślę lubię pomocy pomóż czekam czekaj czekajcie wolno szybko wysoko
    nisko
    wysoka niska wysoki niski bardzo naprawdę raczej też znowu teraz później zaraz wreszcie jeśli kiedy czemu gdzie kto
    jak gram graj kładę połóż bierz idź ruch prawo lewo prawy lewy stos tylko ale jeszcze już ktoś wszyscy uwaga och ach
    szkoda duża mała niezbyt
    já ty my vy on ona oni mě mně mi mám máš má máme ne jo ano prosím díky dík sorry dobře fajn super špatně držím
    potřebuju chci můžu můžeš může snad vím myslím líbí pomoc pomoz čekám čekej čekejte pomalu rychle vysoko nízko
    vysoká
    nízká vysoký nízký hodně moc velmi fakt spíš taky zase teď později hned konečně jestli když proč kde kdo jak hraju
    hraj
    dám dej ber jdi tah vpravo vlevo hromádka jen ale ještě už někdo všichni pozor ach škoda velká malá
    я ты мы вы он она они меня мне тебя тебе мой моя у нас вас есть нет не да ага пожалуйста спасибо извини хорошо
    отлично
    супер плохо держу нужна нужно надо хочу могу можешь можно знаю думаю люблю помогите помоги жду ждите подожди
    медленно
    быстро высоко низко высокая низкая высокий низкий очень правда довольно скорее тоже опять снова сейчас потом скоро
    наконец если когда почему где кто как играю играй кладу клади бери иди ход справа слева стопка только но ещё уже
    кто-то все осторожно ох ах жаль большая маленькая
    je tu il elle on nous vous ils moi toi lui me te j ai as a avons pas non oui ouais si merci pardon désolé bien super
    bon mal garde besoin veux peux peut pourrait sais pense aime aide attends attendez lentement vite haut bas haute
    basse
    très vraiment plutôt aussi encore maintenant après bientôt enfin peutêtre quand pourquoi où qui comment joue jouez
    pose prends va viens tour droite gauche pile seulement mais déjà quelquun tous attention oh ah dommage zut grande
    petite s'il stp svp
    as like so often always usual usually with for to what luck god than thats theres heres let lets see anyway well
    done
    wie so oft immer wieder üblich mit für zu was glück gott pech als mal halt eben wär wäre ist
    jak często zawsze zwykle znów z dla do co szczęście pech boże niż jest to znaczy chyba byłoby
    jak často vždycky vždy obvykle zas s pro co štěstí smůla bože než je to asi prý bylo
    как часто всегда обычно опять с для к что удача повезло боже чем это наверное было бы
    enough fair crossed thumbs up tiny steps holy team problem problems worries man mate guys folks people course light
    daumen drücken los leute schritte kleine klar natürlich problem probleme mann mensch team herrje oje kinder
    rany kroki małe kciuki sprawy problemu ludzie drużyna dawaj dajesz jasne oczywiście niestety kurczę
    problém kroky malé palce lidi tým jasně samozřejmě bohužel ježíši pojďte sakra jdeme
    шагами шаги проблем команда вперёд конечно увы ребята люди боже блин кулаки давай
    équipe allez courage souci doigts croise pas petits évidemment hélas gars zut flûte problème
    comme souvent toujours dhabitude avec pour quoi chance dieu que cest c est ça voilà quand même encore
""")
# What may stand beside a riddle that is a clause of its own: a rainbow, in blue, please
BARE = forms("""
    in the my card i have hold got it its is that ich hab habe die der karte meine in ist das mam karta w moja to jest
    mám
    kartu karta moje je v ve у меня карта в это моя есть jai j ai carte ma la le en c est cest
""")

# Number words that are everyday words of another language after these: French four "oven", dos "back", tri "sorting"

HOMOGRAPHS = {
    "four": forms("au le du un mon ce petit"),
    "dos": forms("le mon ton son au du de en un mal plein leur"),
    "tri": forms("le du un ce de bon"),
}
