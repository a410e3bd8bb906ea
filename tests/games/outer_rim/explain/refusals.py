"""Positions in which somebody tries what is not allowed; each function is one of them. The first player is asked."""

from __future__ import annotations

from typing import Any

from dejarik.games.outer_rim import GAME
from dejarik.games.outer_rim.actions import MARKET, TRADE, ChooseAction
from dejarik.games.outer_rim.assets import gain
from dejarik.games.outer_rim.assets.room import MakingRoom
from dejarik.games.outer_rim.assets.tokens import PutTokenBack
from dejarik.games.outer_rim.components import DECKS, IMPERIAL, SPOTS, PlayerId, card, contact, section
from dejarik.games.outer_rim.delivery import ChooseDelivery
from dejarik.games.outer_rim.encounters.choice import EncounterStep
from dejarik.games.outer_rim.encounters.drawing import ChoosePatrol
from dejarik.games.outer_rim.fame import finish
from dejarik.games.outer_rim.movement import move
from dejarik.games.outer_rim.patrols import move_towards, start_patrol_fight
from dejarik.games.outer_rim.planning import ChoosePlan
from dejarik.games.outer_rim.state import State
from dejarik.games.outer_rim.transfers import ProposeTransfer
from dejarik.games.outer_rim.turn import UseBeforeEnd
from tests.games.outer_rim.dice_luck import dice, fight
from tests.games.outer_rim.market.stall import at_market, deal, only, purchase
from tests.games.outer_rim.position import begin, carry_out, play, rim

ONE, TWO = PlayerId(0), PlayerId(1)

# Setup


def characters() -> State:
    """The second player chooses; the first has Bossk."""
    game = GAME.new(2, 1)
    return play(game, "character bossk", "ship g9-rigger")


def starting_ship() -> State:
    return play(GAME.new(2, 1), "character bossk")


def opponent() -> State:
    """The person has Han Solo and chooses for the automatic opponent."""
    return play(GAME.new(1, 1), "character han-solo", "ship g9-rigger")


# Planning and movement


def plan(**table: Any) -> State:
    """On Tatooine, Han Solo with a hyperdrive of 8."""
    return begin(rim(**table), ChoosePlan(ONE))


def defeated() -> State:
    game = rim(wounds="4 0")
    game.defeated[0] = True
    return begin(game, ChoosePlan(ONE))


def moving() -> State:
    """Two spaces from Tatooine."""
    game = rim(who="bossk han-solo")
    move(game, ONE, 2)
    return begin(game)


def entering() -> State:
    """An Imperial patrol stops Han Solo, who has tried his own ability and has one of his ship left."""
    game = rim(who="han-solo bossk", ships="firespray g9-rigger", goals="1", patrols="imperial@nav-d-c")
    game.ship_goals_met[0] = True
    game.chance.script(tuple(dice("blank blank")))
    move(game, ONE, 4)
    return play(begin(game), "move to nav-d-c", "use han-solo-2")


def jumping() -> State:
    return carry_out(rim(), [{"move": {"to": "an-adjacent-space"}}])


def beaten_by_patrol() -> State:
    """The loser moves the Imperial patrol, which is beside Tatooine."""
    game = rim(who="bossk han-solo", patrols="imperial@tatooine", luck=dice("blank blank", "hit blank blank"))
    start_patrol_fight(game, ONE, IMPERIAL)
    return begin(game)


def patrol_called() -> State:
    """The Imperial patrol moves three spaces towards the first player."""
    game = rim("lothal ryloth")
    move_towards(game, IMPERIAL, 3, ONE, ONE)
    return begin(game)


# Actions


def acting(**table: Any) -> State:
    return begin(rim(**table), ChooseAction(ONE))


def loaded() -> State:
    """On Tatooine with cargo for other planets, a bounty whose mark is free, and one whose mark is captured."""
    return acting(
        ships="yv-666 g9-rigger",
        assets=["stolen-weapons bacta-supplies stolen-jewels bounty-dengar bounty-chopper jetpack", "coaxium-crystal"],
        captured="bounty-chopper",
    )


