"""How much one person, or one address, may have of what a server can carry.

People behind one router share an address, so it may have several times as much as a person. What somebody has made
before today, or left alone for some time, does not count: nobody comes to a limit by playing for years.
"""

from __future__ import annotations

from dataclasses import dataclass

HOUR, DAY = 3600.0, 24 * 3600.0  # seconds


@dataclass(frozen=True, slots=True)
class Limits:
    """The limits of a server. Times are in seconds."""

    tables_per_person: int  # of today that are not over
    tables_per_address: int
    people_per_address: int  # guests who come for the first time, in an hour
    bots_per_person: int  # seats of bots at tables where something goes on
    bots_per_address: int
    connections_per_person: int  # live ones, to one process
    connections_per_address: int
    thought: float  # the longest budget of a bot
    bots_alone: bool  # whether somebody may have a table at which only bots sit, to watch them
    rest_after: float  # bots play as long as somebody was there so lately
    empty_after: float  # a table at which nobody sits is cleared away
    waiting_after: float  # so is one where somebody waits who has not been seen for so long
    request: float  # for sending a whole request


# For a family or a club: nobody there should ever notice one of them.
LOCAL = Limits(
    tables_per_person=500,
    tables_per_address=2000,
    people_per_address=500,
    bots_per_person=100,
    bots_per_address=400,
    connections_per_person=100,
    connections_per_address=500,
    thought=10.0,
    bots_alone=True,
    rest_after=6 * HOUR,
    empty_after=DAY,
    waiting_after=90 * DAY,
    request=30.0,
)

# For strangers.
PUBLIC = Limits(
    tables_per_person=30,
    tables_per_address=120,
    people_per_address=60,
    bots_per_person=12,
    bots_per_address=48,
    connections_per_person=20,
    connections_per_address=200,
    thought=2.0,
    bots_alone=False,
    rest_after=HOUR / 2,
    empty_after=HOUR / 6,
    waiting_after=3 * DAY,
    request=10.0,
)
