"""Patrols: beaten, lost to, moved. [RIM-PATROL, RIM-PATMOVE, RIM-ENCPAT-5 … 7]"""

from __future__ import annotations

import pytest

from dejarik.games.outer_rim.actions import ActionStep
from dejarik.games.outer_rim.components import (
    FACTIONS,
    PATROL,
    SCRIPT,
    SPACES,
    FactionId,
    PlayerId,
    card,
    faction,
    space,
)
from dejarik.games.outer_rim.encounters.choice import ChooseEncounter
from dejarik.games.outer_rim.fame import fame
from dejarik.games.outer_rim.market import REVEALED
from dejarik.games.outer_rim.patrols import move_towards, route_ends, shortest_ends, start_patrol_fight
from dejarik.games.outer_rim.state import State
from tests.games.outer_rim.position import asked, begin, carry_out, options, play, rim, standing, told

ME = PlayerId(0)
HUTT = faction("hutt")
AWAY = "imperial@nav-a-lo rebel@nav-a-lo syndicate@nav-a-lo"
CRITS = (3, 3, 3, 3, 3, 3, 3)
BLANKS = (6, 6, 6, 6, 6, 6, 6)


def where(game: State, name: str = "hutt") -> str:
    return SPACES[game.patrols[FACTIONS.number(name)]]


def fight(game: State, won: bool = True) -> State:
    """The first player fights the patrol of the Hutts."""
    mine = 2  # dice of the G9 Rigger
    theirs = PATROL[HUTT, game.patrol_levels[HUTT]].dice or 0
    game.chance.script((CRITS[:mine], BLANKS[:theirs]) if won else (BLANKS[:mine], CRITS[:theirs]))
    start_patrol_fight(game, ME, HUTT)
    return begin(game)


def called(game: State, name: str) -> State:
    """This card is the new top card after a purchase of the first player."""
    REVEALED.open(game, ME, card(name))
    return begin(game)


# Tokens


@pytest.mark.rule("RIM-PATROL-1", "RIM-PATROL-2", "RIM-PATROL-3", "RIM-PATROL-4", "RIM-PATROL-5", "RIM-PATROL-6")
@pytest.mark.parametrize("name", list(FACTIONS))
def test_rim_patrol_5_credits_for_the_first_level_fame_for_the_next_two(name: str) -> None:
    rewards = [SCRIPT.lists[PATROL[faction(name), level].reward] for level in (1, 2, 3, 4)]
    assert [[effect.op for effect in reward] for reward in rewards] == [["credits"], ["fame"], ["fame"], []]
    dice = [PATROL[faction(name), level].dice for level in (1, 2, 3)]
    assert None not in dice


@pytest.mark.rule("RIM-PATROL-7")
def test_rim_patrol_7_the_last_level_cannot_be_beaten() -> None:
    assert all(PATROL[FactionId(each), 4].dice is None for each in range(4))


# Won and lost


@pytest.mark.rule("RIM-ENCPAT-5", "RIM-PATROL-5", "RIM-PATROL-10", "RIM-PATROL-13", "RIM-DISCARD-8", "RIM-EFFECT-11")
def test_rim_encpat_5_the_reward_a_loss_of_reputation_and_the_next_patrol() -> None:
    game = fight(rim("tatooine ryloth", who="bossk ig-88", patrols=f"{AWAY} hutt@tatooine", credits="0 0"))
    assert game.credits[0] == 4000
    assert standing(game) == "hutt-"
    assert (where(game), game.patrol_levels[HUTT]) == ("nav-f-ri", 2)
    assert told(game).index("credits") < told(game).index("reputation-negative") < told(game).index("next-patrol")


