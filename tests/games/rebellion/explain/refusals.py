"""Positions in which somebody tries what is not allowed; each function is one of them."""

from __future__ import annotations

from dejarik.games.rebellion import GAME, victory
from dejarik.games.rebellion.build import BUILD
from dejarik.games.rebellion.components import EMPIRE, REBEL, SYSTEMS, SystemSet
from dejarik.games.rebellion.deploy import Deploy
from dejarik.games.rebellion.state import State
from tests.games.rebellion.fighting import hold as hold_tactics
from tests.games.rebellion.rounds import (
    asked,
    begin,
    carry_out,
    clash,
    do,
    enqueue,
    galaxy,
    hold,
    keep,
    lay,
    options,
    passes,
    play,
    reveal,
    stack_actions,
)

# Setup


def new(setup: str = "full", players: int = 2) -> State:
    return GAME.new(players, 1, {"setup": setup, "initiative": "printed"})


def placing() -> State:
    """The last ground units must go where none is yet."""
    game = new()
    while "place stormtrooper at coruscant" in options(game):
        play(game, "place stormtrooper at coruscant")
    while "place at-st at coruscant" in options(game):
        play(game, "place at-st at coruscant")
    return game


def first_base() -> State:
    return new("first-game")


def outpost() -> State:
    game = new()
    while asked(game).startswith("empire"):
        play(game, options(game)[0])
    return game


def outposts() -> State:
    return play(outpost(), "at hoth", "place rebel-transport at hoth")


# The Assignment Phase


def assigning() -> State:
    game = galaxy(
        "hoth: stormtrooper",
        leaders="han-solo@pool chewbacca@pool wedge-antilles@pool princess-leia@pool general-madine@pool"
        " mon-mothma@hoth",
        rings="captured=mon-mothma",
    )
    hold(game, "independent-operation ambush temporary-alliance its-a-trap an-old-friend")
    begin(game, "assignment")
    return play(game, "assign han-solo", "to sabotage", "assign chewbacca", "join han-solo")


def choosing() -> State:
    return play(assigning(), "assign wedge-antilles")


def team_assigning() -> State:
    game = galaxy(
        leaders="han-solo@pool wedge-antilles@pool lando-calrissian@pool princess-leia@pool general-madine@pool",
        players=4,
    )
    hold(game, "ambush independent-operation")
    begin(game, "assignment")
    play(game, "assign han-solo", "to sabotage", "done")  # the General sees it
    return game


def team_forbidden() -> State:
    return play(team_assigning(), "forbid han-solo", "assign han-solo")


def team_pending() -> State:
    """The General has agreed; the Admiral goes on."""
    return play(team_assigning(), "allow")


def team_waiting() -> State:
    return play(team_pending(), "assign wedge-antilles", "to infiltration")


def evacuating() -> State:
    game = galaxy("hoth: stormtrooper; rebel-base: x-wing", leaders="general-rieekan@pool")
    hold(game, "start-the-evacuation")
    begin(game, "assignment")
    return play(game, "use start-the-evacuation with general-rieekan")


def expelled() -> State:
    game = galaxy(
        "naboo: 2 stormtrooper; sullust: stormtrooper, rebel-trooper; rodia: at-st",
        leaders="lando-calrissian@pool darth-vader@pool",
        subjugated="naboo sullust rodia",
    )
    hold(game, "independent-operation")
    begin(game, "assignment")
    return play(game, "use independent-operation with lando-calrissian", "at naboo")


def nowhere_to_expel() -> State:
    game = galaxy(leaders="lando-calrissian@pool")
    hold(game, "independent-operation")
    return begin(game, "assignment")


def project() -> State:
    game = galaxy(leaders="darth-vader@pool admiral-ozzel@pool moff-jerjerrod@pool")
    hold(game, "proceeding-as-planned")
    return passes(begin(game, "assignment"), until="empire assign-leaders")


# The Command Phase


def turn() -> State:
    game = galaxy(
        "hoth: x-wing; bespin: stormtrooper, tie-fighter; rebel-base: rebel-trooper",
        leaders="mon-mothma@pool han-solo@pool chewbacca@hoth princess-leia@bespin obi-wan-kenobi@box darth-vader@pool",
        rings="captured=princess-leia",
        assigned="sabotage=general-rieekan hit-and-run=luke-skywalker incite-rebellion=admiral-ackbar",
        rebel_hand="hidden-fleet",
    )
    return begin(game, "command")


