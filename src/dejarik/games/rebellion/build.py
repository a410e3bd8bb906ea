"""Building units with resource icons. [REB-BUILD, REB-COMP-5]"""

from __future__ import annotations

from typing import Final, Literal, TypedDict

from dejarik.engine.event import EVERYONE
from dejarik.engine.procedure import Procedure
from dejarik.games.rebellion import events, forces
from dejarik.games.rebellion.aftermath import check_board
from dejarik.games.rebellion.components import (
    ADMIRAL,
    BASE,
    BUILD_SPACE,
    EMPIRE,
    ICONS,
    KINDS,
    LOYAL,
    PLACES,
    REBEL,
    RESOURCES,
    STATION,
    UNITS,
    UNITS_OF,
    PlaceId,
    Side,
    UnitId,
    in_set,
    other,
)
from dejarik.games.rebellion.forms import Choice, Option, RoleDecision, Sentence
from dejarik.games.rebellion.galaxy import has_units, owned, supply
from dejarik.games.rebellion.state import State

Icon = tuple[PlaceId, int]  # the place and the number of the icon there, from the left


# Freeing figures


def exhausted(game: State, side: Side) -> tuple[UnitId, ...]:
    """Kinds of which no figure is left in the supply although some are on the board; a Death Star, finished or not, is
    never destroyed for its figure. [REB-RUL-50]"""
    return tuple(
        UnitId(kind)
        for kind in UNITS_OF[side]
        if not STATION[kind] and supply(game, kind) <= 0 and any(game.units[kind::KINDS])
    )


class ReturnFigure(Option):
    """Destroy one of your own units, so that its figure can be built again."""

    words = "destroy {unit} at {place}"
    labelled = "free-figure"
    touched = ("unit/{place}/{unit}",)

    unit: UnitId
    place: PlaceId


RETURN_NO_MORE: Final = Choice("return-no-more", "done")  # the figures stay where they are


class ReturnFigures(RoleDecision):
    """In every Refresh Phase, before anything is built, a side may destroy any number of its own units on the board, of
    kinds that had run out. [REB-COMP-5, REB-RUL-50, REB-TEAM-41]"""

    side: Side
    kinds: tuple[UnitId, ...]

    rule = "REB-COMP-5"
    role = ADMIRAL
    first_is_default = True

    def options(self, game: State) -> list[Option]:
        return [
            RETURN_NO_MORE,
            *(
                ReturnFigure(kind, PlaceId(place))  # type: ignore[arg-type]  # the number of a place
                for kind in self.kinds
                for place in range(len(PLACES))
                if game.units[place * KINDS + kind]
            ),
        ]

    def resolve(self, game: State, option: Choice | ReturnFigure) -> None:
        if isinstance(option, ReturnFigure):
            forces.destroy(game, option.unit, option.place)
            game.tell(EVERYONE, events.destroyed, option.unit, 1, option.place)
            game.offer(self)
            check_board(game)


# Icons


def usable(game: State, side: Side) -> tuple[Icon, ...]:
    """The icons with which a side can build: all of a loyal system, the first of a subjugated one, those of the "Rebel
    Base" space; none where the enemy is or sabotage. [REB-BUILD-2, 3, 5, 6, 8, REB-SUBJ-4, REB-SABOTAGE-6]"""
    found: list[Icon] = []
    for system in in_set(owned(game, side) & ~game.sabotaged):
        if has_units(game, other(side), system):
            continue
        loyal = game.loyalty[system] == LOYAL[side]
        found += [(PlaceId(system), number) for number in range(len(ICONS[system]) if loyal else 1)]
    if side == REBEL and base_builds(game):
        found += [(BASE, number) for number in range(len(ICONS[BASE]))]
    return tuple(found)


def base_builds(game: State) -> bool:
    """Whether the "Rebel Base" space builds: always while the base is hidden, or else that would give it away; later as
    long as neither Imperial units nor Imperial loyalty are there. [REB-BUILD-8, REB-BASE-REVEAL-9, REB-RUL-28]"""
    if not game.exposed:
        return True
    return game.loyalty[game.location] != LOYAL[EMPIRE] and not has_units(game, EMPIRE, game.location)


def choices(game: State, side: Side, icon: Icon) -> list[UnitId]:
    """What the icon can build with the figures that are left. [REB-BUILD-7, 9, REB-COMP-4]"""
    place, number = icon
    return [kind for kind in ICONS[place][number][side] if supply(game, kind) > 0]


class BuildUnit(Option):
    """One unit, with an icon of this place."""

    words = "build {unit} at {place}"
    labelled = "build"
    also = ("space",)
    touched = ("place/{place}",)

    unit: UnitId
    place: PlaceId

    @property
    def space(self) -> int:
        """Where on the build queue the unit goes."""
        return BUILD_SPACE[self.place]


BUILD_ALL: Final = Choice("build-all", "build all")  # a unit with every icon, when none of them leaves a choice
BUILD_NO_MORE: Final = Choice("build-no-more", "done")  # the other icons stay unused [REB-RUL-72]
BUILD_UNIT: Final = tuple(
    tuple(BuildUnit(UnitId(kind), PlaceId(place)) for kind in range(KINDS))  # type: ignore[arg-type]  # its number
    for place in range(len(PLACES))
)


