"""A Rebel commander who plays as `greedy` does but never moves the base, to see how well others search for it:

dejarik arena rebellion --line-up ismcts:1s,examples/still.py --side empire -n 50 --json found.json

In `tables[0].results["ismcts:1s"].by_side.empire.notes["base-revealed"].counts` is in how many games it was found in
which round.
"""

from dejarik.bots import bot
from dejarik.engine.option import Option
from dejarik.engine.perspective import Perspective


class Still:
    """Whoever asks for the site of a new base is told that there will be none."""

    def __init__(self, seed: int) -> None:
        self._greedy = bot("greedy", seed)

    def pick(self, perspective: Perspective) -> Option:
        ask = perspective.ask
        assert ask is not None
        if ask.name == "choose-site":
            return ask.find("decline")
        return self._greedy.pick(perspective)


BOT = Still