def elsewhere() -> State:
    """Nothing of it is for Tatooine."""
    return acting(assets=["bacta-supplies bounty-chopper", ""], captured="bounty-chopper")


def empty_handed() -> State:
    return acting(assets=["stolen-jewels bounty-dengar", ""])


def delivering() -> State:
    """Weapons have been tried, spice is left."""
    game = rim(assets=["stolen-weapons gift-for-jabba bacta-supplies", ""], ships="yv-666 g9-rigger")
    return begin(game, ChooseDelivery(ONE, (card("stolen-weapons"),)))


def in_space() -> State:
    """At a navpoint, alone."""
    return acting(at="nav-d-c ryloth")


def maelstrom() -> State:
    return acting(at="maelstrom ryloth")


def stopped() -> State:
    return acting(patrols="hutt@tatooine")


def solo() -> State:
    return acting(solo=True)


def together() -> State:
    """Both on Tatooine; the first player has traded and proposed three transfers."""
    game = rim("tatooine tatooine", assets=["ion-cannon", "jetpack"])
    game.transfers = 3
    return begin(game, ChooseAction(ONE))


def acted() -> State:
    """The market has been visited, three trades proposed."""
    game = rim("tatooine tatooine")
    game.acted, game.proposals = [MARKET, TRADE], 3
    return begin(game, ChooseAction(ONE))


def without_transfers() -> State:
    return acting(options={"transfers": False})


def poor() -> State:
    return acting(credits="0 0")


# The market

TOPS = {
    "gear-mod": "ion-cannon",
    "cargo": "stolen-weapons",
    "job": "the-kessel-run",
    "ship": "ship-aggressor",
    "luxury": "chromium-hull",
    "bounty": "information-broker",
}


def shopping(**table: Any) -> State:
    """On Tatooine with 4,000 credits and something to trade in."""
    return rim(**{"market": TOPS, "assets": ["targeting-computer bounty-dengar chewbacca", ""], **table})


def buying() -> State:
    return play(at_market(shopping()), "cycle nothing")


def buying_cheaply() -> State:
    """With Hondo Ohnaka."""
    return play(at_market(shopping(assets=["hondo-ohnaka", ""], credits="3000 4000")), "cycle nothing")


def buying_on_kessel() -> State:
    return play(at_market(shopping(at="kessel ryloth")), "cycle nothing")


def cycling() -> State:
    game = shopping()
    only(game, "job", "")
    return at_market(game)


def cycling_again() -> State:
    """With Lobot."""
    return play(at_market(shopping(assets=["lobot", ""])), "cycle gear-mod")


def used_ships() -> State:
    """With credits for none, and with the best ship of all."""
    return play(at_market(shopping(market={"ship": "used-ship-for-sale"}, credits="1000 4000")), "cycle nothing")


def best_ship() -> State:
    game = shopping(market={"ship": "used-ship-for-sale"}, ships="firespray yt-1300", assets=["", ""])
    return play(at_market(game), "cycle nothing")


def choosing_used_ship() -> State:
    game = shopping(
        market={"ship": "used-ship-for-sale"},
        ships="hwk-290 lancer",
        credits="10000 4000",
        assets=["", ""],
    )
    return play(at_market(game), "cycle nothing", "buy used-ship-for-sale")


def trading_in() -> State:
    """The Ion Cannon costs 5,000; the computer is traded in already."""
    game = shopping(
        assets=["targeting-computer bounty-dengar chewbacca tailored-suit jetpack quad-laser-cannon", ""],
        ships="aggressor g9-rigger",
        credits="1000 4000",
    )
    return play(purchase(game, "ion-cannon"), "trade in targeting-computer")


def revealed() -> State:
    """One of three cards of the cargo deck may be bought."""
    return play(deal(shopping(market={"cargo": "bacta-supplies stolen-weapons salvage"}), "cargo", reveal=3), "yes")


