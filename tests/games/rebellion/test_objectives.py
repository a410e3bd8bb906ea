"""When objectives are played and what they ask for. [REB-OBJ, REB-CARD-OBJECTIVES]"""

from __future__ import annotations

import pytest

from dejarik.games.rebellion import forces, moments
from dejarik.games.rebellion.components import (
    CARBONITE,
    CORUSCANT,
    IN_REGION,
    LOYAL,
    LURED,
    OBJECTIVES,
    REBEL,
    RINGS,
    STORMTROOPER,
    SystemSet,
    leader,
    objective,
    system,
)
from dejarik.games.rebellion.objectives import CONDITIONS
from dejarik.games.rebellion.state import State
from tests.games.rebellion.fighting import (
    asked,
    deploy,
    fight,
    log,
    luck,
    objective_hand,
    options,
    play,
    scored,
    skip,
    table,
    where,
)


def refresh(cards: str, units: str = "", loyal: str = "", **more: object) -> State:
    """The start of a Refresh Phase. `units`: `hoth: x-wing; endor: tie-fighter`."""
    game = table(4 if more.pop("teams", False) else 2)
    game.objectives = sorted(objective(text) for text in cards.split())
    for part in filter(None, units.split(";")):
        place, figures = part.split(":")
        deploy(game, place.strip(), figures.strip())
    for text in loyal.split():
        game.loyalty[system(text)] = LOYAL[REBEL]
    for name, texts in more.items():
        setattr(game, name, SystemSet(sum(1 << system(text) for text in str(texts).split())))
    moments.REFRESH.open(game)
    game.advance()
    return game


def playable(game: State) -> list[str]:
    """What the Rebels could play now; none if they are not asked."""
    if not asked(game).endswith("play-objective"):
        return []
    return [text.removeprefix("play ") for text in options(game)[1:]]


# When


@pytest.mark.rule("REB-OBJ-1", "REB-OBJ-2", "REB-OBJ-5", "REB-REFRESH-0", "REB-DISCARD-3")
def test_one_objective_in_a_refresh_phase_for_its_reputation() -> None:
    game = refresh(
        "popular-support establish-outposts leave-no-one-behind",
        "bespin: x-wing; endor: x-wing; hoth: x-wing; naboo: x-wing; rodia: x-wing",
        "bespin naboo rodia ryloth toydaria kessel",
    )
    assert options(game) == ["decline", "play leave-no-one-behind", "play popular-support", "play establish-outposts"]
    play(game, "play popular-support")
    assert game.reputation == 13
    assert scored(game) == "popular-support"
    assert objective_hand(game) == "leave-no-one-behind establish-outposts"
    assert game.ask is None


@pytest.mark.rule("REB-OBJ-6", "REB-OBJ-7")
def test_playing_is_never_compulsory_and_the_hand_has_no_limit() -> None:
    game = refresh(" ".join(OBJECTIVES))
    assert len(game.objectives) == 15
    play(game, "decline")
    assert game.reputation == 14
    assert len(game.objectives) == 15


@pytest.mark.rule("REB-TEAM-38")
def test_the_general_decides() -> None:
    assert asked(refresh("leave-no-one-behind", teams=True)) == "rebel-general play-objective"


@pytest.mark.rule("REB-OBJ-1", "REB-INFO-5")
def test_whether_the_rebels_are_asked_rests_on_what_everybody_sees() -> None:
    game = refresh("liberation")
    assert options(game) == ["decline"]  # a card of stage II: it could be Leave No One Behind
    game = refresh("rebel-assault")
    assert game.ask is None  # no card of stage I is fulfilled
    game = refresh("")
    assert game.ask is None


@pytest.mark.rule("REB-OBJ-1")
def test_a_scored_card_is_no_reason_to_ask() -> None:
    game = table()
    game.objectives = [objective("liberation")]
    game.objectives_scored = [objective("leave-no-one-behind")]
    moments.REFRESH.open(game)
    assert not game.stack


@pytest.mark.rule("REB-OBJ-3", "REB-OBJ-5", "REB-CARD-OBJECTIVES-3", "REB-RUL-29")
def test_a_combat_objective_is_played_when_its_condition_has_just_been_met_or_not_at_all() -> None:
    game = fight("4 y-wing", "star-destroyer, tie-fighter", objectives="rebel-assault", dice=["hhhh", "----"])
    assert playable(game) == ["rebel-assault"]
    game.chance.script(luck("-s--", "-"))
    play(game, "decline")
    assert asked(game) == "rebel combat-action"
    game.chance.script(luck("-", "d---", "-"))
    play(game, "done")
    assert "play-objective" not in asked(game)  # the fighter alone is no reason to play it