def copies() -> State:
    """Two cards of one kind on the table, and all starting missions."""
    game = galaxy(
        leaders="han-solo@pool",
        assigned="hidden-fleet=admiral-ackbar hidden-fleet=mon-mothma contingency-plan=lando-calrissian"
        " sabotage=chewbacca infiltration=luke-skywalker build-alliance=princess-leia"
        " rapid-mobilization=general-rieekan",
    )
    return begin(game, "command")


def team_turn() -> State:
    game = galaxy(leaders="han-solo@pool princess-leia@pool", assigned="sabotage=chewbacca", players=4)
    return begin(game, "command")


def three_turn() -> State:
    """With three players the Rebel has a turn for each role; this is the Admiral's."""
    return begin(galaxy(leaders="han-solo@pool princess-leia@pool", players=3), "command")


def turn_with_objective() -> State:
    game = galaxy(leaders="han-solo@pool")
    keep(game, "leave-no-one-behind")
    return begin(game, "command")


def imperial_turn() -> State:
    game = galaxy(
        "rebel-base: x-wing", leaders="janus-greejatus@pool darth-vader@pool", assigned="gather-intel=admiral-piett"
    )
    return play(begin(game, "command"), "pass")


def activating() -> State:
    return play(imperial_turn(), "activate with darth-vader")


def exposed() -> State:
    game = galaxy("yavin: x-wing", leaders="han-solo@pool", found=True)
    return play(begin(game, "command"))


def exposed_activating() -> State:
    return play(exposed(), "activate with han-solo")


# Moves


def moving() -> State:
    """The Empire moves to Sullust."""
    game = galaxy(
        "bespin: star-destroyer, 8 stormtrooper; cato-neimoidia: death-star; mustafar: assault-carrier, tie-fighter;"
        " naboo: 2 stormtrooper; corellia: tie-fighter, death-star-under-construction; sullust: at-st; hoth: at-at;"
        " malastare: assault-carrier; dagobah: rebel-trooper; endor: star-destroyer",
        leaders="darth-vader@pool general-tagge@mustafar han-solo@naboo wedge-antilles@malastare chewbacca@endor",
        rings="captured=han-solo carbonite=chewbacca",
    )
    play(begin(game, "command"), "pass", "activate with darth-vader", "at sullust")
    return play(game, "move star-destroyer from bespin", *["move stormtrooper from bespin"] * 6)


def barred_border() -> State:
    """The Empire moves to Corellia; Bespin lies beyond an impassable area."""
    game = galaxy("bespin: star-destroyer; sullust: star-destroyer", leaders="darth-vader@pool")
    return play(begin(game, "command"), "pass", "activate with darth-vader", "at corellia")


def leaving_base() -> State:
    """The Rebels move to Naboo, and the base is too far."""
    game = galaxy(
        "rebel-base: x-wing; sullust: corellian-corvette, shield-generator; mustafar: y-wing",
        leaders="han-solo@pool wedge-antilles@sullust",
        base="hoth",
    )
    return play(begin(game, "command"), "activate with han-solo", "at naboo")


def guarded_base() -> State:
    game = galaxy(
        "rebel-base: x-wing; mustafar: y-wing", leaders="han-solo@pool wedge-antilles@rebel-base", base="hoth"
    )
    return play(begin(game, "command"), "activate with han-solo", "at hoth")


def strike_team() -> State:
    return play(
        carry_out("lead-the-strike-team", "han-solo", "rebel-base: 5 rebel-trooper, x-wing", at="hoth"),
        *["move rebel-trooper from rebel-base"] * 4,
    )


# Missions


def place_of_mission() -> State:
    """Sabotage needs a populous system; Boba Fett guards Naboo."""
    game = galaxy(leaders="han-solo@pool darth-vader@pool", assigned="sabotage=chewbacca")
    game.barred = SystemSet(1 << SYSTEMS.number("naboo"))
    return reveal(game, "sabotage")


