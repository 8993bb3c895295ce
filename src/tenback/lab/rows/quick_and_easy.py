"""Results of Quick & Easy."""

from tenback.lab.rows.team import Look, columns

__all__ = ["Look", "columns"]