@pytest.mark.rule("REB-OBJ-5")
def test_one_objective_in_each_combat() -> None:
    game = fight(
        "4 y-wing",
        "star-destroyer, at-at",
        objectives="rebel-assault major-victory return-of-the-jedi",
        leaders="darth-vader",
        pool="han-solo",
    )
    game.chance.script(luck("hhhh", "---"))
    play(game, "decline")
    skip(game)
    assert playable(game) == ["rebel-assault", "major-victory"]
    play(game, "play major-victory")
    assert game.ask is None
    assert objective_hand(game) == "rebel-assault return-of-the-jedi"


@pytest.mark.rule("REB-OBJ-3")
def test_every_card_has_one_timing() -> None:
    combat = {card for moment in ("space-battle", "combat-end") for card, _ in CONDITIONS[moment]}
    phase = {card for card, _ in CONDITIONS["refresh"]}
    assert combat | phase == set(range(len(OBJECTIVES)))
    assert not combat & phase


@pytest.mark.rule("REB-OBJ-4", "REB-CARD-OBJECTIVES-1")
def test_units_destroyed_outside_the_combat_do_not_count() -> None:
    game = fight(
        "2 rebel-trooper",
        "stormtrooper",
        objectives="crippling-blow",
        around={"endor": "3 stormtrooper"},
        pool="han-solo",
    )
    forces.destroy(game, STORMTROOPER, system("endor"), 3)
    game.chance.script(luck("h-", "-"))
    play(game, "decline")
    assert game.ask is None
    assert objective_hand(game) == "crippling-blow"


# Destroyed in a combat


@pytest.mark.rule("REB-CARD-CRIPPLING-BLOW-1", "REB-CARD-CRIPPLING-BLOW-2", "REB-CARD-OBJECTIVES-1")
def test_crippling_blow_adds_up_the_health_over_all_rounds() -> None:
    game = fight(
        "2 rebel-trooper, 2 airspeeder",
        "at-st, stormtrooper, at-at",
        objectives="crippling-blow",
        leaders="mon-mothma",
        dice=["h-----", "------", "----hh", "-----"],
    )
    play(game, "hit at-st", "hit at-st 0+1")
    assert playable(game) == ["crippling-blow"]
    play(game, "play crippling-blow")
    assert game.reputation == 13


@pytest.mark.rule("REB-CARD-OBJECTIVES-2", "REB-CARD-CRIPPLING-BLOW-1", "REB-CARD-REBEL-ASSAULT-1")
@pytest.mark.rule("REB-CARD-MAJOR-VICTORY-1")
def test_only_in_a_combat_that_the_rebels_began() -> None:
    cards = "rebel-assault major-victory crippling-blow"
    for active, found in (("rebel", ["rebel-assault", "major-victory"]), ("empire", [])):
        dice = ["hhhh", "---"] if active == "rebel" else ["---", "hhhh"]
        game = fight("4 y-wing, rebel-trooper", "star-destroyer, at-at", active=active, objectives=cards, dice=dice)
        assert playable(game) == found


@pytest.mark.rule("REB-CARD-REBEL-ASSAULT-1", "REB-CARD-REBEL-ASSAULT-2")
def test_rebel_assault_wants_a_star_destroyer_or_a_bigger_one() -> None:
    for ship, rolls, found in (
        ("super-star-destroyer", ["hhhhh", "-----", "hhhhh", "-----"], ["rebel-assault"]),
        ("star-destroyer", ["hhhhh", "---"], ["rebel-assault"]),
        ("assault-carrier", ["hhhhh", "--"], []),
    ):
        game = fight("5 y-wing", ship, objectives="rebel-assault", pool="han-solo")
        game.chance.script(luck(*rolls))
        play(game, "decline")
        assert playable(game) == found


@pytest.mark.rule("REB-CARD-MAJOR-VICTORY-1", "REB-CARD-MAJOR-VICTORY-2", "REB-CARD-POINT-BLANK-ASSAULT-2")
def test_major_victory_adds_up_the_printed_health_of_ships() -> None:
    game = fight("2 y-wing, x-wing", "assault-carrier, tie-fighter", objectives="major-victory", dice=["hhh", "---"])
    assert playable(game) == ["major-victory"]  # 2 and 1
    game = fight("2 y-wing, x-wing", "assault-carrier", objectives="major-victory", pool="han-solo")
    game.chance.script(luck("-hh", "--"))
    play(game, "decline")
    assert game.ask is None  # 2
    game = fight(
        "y-wing, x-wing", "assault-carrier, tie-fighter", frail=True, objectives="major-victory", dice=["hh", "---"]
    )
    assert playable(game) == ["major-victory"]  # health 1 and 1 in this combat, but 2 and 1 are printed