@pytest.mark.rule("RIM-PATROL-6", "RIM-PATROL-9", "RIM-MAP-8", "RIM-INV-1")
def test_rim_patrol_6_fame_for_higher_levels() -> None:
    game = rim("tatooine ryloth", who="bossk ig-88", patrols=f"{AWAY} hutt-2@tatooine", rep="hutt+")
    fight(game)
    assert (game.fame[0], standing(game)) == (1, "")
    game.patrols[HUTT] = space("tatooine")
    game.hull_damage[0] = 0
    fight(game)
    assert (game.fame[0], game.patrol_levels[HUTT], standing(game)) == (3, 4, "hutt-")


@pytest.mark.rule("RIM-ENCPAT-6", "RIM-PATROL-14")
def test_rim_encpat_6_the_loser_moves_the_patrol() -> None:
    game = fight(rim("tatooine ryloth", who="bossk ig-88", patrols=f"{AWAY} hutt@tatooine"), won=False)
    assert asked(game) == "captain-1 move-patrol"
    assert set(options(game)) == {f"patrol hutt to {each}" for each in ("nav-d-lo", "nav-d-c", "nav-d-ro")}
    play(game, "patrol hutt to nav-d-c")
    assert where(game) == "nav-d-c"
    assert standing(game) == ""


@pytest.mark.rule("RIM-ENCPAT-7", "RIM-DEFEAT-11", "RIM-RUL-23")
def test_rim_encpat_7_a_winner_may_still_be_defeated() -> None:
    game = rim("tatooine ryloth", who="bossk ig-88", patrols=f"{AWAY} hutt@tatooine", credits="0 0", hull="2 0")
    game.chance.script(((3, 3), (0, 6, 6)))
    start_patrol_fight(game, ME, HUTT)
    begin(game)
    assert game.defeated[0]
    assert game.credits[0] == 1000  # 4,000 gained before 3,000 were lost
    assert game.patrol_levels[HUTT] == 2


@pytest.mark.rule("RIM-PATROL-8", "RIM-RUL-14", "RIM-PATROL-14")
def test_rim_rul_14_the_loser_moves_an_unbeatable_patrol_first() -> None:
    game = rim("tatooine ryloth", who="bossk ig-88", patrols=f"{AWAY} hutt-4@tatooine")
    start_patrol_fight(game, ME, HUTT)
    begin(game)
    assert asked(game) == "captain-1 move-patrol"
    assert not game.defeated[0]
    play(game, "patrol hutt to nav-d-c")
    assert game.defeated[0]


@pytest.mark.rule("RIM-RUL-51", "RIM-PATROL-14", "RIM-EFFECT-42")
def test_rim_rul_51_it_moves_from_where_it_is() -> None:
    game = fight(rim("tatooine ryloth", who="ketsu-onyo ig-88", patrols=f"{AWAY} hutt@nav-e-lo"), won=False)
    assert set(options(game)) == {"patrol hutt to nav-d-ro", "patrol hutt to ryloth"}


@pytest.mark.rule("RIM-EFFECT-28", "RIM-ABIL-41")
def test_rim_effect_28_proton_torpedoes() -> None:
    luck_less = rim("tatooine ryloth", who="bossk ig-88", patrols=f"{AWAY} hutt@tatooine", assets=["proton-torpedoes"])
    luck_less.chance.script(((3, 3, 3), BLANKS[:3]))
    start_patrol_fight(luck_less, ME, HUTT)
    begin(luck_less)
    assert fame(luck_less, ME) == 0  # the patrol paid credits
    game = rim("tatooine ryloth", who="bossk ig-88", patrols=f"{AWAY} hutt-3@tatooine", assets=["proton-torpedoes"])
    game.chance.script(((3, 3, 3), BLANKS[:6]))
    start_patrol_fight(game, ME, HUTT)
    begin(game)
    assert (fame(game, ME), standing(game)) == (3, "hutt-")


