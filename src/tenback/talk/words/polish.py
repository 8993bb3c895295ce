"""Polish: number words, cases, ordinals, collective numerals, names of cards; and the ways to pin a number down."""

from tenback.talk.words import across, famous, piles, riddles, wholes
from tenback.talk.words.language import Company, Language, Pleasantries, endings, forms

__all__ = ["POLISH"]

# Number words

SMALL = forms("""
    dwa dwie dwaj dwóch dwu dwóm dwom dwoma dwiema dwum
    trzy trzej trzech trzem trzema
    cztery czterej czterech czterem czterema
""")
# nominative | the stem of the other cases, which end in -u and -oma
FIVE_AND_MORE = """
    pięć|pięci sześć|sześci siedem|siedmi osiem|ośmi dziewięć|dziewięci dziesięć|dziesięci
    jedenaście|jedenast dwanaście|dwunast trzynaście|trzynast czternaście|czternast piętnaście|piętnast
    szesnaście|szesnast siedemnaście|siedemnast osiemnaście|osiemnast dziewiętnaście|dziewiętnast
    dwadzieścia|dwudziest trzydzieści|trzydziest czterdzieści|czterdziest
    pięćdziesiąt|pięćdziesięci sześćdziesiąt|sześćdziesięci siedemdziesiąt|siedemdziesięci
    osiemdziesiąt|osiemdziesięci dziewięćdziesiąt|dziewięćdziesięci
"""
NOMINATIVES = frozenset(pair.split("|")[0] for pair in FIVE_AND_MORE.split())
OTHER_CASES = " ".join(pair.split("|")[1] for pair in FIVE_AND_MORE.split())

ORDINAL_STEMS = """
    czwart piąt szóst siódm ósm dziewiąt dziesiąt jedenast dwunast trzynast czternast piętnast szesnast siedemnast
    osiemnast dziewiętnast dwudziest trzydziest czterdziest pięćdziesiąt sześćdziesiąt siedemdziesiąt osiemdziesiąt
    dziewięćdziesiąt setn
"""
CARD_STEMS = """
    dwój trój czwór piąt szóst siódem ósem dziewiąt dziesiąt jedenast dwunast trzynast czternast piętnast szesnast
    siedemnast osiemnast dziewiętnast dwudziest trzydziest czterdziest pięćdziesiąt sześćdziesiąt siedemdziesiąt
    osiemdziesiąt dziewięćdziesiąt set
"""
COLLECTIVES = endings("dwoj troj", "e ga gu giem") | endings(
    "czwor pięcior sześcior siedmior ośmior dziewięcior dziesięcior", "o ga gu giem"
)
MULTIPLES = endings(
    "trzykrot czterokrot pięciokrot sześciokrot dziesięciokrot dwukrot", "nie ność ności ny na ne nego nej ną"
) | endings("dwudziesto trzydziesto czterdziesto", "letni paro kilku")
GROUPS = (
    endings("tuzin mendel", "- a u y em ie ów ami ach")
    | forms("""
        kopa kopę kopy kopą dycha dychę dychy dychą dyszka dyszkę stówa stówę stówka stówkę stówki sto stu
        stoma
    """)
    | forms("pięćdziesiona piona piątak piątaka pięćdycha półwiecze")
    | forms("dwieście trzysta półtora półtorej potrójny potrójna potrójnie czterokroć")
)
SLIPS = forms("""
    śtery sztery jedynoście łosiem dwajśćia naście pińć szyść siedym
    dwajcia dwajścia osim ośim sztyry śtyry siedymdziesiąt szejśdziesiąt pińdziesiąt pieńćdziesiont ottantuno
    styrdzieści czterdzieśći
    siedm ośm sześ czydzieści czynaście dwajścia dwadzieścioma szejset jedynaście szejść szejś szejsdziesiąt siedym
    pińćdziesiąt dziewińć dziesińć
""")

CARDINALS = SMALL | NOMINATIVES | endings(OTHER_CASES, "u oma")


def as_heard(words: frozenset[str]) -> frozenset[str]:
    """Vowels and consonants as they sound: pienć, pinć, siedemdziesiont, szusty, tszy."""
    nasal = {word.replace("ię", nose).replace("ę", "en").replace("ą", "on") for word in words for nose in ("ien", "in")}
    return frozenset(
        nasal | {word.replace("ó", "u") for word in words} | {word.replace("trz", "tsz") for word in words}
    )