def overseen() -> State:
    return carry_out(
        "oversee-project",
        "moff-jerjerrod",
        "hoth: at-st; rodia: at-st; naboo: at-st; endor: at-st, x-wing",
        sabotaged="naboo",
    )


def overseeing() -> State:
    return carry_out(
        "oversee-project",
        "moff-jerjerrod",
        "hoth: at-st",
        change=lambda game: enqueue(game, "1: tie-fighter, stormtrooper; 2: death-star; 3: at-at"),
    )


def target_of_mission() -> State:
    return carry_out(
        "capture-rebel-operative",
        "darth-vader",
        "hoth: at-st; naboo: at-st",
        others="han-solo@hoth chewbacca@naboo wedge-antilles@endor princess-leia@rebel-base",
    )


def target_captured() -> State:
    return carry_out(
        "interrogation",
        "darth-vader",
        "hoth: at-st; naboo: at-st",
        others="han-solo@hoth chewbacca@naboo wedge-antilles@naboo",
        rings="captured=han-solo carbonite=chewbacca",
    )


def opposing() -> State:
    return carry_out(
        "sabotage",
        "han-solo",
        at="naboo",
        others="darth-vader@pool general-tagge@hoth admiral-piett@pool",
        players=4,
    )


def blindside() -> State:
    """Nobody may be sent from the pool, but Lando Calrissian may come from another system."""
    game = galaxy(
        "hoth: stormtrooper",
        leaders="han-solo@pool princess-leia@hoth lando-calrissian@naboo moff-jerjerrod@pool",
        assigned="capture-rebel-operative=boba-fett",
    )
    hold(game, "blindside undercover")
    return play(reveal(game, "capture-rebel-operative"), "use blindside")


def contingency() -> State:
    game = galaxy(
        leaders="han-solo@pool darth-vader@pool",
        assigned="contingency-plan=lando-calrissian sabotage=chewbacca",
        rebel_hand="hidden-fleet",
    )
    return reveal(game, "contingency-plan")


def fear() -> State:
    """Two systems of the region, and Naboo has been chosen."""
    return play(carry_out("fear-will-keep-them-in-line", "grand-moff-tarkin", "sullust: star-destroyer"), "in naboo")


def core() -> State:
    """A region with Coruscant, and a choice."""
    return carry_out("fear-will-keep-them-in-line", "grand-moff-tarkin", "alderaan: star-destroyer")


def ruins() -> State:
    return carry_out(
        "superlaser-online", "moff-jerjerrod", "alderaan: death-star", others="darth-vader@pool", destroyed="alderaan"
    )


def throne() -> State:
    """Coruscant in ruins."""
    return carry_out("superlaser-online", "moff-jerjerrod", "coruscant: death-star", others="darth-vader@pool")


def haven() -> State:
    return carry_out(
        "homing-beacon",
        "colonel-yularen",
        "hoth: at-st",
        others="han-solo@hoth",
        rings="captured=han-solo",
        dice="sss -",
        base="endor",
    )


def naming() -> State:
    game = carry_out(
        "interrogation-droid",
        "colonel-yularen",
        "hoth: at-st",
        others="han-solo@hoth",
        rings="captured=han-solo",
        dice="sss ----",
        base="endor",
    )
    return play(game, "in naboo", "in rodia")


def landing() -> State:
    return carry_out(
        "planetary-conquest",
        "darth-vader",
        "hoth: at-st; naboo: at-st, 2 at-at; sullust: stormtrooper; endor: tie-fighter",
        at="hoth",
        others="general-tagge@sullust",
    )


def landing_at_ats() -> State:
    return play(landing(), "in naboo", "move at-at from naboo")


def bounty() -> State:
    return carry_out(
        "collect-bounty",
        "boba-fett",
        "bespin: tie-fighter; mustafar: tie-fighter; naboo: tie-fighter",
        others="han-solo@hoth",
        dice="sss --",
    )


def hastening() -> State:
    return carry_out(
        "double-our-efforts",
        "grand-moff-tarkin",
        at="coruscant",
        change=lambda game: enqueue(game, "1: tie-fighter; 2: at-st, stormtrooper"),
    )


