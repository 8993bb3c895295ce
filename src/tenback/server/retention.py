"""Forgetting by itself what is as old as the host has set."""

import asyncio

import structlog

from tenback.protocol.hosting import Prune
from tenback.server.administration.news import Tell
from tenback.server.administration.pruning import prune
from tenback.server.rooms import now
from tenback.server.settings.config import Retention
from tenback.store import Store, StoreDown

__all__ = ["keep_forgetting"]

AFTER_THE_START = 60.0  # seconds: whoever comes back after a restart goes first
EVERY = 24 * 3600.0

log = structlog.get_logger()


async def keep_forgetting(store: Store, retention: Retention, tell: Tell, *, first: float = AFTER_THE_START) -> None:
    """Once a day. Of several processes each does it, and the later ones find little to do."""
    wish = Prune(retention.guests_days, retention.tables_days, retention.log_days, games_days=retention.games_days)
    if wish == Prune():
        return
    await asyncio.sleep(first)
    while True:
        try:
            done = await prune(store, wish, tell, now())
        except StoreDown as error:
            log.warning("could not forget what is old; it is tried again tomorrow", error=str(error))
        else:
            log.info("forgot what is old", tables=done.tables, guests=done.guests, deeds=done.deeds)
        await asyncio.sleep(EVERY)
