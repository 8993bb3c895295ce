"""One table as a pure machine: a wish comes in, log entries come out, and what each viewer is told."""

from tenback.table import wishes
from tenback.table.declined import Declined
from tenback.table.entry import Entry
from tenback.table.setting import Pace, Setting, SettingError, Talk, Watch, agree
from tenback.table.sitters import LONGEST_OWN_NAME, Person, Sitter, check_own_name
from tenback.table.table import Happened, LogError, Phase, Proposal, Table, about

__all__ = [
    "LONGEST_OWN_NAME",
    "Declined",
    "Entry",
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
    "about",
    "agree",
    "check_own_name",
    "wishes",
]