@pytest.mark.rule("RIM-EFFECT-28", "RIM-ABIL-41")
def test_rim_effect_28_the_turned_aggressor_keeps_reputation() -> None:
    game = rim("tatooine ryloth", who="bossk ig-88", ships="aggressor g9-rigger", patrols=f"{AWAY} hutt@tatooine")
    game.ship_goals_met[0] = True
    game.chance.script((CRITS[:5], BLANKS[:3]))
    start_patrol_fight(game, ME, HUTT)
    begin(game)
    assert (standing(game), fame(game, ME)) == ("", 0)  # and that is all
    assert game.patrol_levels[HUTT] == 2


@pytest.mark.rule("RIM-PATROL-11", "RIM-PATROL-12", "RIM-PATROL-15", "RIM-PATMOVE-10")
def test_rim_patrol_15_a_patrol_that_comes_starts_nothing() -> None:
    game = rim("maelstrom ryloth", patrols=f"{AWAY} hutt@nav-c-lo rebel@maelstrom", rep="hutt-")
    carry_out(game, [{"move_patrol": {"faction": "hutt", "to": "your-space"}}])
    assert where(game) == "maelstrom"
    assert game.ask is None
    assert told(game) == ["patrol-moved"]


# Movement towards a player


@pytest.mark.rule("RIM-PATMOVE-1", "RIM-PATMOVE-2", "RIM-PATMOVE-4", "RIM-PATMOVE-5", "RIM-PATMOVE-9", "RIM-PATMOVE-15")
def test_rim_patmove_15_a_patrol_within_reach_arrives() -> None:
    game = called(rim("tatooine ryloth", patrols=f"{AWAY} hutt@nav-e-lo"), "coaxium-crystal")  # Hutts, 2
    assert where(game) == "tatooine"
    assert game.ask is None
    assert told(game) == ["patrol-called", "patrol-moved"]


@pytest.mark.rule("RIM-PATMOVE-7", "RIM-PATMOVE-9")
def test_rim_patmove_7_it_must_arrive_if_it_can_and_stops_there() -> None:
    game = called(rim("tatooine ryloth", patrols=f"{AWAY} imperial@nav-d-ro"), "stolen-hyperfuel")  # Empire, 5
    assert where(game, "imperial") == "tatooine"
    game = called(rim("tatooine ryloth", patrols=f"{AWAY} syndicate@nav-e-c"), "droid-parts")  # Syndicate, 4
    assert (where(game, "syndicate"), game.ask) == ("tatooine", None)  # with its last space


@pytest.mark.rule("RIM-PATMOVE-2")
def test_rim_patmove_2_without_an_icon_nothing_moves() -> None:
    game = rim("tatooine ryloth")
    before = list(game.patrols)
    assert called(game, "food-supplies").patrols == before


@pytest.mark.rule("RIM-PATMOVE-6", "RIM-PATMOVE-16", "RIM-RUL-65", "RIM-PATMOVE-18")
def test_rim_patmove_16_otherwise_the_end_of_the_route_is_picked() -> None:
    game = called(rim("tatooine ryloth", patrols=f"{AWAY} hutt@nav-f-lo"), "coaxium-crystal")  # Hutts, 2
    assert where(game) == "ryloth"  # there is only one way
    game = called(rim("nal-hutta ryloth", patrols=f"{AWAY} hutt@ryloth"), "coaxium-crystal")
    assert asked(game) == "captain-1 move-patrol"
    assert set(options(game)) == {"patrol hutt to nav-d-ro", "patrol hutt to naboo"}
    play(game, "patrol hutt to naboo")
    assert where(game) == "naboo"


@pytest.mark.rule("RIM-PATMOVE-6", "RIM-PATMOVE-16", "RIM-MAP-17")
def test_rim_patmove_6_the_route_need_not_be_the_shortest() -> None:
    game = rim("tatooine ryloth")
    start, target = space("nav-c-lo"), space("nav-d-lo")
    shortest = {SPACES[each] for each in shortest_ends(game, start, target, 2)}
    assert shortest == {"nav-c-ro"}
    assert {SPACES[each] for each in route_ends(game, start, target, 2)} == shortest  # Kessel is no nearer
    start = space("nav-b-ro")
    assert {SPACES[each] for each in route_ends(game, start, target, 3)} == {"nav-c-ro", "nav-c-ri"}