def ordered() -> State:
    """Special Order: gear."""
    game = shopping(market={"gear-mod": "special-order ion-cannon jetpack mpl-57"}, credits="6000 4000")
    return play(at_market(game), "cycle nothing", "buy special-order", "pay", "gear")


def broker() -> State:
    game = shopping(at="tatooine ryloth", assets=["", ""])
    return play(at_market(game), "cycle nothing", "buy information-broker")


def holocron() -> State:
    """The second player marks a planet."""
    game = shopping(market={"luxury": "sith-holocron"}, credits="15000 4000", assets=["", ""])
    return play(at_market(game), "cycle nothing", "buy sith-holocron")


# Assets


def offered_crew(**table: Any) -> State:
    """Chewbacca could come, but Dengar has the only place."""
    game = rim(**{"assets": ["dengar jetpack ion-cannon", ""], "ships": "g9-rigger g9-rigger", **table})
    game.in_use.append(card("chewbacca"))
    gain(game, ONE, card("chewbacca"), or_discard=True)
    return begin(game)


def offered_crew_with_room() -> State:
    return offered_crew(assets=["jetpack", "k-2so"])


def offered_armor() -> State:
    game = rim(assets=["armored-vest jetpack", ""], market={"gear-mod": "plastoid-armor"})
    at = DECKS.number("gear-mod")
    armor, game.market[at] = game.market[at].draw()
    game.in_use.append(armor)
    gain(game, ONE, card("plastoid-armor"), or_discard=True)
    return begin(game)


def droids() -> State:
    """IG-88 may take one of two droids of the second player."""
    game = rim(
        "tatooine tatooine ryloth",
        who="ig-88 bossk han-solo",
        ships="gx1-short-hauler heavy-duty-lifter g9-rigger",
        assets=["dengar", "k-2so chopper chewbacca", "4-lom"],
    )
    return carry_out(game, [{"rule": {"name": "take-droid-crew"}}])


def too_much() -> State:
    """Two jobs and a bounty for two places."""
    game = rim(assets=["the-kessel-run the-casino-heist bounty-dengar jetpack", ""])
    return begin(game, MakingRoom(ONE))


def losing() -> State:
    return carry_out(
        rim(assets=["dengar jetpack dl-44", ""]), [{"lose_asset": {"asset": "gear", "count": 1, "pick": "owner"}}]
    )


# Trades and transfers


def partners() -> State:
    """With the second player there has been a trade, the third is here, the fourth is not."""
    game = rim("tatooine tatooine tatooine ryloth", assets=["jetpack", "ion-cannon", "", ""])
    begin(game, ChooseAction(ONE))
    return play(game, "trade", "trade with lando-calrissian", "give jetpack", "offer", "accept", "take jetpack")


def composing() -> State:
    """The same was declined before."""
    game = rim(
        "tatooine tatooine",
        assets=["jetpack dl-44", "ion-cannon"],
        secrets=["tatooine-nal-hutta-7@tatooine", ""],
    )
    begin(game, ChooseAction(ONE))
    trade = ["trade with lando-calrissian", "give jetpack", "want ion-cannon"]
    return play(game, "trade", *trade, "offer", "decline", *trade)


def composing_nothing() -> State:
    game = rim("tatooine tatooine", assets=["jetpack", ""])
    return play(begin(game, ChooseAction(ONE)), "trade", "trade with lando-calrissian")


def answering() -> State:
    """The second player answers."""
    return play(composing_nothing(), "give jetpack", "offer")


def proposing() -> State:
    """The second player has no credits."""
    return begin(rim("tatooine ryloth", credits="4000 0"), ProposeTransfer(ONE))


def proposing_without_credits() -> State:
    return begin(rim("tatooine ryloth", credits="0 4000"), ProposeTransfer(ONE))


def amounts() -> State:
    return play(proposing(), "give to lando-calrissian")


# Encounters


def encounter(**table: Any) -> State:
    return begin(rim(**table), EncounterStep(ONE))


def forced() -> State:
    """A hostile patrol and one that is not."""
    return encounter(
        at="tatooine tatooine",
        who="bossk han-solo",
        rep="hutt-",
        patrols="hutt@tatooine imperial@tatooine",
        goals="1",
        fame="0 3",
    )


