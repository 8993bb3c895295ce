"""What stands beside a word and tells talk about a turn, a pile or a household from talk about a card: words of all
languages together, since people mix them.
"""

# ruff: noqa: RUF001 - Cyrillic

from tenback.talk.words.language import endings, forms

__all__ = [
    "ANYTIME",
    "BARE",
    "CALLED",
    "DOING",
    "EITHER",
    "HOMOGRAPHS",
    "LAYING",
    "NAMED",
    "NOISE",
    "ORDINALS",
    "PARTS",
    "PLACES",
    "PREPOSITIONS",
    "SIDES",
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
# Whom one speaks to, when a card stands at, on or from a number: stay at four, people
CALLED = forms("""
    people guys folks friends pals buddies players boys girls
    leute freunde freunden kumpel spieler spielern jungs mädels mitspieler
    ludzie ludzi osoby gracze graczy chłopaki dziewczyny koleżanki znajomi przyjaciele
    lidi lidí hráči hráče kamarádi kamarády kluci holky
    люди ребята друзья игроки игрока парни девушки
    gars amis copains joueurs joueuses personnes filles
""")
PLACES = forms("""
    on onto at to is are lay lays laying drop save keep pile card
    auf bei ist sind lege legen leg spiele stapel karte
    na jest są kładę położę stos karta je jsou dávám položím karta hromádka
    на кладу положу стопка карта sur est sont pose joue pile carte
""")
# No adjectives between a number and what it counts: two good turns
PREPOSITIONS = forms("in im am zum mit of for with w z we s ze из для en de du avec pour")
# Left pile three: not the pile's name any more
SIDES = forms("""
    left right upper lower top bottom this that linker linke linken rechter rechte rechten oberer unterer dieser diesem
    lewy lewa lewej prawy prawa prawej górna dolna levá levé pravá pravé horní dolní této tomhle téhle
    левая левой правая правой верхняя нижняя этой этом ce cette
""")
# What people put into every sentence
ANYTIME = forms("""
    today tonight tomorrow again now then already here there this game match round turn evening morning next left still
    heute abend abends morgen wieder jetzt dann schon hier noch diesem diese dieser spiel runde zug
    dziś dzisiaj jutro znowu znów teraz już tutaj tu tym tej meczu grze turze rundzie wieczorem rano jeszcze
    dnes dneska zítra zase teď už tady tu tomhle téhle zápase hře tahu večer ráno ještě
    сегодня завтра опять снова сейчас уже тут здесь этой этом этот игре матче ход вечером утром ещё
    aujourdhui demain encore maintenant déjà ici là ce cette soir matin match partie manche tour
""")
# What is counted of animals and things that a picture shows: 🕷️ legs. Players, eyes, fingers and lives are talk there.
PARTS = forms("""
    legs leg feet strings wheels doors holes keys teeth wings arms tentacles toes
    beine füße saiten räder türen löcher tasten zähne flügel arme zehen
    nogi nóg łapy łap struny strun koła kół drzwi klawisze zęby skrzydła ręce
    nohy nohou noh tlapky struny strun kola kol dveře klávesy zuby křídla ruce
    ноги ног лапы лап струны струн колёса колес двери клавиши зубы крылья руки
    pattes pieds cordes roues portes trous touches dents ailes bras
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