@pytest.mark.rule("REB-CARD-MAJOR-VICTORY-2", "REB-COMBAT-ROUND-9")
def test_a_death_star_under_construction_that_is_given_up_counts_four() -> None:
    game = fight("2 x-wing", "tie-fighter, death-star-under-construction", objectives="major-victory", dice=["hh", "-"])
    play(game, "hit tie-fighter", "hit tie-fighter 0+1")
    assert options(game) == ["decline"]  # it could be Death Star Plans
    play(game, "decline")
    assert playable(game) == ["major-victory"]


@pytest.mark.rule("REB-CARD-OBJECTIVES-1", "REB-DESTROYED-5")
def test_units_lost_with_their_transport_count() -> None:
    game = fight(
        "2 y-wing", "assault-carrier, 2 at-st", destroyed="hoth", objectives="crippling-blow", dice=["hh", "--"]
    )
    play(game, "destroy at-st", "destroy at-st")
    assert playable(game) == ["crippling-blow"]


@pytest.mark.rule("REB-CARD-OBJECTIVES-3")
def test_an_event_that_went_by_does_not_come_back_but_a_new_one_counts_all() -> None:
    game = fight(
        "5 y-wing, x-wing",
        "star-destroyer, tie-fighter",
        objectives="rebel-assault major-victory",
        dice=["-hhhh-", "----", "h-----", "-"],
    )
    assert playable(game) == ["rebel-assault", "major-victory"]
    play(game, "decline")
    assert playable(game) == ["major-victory"]  # a TIE Fighter more; no Star Destroyer


# Won in a combat


@pytest.mark.rule("REB-CARD-LIBERATION-1", "REB-CARD-LIBERATION-2", "REB-RUL-29")
def test_liberation_wants_a_ground_battle_won_where_the_empire_ruled() -> None:
    def fought(subjugated: str, active: str = "empire") -> State:
        rolls = ["-", "h"] if active == "empire" else ["h", "-"]
        return fight(
            "rebel-trooper",
            "stormtrooper",
            at="naboo",
            active=active,
            subjugated=subjugated,
            objectives="liberation",
            dice=rolls,
        )

    game = fought("naboo")
    assert game.subjugated == 0  # the marker went with the last stormtrooper
    assert playable(game) == ["liberation"]
    assert playable(fought("naboo", "rebel")) == ["liberation"]
    assert playable(fought("")) == []
    game = fight(
        "x-wing, rebel-trooper",
        "tie-fighter, at-at",
        at="naboo",
        subjugated="naboo",
        objectives="liberation",
        dice=["h", "-", "-", "h--"],
    )
    assert playable(game) == []  # won in space, lost on the ground


@pytest.mark.rule("REB-CARD-LIBERATION-2", "REB-COMBAT-WIN-2")
def test_liberation_by_a_retreat() -> None:
    game = fight(
        "rebel-trooper",
        "stormtrooper, assault-carrier",
        at="naboo",
        active="empire",
        subjugated="naboo",
        leaders="boba-fett",
        around={"utapau": "tie-fighter"},
        objectives="liberation",
        dice=["-", "-"],
    )
    play(game, "retreat with boba-fett", "take stormtrooper")
    assert playable(game) == ["liberation"]


def jedi(leaders: str, **more: object) -> State:
    """The Rebels have won in space where these leaders are."""
    game = fight("x-wing", "tie-fighter", leaders=leaders, objectives="return-of-the-jedi", pool="mon-mothma", **more)  # type: ignore[arg-type]  # keywords of fight
    while asked(game).endswith("add-leader"):
        play(game, "decline")
    return game


@pytest.mark.rule("REB-CARD-RETURN-OF-THE-JEDI-1", "REB-CARD-RETURN-OF-THE-JEDI-4")
def test_return_of_the_jedi_wants_a_battle_won_against_vader_or_the_emperor() -> None:
    for who, found in (("darth-vader", True), ("emperor-palpatine", True), ("general-tagge", False)):
        game = skip(jedi(who, dice=["h", "-"]))
        assert playable(game) == (["return-of-the-jedi"] if found else [])
    game = skip(jedi("darth-vader", dice=["h", "-"]))
    play(game, "play return-of-the-jedi")
    assert game.reputation == 12
    assert where(game, "darth-vader") == "hoth"  # no Jedi, nobody eliminated