def raiding() -> State:
    return carry_out(
        "rogue-squadron-raid",
        "wedge-antilles",
        at="coruscant",
        change=lambda game: enqueue(game, "1: tie-fighter, super-star-destroyer; 3: death-star"),
    )


def running() -> State:
    return carry_out("hit-and-run", "wedge-antilles", "hoth: tie-fighter, at-at, death-star", at="hoth")


def ambushing() -> State:
    game = galaxy("hoth: tie-fighter, at-st", leaders="general-madine@pool")
    hold(game, "ambush")
    begin(game, "assignment")
    return play(game, "use ambush with general-madine", "at hoth")


def mobilizing() -> State:
    game = carry_out(
        "rapid-mobilization",
        "admiral-ackbar",
        "hoth: x-wing; naboo: y-wing; rebel-base: x-wing",
        others="han-solo@naboo darth-vader@pool",
    )
    return passes(game, until="choose-mobilization")


def new_base() -> State:
    def prepare(game: State) -> None:
        lay(game, "probe", "hoth naboo alderaan ilum")

    game = carry_out(
        "rapid-mobilization",
        "admiral-ackbar",
        "hoth: tie-fighter",
        others="darth-vader@pool",
        imperial="naboo",
        destroyed="alderaan",
        change=prepare,
    )
    return play(passes(game, until="choose-mobilization"), "seek new base")


# Combat


def adding() -> State:
    return clash(galaxy("hoth: x-wing, tie-fighter", leaders="han-solo@pool chewbacca@pool darth-vader@pool"), "hoth")


def window() -> State:
    """Start of Combat cards of the Rebels; General Madine is a captive of the Empire."""
    game = galaxy(
        "hoth: x-wing, tie-fighter",
        leaders="admiral-ackbar@hoth general-madine@hoth wedge-antilles@pool han-solo@hoth",
        rings="captured=general-madine",
    )
    hold(game, "its-a-trap point-blank-assault target-the-star-destroyers noble-sacrifice")
    return clash(game, "hoth")


def captive_window() -> State:
    game = galaxy(
        "hoth: x-wing, tie-fighter",
        leaders="wedge-antilles@hoth general-madine@hoth",
        rings="captured=general-madine",
    )
    hold(game, "point-blank-assault target-the-star-destroyers")
    return clash(game, "hoth")


def imperial_window() -> State:
    game = galaxy(
        "hoth: x-wing, tie-fighter, stormtrooper, rebel-trooper",
        leaders="general-veers@hoth admiral-piett@hoth moff-jerjerrod@hoth",
    )
    hold(game, "target-the-generator keep-them-from-escaping ready-for-action")
    return clash(game, "hoth", "empire")


def fighting() -> State:
    """The Rebels attack in space; nothing is special yet."""
    game = galaxy(
        "hoth: 2 x-wing, y-wing, rebel-trooper, tie-fighter, star-destroyer, death-star-under-construction, at-st",
        leaders="han-solo@hoth darth-vader@hoth",
    )
    for side, cards in (
        (
            REBEL,
            "space-critical-hit space-take-it-down space-defensive-formation ground-critical-hit space-outmaneuver",
        ),
        (EMPIRE, "space-outmaneuver ground-dig-in"),
    ):
        hold_tactics(game, side, cards)
    return clash(game, "hoth", dice="hh- ----")


def special() -> State:
    game = galaxy("hoth: x-wing, y-wing, tie-fighter", leaders="han-solo@hoth darth-vader@hoth")
    hold_tactics(game, REBEL, "space-take-it-down")
    return clash(game, "hoth", dice="s- -")


def stations() -> State:
    game = galaxy("hoth: x-wing, death-star", leaders="han-solo@hoth darth-vader@hoth")
    hold_tactics(game, REBEL, "space-critical-hit")
    return clash(game, "hoth", dice="h ----")


def trapped() -> State:
    game = galaxy("hoth: x-wing, tie-fighter", leaders="admiral-ackbar@hoth darth-vader@hoth")
    hold(game, "its-a-trap")
    hold_tactics(game, EMPIRE, "space-critical-hit")
    game = play(clash(game, "hoth", dice="- s"), "use its-a-trap")
    return passes(game, until="empire combat-action")