def forced_by_two() -> State:
    return encounter(who="bossk han-solo", rep="hutt- imperial-", patrols="hutt@tatooine imperial@tatooine")


def meeting() -> State:
    """Greedo is here, Dengar facedown beside him, Chopper on Lothal, Lobot facedown somewhere; others are gone."""
    game = rim(
        "tatooine tatooine ryloth",
        who="boba-fett bossk han-solo",
        assets=["bounty-greedo bounty-dengar the-kessel-run wanted", "chewbacca k-2so", "hera-syndulla"],
        contacts={"tatooine-2": "greedo", "ord-mantell-1": "chopper"},
        captured="bounty-dengar",
        fame="0 3 0",
    )
    game.gone.append(contact("zuckuss"))
    game.spots[game.spots.index(contact("zuckuss"))] = None
    return begin(game, EncounterStep(ONE))


def looked_at() -> State:
    """Boba Fett knows that Greedo lies facedown here, and Bossk somewhere else knows nothing."""
    game = rim("tatooine ryloth", who="boba-fett bossk", contacts={"tatooine-2": "(greedo)"})
    begin(game, EncounterStep(ONE))
    game.looked[game.spots.index(contact("greedo"))] = 1
    return game


def held_as_job() -> State:
    """Leia Organa's card is a job of the second player."""
    return encounter(
        at="mon-calamari ryloth",
        who="boba-fett bossk",
        assets=["", "leia-organa"],
        contacts={"mon-calamari-2": "leia-organa"},
    )


def nobody_wanted() -> State:
    """The job Wanted, and another player with a good name."""
    return encounter(at="tatooine tatooine", who="boba-fett bossk", assets=["wanted legendary-game-of-sabacc", ""])


def defeated_rival() -> State:
    game = rim("tatooine tatooine", who="boba-fett bossk", assets=["wanted", "chromium-hull"], wounds="0 4")
    game.defeated[1] = True
    return begin(game, EncounterStep(ONE))


def quiet() -> State:
    """At a navpoint, nobody there."""
    return encounter(at="nav-d-c ryloth", who="boba-fett bossk", assets=["the-kessel-run wanted", ""])


def far_away() -> State:
    """Ketsu Onyo on Tatooine reaches three spaces."""
    return play(
        encounter(who="ketsu-onyo bossk", contacts={"nal-hutta-1": "greedo", "lothal-1": "lobot"}), "use ketsu-onyo-1"
    )


def ending() -> State:
    """Bacta could be used before the turn ends."""
    game = rim(who="bossk han-solo", assets=["bacta-supplies", ""], wounds="1 0")
    return begin(game, UseBeforeEnd(ONE))


def meet_or_fight() -> State:
    return play(
        encounter(who="boba-fett bossk", assets=["bounty-greedo", ""], contacts={"tatooine-2": "greedo"}), "meet greedo"
    )


def two_patrols() -> State:
    """A section that is about one of the patrols here."""
    game = rim("nav-d-c ryloth", patrols="hutt@nav-d-c imperial@nav-d-c")
    return begin(game, ChoosePatrol(ONE, card("navpoint-1"), section("patrol")))


# Contacts


def looking() -> State:
    """Anywhere; the first on Tatooine has been seen, one on Ryloth is faceup, one on Naboo gone."""
    game = rim(contacts={"ryloth-2": "greedo"})
    game.spots[game.spots.index(contact("ziton-moj"))] = None
    carry_out(game, [{"contact": {"do": "peek", "where": "any", "count": 2}}])
    return play(game, "look at tatooine-1")


def looking_here() -> State:
    return carry_out(rim(), [{"contact": {"do": "peek", "where": "here"}}])


def visiting() -> State:
    """A card leads to a contact on Mon Calamari; Leia Organa's card is a job of the second player."""
    game = rim("mon-calamari ryloth", assets=["", "leia-organa"], contacts={"mon-calamari-2": "leia-organa"})
    return carry_out(game, [{"contact": {"do": "encounter", "where": "any"}}])