@pytest.mark.rule("REB-CARD-RETURN-OF-THE-JEDI-1", "REB-CARD-RETURN-OF-THE-JEDI-5", "REB-ELIM-1")
def test_with_luke_the_jedi_an_imperial_leader_there_is_eliminated() -> None:
    game = skip(jedi("darth-vader luke-skywalker-jedi", dice=["h", "-"]))
    play(game, "play return-of-the-jedi")
    assert where(game, "darth-vader") == "box"
    game = skip(jedi("darth-vader boba-fett luke-skywalker-jedi", dice=["h", "-"]))
    play(game, "play return-of-the-jedi")
    assert asked(game) == "rebel bring-balance"
    assert options(game) == ["eliminate darth-vader", "eliminate boba-fett"]
    assert game.reputation == 12  # first
    play(game, "eliminate boba-fett")
    assert where(game, "boba-fett") == "box"
    assert game.battle is None


@pytest.mark.rule("REB-CARD-RETURN-OF-THE-JEDI-3", "REB-CARD-RETURN-OF-THE-JEDI-5")
def test_a_captured_or_lured_jedi_counts_and_may_be_eliminated_himself() -> None:
    game = skip(jedi("darth-vader luke-skywalker-jedi", rings={RINGS[LURED]: "luke-skywalker-jedi"}, dice=["h", "-"]))
    play(game, "play return-of-the-jedi")
    assert options(game) == ["eliminate darth-vader", "eliminate luke-skywalker-jedi"]
    game = fight(
        "x-wing",
        "tie-fighter, at-at",
        leaders="darth-vader luke-skywalker-jedi",
        pool="mon-mothma",
        rings={"captured": "luke-skywalker-jedi"},
        objectives="return-of-the-jedi",
    )
    game.chance.script(luck("h", "-"))
    play(game, "decline")
    skip(game)
    play(game, "play return-of-the-jedi")
    assert where(game, "darth-vader") == "box"


@pytest.mark.rule("REB-CARD-RETURN-OF-THE-JEDI-2", "REB-CARD-RETURN-OF-THE-JEDI-3")
def test_who_has_retreated_is_not_looked_for() -> None:
    game = fight(
        "x-wing",
        "assault-carrier",
        leaders="darth-vader luke-skywalker-jedi",
        active="empire",
        objectives="return-of-the-jedi",
        dice=["--", "-"],
    )
    skip(game)
    play(game, "retreat with darth-vader", "to endor")
    assert playable(game) == ["return-of-the-jedi"]
    play(game, "play return-of-the-jedi")
    assert where(game, "darth-vader") == "endor"


# At the start of the Refresh Phase


@pytest.mark.rule("REB-CARD-CUT-SUPPLY-LINES-1", "REB-CARD-CUT-SUPPLY-LINES-2")
def test_cut_supply_lines() -> None:
    units = "coruscant: x-wing; naboo: ion-cannon, stormtrooper; rodia: tie-fighter"
    game = refresh("cut-supply-lines", units, "naboo", subjugated="naboo kessel", sabotaged="kessel naboo")
    assert playable(game) == ["cut-supply-lines"]
    assert playable(refresh("cut-supply-lines", units, "naboo", subjugated="naboo kessel", sabotaged="naboo")) == []


@pytest.mark.rule("REB-CARD-DEFEND-THE-PEOPLE-1", "REB-CARD-DEFEND-THE-PEOPLE-2")
def test_defend_the_people() -> None:
    units = "naboo: x-wing; rodia: x-wing; kessel: y-wing; ryloth: rebel-trooper; rebel-base: x-wing; hoth: x-wing"
    loyal = "naboo rodia kessel ryloth"
    assert playable(refresh("defend-the-people", units, loyal, subjugated="ryloth")) == ["defend-the-people"]
    assert playable(refresh("defend-the-people", units, "naboo rodia kessel toydaria")) == []


