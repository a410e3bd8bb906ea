"""The choice of the encounter step."""

from __future__ import annotations

import pytest

from dejarik.games.outer_rim.components import PlayerId
from dejarik.games.outer_rim.encounters.choice import EncounterStep
from dejarik.games.outer_rim.state import State
from tests.games.outer_rim.position import asked, begin, hand, options, play, rim, told

PLAYER = PlayerId(0)
HIT, CRIT, BLANK = 0, 3, 6  # sides of a die


def encounter(game: State) -> State:
    return begin(game, EncounterStep(PLAYER))


@pytest.mark.rule("RIM-ENC-1", "RIM-ENC-3", "RIM-ENC-8", "RIM-ENC-9", "RIM-ENC-10", "RIM-ENCPAT-2", "RIM-ABIL-32")
def test_rim_enc_9_the_whole_list() -> None:
    game = rim(
        "tatooine tatooine tatooine",
        who="bossk han-solo lando-calrissian",
        assets=["jabbas-hidden-stash bounty-greedo chewbacca bounty-chewbacca", "greedo", "chromium-hull"],
        fame="0 1 0",
        patrols="hutt@tatooine imperial@tatooine",
        contacts={"tatooine-1": "lobot", "tatooine-2": "(dengar)"},
        goals="1",
    )
    encounter(game)
    assert asked(game) == "captain-1 choose-encounter"
    assert options(game) == [
        "draw",
        "fight hutt patrol",
        "fight imperial patrol",
        "meet lobot",
        "meet facedown tatooine-2",
        "attempt jabbas-hidden-stash",
        "use bossk-2",
        "hunt chewbacca",
        "hunt greedo",
        "challenge lando-calrissian",
        "transfer",
    ]


@pytest.mark.rule("RIM-ENC-2", "RIM-ENC-5", "RIM-ENC-8", "RIM-ENCPAT-3", "RIM-RUL-13", "RIM-RUL-72", "RIM-PATMOVE-11")
def test_rim_enc_2_a_hostile_patrol_must_be_fought() -> None:
    game = rim(
        "tatooine tatooine",
        who="bossk han-solo",
        assets=["jabbas-hidden-stash greedo bounty-greedo", ""],
        fame="0 3",
        rep="hutt- rebel- imperial+",
        patrols="hutt@tatooine imperial@tatooine rebel@tatooine",
        goals="1",
        options={"transfers": False},
    )
    encounter(game)
    assert options(game) == ["fight hutt patrol", "fight rebel patrol"]


@pytest.mark.rule("RIM-ENC-2", "RIM-ENCPAT-1")
def test_rim_enc_2_with_one_hostile_patrol_nobody_is_asked() -> None:
    game = rim(
        "tatooine ryloth",
        rep="hutt-",
        patrols="hutt@tatooine",
        options={"transfers": False},
        luck=[(CRIT, CRIT), (BLANK,) * 3],
    )
    encounter(game)
    assert "fights-patrol" in told(game)
    assert game.patrol_levels[0] == 2


@pytest.mark.rule("RIM-ENCPAT-4")
def test_rim_encpat_4_with_positive_reputation_too() -> None:
    game = encounter(rim("tatooine ryloth", rep="hutt+ imperial+", patrols="hutt@tatooine imperial@tatooine"))
    assert options(game)[:3] == ["draw", "fight hutt patrol", "fight imperial patrol"]


@pytest.mark.rule("RIM-EFFECT-34", "RIM-ABIL-34")
def test_rim_effect_34_the_gx1_ignores_the_duty_to_fight() -> None:
    game = rim("tatooine ryloth", ships="gx1-short-hauler g9-rigger", rep="hutt-", patrols="hutt@tatooine")
    game.ship_goals_met[0] = True
    assert options(encounter(game))[:2] == ["draw", "fight hutt patrol"]


@pytest.mark.rule("RIM-ENC-10", "RIM-COMP-6")
def test_rim_enc_10_from_an_empty_deck_nothing_is_drawn() -> None:
    game = rim("tatooine ryloth")
    game.stacks[3] = game.stacks[3].of([])
    play(encounter(game), "draw")
    assert told(game) == ["deck-empty"]
    assert asked(game) == ""


@pytest.mark.rule("RIM-ENC-1", "RIM-ENC-10")
def test_rim_enc_1_where_there_is_nothing_else_a_card_is_drawn() -> None:
    game = rim("maelstrom ryloth", options={"transfers": False}, stacks={"kessel-maelstrom": "kessel-maelstrom-8"})
    encounter(game)
    assert asked(game) == "captain-1 pay-and-do"


@pytest.mark.rule("RIM-ENC-4", "RIM-ENC-7", "RIM-RUL-9", "RIM-ABIL-32")
def test_rim_enc_4_an_ability_takes_the_place_of_the_encounter() -> None:
    game = rim(
        "tatooine tatooine",
        who="bossk han-solo",
        fame="0 1",
        goals="1",
        luck=[(CRIT,) * 3, (BLANK,) * 3],
        credits="0 0",
    )
    play(encounter(game), "use bossk-2")
    assert game.fame[0] == 1
    assert asked(game) == ""


@pytest.mark.rule("RIM-ENC-9", "RIM-ACT-8", "RIM-DEFEAT-9", "RIM-RUL-73", "RIM-FAME-14")
@pytest.mark.parametrize(
    ("fame", "defeated", "offered"), [("0 1", False, True), ("1 1", False, False), ("0 1", True, False)]
)
def test_rim_defeat_9_a_defeated_player_cannot_be_attacked(fame: str, defeated: bool, offered: bool) -> None:
    game = rim("tatooine tatooine", who="bossk han-solo", fame=fame, goals="1", assets=["", "chromium-hull"])
    game.defeated[1] = defeated
    game.fame[1] -= 2  # the hull gives them
    encounter(game)
    assert ("use bossk-2" in options(game)) == offered
    assert ("challenge han-solo" in options(game)) != defeated


