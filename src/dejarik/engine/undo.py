"""Taking picks back. What is free is computed, never declared: since then no luck was used, nobody else picked and
nobody learnt anything hidden. Anything else is a request to the other seats; the table decides it, not the rules."""

from __future__ import annotations

from dejarik.engine.state import State


def free_picks(state: State, seat: int) -> int:
    """How many of its last picks the seat may take back without asking anybody."""
    count = 0
    trail = state.trail
    while trail is not None:
        trail, by, _, luck, revealed = trail
        if by != seat or luck or revealed:
            break
        count += 1
    return count


def before(state: State, picks: int) -> State:
    """The state as it was so many picks ago."""
    made = state.picks()
    if not 0 <= picks <= len(made) or state.origin is None:
        raise ValueError(f"{picks} of {len(made)} picks cannot be taken back")
    earlier = state.origin.copy()
    earlier.origin = state.origin
    for _, option, luck, _ in made[: len(made) - picks]:
        earlier.chance.script(luck)
        earlier.apply(option)
    return earlier
