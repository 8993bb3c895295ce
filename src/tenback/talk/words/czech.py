"""Czech number words: cases, ordinals, names of cards, colloquial forms."""

from tenback.talk.words.language import Language, endings, forms

__all__ = ["CZECH"]

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
    sedum sedumdesát sedumnáct osum osumdesát vosum vosm vosumdesát vosmdesát vosumnáct vosmnáct vosmička
    štyři štyry štyrycet čtyry čtyrycet štyrka dvacka pade pěťák šesták devjet devjadesát
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


CZECH = Language(
    numbers=WRITTEN | as_heard(WRITTEN),
    bases=CARDINALS | forms("dva tři čtyři sto sedumdesát vosumdesát"),
    buried=forms("""
        dvacet dvacát dvacít třicet třicát třicít čtyřic padesát šedesát sedmdesát osmdesát devadesát sedumdesát
        jedenáct dvanáct třináct čtrnáct patnáct šestnáct sedmnáct osmnáct devatenáct devět
    """),
    links=forms("a"),
    tails=forms("krát násobek násobně násobný letý letá leté dní ina iny inu"),
    one=forms("jeden jedna jedno jednu jednoho jedné jednou jedním jednom"),
    zero=forms("nula nulu nulou nuly"),
    half=forms("půl půlka půlku polovina polovinu polovinou polovic dvojitý dvojitá dvojitě zdvojnásob zdvojnásobená"),
    pair=forms("pár"),
)