@pytest.mark.rule("RIM-PATMOVE-8", "RIM-PATMOVE-17", "RIM-RUL-15")
def test_rim_patmove_17_no_step_goes_against_the_direction() -> None:
    game = rim("tatooine ryloth")
    position = game.arc.position
    for start in range(len(SPACES)):
        for target in range(len(SPACES)):
            for steps in (2, 3):
                if game.arc.distance[start][target] <= steps:
                    continue
                ends = route_ends(game, space(SPACES[start]), space(SPACES[target]), steps)
                assert 1 <= len(ends) <= 4
                shortest = shortest_ends(game, space(SPACES[start]), space(SPACES[target]), steps)
                for end in set(ends).difference(shortest):
                    assert game.arc.distance[end][target] < game.arc.distance[start][target]
                    if position[start] < position[target]:
                        assert position[end] >= position[start]
                    elif position[start] > position[target]:
                        assert position[end] <= position[start]


def ends(start: str, target: str, steps: int) -> list[str]:
    return [SPACES[each] for each in route_ends(rim(), space(start), space(target), steps)]


@pytest.mark.rule("RIM-PATMOVE-16")
def test_rim_patmove_16_a_route_enters_no_space_twice() -> None:
    assert ends("nav-a-lo", "mon-calamari", 3) == ["nav-b-lo"]  # not to Cantonica and back to it


@pytest.mark.rule("RIM-PATMOVE-17")
def test_rim_patmove_17_beside_the_player_every_step_leads_nearer() -> None:
    assert ends("nav-b-lo", "ord-mantell", 3) == ["nav-a-c"]  # from Cantonica not on to A1


@pytest.mark.rule("RIM-PATMOVE-12", "RIM-MAEL-6")
def test_rim_patmove_12_nothing_is_in_its_way() -> None:
    game = rim("kessel maelstrom", patrols=f"{AWAY} hutt@nav-c-lo rebel@maelstrom")
    called(game, "coaxium-crystal")
    assert where(game) == "kessel"


@pytest.mark.rule("RIM-PATMOVE-15")
def test_rim_patmove_15_a_patrol_with_the_player_does_not_move() -> None:
    game = called(rim("tatooine ryloth", patrols=f"{AWAY} hutt@tatooine"), "coaxium-crystal")
    assert where(game) == "tatooine"
    assert told(game) == ["patrol-called"]


@pytest.mark.rule("RIM-PATMOVE-4", "RIM-PATROL-9")
def test_rim_patmove_4_an_icon_moves_the_faceup_patrol_of_its_faction() -> None:
    game = called(rim("tatooine ryloth", patrols=f"{AWAY} hutt-3@nav-e-lo"), "coaxium-crystal")
    assert (where(game), where(game, "rebel")) == ("tatooine", "nav-a-lo")


@pytest.mark.rule("RIM-SOLO-50", "RIM-SOLO-92", "RIM-RUL-31")
def test_rim_solo_92_towards_the_opponent_by_a_shortest_route_at_random() -> None:
    ends = set()
    for seed in range(12):
        game = rim("tatooine nav-d-c", who="bossk jyn-erso", solo=True, seed=seed, patrols=f"{AWAY} hutt@nav-c-k1")
        move_towards(game, HUTT, 2, PlayerId(1), ME)
        assert begin(game).ask is None
        ends.add(where(game))
    assert ends == {"nav-d-lo", "nav-d-li"}


# By effects