def swapping() -> State:
    game = rim()
    game.spots[game.spots.index(contact("lobot"))] = None
    carry_out(game, [{"contact": {"do": "swap", "where": "any"}}])
    return play(game, "token on tatooine-1")


def moving_contact() -> State:
    """Both places of Ryloth are free, and one of Naboo."""
    game = rim()
    for spot in ("ryloth-1", "ryloth-2", "naboo-1"):
        game.spots[SPOTS.number(spot)] = None
    carry_out(game, [{"contact": {"do": "move", "where": "here"}}])
    return play(game, "token on tatooine-1")


def coming_back() -> State:
    """Chewbacca comes back next to Tatooine."""
    game = rim(assets=["chewbacca", ""])
    return begin(game, PutTokenBack(ONE, contact("chewbacca")))


# Abilities


def abilities() -> State:
    """Field Medkit for a character without damage, Dejarik Holotable on a planet, and what works by itself."""
    return acting(
        who="han-solo bossk",
        ships="heavy-duty-lifter g9-rigger",
        assets=["field-medkit dejarik-holotable dl-44 vibro-ax lobot targeting-computer quarren-engineer", "zuckuss"],
        secrets=["", "tatooine-nal-hutta-7@tatooine"],
    )


def used_up() -> State:
    """Bossk has recovered damage."""
    game = rim(who="bossk han-solo", wounds="4 0", hull="1 0")
    return play(begin(game, ChooseAction(ONE)), "use bossk-1")


def lando() -> State:
    """His second ability costs 1,000 credits."""
    return acting(who="lando-calrissian bossk", goals="1", credits="0 4000")


def goal_of_hwk() -> State:
    """Without a mod."""
    return acting(ships="hwk-290 g9-rigger", credits="9000 4000")


def goal_of_hwk_with_mod() -> State:
    """Without the credits."""
    return acting(ships="hwk-290 g9-rigger", assets=["ion-cannon", ""])


def goal_of_lancer() -> State:
    return acting(ships="lancer g9-rigger")


def goal_of_firespray() -> State:
    """Nobody here has more fame."""
    return encounter(ships="firespray g9-rigger", who="boba-fett bossk")


def goal_achieved() -> State:
    game = rim(ships="lancer g9-rigger")
    game.ship_goals_met[0] = True
    return begin(game, ChooseAction(ONE))


def goal_with_cost() -> State:
    """The YV-666 has recovered enough damage, but there are no credits for its goal, which another player has."""
    game = rim(ships="yv-666 g9-rigger", hull="3 0", credits="0 9000")
    return carry_out(game, [{"recover": {"from": "ship", "count": 3}}])


def asked_about_one() -> State:
    """Boba Fett captures or eliminates Greedo; then the Mandalorian Armor is asked about."""
    game = rim(
        who="boba-fett bossk",
        assets=["bounty-greedo mandalorian-armor", ""],
        contacts={"tatooine-2": "greedo"},
        luck=dice("hit hit hit", "blank blank blank blank"),
    )
    return play(begin(game, EncounterStep(ONE)), "meet greedo", "fight", "eliminate")


# Dice


def results() -> State:
    """Bossk, strong, rolls a focus: the Vibroknife can turn it, the Vibro-Ax nothing."""
    game = rim(who="bossk han-solo", assets=["vibroknife vibro-ax iqa-11 targeting-computer", ""])
    game.chance.script(tuple(dice("focus blank blank blank blank blank")))
    return fight(game, 1)


def results_used() -> State:
    """The Vibroknife is used, Chewbacca has been used in this combat; the Vibro-Ax is left."""
    game = rim(who="bossk han-solo", assets=["vibroknife vibro-ax chewbacca", ""])
    game.chance.script(tuple(dice("focus focus blank blank blank")))
    return play(fight(game, 1), "use vibroknife-1", "use chewbacca-1")


