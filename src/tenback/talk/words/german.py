"""German number words: endings, ordinals, names of cards; compounds are put together by numerals.py."""

from tenback.talk.words.language import Language, endings, forms

__all__ = ["GERMAN"]

UNITS = "zwei drei vier fünf sechs sieben acht neun zehn"
TEENS = "elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn"
TENS = "zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig hundert"
ORDINAL_STEMS = """
    dritt viert fünft sechst siebt siebent neunt zehnt elft zwölft dreizehnt vierzehnt fünfzehnt sechzehnt siebzehnt
    achtzehnt neunzehnt zwanzigst dreißigst vierzigst fünfzigst sechzigst siebzigst achtzigst neunzigst hundertst
"""
GROUPS = endings("dutzend", "- e en s") | forms("mandel teufelsdutzend trio duo quartett quintett eins")
SLIPS = forms("""
    zwo zwoa zwai zwoi zwee drai fümf fünv füneff fünwe seks siebn noin zehne oans zwölv
    sechszehn siebenzehn fuffzehn
    zwanzich zwansig zwanzisch dreizig dreissich vierzich vierzisch fünfzich fuffzig fuffzich sechzich sechszig
    siebzich siebenzig achtzich neunzich
""")

CARDINALS = forms(f"{UNITS} {TEENS} {TENS}")


def without_umlauts(words: frozenset[str]) -> frozenset[str]:
    """The way round an umlaut that the keyboard has not got."""
    return frozenset(word.replace("ü", "ue").replace("ö", "oe") for word in words)


WRITTEN = (
    CARDINALS
    | endings("zwei drei vier fünf sechs neun zehn zwölf", "e en")  # but "Elfen" are elves
    | endings(UNITS, "er ern ers")
    | endings("siebener neuner elfer zwölfer einser", "- n s")
    | endings(TENS, "er ern ers")
    | endings(ORDINAL_STEMS, "- e er en em es el eln ens")
    | endings(UNITS, "mal fach fache fachen erlei stellig stellige tel")
    | forms("zweitens")
    | GROUPS
    | SLIPS
)

GERMAN = Language(
    numbers=WRITTEN | without_umlauts(WRITTEN),
    bases=CARDINALS | without_umlauts(CARDINALS) | forms("eins zwo dutzend"),
    buried=forms("""
        zwanzig dreißig vierzig fünfzig fuenfzig sechzig siebzig achtzig neunzig
        dreizehn vierzehn fünfzehn fuenfzehn sechzehn siebzehn achtzehn neunzehn sieben dutzend zwölf
    """),
    links=forms("und un n"),
    tails=forms("fach fache mal er ern ers ste sten ster tel stellig jährig karte"),
    one=forms("ein eine einen einem einer eines"),
    zero=forms("null"),
    first=forms("erste ersten zweite zweiten zweiter"),
    half=forms("halb halbe halbes hälfte doppelt doppelte doppelten verdopple verdoppelt viertel"),
    pair=forms("paar pärchen"),
)
