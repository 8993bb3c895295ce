"""Russian number words: cases, ordinals, collective numerals, names of cards, and all of it in Latin letters."""

# ruff: noqa: RUF001 - Cyrillic is what this module is about

from tenback.talk.words.language import Language, endings, forms

__all__ = ["RUSSIAN"]

SMALL = forms("""
    два две двух двум двумя
    три трёх трём тремя
    четыре четырёх четырём четырьмя
    сорок сорока сто ста девяносто девяноста
""")
SOFT = """
    пят шест девят десят одиннадцат двенадцат тринадцат четырнадцат пятнадцат шестнадцат семнадцат восемнадцат
    девятнадцат двадцат тридцат
"""
FIFTY_TO_EIGHTY = forms("""
    пятьдесят пятидесяти пятьюдесятью шестьдесят шестидесяти шестьюдесятью
    семьдесят семидесяти семьюдесятью восемьдесят восьмидесяти восемьюдесятью восьмьюдесятью
""")
ORDINAL_STEMS = """
    четвёрт пят шест седьм восьм девят десят одиннадцат двенадцат тринадцат четырнадцат пятнадцат шестнадцат
    семнадцат восемнадцат девятнадцат двадцат тридцат сороков пятидесят шестидесят семидесят восьмидесят девяност сот
"""
CARD_STEMS = """
    двой трой четвёр пятёр шестёр семёр восьмёр девят десят одиннадцат двенадцат тринадцат пятнадцат двадцат тридцат
    пятидесят
"""
GROUPS = (
    endings("дюжин сотн полтинник", "- а ы у е ой и я ю ей")
    | endings("десят", "ок ки ков ку ком")
    | endings("полтор", "а ы аста")
    | forms("червонец стольник пятак пятачок чирик")
    | forms("дважды трижды четырежды вдвое втрое вчетверо впятеро вдвоём втроём вчетвером впятером")
    | endings("тройн", "ой ая ое ую ого ые ым")
    | endings("удвоенн утроенн", "ый ая ое ую ой ого")
    | forms("треть трети третью")
)
SLIPS = forms("""
    двацать двацат тритцать тритцат пядьдесят пиисят писят шисят шездесят шисьдесят шестдесят семдесят восемдесят
    пят шест сем восем девят десят сорак одинадцать адинадцать адиннадцать двенацать тринацать пятнацать
    читыре чытыре четыри дивять дивяносто
    твенти файв сикс севен найн цвай драй
""")

CARDINALS = forms("семь восемь сорок девяносто") | endings(SOFT, "ь") | FIFTY_TO_EIGHTY
CASES = endings(SOFT, "ь и ью") | forms("семь семи восемь восьми восемью восьмью")

NATIVE = (
    SMALL
    | CASES
    | FIFTY_TO_EIGHTY
    | endings("трет", "ий ья ье ьи ьего ьему ьим ьем ьей ью ьих ьими")
    | endings(ORDINAL_STEMS, "ый ая ое ые ого ому ым ом ой ую ых ыми")
    | endings(CARD_STEMS, "ка ки ке ку кой кою ок кам ками ках очка очку")
    | forms("двоек троек")
    | endings("двои трои", "х м ми")
    | endings("четвер пятер шестер семер восьмер девятер десятер", "о ых ым ыми")
    | forms("двое трое")
    | GROUPS
    | SLIPS
    | endings("единиц единичк", "а у ы и е ей ой")
)

# Latin letters, as typed by those without a Cyrillic keyboard: the usual way, and how others differ.
LATIN = (
    "а=a б=b в=v г=g д=d е=e ж=zh з=z и=i й=y к=k л=l м=m н=n о=o п=p р=r с=s т=t у=u ф=f х=kh ц=ts ч=ch ш=sh щ=sch "
    "ъ= ы=y ь= э=e ю=yu я=ya ё=yo"
)
HABITS = ("", "ц=c х=h ю=ju я=ja ё=e й=j", "ц=c х=h ю=iu я=ia ё=e й=i ы=i", "ц=z х=h ё=e й=i")


def in_latin(words: frozenset[str], habit: str) -> frozenset[str]:
    letters = dict(letter.split("=") for letter in f"{LATIN} {habit}".split())
    return frozenset("".join(letters[letter] for letter in word) for word in words)


# What is a word of another language when written in Latin letters: English, Czech, Polish, German.
OTHER_WORDS = forms("sem semi sta sot pat pol dvum trem tret")
TRANSLITERATED = (
    frozenset(word for habit in HABITS for word in in_latin(NATIVE, habit) if word.isascii() and len(word) > 2)
    - OTHER_WORDS
)

RUSSIAN = Language(
    numbers=NATIVE | TRANSLITERATED,
    bases=CARDINALS | SLIPS | forms("два три четыре сто") | in_latin(FIFTY_TO_EIGHTY | endings(SOFT, "ь"), ""),
    buried=forms("двадцат двацат тридцат тритцат надцат десяти десять четыре четырн девянос девять дюжин"),
    links=forms("и"),
    tails=forms("летие летия летний летняя значная значное значный кратно кратный"),
    one=forms("один одна одно одну одного одной одним одному одном раз") | forms("odin odna odno odnu"),
    zero=forms("ноль нуль нуля ноля"),
    first=forms("первый первая первую второй вторая вторую второе"),
    half=forms("половина половину половиной четверть двойной двойная двойную двойное удвой удвоить"),
    pair=forms("пара пару парой"),
)
