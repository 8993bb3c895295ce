"""Czech: number words, cases, ordinals, names of cards, colloquial forms; and the ways to pin a number down."""

from tenback.talk.words import across, famous, piles, riddles, wholes
from tenback.talk.words.language import Company, Language, Pleasantries, endings, forms

__all__ = ["CZECH"]

# Number words

SMALL = forms("""
    dva dvě dvou dvěma dvouma
    tři tří třech třem třemi třema
    čtyři čtyř čtyřech čtyřem čtyřmi čtyřma
""")
FIVE_AND_MORE = """
    pět šest sedm osm devět deset jedenáct dvanáct třináct čtrnáct patnáct šestnáct sedmnáct osmnáct devatenáct
    dvacet třicet čtyřicet padesát šedesát sedmdesát osmdesát devadesát
"""
ORDINAL_STEMS = """
    čtvrt pát šest sedm osm devát desát jedenáct dvanáct třináct čtrnáct patnáct šestnáct sedmnáct osmnáct devatenáct
    dvacát třicát čtyřicát padesát šedesát sedmdesát osmdesát devadesát
"""
CARD_STEMS = """
    dvoj troj čtyř pět šest sedmič osmič devít desít jedenáct dvanáct třináct čtrnáct patnáct šestnáct sedmnáct
    osmnáct devatenáct dvacít třicít čtyřicít padesát šedesát sedmdesát osmdesát devadesát stov čtver
"""
COLLECTIVES = forms("dvoje dvojí troje trojí trojího") | endings(
    "čtver pater šester sedmer osmer devater desater", "o a ý é"
)
COLLOQUIAL = forms("""
    sedumnáctka sedumnáctku osumnáctka osumnáctku půlstoletí čtvrtstoletí čtvrtstovka čtvrtstovku půlstovka půlstovku
    náct dvacit jedenác štyry pjeť tricet sédum
    štrnáct štrnást šeces šejsát šejdesát patnádz dvaatřict ottantuno osům sédum vosumnást patnást šestnást
    sedumnást
    sedym šesnást štyrycítka
    sedum sedumdesát sedumnáct osum osumdesát vosum vosm vosumdesát vosmdesát vosumnáct vosmnáct vosmička
    štyři štyry štyrycet čtyry čtyrycet štyrka dvacka pade pěťák šesták devjet devjadesát pětikilo desetikoruna
    padesátník třicátník čtyřicátník
""")
GROUPS = (
    endings("tuc", "et tu ty tem tů tech")
    | forms("kopa kopu kopy kopou mandel mandele mandelů půltucet půltuctu veletucet")
    | forms("sto sta trojitý trojitá trojice trojici čtveřice čtveřici pětice pětici dvojice dvojici")
)

CARDINALS = forms(FIVE_AND_MORE)

WRITTEN = (
    SMALL
    | CARDINALS
    | endings(FIVE_AND_MORE, "i")
    | forms("devíti desíti")
    | endings("třetí", "- ho mu m ch mi")
    | endings(ORDINAL_STEMS, "ý á é ého ému ou ém ým ých ými")
    | endings(CARD_STEMS, "ka ky ce ku kou kám kách kami ek ko")
    | endings("dvojnásob trojnásob čtyřnásob pětinásob desetinásob", "ek ku kem ně ný ná né nou")
    | endings("třetin pětin desetin", "a u y ou")
    | COLLECTIVES
    | COLLOQUIAL
    | GROUPS
    | forms("jednička jedničky jedničce jedničku jedničkou jedniček")
)


def as_heard(words: frozenset[str]) -> frozenset[str]:
    """The hook on an e as it sounds: pjet, dvje."""
    return frozenset(word.replace("ě", "je") for word in words)


# Ways to pin a number down

