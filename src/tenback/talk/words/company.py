"""The words beside a word, which say whether "one" is a card or somebody."""

# ruff: noqa: RUF001, RUF003 - Cyrillic words among the tables

from tenback.talk.words.language import endings, forms
from tenback.talk.words.letters import plain

__all__ = [
    "ARTICLES",
    "BEING",
    "BESIDE_A_TEN",
    "BY",
    "CARDS",
    "COLOURS",
    "COMPARED",
    "ENGLISH_AND_GERMAN",
    "FAMILY",
    "FILLERS",
    "FROM",
    "HEEDING",
    "HOLDING",
    "PET_OWNERS",
    "PLACED",
    "PLUS",
    "REFERRED",
    "SLAVIC",
    "TAKING_CARE",
]


def _plain(*tables: frozenset[str]) -> frozenset[str]:
    return frozenset(plain(word) for table in tables for word in table)


# card one, numer jeden, число один
CARDS = _plain(
    forms("card number nr num value rank"),
    forms("karta kartę liczba liczbę numer cyfra cyfrę wartość"),
    forms("kartu číslo hodnota hodnotu"),
    forms("карта карту число номер цифра цифру значение"),
    forms("karte zahl nummer ziffer wert"),
)
# I hold the one, mám jedna, у меня один
HOLDING = _plain(
    forms("have hold holding got ive had has keep own"),
    forms("mam trzymam miałem miałam"),
    forms("mám držím měl"),
    forms("меня держу есть имею"),
    forms("habe hab halte hatte"),
)
# mine is one, but "this is the one"
BEING = forms("is its be")
# one higher, o jeden mniej, eine niedriger
COMPARED = _plain(
    forms("higher lower less bigger smaller greater fewer"),
    forms("wyżej niżej więcej mniej wyższa niższa wyższy niższy większa mniejsza powyżej poniżej"),
    forms("výš výše níž níže víc více míň méně vyšší nižší"),
    forms("выше ниже больше меньше старше младше"),
    forms("höher niedriger tiefer mehr weniger drüber drunter darüber darunter größer kleiner hoeher drueber darueber"),
)
# one above yours, one step, but "the one above": only a place
PLACED = _plain(
    forms("above below beneath up down over under back away off apart step steps"),
    forms("nad pod dół górę"),
    forms("nahoru dolů"),
    forms("над под вверх вниз"),
    forms("über unter rauf runter zurück"),
)
# one up, one up from yours, but "one up for the team"
FROM = forms("from than of yours mine your my what that it the up down higher lower above below") | {""}
# higher by one, plus one, o jeden wyżej
BY = _plain(forms("by just exactly only about um genau o na на ровно"))
PLUS = _plain(forms("plus minus плюс минус"))
# a red one, but red one
ARTICLES = forms("a an the that this my your his her any another no every which what some")
COLOURS = _plain(
    forms("red blue green yellow purple"),
    endings("czerwon zielon żółt fioletow", "y a e ą ego ej"),
    endings("niebiesk", "i a ie ą iego iej"),
    endings("červen modr zelen žlut fialov", "ý á é ou"),
    endings("красн зелён жёлт фиолетов", "ый ая ое ую ой"),
    forms("синий синяя синюю"),
    endings("rot blau grün gelb", "- e er es en"),
    forms("lila"),
)
# half of that, double yours, połowa tego, вдвое чем
REFERRED = _plain(
    forms("that this it its yours mine his hers what whats which pile stack top card number high low much many big"),
    forms("tego tej twojej mojej twoja moja twoją moją co stosu stosie karty leży tyle"),
    forms("toho té tvé tvojí mojí tvoje tvoji co hromádky hromádce leží"),
    forms("того этого твоей моей твоя твою мою свою что чем стопки стопке карты лежит"),
    forms("davon dessen deiner meiner deine meine was wie dem liegt stapels karte von"),
)
# Polish and Czech words, among which "ten" is "this", without their accents, since those tell by themselves.
SLAVIC = forms("""
    stos stosu stosie stosy gracz gracza ruch ruchu kolor koloru karta karty karte kart lewy prawy lewej prawej dobry
    dobra jest nie na za po od dla z ze w tam tu tamten tylko tak co kto jak czy ale bo sie mi mnie tobie wam nam nas
    ma mam masz maja moze mozesz zostaw daj dajcie klad byl bylo moj moja twoj nasz raz wole biore lub albo prosze drugi
    hromadka hromadku hromadce balicek tah tahu hrac hrace je jsou ne neni kdo se si tobe vam barva barvu vlevo vpravo
    nahore dej dejte nech nechte zacina muj moje tvuj vas beru bral znam znas vim mas chci chce prosim dobre radsi ani
    nebo druhy trik skok krok kamarad kolega wieczor vecer dzien czas cas swiat svet
""")
# What stands beside the English ten whatever the rest of the message is.
BESIDE_A_TEN = forms("""
    back or and is have has hold got ive had the my your than at of only just exactly about around lower higher below
    above less more card cards number it under over up down
""")
ENGLISH_AND_GERMAN = _plain(
    forms("""
        the a an of to in on at for with from by and or but not no yes yeah ok okay pls please thanks thx ty i im ive
        id ill me my mine you your yours u ur he she we us our they them it its is are was be am been have has had hold
        got get can cant could will would do does dont did that this these those there here what which who how when if
        so as than then just only about around above below under over lower higher less more card cards number pile
        left right up down back out all any some lol gg hey hi oh well now think know like want need play lay keep take
        give go come good bad nice
    """),
    forms("ich hab habe du der die das den ist bei mir und oder nicht mit auf für"),
)
# one please, ok one, jeden proszę
FILLERS = _plain(
    forms("ok okay please pls lol haha hehe yes yeah btw hm hmm um uh well hey so"),
    forms("proszę dobra hej tak"),
    forms("prosím jo hele"),
    forms("ну да ок ладно пожалуйста"),
    forms("ja bitte also"),
)
# gib acht, in Acht nehmen; achte auf den Stapel
TAKING_CARE = _plain(forms("gib gibt gebt geben gebe nimm nimmt nehmt nehmen nehme lassen lasst lass"))
HEEDING = _plain(forms("auf darauf drauf dass worauf"))
PET_OWNERS = forms("my your his her our their the a this")
# мою семью: somebody's family
FAMILY = forms("мою свою твою нашу вашу всю за про")
