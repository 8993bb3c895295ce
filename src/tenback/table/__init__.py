"""One table as a pure machine: a wish comes in, log entries come out, and what each viewer is told."""

from tenback.table import counting, entries, viewing, wishes
from tenback.table.declined import Declined
from tenback.table.entries import Body, Entry, LogError, Proposal
from tenback.table.granting import BOUNDS, Bounds, Granted, granted
from tenback.table.happened import Happened
from tenback.table.setting import Pace, Setting, SettingError, Talk, Watch, agree
from tenback.table.sitters import LONGEST_OWN_NAME, Person, Sitter, check_own_name
from tenback.table.table import Phase, Table

__all__ = [
    "BOUNDS",
    "LONGEST_OWN_NAME",
    "Body",
    "Bounds",
    "Declined",
    "Entry",
    "Granted",
    "Happened",
    "LogError",
    "Pace",
    "Person",
    "Phase",
    "Proposal",
    "Setting",
    "SettingError",
    "Sitter",
    "Table",
    "Talk",
    "Watch",
    "agree",
    "check_own_name",
    "counting",
    "entries",
    "granted",
    "viewing",
    "wishes",
]
