"""The words beside a word, of all languages together, as a text reads: people mix their languages."""

from collections.abc import Callable

from tenback.talk.guard.letters import plain
from tenback.talk.words import LANGUAGES
from tenback.talk.words.language import Company, forms

__all__ = [
    "ARTICLES",
    "BEING",
    "BESIDE_A_TEN",
    "BY",
    "CARDS",
    "COLOURS",
    "COMPARED",
    "FAMILY",
    "FILLERS",
    "FROM",
    "HEEDING",
    "HOLDING",
    "JOINTS",
    "NAMING_A_CARD",
    "NOT_SLAVIC",
    "OCCASIONS",
    "PET_OWNERS",
    "PINNED",
    "PLACED",
    "PLUS",
    "POINTING",
    "REFERRED",
    "SLAVIC",
    "TAKING_CARE",
    "VAGUE",
    "VERY",
]


def _all(words: Callable[[Company], frozenset[str]], *codes: str) -> frozenset[str]:
    spoken = [language for language in LANGUAGES if not codes or language.code in codes]
    return frozenset(plain(word) for language in spoken for word in words(language.company))


CARDS = _all(lambda company: company.cards)
HOLDING = _all(lambda company: company.holding)
COMPARED = _all(lambda company: company.compared)
PLACED = _all(lambda company: company.placed)
BY = _all(lambda company: company.by)
PLUS = _all(lambda company: company.plus)
COLOURS = _all(lambda company: company.colours)
REFERRED = _all(lambda company: company.referred)
FILLERS = _all(lambda company: company.fillers)
PINNED = _all(lambda company: company.pinned)
JOINTS = _all(lambda company: company.joints)
OCCASIONS = _all(lambda company: company.occasions)
VAGUE = _all(lambda company: company.vague)
# Among the words of Polish and Czech "ten" is "this".
SLAVIC = _all(lambda company: company.common, "pl", "cs")
NOT_SLAVIC = _all(lambda company: company.common, "en", "de", "fr")

# What single rules of ambiguous.py and phrases.py ask for.

# hours this week, but "hours in a long week"
POINTING = frozenset(
    map(
        plain,
        forms("""
            this these that my our your his her last next every past few some diese dieser diesem dieses meine meiner
            meinem unsere letzte letzten nächste nächsten jede jeden jeder paar tym tego ten ta ta moja moje mojej nasz
            ostatni ostatnim zeszłym każdym każdy kilka parę tento tomto této můj moje moji naše minulý příští každý
            pár этой этом эту этот моя мой моей наша прошлой прошлом каждый каждую пару ce cette ces mon ma mes notre
            chaque dernière dernier prochaine prochain quelques
        """),
    )
)

BEING = forms("is its be est")  # mine is one, but "this is the one"
ARTICLES = forms("a an the that this my your his her any another no every which what some")  # a red one, but red one
# one up, one up from yours, but "one up for the team"
FROM = forms(
    "from than of yours mine your my what that it the up down higher lower above below dem deiner was b c d"
) | {""}
# What stands beside the English ten whatever the rest of the message is.
BESIDE_A_TEN = forms("""
    back or and is have has hold got ive had the my your than at of only just exactly about around lower higher below
    above less more card cards number it under over up down until till since after before around from need lay play
    tonight tomorrow again now please already guys left next today red blue green yellow purple
""")
# gib acht, in Acht nehmen; achte auf den Stapel
TAKING_CARE = forms("gib gibt gebt geben gebe nimm nimmt nehmt nehmen nehme lassen lasst lass")
HEEDING = forms("auf darauf drauf dass worauf")
NAMING_A_CARD = forms("die der den das eine ne meine deine zur zum auf bei")  # but "die Acht gibt er her"
PET_OWNERS = forms("my your his her our their the a this")
# мою семью: somebody's family
FAMILY = forms("мою свою твою нашу вашу всю за про")
# très without its accent: "tres bien"
VERY = forms("bien mal haut haute bas basse bon bonne beau belle joli jolie grand grande petit petite drole sympa dur")
