"""English number words."""

from tenback.talk.words.language import Language, endings, forms

__all__ = ["ENGLISH"]

CARDINALS = forms("""
    two three four five six seven eight nine ten
    eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen
    twenty thirty forty fifty sixty seventy eighty ninety hundred
""")
PLURALS = (
    endings("two three four five seven eight nine ten eleven twelve hundred", "s")
    | endings("twent thirt fort fourt fift sixt sevent eight ninet", "ies")
    | forms("sixes")
)
ORDINALS = forms("""
    third fourth fifth sixth seventh eighth ninth tenth
    eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth
    twentieth thirtieth fortieth fiftieth sixtieth seventieth eightieth ninetieth hundredth
""")
GROUPS = forms("""
    dozen dozens threescore fourscore duo trio trios quartet quintet sextet septet octet twosome threesome foursome
    triple triples tripled triplet triplets quadruple quintuple thrice twin twins
    deuce deuces trey fiver fivers niner tenner tenners teen teens
""")
MISSPELT = forms("""
    twwo thre theree fiv siks sevn seveen sevin eigth eihgt eigt nien
    twelv twelth elevn threeteen fivteen fiveteen eightteen ninteen
    twenny tweny twenti thirdy thirtey thurty fourty fify fity fivety sixy ninty
""")

ENGLISH = Language(
    numbers=CARDINALS | PLURALS | ORDINALS | endings(" ".join(ORDINALS), "s ly") | GROUPS | MISSPELT,
    bases=CARDINALS | ORDINALS | {"dozen"},
    buried=endings("twent thirt fourt fort fift sixt sevent ninet", "y ies ieth")
    | endings("thir four fif six seven eigh nine", "teen")
    | forms("eleven twelve twelfth three seven dozen"),
    links=forms("and n"),
    tails=forms("ish fold some something odd er ers"),
    one=forms("one"),
    zero=forms("zero nil nought naught zilch"),
    first=forms("first second"),
    half=forms("half double doubled twice quarter"),
    pair=forms("couple pair"),
)