def hitting() -> State:
    return passes(fighting(), until="assign-hit")


def hitting_the_hurt() -> State:
    game = galaxy("hoth: 4 y-wing, 2 star-destroyer, death-star, tie-fighter")
    game = clash(game, "hoth", dice="hhhh")
    return play(game, "hit star-destroyer 0+1")


def onslaught() -> State:
    game = galaxy("hoth: x-wing, y-wing, tie-fighter, star-destroyer", leaders="han-solo@hoth darth-vader@hoth")
    hold_tactics(game, REBEL, "space-onslaught")
    game = clash(game, "hoth", dice="s-")
    return play(game, "play space-onslaught with black special", "hit star-destroyer")


def blocking() -> State:
    """Two kinds have been hit, and the Empire blocks one damage."""
    game = galaxy("hoth: x-wing, 2 y-wing, tie-fighter, star-destroyer, assault-carrier", leaders="darth-vader@hoth")
    hold_tactics(game, EMPIRE, "space-defensive-formation")
    game = play(clash(game, "hoth", dice="hhh"), "hit assault-carrier", "hit assault-carrier 0+1")
    return play(game, "play space-defensive-formation")


def blocking_cards() -> State:
    game = galaxy("hoth: x-wing, tie-fighter")
    hold_tactics(game, EMPIRE, "space-outmaneuver")
    return clash(game, "hoth", dice="h")


def retreating() -> State:
    """The Empire came to Sullust from Bespin; the Rebels may retreat."""
    game = galaxy(
        "sullust: corellian-corvette, shield-generator, 2 rebel-trooper; bespin: star-destroyer;"
        " malastare: tie-fighter; naboo: x-wing; corellia: y-wing",
        leaders="darth-vader@pool han-solo@sullust chewbacca@sullust wedge-antilles@sullust",
        rings="captured=wedge-antilles",
    )
    play(begin(game, "command"), "pass", "activate with darth-vader", "at sullust")
    game.chance.script(((4, 4, 4), (4, 4)))
    play(game, "move star-destroyer from bespin", "done")
    return play(passes(game, until="empire retreat"), "stay")


def refuge() -> State:
    return play(retreating(), "retreat with han-solo")


def taking() -> State:
    return play(refuge(), "to naboo")


def beyond_the_border() -> State:
    """Utapau lies beyond an impassable area."""
    game = galaxy("mustafar: x-wing, tie-fighter; hoth: x-wing; bespin: y-wing", leaders="han-solo@mustafar")
    game = passes(clash(game, "mustafar", dice="- -"), until="rebel retreat")
    return play(game, "retreat with han-solo")


def team_retreat() -> State:
    game = galaxy("hoth: x-wing, tie-fighter", leaders="han-solo@hoth princess-leia@hoth", players=4)
    return passes(clash(game, "hoth", dice="- -"), until="rebel-admiral retreat")


def retreated() -> State:
    return no_retreat(retreated=[True, False])


def kept_from_escaping() -> State:
    return no_retreat(cannot_retreat=[True, False])


def no_escape() -> State:
    return no_retreat(held=[True, False])


def guest() -> State:
    game = galaxy(
        "hoth: tie-fighter, star-destroyer, x-wing; bespin: star-destroyer",
        leaders="admiral-piett@pool darth-vader@hoth general-tagge@hoth han-solo@pool",
    )
    hold(game, "ready-for-action")
    game = clash(game, "hoth", "empire", dice="---- -")
    play(game, *([] if "decline" not in options(game) else ["decline"]))
    play(passes(game, until="empire use-action"), "use ready-for-action")
    return passes(game, until="empire retreat")


def no_retreat(**flags: object) -> State:
    """The Rebels think of retreating in the middle of a battle."""
    game = galaxy("hoth: x-wing, y-wing, tie-fighter; bespin: x-wing", leaders="han-solo@hoth darth-vader@hoth")
    hold_tactics(game, REBEL, "space-critical-hit")
    game = clash(game, "hoth", dice="-- -")
    assert game.battle is not None
    for name, value in flags.items():
        setattr(game.battle, name, value)
    return game