SUPERLATIVES = """
    soused|sousedem
    moje|karta|ta sousedí
    nejvyšší*|nejnižší*|největší*|nejmenší*|nejvyssi*|nejnizsi*|nejvetsi*|nejmensi*
    maximální*|minimální*
    to|je|mám max
    předposlední* od|odshora|odspodu|číslo|karta|shora|zdola|v|ze
    druh*|třet* odspodu|odshora|shora|zdola|od
    druh* ~1 nejvyšší*|nejnižší*|největší*|nejmenší*
    moje|karta|ta|moji sousedí s|se ~1 tvou|tvojí|ní|a|b|c|d
    soused a|b|c|d|horní|vrchní|té|tvé
    sousedí s|se ~1 tvou|tvojí|ní|a|b|c|d
"""
EXACT = """
    přesně|bezprostředně|těsně|hned|přímo ~2 nad|pod|mezi|výš|níž|vyšší|nižší
    přesně|bezprostředně|těsně|hned|přímo ~1 po|za|před ní|té|tvé|mé|tvojí|mojí|ním|tím|tímhle|tvou|mou|tou $
    přesně|bezprostředně|těsně|hned|přímo ~1 po|za|před ~1 kartě|kartou|hromádce
    přesně|bezprostředně|těsně|hned|přímo vedle $
    přesně|bezprostředně|těsně|hned|přímo vedle ~2 ní|té|tvé|karty|hromádky|vrchní
    přesně|úplný|samý|přesný ~2 střed|prostředek|uprostřed|středu|polovina|polovině
    uprostřed|střed|středu|polovina|polovinu|polovině|půlka|půlku|čtvrtina ~1 balíčku|všech|čísel|karet|stupnice
    prostřední*|středov* karta|kartu|číslo
    na půl|půli|poloviční cesty|cestě
    jediná|jedinou|jediné ~5 mezi|vejde
    chybějící* ~1 mezi|karta|kartu|číslo
    nic|žádná ~3 mezi
    mezi ~6 nic|žádná|nevejde
    bez jediné|žádné|žádných mezery|mezer
    blíž|blíže ~1 to ~1 nejde|nelze
    nejbližší* ~1 možn*|číslo|vyšší|nižší|karta|kartu
    medián*|průměr
    stejně daleko|vzdálen*
    uprostřed|středu|střed|prostředku|půlce|půli|polovině ~1 mezi
    akorát|přesně|zrovna|ideálně|rovnou ~1 mezi
    stejně|stejný ~1 daleko|blízko|vzdálen*
    přesně|dokonale|akorát|přímo|bezprostředně|rovnou ~1 na|nad|pod|po|před tvou|mou|tvoji|moji|tvojí|mojí|ni|ní $
    přesně|jen|pouze ~1 jedn* ~1 mezera|mezeru|díra|místo|karta ~2 mezi
    mezi ~5 přesně|jen jedn*
    pokračovat|navázat|prodloužit|dokončit ~3 řadě|řadu|sérii|sekvenci
    pokračovat ~2 v ~1 řadě
    první|další karta|kartu ~1 nad|pod|po|před|za a|b|c|d|tvou|tvojí
    bezprostředně|těsně|přímo ~1 před|po|za|nad|pod hromádk*|tvou|tvojí|a|b|c|d
    střed|půlka a|b|c|d
    přesně|právě ~3 po|před|nad|pod tvojí|mojí|tvé|mé|tvou|mou|ní
"""
EXTREMES = """
    rozdíl|odstup|krok|mezera ~2 jedna|jednoho|jedné|jednu
    co jde|je|přijde po|před
    nejmenší* krok* jak*
    nejde|nelze přebít|překonat|porazit
    přesn* ~1 kartu|karta
    rovnou nad|pod|za|před
    nikdy ~4 vyšší*|nižší*|větší*|menší*
    vyšší*|nižší* kartu|karta neuvid*|není|nebude
    konci|končí|konec ~2 nula|nulou
    mezera|rozdíl jedna|jednu|jedné
    jedna|jeden|jedno pod|nad|za ~1 tím|ní|ním|tvou|tou
    nad|pod ní|tou ~2 nic|není|žádn*
    středov*|centráln* karta|kartu|číslo
    půlce|půlka|polovině balíčku|čísel
    dotýk* ~1 tvé|tvojí|té|ní
    přilehl*|přiléhaj*
    prsty ~1 obou rukou
    volební|důchodový věk
    týdny|dny|hodiny|měsíce|minuty v ~1 roce|týdnu|dni|hodině|měsíci
    těsně|hned|přímo ~1 po|před|nad|pod|za a|b|c|d
    čtverec|mocnina celého
    nejvyšší*|nejnižší*|největší*|nejmenší* ~2 možn*|jaká|hře|balíčku
    vyšší*|nižší*|větší*|menší* ~1 není|neexistuje|nejde
    není|neexistuje ~1 vyšší*|nižší*|větší*|menší*
    neporaziteln* karta|kartu
    král|šéf balíčku|karet
    polovina|půlka maxima
    nikdo|žádn* ~4 vyšší*|nižší*|větší*|menší*|výš|níž
    nic ~3 vyšší*|nižší*|větší*|menší*|výš|níž ~1 než
    nic|nikdo|žádn* ~2 nepřebij*|nepřekon*
    nic|žádn* ~1 nad|pod mou|mojí|ní|ní
    nad|pod mou|mojí|moji|moje ~3 nic|není|žádn*
    vyšší*|nižší*|větší*|menší* než moj*|má ~2 není|neexistuje|nejde|nic
    výš|níž|výše|níže ~3 nejde|nelze
    horní*|dolní*|spodní* konec|hranice|mez|kraj
    konec|začátek|kraj|vrchol|dno|strop|vršek|spodek stupnice|balíčku|čísel|rozsahu|řady|karet
    úplné|samé dno
    první|poslední ze|z ~1 všech|čísel
    první|poslední číslo
    dvoucifern*|dvojcifern*|jednocifern*|dvoumístn*
    nic|žádná|nikdo ~2 nejde|nepůjde|nedá|nevejde|nesejde ~1 nad|pod|níž|výš
    žádná|nikdo|nic ~4 nepřebije|neporazí|nepřekoná|přebije|porazí|nepodleze|nepřekročí
    první|poslední v|z|ze ~1 balíčku|krabici|sadě
    úplný|sám|samý|samotný ~1 strop|vrchol|vršek|spodek|kraj
    strop ~1 čísel|karet|balíčku|$
    třetí|druh*|čtvrt*|předposlední ~1 od ~1 konce|začátku|vrchu|spodu
    absolutní* minim*|maxim*|dno|vrchol
    předposlední* karta|kartu|číslo
"""
NEIGHBOURS = """
    karta|kartu|číslo|ta po|před|nad|pod|za ~1 tvé|tvou|mé|mou|ní|tvojí|mojí $
    další*|následující* karta|kartu ~1 nahoru|dolů|výš|níž
    další*|následující* v ~1 pořadí|řadě
    hned|přímo navázat|pokračovat|navazuji
    stupínek|příčku|zub|dílek|stupeň výš|níž|vyšší|nižší|víc|míň
    krok|rozdíl|odstup|vzdálenost|skok jedna|jednoho|jedné|jeden
    o jedna
    sousedky
    o číslo|stupeň|jednotku|krok|bod ~1 výš|níž|vyšší|nižší|víc|míň|dál|odtud
    jeden|jediný krok nahoru|dolů|výš|níž|odtud|vedle|dál|od
    krok|kousek odtud ~1 jeden|jedna|jednu
    vedle o
    sousedka|sousedku|sousedkou|sousední*
    přiléhá|navazuje|hraničí|následník|předchůdce|následnice
    číslo ~2 po|za|před|nad|pod ní|tímhle|tím|té|tvé|tou|tvou|mojí|$
    další*|následující*|předchozí*|příští číslo|vyšší|nižší
    další*|následující*|předchozí* ~1 karta|kartu|v ~1 řadě|pořadí|po
    další*|následující*|předchozí* ~1 po|za|před ní|té|tvé|mojí|tou|tvou
    mám ~1 další|následující|předchozí ~1 $
    jde|je|přijde|následuje|leží ~1 hned|přímo|těsně po|za|před|vedle ~1 té|tvé|ní|mojí|tou ~1 $
    následuje po
    to|tu|co|ta ~2 je|jde|přijde po|před ní|té|tom
    jdou|jsou ~1 po sobě|za
    po sobě jdoucí
    chybí ~1 jedna|jednu|jedno|jedné
    liší se o
    nejmenší* možn* krok*
    minimální* krok*
    půl století
    krok|stupínek|stupeň|příčku|příčka|zub|zoubek|dílek|schod|schůdek|čárku|bod|chlup|číslo|pozici ~1 nad|
        pod|výš|níž|za|před|od|vyšší|nižší|vedle|dál
    o krok|stupínek|stupeň|příčku|zub|dílek|schod|chlup|číslo|jednu|jedno|jeden|jednotku ~1 nad|pod|výš|níž|za|před|
        od|vyšší|nižší|vedle|víc|míň|dál
    přesně|jen|pouze|právě|rovných jeden|jedna|jedno|jednu ~1 krok|stupínek|stupeň|příčku|nad|pod|za|před|vedle|dál
    jeden|jedna|jedno|jednu nad|pod|za|před|vedle|od ~1 a|b|c|d|tebou|ním|ní|mnou|tvou|tvojí|mou|mojí|tou|zelen*|
        červen*|modr*|žlut*|fialov*|vrchní*|horní*
    dotýká|dotýkají|přiléhá|lepí|tiskne|navazuje|líbá ~1 se|k|na|tvé|tvojí|té ~1 tvé|tvojí|mojí|a|b|c|d|$
    další*|následující* ~1 v|na ~1 řadě|pořadí|frontě
    vejde|jde|pasuje|sedne|patří|padne ~2 hned|přesně|těsně|přímo|rovnou ~1 za|po|nad|pod|před|na
    ta|karta|číslo před|po|pod|nad|za poslední*|nejvyšší*|nejnižší*|první*|největší*|nejmenší*
    krok odtud
    jsou ~1 sousedi|sousedé|sousedky $
"""
EQUALS = """
    jako tvoje|tvá|moje|ta ~1 červen*|modr*|zelen*|žlut*|fialov*
    tvoje|tvá|moje ~1 jen|ale|v ~1 červen*|modr*|zelen*|žlut*|fialov*
    to|stejné číslo ještě|znovu|zas
    stejn*|totéž|shodn*|tatáž|totožn* ~1 číslo|hodnota|hodnotu|číslice|výška
    stejn*|totožn*|shodn* jako|s tvoj*|tvá|moje|má|ta|na|červen*|modr*|zelen*|žlut*|fialov*|vysok*
    stejně|zrovna vysok*|nízk*|velk*|mal* jako
    rovn* se|tvé|tvojí|té
    rovná se
    dvojče|dvojčet*|dvojník*
    číslice|cifry|číslic|cifra ~3 obráceně|naopak|prohozen*|stejné|dají|pozpátku
    obě|poslední|první|druhá|dvě ~1 číslice|cifry|cifra
    zrcadl*|zrcadlov*
    pozpátku
    vzhůru nohama
    ciferný součet
    na|stejné ~1 úrovni|výšce|hladině ~1 a|b|c|d|tvé|tvojí|jako|s|hromádky
    stejn*|totožn*|shodn*|taková|takovou ~1 jako|s ~3 jen|ale ~2 zelen*|červen*|modr*|žlut*|fialov*
    totožn*|shodn*|identick* s|jako
    kopie|kopii|duplikát|klon|opakování|dvojče|dvojník tvé|tvojí|mojí|té|červen*|modr*|zelen*|žlut*|a|b|c|d
    co|to|ta ~2 hrála|hrál|dala|dal|položila|položil ~2 v|jen|ale ~1 modr*|červen*|zelen*|žlut*|fialov*
    hrála|hrál|dala|dal|položila|položil ~1 v modr*|červen*|zelen*|žlut*|fialov*
    opak|protiklad|převrácen* ~1 a|b|c|d|tvé|tvojí|mojí
    a|b|c|d v|na ~1 zrcadle|ruby|obráceně|pozpátku
    a|b|c|d pozpátku|obráceně|naopak|naruby|zrcadlově
    karta|kartu ~1 kterou|jakou|co ~1 potřebuješ|chceš|hledáš
"""
SUMS = """
    součet|součin|rozdíl|průměr|mocnina obou|hromádek|těch|čísel|čísla|tvé|tvojí|z|ze|mezi|a|b|c|d|od
    odmocnina|násobek|vzdálenost|odstup|čtverec obou|hromádek|těch|čísel|čísla|tvé|tvojí|z|ze|mezi|a|b|c|d|od
    hromádka|hromádky|tvoje|tvoji|moje|svou ~1 minus|plus
    na druhou|třetí mocninu
    na druhou|třetí $
    druhá|třetí mocnina
    prvočíslo|dělitelné|dělitelná|dělitelný
    dohromady ~1 je|dá|dají|dělá
    dají dohromady
    přidej|přičti|uber|odečti ~2 jedna|jednu|k|od
    dvakrát tolik|tak
    sečti|přičti|odečti|vynásob|vyděl|sečtené|vynásobené ~1 a|b|c|d|tvou|tvoji|moji|obě|od|k
    sečti|odečti|vynásob|vyděl
    dvojnásobek|trojnásobek|polovina|půlka|třetina|čtvrtina|polovinu|půlku ~1 a|b|c|d|tvé|tvojí|mojí|toho|hromádky
    dvakrát|třikrát tvoje|tvoji|moje|a|b|c|d|hromádka
    jeden|jedna|jedno a|plus|minus|mínus jeden|jedna|jedno|nula
    čtvrt|půl stovky|století|kopy
"""
TRICKS = """
    mám|držím ~2 reverz*|trik|návrat|skok na|pro a|b|c|d|tuhle|tu|to|pravou|levou|horní|dolní
    přesn* návrat|trik|reverz*|skok
    mám|držím ~2 reverzní|zpětný ~1 trik|skok|tah
    mám|držím ~2 skok|návrat|trik ~1 zpátky|zpět ~1 na ~1 a|b|c|d
    karta|kartu skoku|návratu|zpátky
"""
COUNTS = """
    počet|počtu ~1 dní|dnů|hodin|minut|týdnů|měsíců|karet|písmen|prstů|nohou|zubů|planet
    dní|dnů|hodin|minut|minuty|týdnů|měsíců v|za|ve ~1 týdnu|den|dni|dne|roce|rok|měsíci|hodině|únoru
    prstů|prsty|prstech na|u|jedné ~1 ruce|ruky|rukou
    chobotnic*|trojúhelník*|pětiúhelník*|šestiúhelník*
    osmiúhelník*|zvěrokruh*|planety|planet|světadíl*|apoštol*|trpaslík*
    nohy|nohou|strany|stupně|rohy|úhly|ramena ~1 pavouka|chobotnice|pravého|úhlu|psa|koně
    rychlost v|ve obci|městě
    tolik|tolika prstů|nohou|dní|písmen|životů|let|rukou|týdnů|hodin|stupních ~1 co|kolik|má|mám|vře
    má|mají tolik životů|nohou|dní|prstů
"""
PERSONAL = """
    dnešní|aktuální datum|hodina|minuta
    právě je tolik
    kolikrát
    spočítej|počítej|spočti moje|vykřičníky|kolik|tečky|písmena
    můj|tvůj|jeho|její věk|ročník
    důchodov* věk
    rok|roku|datum ~1 narození
    číslo ~1 domu|bytu|pokoje|dresu|popisné|boty
    velikost ~1 bot|boty|nohy
    kolik mi je
    plnolet*
    věk ~2 řidičák*|dospělost*|plnolet*|voličsk*|dospěl*|svatb*
    kdy ~2 je|člověk ~2 dospěl*|plnolet*
    rok|datum|den ~2 sametov*|revoluce|přistání|měsíci|bitvy|narození|války|bílé|objevení|okupace|osvobození
    sametov* revoluce
    bitva na|u
    ^ moje|můj|tvoje|tvůj ~1 narozeniny|věk|výška|váha|velikost|patro|dres|ročník $
    dres|dresu|jágr*
    malá|velká|krátká|dlouhá|hodinová ručička
    ^ ~1 půlnoc|poledne|hasiči|policie|záchranka $
    pravé poledne
    ^ ~1 silvestr|mikuláš|štědrý|vánoce|valentýn|halloween|tři ~1 den|králové|$
    štědrý den|večer
    číslo na|do ~1 hasiče|policii|záchranku
    tísňová linka
    tísňov*|záchrank*
    policie na|telefon*
    den matek|dětí|žen
    věk ~3 řídit|volit|pít|řízení
    kolik mi ~1 bylo|bude|je
    dospělost
"""
CODES = """
    binárně|šestnáctkově|dvojkově|hex
    písmeno|písmenko a|b|c|d|e|f|g|h|i|j|k|l|m|n|o|p|q|r|s|t|u|v|w|x|y|z
    abeced*
"""

