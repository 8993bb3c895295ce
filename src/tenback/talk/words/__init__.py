"""The words that the guard knows: a module a language that the interface speaks, and one for all the others.

A new language is a module with one `Language`, and its place in `LANGUAGES`; what is famous for its number and what has
parts that everybody can count are tables of famous.py and wholes.py.
"""

from tenback.talk.words.czech import CZECH
from tenback.talk.words.english import ENGLISH
from tenback.talk.words.french import FRENCH
from tenback.talk.words.german import GERMAN
from tenback.talk.words.language import Language
from tenback.talk.words.polish import POLISH
from tenback.talk.words.russian import RUSSIAN

__all__ = ["LANGUAGES"]

LANGUAGES: tuple[Language, ...] = (ENGLISH, GERMAN, POLISH, CZECH, RUSSIAN, FRENCH)
