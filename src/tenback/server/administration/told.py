"""People, tables, reports and deeds as a host is told of them."""

from collections.abc import Mapping

import msgspec

from tenback.protocol import hosting
from tenback.protocol.server_frames import ChatLine, SeatShown
from tenback.store import FOR_EVER, Deed, Listing, Person, Report

__all__ = ["deed_told", "person_told", "report_told", "sanction", "table_told"]

Names = Mapping[str, str | None]


def sanction(until: int, moment: int) -> hosting.Sanction | None:
    """Whether it holds now."""
    return hosting.Sanction(None if until >= FOR_EVER else until) if until > moment else None


def person_told(person: Person, owner: str | None, moment: int) -> hosting.PersonKnown:
    banned, muted = sanction(person.banned, moment), sanction(person.muted, moment)
    return hosting.PersonKnown(
        id=person.id,
        name=person.name,
        kind=person.kind,
        since=person.since,
        seen=max(person.seen, person.since),
        banned=banned,
        muted=muted,
        reason=person.reason if banned or muted else "",
        owner=person.id == owner,
    )


def table_told(listing: Listing) -> hosting.TableKnown:
    return hosting.TableKnown(
        table=listing.table,
        game=listing.game,
        title=listing.summary["title"],
        phase=listing.phase,
        listed=listing.listed,
        removed=listing.removed,
        opened=listing.opened,
        changed=listing.changed,
        seats=msgspec.convert(listing.summary["seats"], list[SeatShown]),
    )


def report_told(report: Report, names: Names) -> hosting.ReportShown:
    return hosting.ReportShown(
        id=report.id,
        at=report.at,
        table=report.table,
        reporter=hosting.WhoDid(report.reporter, names.get(report.reporter)),
        reported=hosting.WhoDid(report.reported, names.get(report.reported)),
        reason=report.reason,
        words=report.words,
        chat=msgspec.convert(list(report.chat), list[ChatLine]),
        closed=report.closed or None,
    )


def deed_told(deed: Deed, names: Names) -> hosting.Deed:
    about = hosting.WhoDid(deed.about, names.get(deed.about)) if deed.about else None
    return hosting.Deed(deed.at, hosting.WhoDid(deed.who, names.get(deed.who)), deed.act, about, dict(deed.facts))