@pytest.mark.rule("REB-CARD-REGIONAL-SUPPORT-1", "REB-CARD-REGIONAL-SUPPORT-2", "REB-CARD-REGIONAL-SUPPORT-3")
def test_regional_support() -> None:
    assert playable(refresh("regional-support", "", "bespin mustafar", subjugated="bespin")) == ["regional-support"]
    assert playable(refresh("regional-support", "", "bespin")) == []
    assert playable(refresh("regional-support", "", "bespin", destroyed="mustafar")) == ["regional-support"]
    assert playable(refresh("regional-support", "", "", destroyed="bespin mustafar")) == []
    core = IN_REGION[7]
    assert core >> CORUSCANT & 1
    assert playable(refresh("regional-support", "", "alderaan cato-neimoidia corellia")) == []


@pytest.mark.rule("REB-CARD-HEART-OF-THE-EMPIRE-1", "REB-CARD-HEART-OF-THE-EMPIRE-2")
def test_heart_of_the_empire_returns_to_the_hand_for_everybody_to_know() -> None:
    assert playable(refresh("heart-of-the-empire", "coruscant: x-wing, tie-fighter")) == []
    game = refresh("heart-of-the-empire leave-no-one-behind", "coruscant: x-wing")
    play(game, "play heart-of-the-empire")
    assert game.reputation == 12
    assert objective_hand(game) == "heart-of-the-empire leave-no-one-behind"
    assert scored(game) == ""
    assert game.objectives_known == [objective("heart-of-the-empire")]
    assert game.ask is None
    moments.REFRESH.open(game)
    game.advance()
    play(game, "play heart-of-the-empire")
    assert game.reputation == 10
    assert game.objectives_known == [objective("heart-of-the-empire")]


@pytest.mark.rule("REB-RUL-75", "REB-DESTROYED-9")
def test_reb_rul_75_heart_of_the_empire_is_fulfilled_in_the_ruins_of_coruscant() -> None:
    game = refresh("heart-of-the-empire", "coruscant: x-wing", destroyed="coruscant")
    assert playable(game) == ["heart-of-the-empire"]


@pytest.mark.rule("REB-CARD-LEAVE-NO-ONE-BEHIND-1", "REB-CARD-LEAVE-NO-ONE-BEHIND-2", "REB-CARD-LEAVE-NO-ONE-BEHIND-3")
def test_leave_no_one_behind() -> None:
    assert playable(refresh("leave-no-one-behind")) == ["leave-no-one-behind"]
    for ring, found in ((0, False), (CARBONITE, False), (LURED, True)):
        game = table()
        game.objectives = [objective("leave-no-one-behind")]
        game.rings[ring] = leader("han-solo")
        moments.REFRESH.open(game)
        assert bool(game.stack) == found


@pytest.mark.rule("REB-CARD-POPULAR-SUPPORT-1", "REB-CARD-POPULAR-SUPPORT-2")
def test_popular_support() -> None:
    six = "naboo rodia kessel ryloth bespin mustafar"
    assert playable(refresh("popular-support", "", six, subjugated="ryloth bespin")) == ["popular-support"]
    assert playable(refresh("popular-support", "rebel-base: x-wing", six.removesuffix(" mustafar"))) == []


@pytest.mark.rule("REB-CARD-ESTABLISH-OUTPOSTS-1", "REB-CARD-ESTABLISH-OUTPOSTS-2", "REB-CARD-ESTABLISH-OUTPOSTS-3")
def test_establish_outposts() -> None:
    four = "hoth: x-wing; naboo: ion-cannon; coruscant: x-wing, tie-fighter; rodia: y-wing"
    assert playable(refresh("establish-outposts", f"{four}; rebel-base: x-wing", destroyed="rodia")) == []
    assert playable(refresh("establish-outposts", f"{four}; ilum: x-wing", destroyed="rodia")) == ["establish-outposts"]


@pytest.mark.rule("REB-CARD-INSPIRE-SYMPATHY-1", "REB-CARD-INSPIRE-SYMPATHY-2")
def test_inspire_sympathy_counts_destroyed_systems() -> None:
    assert playable(refresh("inspire-sympathy")) == []
    game = refresh("inspire-sympathy", destroyed="alderaan naboo hoth")
    play(game, "play inspire-sympathy")
    assert game.reputation == 11
    assert scored(game) == "inspire-sympathy"


@pytest.mark.rule("REB-OBJ-8")
def test_a_known_card_that_is_played_is_forgotten() -> None:
    game = refresh("leave-no-one-behind popular-support")
    game.objectives_known = [objective("leave-no-one-behind"), objective("popular-support")]
    play(game, "play leave-no-one-behind")
    assert game.objectives_known == [objective("popular-support")]
    assert "played-objective" in log(game)
