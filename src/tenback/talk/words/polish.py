"""Polish number words: cases, ordinals, collective numerals, names of cards."""

from tenback.talk.words.language import Language, endings, forms

__all__ = ["POLISH"]

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
    | forms("kopa kopę kopy kopą dycha dychę dychy dychą dyszka dyszkę stówa stówę stówka stówkę sto stu stoma")
    | forms("dwieście trzysta półtora półtorej potrójny potrójna potrójnie czterokroć")
)
SLIPS = forms("siedm ośm sześ czydzieści czynaście dwajścia dwadzieścioma szejset jedynaście")

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
    | endings(CARD_STEMS, "ka ki ce kę ką ko kach kami kom eczka eczkę")
    | endings("dwój trój czwór szóst dziewiąt dziesiąt set", "ek")
    | COLLECTIVES
    | MULTIPLES
    | GROUPS
    | SLIPS
    | forms("jedynka jedynki jedynce jedynkę jedynką jedynek jedyneczka")
)

POLISH = Language(
    numbers=WRITTEN | as_heard(WRITTEN),
    bases=NOMINATIVES | as_heard(NOMINATIVES) | forms("dwa trzy cztery sto czydzieści"),
    buried=forms("""
        dziesięć dziesięci dziesiąt dzieścia dzieści dwudziest trzydziest czterdziest siedem dziewięć dziewiąt
        jedenast jedenaście dwunast dwanaście trzynast trzynaście czternast czternaście piętnast piętnaście
        szesnast szesnaście tuzin
    """),
    links=forms("i"),
    tails=forms("krotnie krotny krotna krotność latek letni parę kilka"),
    one=forms("jeden jedna jedno jednego jednej jedną jednym jednemu raz"),
    zero=forms("zero zera zerem"),
    first=forms("pierwszy pierwsza pierwszą"),
    half=forms(
        "pół połowa połowę połową podwójny podwójna podwójne podwójną podwójnie podwojony podwojona podwojoną podwój"
    ),
    pair=forms("para parę parą"),
)