class IconThatBuilds(TypedDict):
    """A resource icon that has not been used yet."""

    place: str
    number: int  # of the icon there, from the left
    colour: Literal["blue", "orange"]
    shape: Literal["triangle", "circle", "square"]
    space: int  # of the build queue, for its units
    picks: dict[str, str]  # by kind of which figures are left: builds one


class BuildForm(TypedDict):
    """What can be put together in one go: a unit for each icon, as long as there are figures."""

    icons: list[IconThatBuilds]
    supply: dict[str, int]  # figures that are left, by kind
    done: str  # ends it before everything is built


class BuildUnits(RoleDecision):
    """A unit for each icon, icon by icon or all at once; the Rebels choose where an icon allows several; not every icon
    has to be used. [REB-BUILD-2, 4, 7, 9, REB-RUL-72, REB-TEAM-41]"""

    side: Side
    icons: tuple[Icon, ...]  # not used yet

    rule = "REB-BUILD-2"
    role = ADMIRAL

    def options(self, game: State) -> list[Option]:
        left = [supply(game, kind) for kind in range(KINDS)]
        needed = [0] * KINDS
        found: dict[Option, None] = {}
        plain = True
        for place, number in self.icons:
            kinds = [kind for kind in ICONS[place][number][self.side] if left[kind] > 0]
            plain = plain and len(kinds) < 2
            for kind in kinds:
                needed[kind] += 1
                found[BUILD_UNIT[place][kind]] = None
        plain = plain and all(needed[kind] <= left[kind] for kind in UNITS_OF[self.side])
        return [*([BUILD_ALL] if plain else []), *found, BUILD_NO_MORE]

    def form(self, game: State) -> BuildForm:
        return BuildForm(
            icons=[self.icon_form(game, *icon) for icon in self.icons],
            supply={UNITS[kind]: left for kind in UNITS_OF[self.side] if (left := supply(game, kind)) > 0},
            done=str(BUILD_NO_MORE),
        )

    def icon_form(self, game: State, place: PlaceId, number: int) -> IconThatBuilds:
        """One icon of the form."""
        printed = RESOURCES[place][number]
        return IconThatBuilds(
            place=PLACES[place],
            number=number,
            colour=printed.colour,
            shape=printed.shape,
            space=BUILD_SPACE[place],
            picks={UNITS[kind]: str(BUILD_UNIT[place][kind]) for kind in choices(game, self.side, (place, number))},
        )

    def resolve(self, game: State, option: Choice | BuildUnit) -> None:
        if option == BUILD_ALL:
            for icon in self.icons:
                for kind in choices(game, self.side, icon):
                    self.queue(game, kind, icon[0])
        elif isinstance(option, BuildUnit):
            self.queue(game, option.unit, option.place)
            used = next(
                at
                for at, (place, number) in enumerate(self.icons)
                if place == option.place and option.unit in ICONS[place][number][self.side]
            )
            offer_build(game, self.side, self.icons[:used] + self.icons[used + 1 :])

    def queue(self, game: State, kind: UnitId, place: PlaceId) -> None:
        """A unit goes from the supply to the space whose number is beside the icon. [REB-BUILD-4]"""
        if forces.enqueue(game, kind, BUILD_SPACE[place]):
            game.tell(EVERYONE, built, self.side, kind, place, BUILD_SPACE[place])


def offer_build(game: State, side: Side, icons: tuple[Icon, ...]) -> None:
    """Ask if any icon can build something."""
    if any(choices(game, side, icon) for icon in icons):
        game.ask_for(BuildUnits(side, icons))


# The procedure


def rebels_free(game: State, _: Procedure) -> None:
    """1. The Rebels may free figures. [REB-COMP-5]"""
    game.offer(ReturnFigures(REBEL, exhausted(game, REBEL)))


def empire_frees(game: State, _: Procedure) -> None:
    """2. So may the Empire. [REB-COMP-5]"""
    game.offer(ReturnFigures(EMPIRE, exhausted(game, EMPIRE)))


def rebels_build(game: State, _: Procedure) -> None:
    """3. The Rebels build. Everything is open, so one after the other is as good as at the same time. [REB-BUILD-1]"""
    offer_build(game, REBEL, usable(game, REBEL))


def empire_builds(game: State, _: Procedure) -> None:
    """4. The Empire builds. [REB-BUILD-1]"""
    offer_build(game, EMPIRE, usable(game, EMPIRE))


class FreeOnly(Procedure):
    """Figures are freed where nothing is built. [REB-COMP-5]"""

    steps = (rebels_free, empire_frees)


FREE_ONLY: Final = FreeOnly()


class Build(Procedure):
    """Figures are freed before anything is built. [REB-BUILD-1, REB-RUL-50]"""

    steps = (rebels_free, empire_frees, rebels_build, empire_builds)


BUILD: Final = Build()


# What is said about it


built = Sentence[Side, UnitId, PlaceId, int]("built {side} {unit} {place} {space}", "REB-BUILD-4")
