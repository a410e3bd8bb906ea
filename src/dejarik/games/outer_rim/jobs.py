"""Jobs: attempting one at its destination, completing it, failing it. [RIM-JOB, RIM-DEFEAT-8]

An attempt is a procedure at the bottom of all that the job leads to. "The job is complete" and "the job fails" end it
at once: what the job still wanted to do is taken off the stack, but a combat under way is fought to its end.
[RIM-COMBAT-41]
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final, Literal

from dejarik.engine.event import EVERYONE
from dejarik.engine.procedure import Procedure, Steps
from dejarik.games.outer_rim.assets import discard, remove
from dejarik.games.outer_rim.components import ASSET, DATA, SCRIPT, CardId, Job, PlayerId
from dejarik.games.outer_rim.encounters import events
from dejarik.games.outer_rim.forms import Decision
from dejarik.games.outer_rim.goals import count, ship_goal
from dejarik.games.outer_rim.players import NamePlayer, wanted
from dejarik.games.outer_rim.rewards import Rewarding
from dejarik.games.outer_rim.runs import CardRun, Whole, drop, end_whole
from dejarik.games.outer_rim.state import JOBS, State


def job_on(card: CardId) -> Job:
    """What is printed on a job."""
    asset = ASSET[card]
    assert isinstance(asset, Job)
    return asset


# When


def others_for(game: State, player: PlayerId, card: CardId) -> list[PlayerId]:
    """The other players in the space whom a job can be about. One who is to be fought must not be defeated.
    [RIM-JOB-14, RIM-EFFECT-51, RIM-DEFEAT-9, RIM-RUL-73]"""
    here = game.here(player)
    if job_on(card).destination == "space-of-wanted-player":
        return [other for other in here if wanted(game, other) and not game.defeated[other]]
    return here


def about_a_player(card: CardId) -> bool:
    return isinstance(job_on(card).destination, str)


def can_attempt(game: State, player: PlayerId, card: CardId) -> bool:
    """Whether the player is at the destination of a job. [RIM-JOB-1, 7, 14]"""
    if about_a_player(card):
        return bool(others_for(game, player, card))
    return game.places[player] == job_on(card).destination


# The attempt


def attempt(game: State, player: PlayerId, card: CardId) -> None:
    """The player who is meant is picked first. [RIM-JOB-7, 14]"""
    game.tell(EVERYONE, events.attempted, game.who(player), card)
    if about_a_player(card):
        game.offer(ChooseOpponent(player, card))
    else:
        game.perform(Attempt(player, card, None))


class ChooseOpponent(Decision):
    """Which other player a job is about. [RIM-JOB-14]"""

    player: PlayerId
    job: CardId

    rule = "RIM-JOB-14"
    prompted = ("job",)
    offers = (NamePlayer,)

    def options(self, game: State) -> Sequence[NamePlayer]:
        return [NamePlayer(game.who(other)) for other in others_for(game, self.player, self.job)]

    def resolve(self, game: State, option: NamePlayer) -> None:
        game.perform(Attempt(self.player, self.job, PlayerId(game.characters.index(option.who))))


class Attempt(Whole):
    """A job that is being attempted. [RIM-JOB-7, 15]"""

    player: PlayerId
    job: CardId
    chosen: PlayerId | None

    last_step: ClassVar[int] = 1  # whoever is defeated fails [RIM-JOB-13, RIM-DEFEAT-8]

    @property
    def steps(self) -> Steps:
        return ATTEMPT


def carry_out(game: State, frame: Attempt) -> None:
    """1. What the job card says, in order. [RIM-JOB-8, 15]"""
    run = CardRun(job_on(frame.job).encounter, frame.player, frame.job, chosen=frame.chosen, job=frame.job)
    run.go_on(game, run.todo)


def fail_without_result(game: State, frame: Attempt) -> None:
    """2. A job that ends without a result, or with a defeat, has failed; the card is kept.
    [RIM-JOB-12, 13, 15, RIM-DEFEAT-8, RIM-RUL-23]"""
    game.tell(EVERYONE, events.failed, game.who(frame.player), frame.job)


def end_attempt(game: State, frame: Attempt) -> None:
    """3. What was noted is forgotten. [RIM-JOB-15]"""
    game.marks = []
    end_whole(game)


ATTEMPT: Final[Steps] = (carry_out, fail_without_result, end_attempt)
END: Final = 2  # the step


@SCRIPT.effect("job")
def end_job(game: State, run: CardRun, end: Literal["complete", "fail"]) -> None:
    """The attempt is over at once. [RIM-EFFECT-15, RIM-JOB-9, 11, 12, 15, RIM-COMBAT-41]"""
    drop(game, lambda other: other.job == run.job)
    procedures = [frame for frame in game.stack if frame.steps is not None]
    for at, frame in enumerate(procedures):
        if isinstance(frame, Attempt) and frame.job == run.job:
            game.steps[at] = END
            if end == "complete":
                game.perform(Completion(frame.player, frame.job, frame.chosen))
            else:
                game.tell(EVERYONE, events.failed, game.who(frame.player), frame.job)
            return


# Completing it


class Completion(Procedure):
    """A job that has been completed. [RIM-JOB-11, 16, RIM-RUL-68]"""

    player: PlayerId
    job: CardId
    chosen: PlayerId | None

    @property
    def steps(self) -> Steps:
        return COMPLETION


def reward_job(game: State, frame: Completion) -> None:
    """1. Abilities that change the reward, then the reward. [RIM-JOB-11, 16, RIM-ABIL-44]"""
    game.tell(EVERYONE, events.completed, game.who(frame.player), frame.job)
    run = CardRun(job_on(frame.job).reward, frame.player, frame.job, chosen=frame.chosen, job=frame.job)
    game.perform(Rewarding(run, ("complete-job",)))


def put_job_away(game: State, frame: Completion) -> None:
    """2. The job leaves as it says, and the databank card goes back. The token of a contact who gave it stays.
    [RIM-JOB-11, 16, 17, RIM-EFFECT-52, RIM-DISCARD-7, 10]"""
    leave = remove if job_on(frame.job).after == "remove" else discard
    leave(game, frame.player, frame.job)
    game.in_use = [card for card in game.in_use if card not in DATA]


def count_job(game: State, frame: Completion) -> None:
    """3. Counters and goals. [RIM-JOB-16, RIM-GOAL-11]"""
    ship_goal(game, frame.player, "complete-job")
    count(game, frame.player, JOBS)


COMPLETION: Final[Steps] = (reward_job, put_job_away, count_job)
