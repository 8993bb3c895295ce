"""What hosts may do with people and tables: the same from the command line and from the owner's page."""

from tenback.server.administration.administration import Administration

__all__ = ["Administration"]
