"""One table as a pure machine: a wish comes in, log entries come out, and what each viewer is told."""

from tenback.table import entries, viewing, wishes
from tenback.table.declined import Declined
from tenback.table.entries import Body, Entry, LogError, Proposal
from tenback.table.granting import Granted, granted
from tenback.table.happened import Happened
from tenback.table.setting import Pace, Setting, SettingError, Talk, Watch, agree
from tenback.table.sitters import LONGEST_OWN_NAME, Person, Sitter, check_own_name
from tenback.table.table import Phase, Table

__all__ = [
    "LONGEST_OWN_NAME",
    "Body",
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
    "entries",
    "granted",
    "viewing",
    "wishes",
]