@pytest.mark.rule("RIM-EFFECT-23", "RIM-EFFECT-50", "RIM-PATMOVE-13")
def test_rim_effect_23_straight_into_a_space() -> None:
    game = rim("tatooine ryloth", patrols=f"{AWAY} hutt@takodana")
    carry_out(game, [{"move_patrol": {"faction": "here", "to": "any-planet-without-players"}}], patrol=HUTT)
    assert asked(game) == "captain-1 move-patrol"
    assert "patrol hutt to ryloth" not in options(game)
    assert len(options(game)) == 9
    play(game, "patrol hutt to lothal")
    assert where(game) == "lothal"


@pytest.mark.rule("RIM-EFFECT-23")
def test_rim_effect_23_towards_the_player() -> None:
    game = rim("tatooine ryloth", patrols=f"{AWAY} hutt@ryloth")
    carry_out(game, [{"move_patrol": {"faction": "hutt", "steps": 3}}])
    assert where(game) == "tatooine"


@pytest.mark.rule("RIM-EFFECT-23", "RIM-EFFECT-1")
def test_rim_effect_23_nothing_without_a_patrol_here() -> None:
    game = rim("tatooine ryloth")
    before = list(game.patrols)
    carry_out(game, [{"move_patrol": {"faction": "here", "to": "your-space"}}])
    assert game.patrols == before


# Jyn Erso


def at_jyns_market(at: str, patrol: str) -> State:
    game = rim(at, who="jyn-erso bossk ig-88", goals="1", patrols=f"{AWAY} hutt@{patrol}")
    game.perform(ActionStep(ME))
    return called(game, "coaxium-crystal")


@pytest.mark.rule("RIM-EFFECT-41", "RIM-ABIL-48")
def test_rim_effect_41_jyn_erso_sends_a_patrol_to_another_player() -> None:
    game = at_jyns_market("tatooine ryloth nav-d-c", "nav-d-lo")
    assert asked(game) == "captain-1 may-use"
    play(game, "use jyn-erso-3")
    assert asked(game) == "captain-1 send-patrol"
    assert options(game) == ["player bossk", "player ig-88"]
    play(game, "player ig-88")
    assert where(game) == "nav-d-c"


@pytest.mark.rule("RIM-EFFECT-41", "RIM-PATMOVE-16")
def test_rim_effect_41_she_picks_the_end_of_its_route() -> None:
    game = at_jyns_market("nav-c-lo takodana nav-d-c", "nav-c-k1")
    play(game, "use jyn-erso-3", "player ig-88")
    assert asked(game) == "captain-1 move-patrol"
    assert options(game) == ["patrol hutt to nav-d-lo", "patrol hutt to nav-d-li"]


@pytest.mark.rule("RIM-ABIL-48")
def test_rim_abil_48_only_a_patrol_at_distance_3_or_less() -> None:
    game = at_jyns_market("tatooine ryloth ryloth", "nav-e-ro")
    assert asked(game) == "captain-1 choose-action"  # it has moved
    game = at_jyns_market("tatooine ryloth ryloth", "ryloth")
    assert asked(game) == "captain-1 may-use"
    play(game, "pass")
    assert where(game) in ("nav-d-ro", "nav-d-c")


@pytest.mark.rule("RIM-ABIL-48")
def test_rim_abil_48_only_in_her_action_step() -> None:
    game = rim("tatooine ryloth", who="jyn-erso bossk", goals="1", patrols=f"{AWAY} hutt@nav-d-lo")
    called(game, "coaxium-crystal")
    assert game.ask is None
    assert where(game) == "tatooine"


@pytest.mark.rule("RIM-PATMOVE-11", "RIM-PATROL-15", "RIM-ENC-2")
def test_rim_patmove_11_a_hostile_patrol_that_came_must_be_fought() -> None:
    game = rim("tatooine ryloth", who="bossk ig-88", patrols=f"{AWAY} hutt@nav-d-ro", rep="hutt-")
    called(game, "coaxium-crystal")
    begin(game, ChooseEncounter(ME))
    assert [option for option in options(game) if option != "transfer"] == ["fight hutt patrol"]