CZECH = Language(
    code="cs",
    numbers=WRITTEN | as_heard(WRITTEN),
    bases=CARDINALS | forms("dva tři čtyři sto sedumdesát vosumdesát"),
    buried=forms("""
        dvacet dvacát dvacít třicet třicát třicít čtyřic padesát šedesát sedmdesát osmdesát devadesát sedumdesát
        jedenáct dvanáct třináct čtrnáct patnáct šestnáct sedmnáct osmnáct devatenáct devět
    """),
    hearing="ou=u y=i ie=e je=e v=f w=f z=s d=t ct=st cet=st",
    links=forms("a"),
    tails=forms("krát násobek násobně násobný letý letá leté dní ina iny inu"),
    one=forms("jeden jedna jedno jednu jednoho jedné jednou jedním jednom"),
    zero=forms("nula nulu nulou nuly"),
    first=frozenset(),
    half=forms("""
        půl půlka půlku polovina polovinu polovinou polovic dvojitý dvojitá dvojitě zdvojnásob zdvojnásobená čtvrtina
        čtvrtinu
    """),
    pair=forms("pár"),
    sounds=frozenset(),
    company=Company(
        cards=forms("karta kartu číslo hodnota hodnotu"),
        holding=forms("mám držím měl"),
        compared=forms("menší větší výš výše níž níže víc více míň méně vyšší nižší"),
        placed=forms("nad pod nahoru dolů vedle"),
        by=forms("o na"),
        plus=forms("plus minus bez"),
        colours=endings("červen modr zelen žlut fialov", "ý á é ou"),
        referred=forms("toho té tvé tvojí mojí tvoje tvoji co hromádky hromádce leží"),
        fillers=forms("prosím jo hele"),
        own=forms("můj moje mou moji mojí náš naše naši tvůj tvoje tvou tvoji váš vaše"),
        boasts=endings("skok výsledek rekord problém krok", "- u y em ů")
        | forms(
            """
            pochvala sranda respekt dík díky bod bordel skóre body bodů chyba radost štěstí smůla ruka mezera riziko
            tým čas jen jsi jste přednost výhoda obrat
            """
        ),
        pinned=forms("""
            karta kartu karty číslo hodnota hodnotu z ze v jaká jakou co je a i nebo ale možná možnou možný možné tu
            tady na od červená modrá zelená žlutá fialová červenou modrou zelenou žlutou balíčku hře která kterou
            existuje existující krok mám pro dostupná číslice tam b c d jaké horní vrchní s spodní prvočíslo tvé
            tvou tvojí
        """),
        vague=forms("asi zhruba přibližně spíš skoro blízko téměř podobná"),
        occasions=forms("""
            vaření pečení balení úklidu stěhování
            chatem tlačítko botem obrazovkou
            pryč prázdná výhry prohry vyhráli
            výhry výhrou vítězství krokem konce cíle
            večeři večeří obědě obědem snídani snídaní jídle jídlem schůzkami schůzce schůzkou spaním spaní postele
            práci prací škole školou pauze pauzou filmu filmem tréninku kávě kávou čaji svátky svátcích dovolené
            sprchou sprše směně
        """),
        joints=forms("""
            v ve na z ze u o od do i jedné jednom jednoho jeden jedna jedno má mají je jsou za při po jak se každém
            celém celé normální běžné běžném pro
        """),
        common=forms("""
            hromadka hromadku hromadce balicek tah tahu hrac hrace je jsou ne neni kdo se si tobe vam barva barvu vlevo
            vpravo nahore dej dejte nech nechte zacina muj moje tvuj vas beru bral znam znas vim mas chci chce prosim
            dobre radsi ani nebo druhy trik skok krok kamarad kolega vecer cas svet minut minuty klesa roste lepsi
        """),
    ),
    superlatives=SUPERLATIVES,
    figures=forms("počet čísla číslicemi číslo číslem číslu číslice číslici číslicí cifra cifry"),
    forbidding=forms("""
        ne bez žádné žádná neříkej neříkejte neprozrazuj neprozrazujte kol her říkat nesmí hraniční hráčů karet
        bodů zákaz nejde zakázaná zakázané zakázaný smím nesmím telefonu říct tabu tajné kolik
    """),
    relations=EXACT + EXTREMES + NEIGHBOURS + EQUALS + SUMS + TRICKS,
    stand_ins=COUNTS + PERSONAL + famous.CZECH,
    wholes=wholes.CZECH,
    riddles=riddles.CZECH,
    across=across.CZECH,
    piles=piles.CZECH,
    codes=CODES,
    as_many="""
        tolik ~2 kolik|co
        tak vysok*|nízk*|velk*|mal* jako
    """,
    as_one_can=forms("můžeš můžeme musíš musíme chceš potřebuješ jde půjde zvládneš ti"),
    talk=Pleasantries(
        round=forms("tří třech tři dvou pěti deseti patnácti dvě pět deset patnáct dvacet třicet pet"),
        times=forms("""
            minuta minuty minut min sekunda sekundy sekund vteřina vteřiny vteřin hodina hodiny hodin dny
            dní týdny týdnů
            měsíce měsíců roky let
        """),
        hours=forms("hodin hodiny"),
        few=forms("dva dvě dvou tři třech tří čtyři čtyřech čtyř"),
        things=forms("""
            karty karet hromádky hromádek barvy barev tahy tahů kola kol hry lidi lidí hráči hráčů kamarádi
            pokusy děti dětí kočky psi psy kamarády
            kamarádů bratry sestry syny dcery piva kávy výhry prohry večery noci možnosti nápady věci slova
            důvody hosté místa židle pizzy strany problémy otázky kluci holky boti signály zprávy chyby partie
            týmy
        """),
        people="""
            vy|my|oni|nás|vás dva|dvě|tři|čtyři|dvou|tří
            ve dvou|třech|čtyřech
            jsme|jste|zůstali dva|dvě|tři|čtyři
            jsme|jste|zůstali jen|jenom|už|teď|tady|tu|dnes|dneska dva|dvě|tři|čtyři
            jsme|hrajeme ~1 ve dvou|třech|čtyřech
            je nás ~1 dva|tři|čtyři
            ty|poslední|první|další dva|dvě|tři|čtyři
            dva|tři|dvě z nás|vás
        """,
        idioms="""
            do třetice
            sto let
            každý dvě|tři
            dvakrát už
            ^ dej|dejte pět|pětku $
            půlka|polovina z vás|nás
            jsi jednička
            všichni|všechny tři|čtyři|dva|dvě
            jednou nebo|či dvakrát
            mezi čtyřma|čtyřmi očima
            potřetí
            je|v|do|kolem|už|až půl|čtvrt|třičtvrtě|čtvrt ~1 druhé|třetí|čtvrté|páté|šesté|sedmé|osmé|deváté|desáté|
        jedenácté|dvanácté
            půl druhé|třetí|čtvrté|páté|šesté|sedmé|osmé|deváté|desáté|jedenácté|dvanácté ~1 večer|ráno|tady|už|$
            třetí|čtvrté|čtvrtá|páté|čtvrtý kolo|výhra|hra|prohra|pokus|káva|pivo|partie|tah|večer|hromádka|den|patro
            dvakrát|třikrát vyhráli|prohráli|za|po|denně|měř|měřit|už|dnes|díky
            vyhráli|prohráli|hráli ~2 dvakrát|třikrát
            sto|100 procent
            stokrát|tisíckrát díky|dík|děkuju
            sedmé|sedmém nebe|nebi
            šestý smysl
            zabít dvě mouchy
            dvě mouchy|levé|strany|hlavy
            dvakrát měř
            jedna dvě
            raz dva
            na jedničku
            spodní|horní|prostřední|dolní třetina
            před dvěma|třemi|čtyřmi dny|týdny|měsíci|lety|roky|hodinami|minutami
            pět minut po dvanácté
            za pět dvanáct
            pátá|páté kolo
            na dva západy
            ve dvou slovech
            do třetice
            čtyři oči|očí|roční|stěny
            pod psa
            pět švestek
            svých pět
            dva v jednom
            ^ za třetí|čtvrté
            ^ kolo|hra|partie|pokus|část|tah|den třetí|čtvrté|čtvrtá|páté
            být|jako třetí|čtvrt*
            krok za krokem
            jeden za ~1 tým|všechny|druhým|všech
            tři|čtyři dny|roky|týdny|hodiny zpátky|zpět|v
        """,
    ),
)