@pytest.mark.rule("RIM-GOAL-14", "RIM-ENC-9")
def test_rim_goal_14_a_goal_that_is_an_encounter() -> None:
    game = rim("tatooine tatooine", ships="firespray g9-rigger", fame="0 1")
    assert "ship goal" in options(encounter(game))


@pytest.mark.rule("RIM-ABIL-33", "RIM-RUL-59", "RIM-SECRET-4")
def test_rim_abil_33_what_can_be_done_at_any_time_takes_no_part_of_the_step() -> None:
    game = rim("tatooine ryloth", secrets=["navpoint-6@no-patrol"])
    play(encounter(game), "use secret-navpoint-6-1")
    assert asked(game) == "captain-1 pick-contact"
    play(game, options(game)[0], options(game)[1])
    assert asked(game) == "captain-1 choose-encounter"
    assert "use secret-navpoint-6-1" not in options(game)


@pytest.mark.rule("RIM-ENC-11", "RIM-PATROL-15")
def test_rim_enc_11_a_patrol_that_comes_now_is_not_fought_now() -> None:
    game = rim("naboo ryloth", rep="rebel-", contacts={"naboo-1": "hera-syndulla"}, luck=[(BLANK, BLANK)])
    play(encounter(game), "meet hera-syndulla")
    assert game.patrols[2] == game.places[0]
    assert asked(game) == ""


# A challenge


@pytest.mark.rule("RIM-EFFECT-29", "RIM-COMBAT-5", "RIM-COMBAT-6")
@pytest.mark.parametrize(
    ("luck", "kept"), [([(CRIT, CRIT), (BLANK, BLANK)], False), ([(BLANK, BLANK), (CRIT, CRIT)], True)]
)
def test_rim_effect_29_who_loses_the_challenge_loses_the_hull(luck: list[tuple[int, ...]], kept: bool) -> None:
    game = rim("tatooine tatooine", who="han-solo bossk", assets=["", "chromium-hull"], luck=luck)
    play(encounter(game), "challenge bossk")
    assert "fights-player-ship" in told(game)
    assert hand(game, 2) == ("chromium-hull" if kept else "")
    assert game.credits[:2] == [4000 - 3000 * game.defeated[0], 4000 - 3000 * game.defeated[1]]


@pytest.mark.rule("RIM-EFFECT-29")
def test_rim_effect_29_nobody_is_challenged_from_elsewhere() -> None:
    game = encounter(rim("tatooine ryloth", assets=["chromium-hull", "chromium-hull"]))
    assert not [option for option in options(game) if option.startswith("challenge")]


# From afar


@pytest.mark.rule("RIM-EFFECT-42", "RIM-ENC-9")
def test_rim_effect_42_ketsu_onyo_meets_from_afar() -> None:
    game = rim(
        "tatooine ryloth",
        who="ketsu-onyo lando-calrissian",
        patrols="hutt@nal-hutta imperial@kessel rebel@takodana syndicate@ring-of-kafrene",
        contacts={"nal-hutta-1": "ziton-moj", "takodana-1": "dengar"},
    )
    play(encounter(game), "use ketsu-onyo-1")
    near = options(game)
    assert "meet ziton-moj" in near
    assert "meet dengar" not in near
    reach = [game.arc.distance[game.places[0]][place] for place in game.patrols]
    assert [option for option in near if option.startswith("fight")] == [
        f"fight {faction} patrol"
        for faction, distance in zip(("hutt", "imperial", "rebel", "syndicate"), reach, strict=True)
        if distance <= 3
    ]


@pytest.mark.rule("RIM-EFFECT-42", "RIM-RUL-51", "RIM-PATROL-14")
def test_rim_rul_51_a_patrol_that_beats_her_moves_on_from_where_it_is() -> None:
    game = rim(
        "tatooine ryloth",
        who="ketsu-onyo lando-calrissian",
        patrols="hutt@nal-hutta",
        luck=[(BLANK, BLANK), (HIT,) * 3],
    )
    play(encounter(game), "use ketsu-onyo-1", "fight hutt patrol")
    place = game.places[0]
    nal_hutta = game.patrols[0]
    assert asked(game) == "captain-1 move-patrol"
    assert len(options(game)) == len(game.arc.neighbours[nal_hutta])
    play(game, options(game)[0])
    assert game.arc.distance[nal_hutta][game.patrols[0]] == 1
    assert game.places[0] == place


@pytest.mark.rule("RIM-EFFECT-42", "RIM-RUL-51", "RIM-REP-9")
def test_rim_effect_42_this_planet_is_still_her_own() -> None:
    """Leia Organa on Ryloth would put a patrol into the space of Ketsu Onyo, who is on Naboo."""
    game = rim(
        "naboo ryloth",
        who="ketsu-onyo lando-calrissian",
        rep="rebel-",
        contacts={"ryloth-1": "leia-organa"},
        luck=[(BLANK, BLANK)],
    )
    play(encounter(game), "use ketsu-onyo-1", "meet leia-organa")
    assert game.patrols[2] == game.places[0]


@pytest.mark.rule("RIM-EFFECT-42", "RIM-ENC-5")
def test_rim_effect_42_not_while_a_hostile_patrol_is_here() -> None:
    game = rim(
        "tatooine ryloth", who="ketsu-onyo lando-calrissian", rep="hutt- rebel-", patrols="hutt@tatooine rebel@tatooine"
    )
    assert "use ketsu-onyo-1" not in options(encounter(game))