WRITTEN = (
    CARDINALS
    | endings("trzeci", "- a e ego ej emu ą m ch mi")
    | endings(ORDINAL_STEMS, "y a e ego ej emu ą ym ych ymi i")
    | endings(CARD_STEMS, "ka ki ce kę ką ko kach kami kom eczka eczkę meczka meczkę")
    | endings("siódm ósm piąt szóst dziewiąt", "eczka eczkę eczki")
    | endings("dwój trój czwór szóst dziewiąt dziesiąt set", "ek")
    | COLLECTIVES
    | MULTIPLES
    | GROUPS
    | SLIPS
    | forms("jedynka jedynki jedynce jedynkę jedynką jedynek jedyneczka")
)

# Ways to pin a number down

SUPERLATIVES = """
    sąsiad|sąsiadem|sąsiada
    najwyższ*|najniższ*|najwięks*|najmniejsz*|najwyzsz*|najnizsz*|najwieks*
    maksimum|maksymaln*|minimaln*
    to|jest|mam maks|max
    przedostatni* od|liczba|karta|w|ze
    drug*|trzeci* od|co ~1 góry|dołu|końca|wielkości
    drug* ~1 najwyższ*|najniższ*|najwięks*|najmniejsz*
"""
EXACT = """
    dokładnie|równo|bezpośrednio|tuż|zaraz|prosto ~2 nad|pod|powyżej|poniżej|między|pomiędzy|wyżej|niżej|wyższa|niższa
    dokładnie|bezpośrednio|tuż|zaraz ~1 po|za|przed niej|nią|tej|twojej|mojej|twoją|moją|nim|tym|tą $
    dokładnie|bezpośrednio|tuż|zaraz ~1 po|za|przed ~1 karcie|kartą|stosie|stosem
    dokładnie|bezpośrednio|tuż|zaraz ~1 obok $
    dokładnie|bezpośrednio|tuż|zaraz ~1 obok ~2 niej|tej|twojej|mojej|karty|stosu|wierzchniej
    dokładnie|sam|ścisły|równo ~2 środek|środku|połowa|połowie|centrum
    środek|środku|połowa|połowę|połowie|ćwierć|centrum ~1 talii|wszystkich|liczb|kart|skali
    środkow* karta|kartę|liczba|liczbę
    w połowie drogi|między|pomiędzy
    pół drogi|wieku|setki
    jedyn* ~4 między|pomiędzy|wejdzie|zmieści
    brakując* ~1 między|pomiędzy|karta|kartę|liczba|liczbę
    nic|żadna|żadnej ~4 między|pomiędzy
    między|pomiędzy ~6 nic|żadna|żadnej
    bez żadn*|jednej|jedynej luki|przerwy|odstępu
    bliżej ~1 się nie
    bliżej nie
    najbliższ* ~1 możliw*|liczba|liczbę|wyższ*|niższ*|karta|kartę
    median*
    równej odległości|odległość
    pośrodku|środku|środek|połowie|centrum ~1 między|pomiędzy
    akurat|idealnie|idealne|ściśle|centralnie ~1 między|pomiędzy|nad|pod|po|za|przed|obok
    tak samo|równie|jednakowo daleko|blisko|odległ*
    jednakow* odległ*|dystans*
    dokładnie|idealnie|akurat|równo|bezpośrednio|perfekcyjnie ~1 na|nad|pod|po|przed twoją|moją|twojej|mojej|niej|
        nią $
    dokładnie|tylko|równo|zaledwie ~1 jedn* ~1 luka|lukę|dziura
    między ~5 dokładnie|tylko jedn*
    kontynuować|kontynuuję|przedłużyć|dokończyć ~2 ciąg|szereg|rząd|serię|sekwens
    pierwsz*|następn* karta|kartę ~1 nad|pod|po|przed|za a|b|c|d|twoj*
    środek|połowa a|b|c|d
    dokładnie|równo ~3 po|przed|nad|pod twojej|mojej|twoją|moją|niej|nią
    dokładnie|równo jedna karta
"""
EXTREMES = """
    różnica|odstęp|krok|luka ~2 jeden|jedna|jednego|jednej
    co idzie|jest po|przed
    pół stulecia
    najmniejsz* krok* jak*
    nie da ~2 przebić|pobić
    dokładn* kart*
    kolejne|sąsiednie karty
    a|b|c|d od tyłu
    od tyłu $
    nigdy ~4 wyższ*|niższ*|więks*|mniejsz*
    wyższ*|niższ* karty|karta ~1 nie
    końcu|kończy|końcówka ~2 zero|zerem|zera
    luka|odstęp|różnica|krok jeden|jedna
    jeden|jedna|jedno pod|nad|za ~1 spodem|nią|tym|nim|twoją|tą
    centraln* karta|kartę|liczba
    równa|równy ~1 wierzchniej|górnej|tej
    te same cyfry
    palce|palców ~1 obu rąk
    wiek wyborczy|emerytalny
    tuż|zaraz|bezpośrednio ~1 po|przed|nad|pod|za|ponad a|b|c|d
    tuż|zaraz|bezpośrednio ponad
    całkowitej
    najwyższ*|najniższ*|najwięks*|najmniejsz* ~2 możliw*|wszystkich|jaka|grze|talii
    wyższ*|niższ*|więks*|mniejsz* ~1 nie ma|istnieje
    nie ma ~1 wyższ*|niższ*|więks*|mniejsz*
    nie do pobicia|przebicia
    król|szef talii|kart
    nikt|żadn* ~5 wyższ*|niższ*|więks*|mniejsz*|wyżej|niżej
    nic ~3 wyższ*|niższ*|więks*|mniejsz*|wyżej|niżej ~1 niż|od
    nic|nikt|żadn* ~2 przebij*|pobij*
    nic|żadn* ~1 nad|pod|powyżej|poniżej moją|mojej|nią|niej
    nad|pod|powyżej|poniżej moją|moja|mojej ~2 nic|nikt|żadn*|nie
    wyższ*|niższ*|więks*|mniejsz* od|niż moj* ~2 nie
    wyżej|niżej ~2 się nie
    wyżej|niżej nie
    górn*|doln* kraniec|koniec|granica|limit
    koniec|początek|kraniec|szczyt|dno|sufit|góra|dół|granica skali|talii|liczb|zakresu|kart
    samo dno|góra
    pierwsz*|ostatni* ~1 ze|z ~1 wszystkich|liczb
    pierwsz*|ostatni* liczba|liczbę|numer
    dwucyfrow*|jednocyfrow*
    nic|żadna|nikt ~2 idzie|wchodzi|przechodzi|schodzi|zejdzie|wejdzie ~1 nad|pod|niżej|wyżej|poniżej|powyżej
    żadna|nikt|nic ~4 pobije|przebije|przebija|bije|pokona
    pierwsz*|ostatni* w|z ~1 talii|pudełku|komplecie
    samo|sam szczyt|sufit|dno|góra|wierzch
    sufit|strop ~1 liczb*|kart*|talii|$
    trzeci*|drug*|czwart*|przedostatni* od ~1 końca|początku|góry|dołu
    absolutn* minim*|maksim*|dno|szczyt
    niepokonan*|nieprzebijaln*
    przedostatni* karta|kartę|liczba|numer
"""
NEIGHBOURS = """
    karta|kartę|liczba|ta po|przed|nad|pod|za twojej|twoją|mojej|moją|niej|nią $
    następn*|kolejn* karta|kartę ~1 górę|dół|wyżej|niżej
    następn*|kolejn* ~1 kolejności|szeregu|rzędzie
    kontynuować|kontynuuję ~2 po|od tej|razu
    oczko|szczebel|stopień|szczebelek|ząbek wyżej|niżej|wyższ*|niższ*|więcej|mniej
    krok|różnica|odstęp|odległość|skok jeden|jedna|jednego|jednej
    różni|różnią się o
    o oczko|stopień|numer|jednotku|punkt|krok ~1 wyżej|niżej|wyższa|niższa|więcej|mniej|dalej|stąd
    jeden|jednym|jednego ~1 krok|kroku|krokiem wyżej|niżej|stąd|od|dalej|w
    tylko ~1 krok stąd|od
    sąsiadk*|sąsiedn*
    sąsiaduj*|przyleg*|styka|graniczy
    liczba|liczbę|numer ~2 po|przed|nad|pod|za ~1 tej|tym|nią|niej|tą|twojej|$
    następn*|kolejn*|poprzedni* liczba|liczbę|liczby|cyfra|cyfrę|numer|wyższ*|niższ*
    następn*|kolejn*|poprzedni* po|przed|od|za ~1 tej|twojej|tą|twoją|stosie|stosu|nią|niej|tamtej
    następn*|kolejn*|poprzedni* karta|kartę|w ~1 ciąg*|kolejności|szereg*|po
    mam ~1 następną|kolejną|poprzednią ~1 $
    następnik|poprzednik|następnika|poprzednika
    następuje|idzie|stoi|leży|jest ~1 zaraz|tuż|bezpośrednio|od|po po|za|przed|obok ~1 twojej|niej|tej|nią|mojej
    następuje po
    idzie ~1 po twojej|niej|tej|mojej
    to|tę|tą|co ~1 jest|idzie po|przed niej|tej|nią|nim
    są|idą ~1 kolejne|pod ~1 rząd|$
    o włos o
    najmniejsz* możliw* krok*
    minimaln* krok*
    brakuje ~1 jednego|jednej
    krok|oczko|szczebel|stopień|ząbek|punkt|numer|kreskę|kreska|schodek|szczebelek|jednostkę|kroczek|pozycję ~1 nad|
        pod|wyżej|niżej|powyżej|poniżej|za|przed|od|wyższ*|niższ*|dalej|obok
    o krok|oczko|szczebel|stopień|włos|kreskę|schodek|jednostkę|jeden|jedną|jedno|numer ~1 nad|pod|wyżej|niżej|
        powyżej|poniżej|za|przed|od|wyższ*|niższ*|obok|więcej|mniej|dalej
    dokładnie|tylko|równo|zaledwie|ledwie jeden|jedna|jedno|jedną|jednym ~1 krok|krokiem|oczko|szczebel|stopień|nad|
        pod|za|przed|obok|dalej
    jeden|jedna|jedno|jedną nad|pod|za|przed|obok|od ~1 a|b|c|d|tobą|nim|nią|mną|twoją|moją|tą|twojej|zielon*|
        czerwon*|niebiesk*|żółt*|fioletow*|górn*|wierzchn*
    dotyka|dotykają|muska|przylega|przytula|przykleja|klei|całuje ~1 się|do|twojej|moją|a|b|c|d|twoją|tej ~1 twojej|
        mojej|a|b|c|d|$
    styka|stykają|łączy ~1 z|się|ze
    następn*|kolejn* ~1 w ~1 kolejce|kolejności|szeregu|rzędzie|linii|ciągu
    wchodzi|idzie|pasuje|wskakuje|siada|ląduje ~1 zaraz|tuż|dokładnie|bezpośrednio|prosto ~1 po|za|nad|pod|przed|na
    ta|karta|liczba przed|po|pod|nad|za ostatni*|najwyższ*|najniższ*|pierwsz*|najwięks*|najmniejsz*
    to|są sąsiedzi|sąsiadki $
    dołożyć|dokładam ~3 kolei|kolejności
"""
EQUALS = """
    jak|co twoj*|moj*|ta ~1 czerwon*|niebiesk*|zielon*|żółt*|fioletow*
    twoj*|moj* ~1 tylko|ale|w ~1 czerwon*|niebiesk*|zielon*|żółt*|fioletow*
    ta|ten liczba|numer jeszcze|znowu
    ta|tę|tej|taka|taką|ten|takie|taki sam|sama|samą|samej|samo ~1 liczba|liczbę|cyfra|cyfrę|wartość|numer|wysokość
    tak* sam* jak|co twoj*|moj*|ta|tamta|na|czerwon*|niebiesk*|zielon*|żółt*|fioletow*
    ta|tę sama|samą co|jak
    równie|równo ~1 wysok*|nisk*|duż*|mał* jak|co
    równa|równe|równy|identyczn* twojej|mojej|tej|z|jak|co|temu
    bliźniacz*
    cyfry|cyfr|cyfra|cyfrę ~3 odwrót|odwrotnie|zamienione|przestawione|takie|same|dają|odwrócone
    obie|ostatnie|ostatnia|pierwsza|druga|dwie ~1 cyfry|cyfra
    lustrzan*|odbicie
    czytane|czytana|czytaj|odczytane ~1 od|wspak|na
    do góry nogami
    wspak
    suma ~1 cyfr
    równa|równy|równe|równo ~1 z ~1 a|b|c|d|twoją|stosem|górną
    równa|równy|równe czerwon*|niebiesk*|zielon*|żółt*|fioletow*|górnej|wierzchniej|twojej|ostatniej
    na równi|równo|poziomie|wysokości ~1 z|ze|a|b|c|d|twojej|stosu
    tak samo wysok*|nisk*|duż*|mał* jak|co
    kopia|kopię|duplikat|klon|powtórka|bliźniak|bliźniaczka|sobowtór twojej|mojej|tej|czerwon*|niebiesk*|zielon*|
        żółt*|a|b|c|d
    taka|taką|takie|ta ~1 jak|sama ~3 tylko|ale ~2 zielon*|czerwon*|niebiesk*|żółt*|fioletow*
    to|ta|tę ~1 co|którą ~2 zagrał*|położył*|dał* ~1 w|tylko|ale ~1 niebiesk*|czerwon*|zielon*|żółt*|fioletow*
    zagrała|zagrał|położyła|położył w niebiesk*|czerwon*|zielon*|żółt*|fioletow*
    odwrotność|przeciwieństwo|odwrócone|odwrócona|lustro ~1 a|b|c|d|twojej|mojej
    a|b|c|d w|od|na ~1 lustrze|tyłu|odwrót|wspak|odwrotnie|odwrócone|odwrócona
    karta|kartę ~1 której|jakiej|którą ~1 ci|tobie|potrzebujesz|chcesz|szukasz ~1 trzeba|brakuje|potrzeba|$
    identyczn* z|jak|co
"""
SUMS = """
    suma|sumę|iloczyn|różnica|średnia obu|stosów|tych|liczb|twojej|twojego|z|ze|między|a|b|c|d|od
    kwadrat|pierwiastek|połowa|wielokrotność|odstęp|odległość obu|stosów|tych|liczb|twojej|twojego|z
    kwadrat|pierwiastek|połowa|wielokrotność|odstęp|odległość ze|między|a|b|c|d|od
    stos|stosu ~1 minus|plus
    twoja|moja|twoją|swoją ~1 plus|minus
    kwadrat liczby|cyfry
    do kwadratu|sześcianu|potęgi
    podzieln*|dzieli
    liczba|liczbę pierwsza|pierwszą
    razem ~1 dają|dadzą|daje
    dodaj|odejmij ~3 jeden|jedną|do|od
    dwa razy tyle|więcej
    tyle ~1 co|samo ~1 twoja|moja
    dodaj|zsumuj|odejmij|pomnóż|podziel|zsumowane|dodane|mnożone ~1 a|b|c|d|twoją|moją|do|od|oba|obie|przez
    odejmij|pomnóż|zsumuj
    podwojon*|potrojon*|podwój|potrój ~1 a|b|c|d|twoj*|moj*|stos*|$
    dwa|trzy razy twoj*|moj*|a|b|c|d|stos*
    trzykrotność|dwukrotność|połowa|ćwierć|wielokrotność ~1 a|b|c|d|twojej|mojej|tego|stosu
    jeden|jedna|jedno i|plus|minus jeden|jedna|jedno|zero
"""
TRICKS = """
    mam|trzymam ~2 cofnięcie|cofkę|wsteczne|trik na|dla|do ~1 a|b|c|d|ten|to|tamten|lewy|prawy|górę|dół|stos*
    dokładn*|idealn* cofk*|cofnięci*|wsteczn*
    karta|kartę skoku|cofnięcia|powrotu|cofki
    mam|trzymam ~2 cofk*|cofnięci*|skok|powrót ~1 na|dla|do a|b|c|d|ten|ten|tamten
"""
COUNTS = """
    liczba|ilość|liczbę ~1 dni|godzin|minut|tygodni|miesięcy|kart|liter|palców|nóg|zębów|planet|państw|szatana
    dni|godzin|minut|minuty w ~1 tygodniu|dobie|dniu|roku|miesiącu|godzinie|lutym
    godziny|tygodni|tygodnie|miesięcy|miesiące w ~1 tygodniu|dobie|dniu|roku|miesiącu|godzinie|lutym
    palców|palce|palec u|na|w|jednej ~1 ręki|ręce|dłoni|rąk
    ośmiornic*|trójkąt*|pięciokąt*|sześciokąt*
    ośmiokąt*|zodiak*|planety|planet|kontynent*|apostoł*|krasnoludk*
    ramion*|nogi|nóg|boki|boków|kąty|stopnie|rogi ~1 ośmiornicy|pająka|kąta|prostego|psa|konia
    ograniczenie ~1 prędkości|mieście
    tyle|tylu palców|nóg|dni|liter|żyć|lat|rąk|tygodni|godzin ~1 co|ile|ma|mam
    ma|mają tyle żyć|nóg|dni|palców
"""
PERSONAL = """
    dzisiejsza|aktualna|bieżąca data|godzina|minuta
    ile razy
    policz|liczcie|licz moje|wykrzykniki|ile|kropki|litery
    mój|twój|jego|jej wiek|rocznik
    wiek emerytalny
    rok|roku|data|datę ~1 urodzenia|urodzin
    numer ~1 domu|mieszkania|buta|telefonu|pokoju|koszulki
    rozmiar ~1 buta|stopy
    ile mam lat
    pełnoletn*
    wiek ~1 prawa|pełnoletn*|dorosł*|głosowania|małżeństwa|wyborc*
    kiedy ~2 się|jest ~1 dorosł*|pełnoletni*
    rok|data|dzień ~2 chrztu|bitwy|lądowania|księżycu|rewolucji|powstania|wojny|grunwald*|niepodległości|odkrycia
    bitwa pod
    ^ moje|mój|moja|twój|twoje ~1 urodziny|wiek|rozmiar|wzrost|waga|piętro|koszulka|pesel $
    koszulka|koszulki|koszulce ~1 lewandowsk*|messi*|ronaldo|jordan*|numer*
    numer ~1 lewandowsk*|messi*|ronaldo|jordan*|alarmow*|na|do|policji|straży|pogotowia|kierunkow*
    ^ ~1 północ|południe|pogotowie|policja $
    samo południe
    straż pożarna
    w samo południe
    mała|duża|krótka|długa|godzinowa wskazówka
    ^ ~1 wigilia|mikołajki|sylwester|walentynki|andrzejki|halloween $
    święto niepodległości|pracy|konstytucji|zmarłych
    dzień wigilii|kobiet|dziecka|matki
    wiek ~2 można|prowadz*|jazdy|głosow*|ślub*
    ile ~1 skończył*|mam ~1 lat
    skończył*|kończę ~1 lat
    dorosłość|pełnoletność
"""
CODES = """
    binarnie|szesnastkowo|dwójkowo|hex
    litera|literę|literka a|b|c|d|e|f|g|h|i|j|k|l|m|n|o|p|q|r|s|t|u|v|w|x|y|z
    alfabet*
"""