def surrounded() -> State:
    game = galaxy(
        "hoth: x-wing, y-wing, tie-fighter; bespin: tie-fighter; endor: tie-fighter; mustafar: at-st",
        leaders="han-solo@hoth darth-vader@hoth",
    )
    hold_tactics(game, REBEL, "space-critical-hit")
    return clash(game, "hoth", dice="-- -")


def death_star() -> State:
    game = galaxy(
        "hoth: x-wing, death-star, tie-fighter; bespin: star-destroyer", leaders="darth-vader@hoth general-tagge@hoth"
    )
    hold_tactics(game, EMPIRE, "space-critical-hit")
    return passes(clash(game, "hoth", "empire", dice="----- -"), until="empire combat-action")


# Objectives


def scoring() -> State:
    game = galaxy("hoth: x-wing", leaders="han-solo@pool")
    keep(game, "leave-no-one-behind popular-support crippling-blow")
    return begin(game, "refresh")


def scored() -> State:
    game = galaxy("hoth: 3 x-wing, tie-fighter, star-destroyer", leaders="darth-vader@hoth han-solo@hoth")
    keep(game, "rebel-assault crippling-blow")
    hold_tactics(game, REBEL, "space-critical-hit")
    game = clash(game, "hoth", dice="--- -- --")
    assert game.battle is not None
    game.battle.objective_played = True
    return game


# The Refresh Phase


def discarding() -> State:
    game = galaxy(
        leaders="han-solo@pool",
        rebel_hand="hidden-fleet stolen-plans covert-operation demolition misdirection hit-and-run base-defenses",
    )
    return passes(begin(game, "refresh"), until="discard-mission")


def recruiting() -> State:
    game = galaxy(leaders="han-solo@pool chewbacca@box")
    stack_actions(game, REBEL, "ambush undercover")
    return begin(game, "refresh")


def announcing() -> State:
    game = play(recruiting(), "keep undercover")
    while not asked(game).startswith("rebel"):
        play(game, options(game)[0])
    return game


def building() -> State:
    """The Rebels build."""
    game = galaxy(
        "toydaria: tie-fighter; hoth: 3 mon-calamari-cruiser", rebel="naboo toydaria kessel utapau", sabotaged="kessel"
    )
    return play(do(game, BUILD), "done")


def building_exposed() -> State:
    return do(galaxy("yavin: x-wing, tie-fighter", rebel="naboo", found=True), BUILD)


def imperial_building() -> State:
    return play(do(galaxy("naboo: stormtrooper", subjugated="naboo"), BUILD), "done")


def freeing() -> State:
    return do(galaxy("hoth: 3 mon-calamari-cruiser, 2 x-wing; naboo: death-star, 2 super-star-destroyer"), BUILD)


def imperial_freeing() -> State:
    return play(freeing(), "done")


def deploying() -> State:
    game = galaxy("toydaria: tie-fighter; naboo: x-wing", rebel="naboo toydaria kessel sullust", sabotaged="kessel")
    enqueue(game, "1: 4 x-wing")
    return play(do(game, Deploy(REBEL)), "deploy x-wing at sullust", "deploy x-wing at sullust")


def deploying_exposed() -> State:
    game = galaxy("yavin: x-wing", rebel="naboo", found=True)
    enqueue(game, "1: 4 x-wing")
    return do(game, Deploy(REBEL))


def deploying_station() -> State:
    game = galaxy("hoth: death-star-under-construction", imperial="naboo")
    enqueue(game, "1: death-star, tie-fighter")
    return do(game, Deploy(EMPIRE))


def sabotaged_station() -> State:
    game = galaxy("hoth: death-star-under-construction", imperial="naboo", sabotaged="hoth")
    enqueue(game, "1: death-star, tie-fighter")
    return do(game, Deploy(EMPIRE))


def blocked_station() -> State:
    game = galaxy("hoth: death-star-under-construction, x-wing", imperial="naboo")
    enqueue(game, "1: death-star, tie-fighter")
    return do(game, Deploy(EMPIRE))


def over() -> State:
    game = galaxy("hoth: stormtrooper, x-wing", leaders="han-solo@pool", base="hoth", found=True)
    begin(game, "command")
    victory.win(game, EMPIRE, "REB-WIN-1")
    return game