def weak() -> State:
    """Han Solo is not strong enough for the Vibro-Ax."""
    game = rim(who="han-solo bossk", assets=["vibroknife vibro-ax", ""])
    game.chance.script(tuple(dice("focus hit blank blank")))
    return fight(game, 1)


def robot() -> State:
    """IG-88 has let the rerolls pass."""
    game = rim(who="ig-88 bossk", assets=["vibroknife", ""])
    game.chance.script(tuple(dice("focus blank blank blank")))
    return play(fight(game, 1), "done")


def mandatory() -> State:
    """The Autoblaster must turn the focus, the gunner may."""
    game = rim(who="bossk han-solo", assets=["autoblaster weequay-gunner", ""])
    game.chance.script(tuple(dice("focus focus")))
    return fight(game, 1, ship=True)


def rerolling() -> State:
    """Chopper: one die."""
    game = rim(who="bossk han-solo", assets=["chopper", ""])
    game.chance.script(tuple(dice("focus hit")))
    return play(fight(game, 1, ship=True), "use chopper-1")


def rerolling_blanks() -> State:
    """The Targeting Computer: any number of blanks."""
    game = rim(who="bossk han-solo", assets=["targeting-computer", ""])
    game.chance.script(tuple(dice("focus blank")))
    return play(fight(game, 1, ship=True), "use targeting-computer-1")


def rerolling_many() -> State:
    """IG-88 has picked a focus."""
    game = rim(who="ig-88 bossk")
    game.chance.script(tuple(dice("focus blank hit")))
    return play(fight(game, 1), "use ig-88-1", "reroll focus")


def fighting_crew() -> State:
    """Bossk fights his own Chewbacca."""
    game = rim(
        who="bossk han-solo",
        assets=["chewbacca bounty-chewbacca vibroknife", ""],
        luck=dice("focus blank blank blank"),
    )
    return play(begin(game, EncounterStep(ONE)), "hunt chewbacca")


def dice_to_resolve() -> State:
    game = rim(luck=dice("hit blank"))
    return carry_out(
        game,
        [{"roll": {"dice": 2, "hit": [{"damage": {"to": "character", "count": 1}}], "blank": [{"credits": -1000}]}}],
    )


def testing() -> State:
    return carry_out(rim(), [{"test": {"skill": ["tech", "piloting"], "pass": [{"fame": 1}]}}])


# Cards


def ways() -> State:
    """Bribing costs 5,000 credits, of which there are 4,000."""
    return carry_out(
        rim(),
        [
            {
                "choose": [
                    {"option": "bribe", "if": {"all": [{"space": "planet"}, {"credits_at_least": 5000}]}, "do": []},
                    {"option": "answer", "do": [{"fame": 1}]},
                    {"option": "bluff", "do": [{"fame": 1}]},
                ]
            }
        ],
    )


def too_poor_to_pay() -> State:
    """Another player could help."""
    return carry_out(rim(credits="1000 9000"), [{"may": {"cost": [{"credits": -2000}], "do": [{"fame": 1}]}}])


def any_faction() -> State:
    return carry_out(rim(patrols="hutt@nav-d-c imperial@nav-d-c"), [{"rep": {"faction": "nearest-patrol", "count": 1}}])


def any_player() -> State:
    return carry_out(
        rim("tatooine tatooine tatooine ryloth"), [{"other_player": {"who": "same-space", "do": [{"fame": 1}]}}]
    )


def rivals() -> State:
    game = rim("tatooine tatooine tatooine ryloth")
    return carry_out(game, [{"fight_player": {"who": "same-space", "type": "auto"}}])


def order() -> State:
    """Dengar and the Mandalorian Armor wait for the same reward."""
    game = rim(
        who="boba-fett bossk",
        assets=["bounty-greedo mandalorian-armor dengar", ""],
        contacts={"tatooine-2": "greedo"},
        luck=dice("hit hit hit", "blank blank blank blank"),
    )
    return play(begin(game, EncounterStep(ONE)), "meet greedo", "fight", "eliminate")


def over() -> State:
    game = rim()
    finish(game, [ONE], "RIM-FAME-2")
    return begin(game)