POLISH = Language(
    code="pl",
    numbers=WRITTEN | as_heard(WRITTEN),
    bases=NOMINATIVES | as_heard(NOMINATIVES) | forms("dwa trzy cztery sto czydzieści"),
    buried=forms("""
        dziesięć dziesięci dziesiąt dzieścia dzieści dwudziest trzydziest czterdziest siedem dziewięć dziewiąt
        jedenast jedenaście dwunast dwanaście trzynast trzynaście czternast czternaście piętnast piętnaście
        szesnast szesnaście tuzin dziesiont
    """),
    hearing="rz=z sz=s cz=c dz=z ci=c si=s zi=z ni=n ien=e en=e em=e ie=e on=a om=a ch=h w=f y=e v=f tsz=c",
    links=forms("i"),
    tails=forms("krotnie krotny krotna krotność latek letni parę kilka"),
    one=forms("jeden jedna jedno jednego jednej jedną jednym jednemu raz"),
    zero=forms("zero zera zerem"),
    first=forms("pierwszy pierwsza pierwszą"),
    half=forms("""
        pół połowa połowę połową podwójny podwójna podwójne podwójną podwójnie podwojony podwojona podwojoną podwój
        ćwierć
    """),
    pair=forms("para parę parą"),
    sounds=frozenset(),
    company=Company(
        cards=forms("karta kartę liczba liczbę numer cyfra cyfrę wartość"),
        holding=forms("mam trzymam miałem miałam"),
        compared=forms("wyżej niżej więcej mniej wyższa niższa wyższy niższy większa mniejsza powyżej poniżej"),
        placed=forms("nad pod dół górę obok"),
        by=forms("o na"),
        plus=forms("plus minus bez"),
        colours=endings("czerwon zielon żółt fioletow", "y a e ą ego ej") | endings("niebiesk", "i a ie ą iego iej"),
        referred=forms("tego tej twojej mojej twoja moja twoją moją co stosu stosie karty leży tyle"),
        fillers=forms("proszę dobra hej tak"),
        own=forms("moja moją moje mój mojej nasz nasza nasze naszą twój twoja twoją twoje wasz wasza"),
        boasts=endings("wynik rekord skok problem błąd fan odstęp krok", "- u i a y iem ów em")
        | forms("""
            pochwała ubaw szacunek pora
        punkty punktów szczęście pech ręka radość dziura ryzyko luka drużyna czas tylko jesteś jesteście
        zaleta powrót wada
    """),
        pinned=forms("""
            karta kartę karty liczba liczbę wartość z ze w jaka jaką jaki co jest i lub albo ale możliwa możliwą
            możliwy tu tutaj na od czerwona niebieska zielona żółta fioletowa czerwoną niebieską zieloną żółtą talii
            grze cyfra którą która istnieje istniejąca krok spośród mam dla dostępna numer a b c d jakie takie
            takiej s pierwsza
        """),
        vague=forms("około więcej raczej prawie blisko niemal podobna jakieś"),
        occasions=forms("""
            gotowania gotowaniu sprzątania pakowania pieczenia
            czatem czacie przycisk bota ekranem
            poszła poszło pusta wygrane porażki wygranej
            wygranej wygraną zwycięstwa krokiem końca mety domu
            kolacji kolacją obiedzie obiadem śniadaniu śniadaniem jedzeniu spotkaniami spotkania spotkaniu
            spotkaniem snem spaniem łóżkiem pracy pracą szkole szkołą przerwie przerwą filmie filmem treningu kawie
            kawą herbacie zajęciach świętami świętach urlopie kolacji prysznicem prysznicu zmianie
        """),
        joints=forms("""
            w we na z ze u o od do i jednym jednej jednego jeden jedna jedno ma mają jest są za przy po jak co ten
            sie się każdym całym całej zwykłym zwykłej normalnym normalnej przez dla
        """),
        common=forms("""
            stos stosu stosie stosy gracz gracza ruch ruchu kolor koloru karta karty karte kart lewy prawy lewej prawej
            dobry dobra jest nie na za po od dla z ze w tam tu tamten tylko tak co kto jak czy ale bo sie mi mnie tobie
            wam nam nas ma mam masz maja moze mozesz zostaw daj dajcie klad byl bylo moj moja twoj nasz raz wole biore
            lub albo prosze drugi wieczor dzien czas swiat rosnie maleje minut minuty lepszy gorszy
            zostawcie tutaj tamtej
        """),
    ),
    superlatives=SUPERLATIVES,
    figures=forms("liczby cyframi liczba liczbę liczbą liczbie cyfra cyfrę cyfry cyfrą"),
    forbidding=forms("""
        nie bez żadnych żadnej mówić podawać zdradzaj zdradzać graniczna graniczną kart graczy punktów zakaz
        cyfr zakazane zabronione zabroniona wolno telefonu powiedzieć tabu sekret
    """),
    relations=EXACT + EXTREMES + NEIGHBOURS + EQUALS + SUMS + TRICKS,
    stand_ins=COUNTS + PERSONAL + famous.POLISH,
    wholes=wholes.POLISH,
    riddles=riddles.POLISH,
    across=across.POLISH,
    piles=piles.POLISH,
    codes=CODES,
    as_many="""
        tyle|tylu ~2 ile|co|ilu
        tak wysok*|nisk*|duż*|mał* jak|co
    """,
    as_one_can=forms("możesz możemy możecie musisz musimy chcesz potrzeba trzeba dasz zdołasz ci się wlezie"),
    talk=Pleasantries(
        round=forms(
            """
            trzech trzy dwóch pięciu dziesięciu piętnastu dwudziestu trzydziestu dwie pięć dziesięć piętnaście
            dwadzieścia trzydzieści piec dziesiec
            """
        ),
        times=forms("""
            minuta minuty minut minutki minutek min sekunda sekundy sekund sek godzina godziny godzin dni
            tygodnie tygodni
            miesiące miesięcy lata lat
        """),
        hours=forms("godzina"),
        few=forms("dwa dwie dwóch dwoje dwójkę trzy trzech troje trójkę cztery czterech czwórkę czworo"),
        things=forms("""
            karty kart kartach stosy stosów kolory kolorów tury tur rundy rund gry gier osoby osób gracze graczy
            ruchy ruchów kolejki dzieci koty psy
            kolegów znajomych przyjaciół braci siostry synów córki piwa kawy wygrane porażki wieczory noce
            opcje pomysły rzeczy słowa powody goście miejsca krzesła pizze strony problemy pytania chłopaki
            dziewczyny boty sygnały wiadomości błędy znajome koleżanki partie drużyny
        """),
        people="""
            wy|my|nas|was|oni dwoje|dwaj|dwie|troje|trójkę|dwójkę|czworo
            we dwoje|dwójkę|dwóch|troje|trójkę|czworo|czwórkę|trzech
            jest|jesteśmy|gramy|było|nas|was ~1 dwoje|troje|czworo
            nas|was ~1 dwóch|trzech|czterech|dwie|trzy ~1 $
            gramy|siedzimy|jesteśmy|zostaliśmy w|we ~1 dwoje|dwójkę|troje|trójkę|czworo|czwórkę|czterech|trzech|dwóch
            te|ostatnie|pierwsze dwa|dwie|dwoje|trzy|troje
            dwójka|trójka|czwórka|dwoje|troje dzieci|znajomych|przyjaciół|z|graczy
            dwóch|trzech z nas|was
        """,
        idioms="""
            do trzech razy sztuka
            sto lat
            raz czy dwa
            dwa razy już
            połowa z was|nas
            jesteś numer jeden
            każdy ~1 dwie|trzy
            wszyscy|wszystkie troje|trzy|trzej|czworo
            co dwie głowy
            trzy po trzy
            za|po raz trzeci
            wpół|kwadrans ~1 do|po pierwszej|drugiej|trzeciej|czwartej|piątej|szóstej|siódmej|ósmej|dziewiątej|
        dziesiątej|jedenastej|dwunastej
            trzecia|trzecią|trzeci|czwarta|czwarty|piąta runda|rundę|wygrana|gra|grę|porażka|próba|raz|kawa|piwo|
        partia|tura|kolejka|wieczór|stos|dzień
            dwa|trzy razy
            sto procent
            na sto
            stokrotn*
            ^ daj|dajcie|dawaj piątkę|pięć $
            ^ piątka $
            siódme|siódmym niebo|niebie
            szósty zmysł
            dwie|dwa|dwóch lewe|lewych|pieczenie|zdań|słowa|słowach|strony|serca|głowy
            w dwóch słowach
            raz dwa i
            cztery spusty|ściany|litery|strony|łapy|pory
            dwoje babka
            dolna|górna jedna|trzecia ~1 trzecia|$
            trzecia|trzecie część
            za pięć dwunasta
            dwa w jednym
            pięć minut
            piąte koło
            siódmy pot|poty
            po trzecie
            od siódmej boleści
            dwudziestu lat
            trzy grosze
            swoje trzy grosze
            ^ runda|gra|partia|próba|część|tura|mecz trzecia|czwarta|piąta|trzeci|czwarty
            być|jako trzeci*|czwart*
            trwa gra|runda|to|partia|jeszcze|długo
            ile trwa
            po trzecie|czwarte
            trzy|cztery dni|lata|tygodnie|godziny temu|później|z
        """,
    ),
)
