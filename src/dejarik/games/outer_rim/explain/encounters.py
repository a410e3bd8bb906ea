"""Encounters that are not possible: of another step, beside a fight that is forced, somewhere else. [RIM-ENC]"""

from __future__ import annotations

from dejarik.engine.event import only
from dejarik.engine.outcome import Objection
from dejarik.games.outer_rim.assets import mark_of
from dejarik.games.outer_rim.assets.tokens import TOKEN_OF_CREW
from dejarik.games.outer_rim.combat.fights import ChooseRival
from dejarik.games.outer_rim.components import (
    CARDS,
    CHARACTERS,
    CONTACT_CARD,
    CONTACTS,
    FACTIONS,
    KIND,
    SPACES,
    SPOT_PLANET,
    SPOTS,
    CardId,
    CharacterId,
    ContactId,
    FactionId,
    PlayerId,
    SpaceId,
    SpotId,
)
from dejarik.games.outer_rim.contacts import bounty_for
from dejarik.games.outer_rim.encounters.choice import (
    ChooseEncounter,
    ChooseRemote,
    MeetContact,
    MeetFacedown,
    must_fight,
)
from dejarik.games.outer_rim.explain.answers import called_so, factions, not_there, not_yours, offered, refuse
from dejarik.games.outer_rim.explain.steps import ENCOUNTER, other_step
from dejarik.games.outer_rim.jobs import about_a_player, can_attempt, job_on
from dejarik.games.outer_rim.players import NamePlayer
from dejarik.games.outer_rim.state import State


def barred(game: State, player: PlayerId, rule: str = "RIM-ENC-2") -> Objection | None:
    """Another step, or a hostile patrol that must be fought."""
    if isinstance(game.stack[-1], ChooseEncounter):
        forced = must_fight(game, player)
        return refuse(rule, "must-fight", factions=factions(forced)) if forced else None
    return other_step(game, ENCOUNTER)


def draw(game: State, player: PlayerId) -> Objection | None:
    """An encounter card."""
    return barred(game, player)


# Patrols


def fight_patrol(game: State, player: PlayerId, faction: FactionId) -> Objection | None:
    """A patrol that is not here, or that is not the one to be fought."""
    place = game.patrols[faction]
    if isinstance(game.stack[-1], ChooseRemote):
        return out_of_reach(game, player, place)
    if isinstance(game.stack[-1], ChooseEncounter) and place != game.places[player]:
        return refuse("RIM-ENCPAT-1", "patrol-elsewhere", faction=FACTIONS.name(faction), space=SPACES.name(place))
    return barred(game, player, "RIM-ENCPAT-3")


def out_of_reach(game: State, player: PlayerId, place: SpaceId) -> Objection | None:
    """Farther away than Ketsu Onyo reaches."""
    frame = game.stack[-1]
    assert isinstance(frame, ChooseRemote)
    distance = game.arc.distance[game.places[player]][place]
    if distance <= frame.reach:
        return None
    return refuse("RIM-EFFECT-42", "out-of-reach", space=SPACES.name(place), distance=distance, reach=frame.reach)


# Contacts


def meet(game: State, player: PlayerId, contact: ContactId) -> Objection | None:
    """A contact who is not on the planet, or who cannot be encountered."""
    found = barred(game, player)
    if found is not None or not isinstance(game.stack[-1], ChooseEncounter | ChooseRemote):
        return found
    if contact not in game.spots or not game.open[game.spots.index(contact)]:
        return not_open(game, player, contact)
    place = SPOT_PLANET[game.spots.index(contact)]
    if isinstance(game.stack[-1], ChooseRemote):
        found = out_of_reach(game, player, place)
    elif place != game.places[player]:
        found = refuse("RIM-ENCCON-1", "contact-elsewhere", contact=CONTACTS.name(contact), planet=SPACES.name(place))
    return found or refuse("RIM-ENCCON-8", "card-not-in-databank", contact=CONTACTS.name(contact))


def not_open(game: State, player: PlayerId, contact: ContactId) -> Objection:
    """A contact whose token lies faceup on no planet. Where it lies facedown, only who has looked at it may know."""
    name, owner = CONTACTS.name(contact), game.owner(CONTACT_CARD[contact])
    if contact in game.gone:
        return refuse("RIM-DISCARD-8", "contact-gone", contact=name)
    if any(mark_of(bounty) == contact for bounty in game.captured):
        return refuse("RIM-CONTACT-12", "contact-captured", contact=name)
    if owner is not None and KIND[CONTACT_CARD[contact]] == "crew":
        return refuse("RIM-ENCCON-9", "contact-is-crew", contact=name, who=CHARACTERS.name(game.who(owner)))
    if contact in game.spots:
        spot = SpotId(game.spots.index(contact))
        found = called_so(game, str(MeetFacedown(spot))) if game.looked[spot] & only(player) else None
        if found is not None:
            return found
    return refuse("RIM-ENCCON-3", "contact-not-faceup", contact=name)


def meet_facedown(game: State, player: PlayerId, spot: SpotId) -> Objection | None:
    """A contact space that is elsewhere or empty, or on which the token lies faceup."""
    found = barred(game, player)
    if found is not None or not isinstance(game.stack[-1], ChooseEncounter | ChooseRemote):
        return found
    place, contact = SPOT_PLANET[spot], game.spots[spot]
    if isinstance(game.stack[-1], ChooseRemote):
        found = out_of_reach(game, player, place)
    elif place != game.places[player]:
        found = refuse("RIM-ENCCON-1", "spot-elsewhere", spot=SPOTS.name(spot))
    if found is not None:
        return found
    if contact is None:
        return refuse("RIM-CONTACT-11", "no-token", spot=SPOTS.name(spot))
    return refuse("RIM-ENCCON-3", "faceup", spot=SPOTS.name(spot), contact=CONTACTS.name(contact))


def meet_at(game: State, player: PlayerId, spot: SpotId) -> Objection | None:
    """A contact by its place, whichever way it lies."""
    contact = game.spots[spot]
    faceup = contact is not None and game.open[spot] and called_so(game, str(MeetContact(contact)))
    return faceup or called_so(game, str(MeetFacedown(spot))) or meet_facedown(game, player, spot)


def fight_contact(game: State, player: PlayerId, contact: ContactId) -> Objection | None:
    """A contact without the bounty for it; with the bounty, it has to be encountered first."""
    found = barred(game, player)
    if found is not None or not isinstance(game.stack[-1], ChooseEncounter | ChooseRemote):
        return found
    if bounty_for(game, player, contact) is None:
        return refuse("RIM-ENCCON-5", "no-bounty", contact=CONTACTS.name(contact))
    return called_so(game, str(MeetContact(contact))) or meet(game, player, contact)


# Jobs, crew, challenges


def attempt(game: State, player: PlayerId, card: CardId) -> Objection | None:
    """A job of somebody else, or with its destination elsewhere."""
    name = CARDS.name(card)
    if KIND[card] != "job":
        return refuse("RIM-JOB-1", "no-job", card=name)
    found = not_yours(game, player, card, "RIM-JOB-7") or barred(game, player)
    if found is not None or not isinstance(game.stack[-1], ChooseEncounter) or can_attempt(game, player, card):
        return found
    job = job_on(card)
    if not about_a_player(card):
        assert not isinstance(job.destination, str)
        return refuse("RIM-JOB-7", "job-elsewhere", card=name, planet=SPACES.name(job.destination))
    if not game.here(player):
        return refuse("RIM-JOB-14", "job-needs-a-player", card=name)
    return refuse("RIM-EFFECT-51", "nobody-wanted", card=name)


def hunt(game: State, player: PlayerId, card: CardId) -> Objection | None:
    """A crew member who is not here, or for whom the player has no bounty."""
    name, owner = CARDS.name(card), game.owner(card)
    if card not in TOKEN_OF_CREW:
        return refuse("RIM-BOUNTY-16", "no-contact-as-crew", card=name)
    found = barred(game, player)
    if found is not None or not isinstance(game.stack[-1], ChooseEncounter):
        return found
    if owner is None or game.places[owner] != game.places[player]:
        return refuse("RIM-BOUNTY-20", "crew-not-here", card=name)
    return refuse("RIM-BOUNTY-16", "no-bounty", contact=CONTACTS.name(TOKEN_OF_CREW[card]))


def challenge(game: State, player: PlayerId, who: CharacterId, rule: str = "RIM-EFFECT-29") -> Objection | None:
    """Somebody with whom there is no quarrel, or who lies on the ground."""
    found = barred(game, player)
    if found is not None or not isinstance(game.stack[-1], ChooseEncounter):
        return found
    return not_there(game, player, who, rule) or unassailable(game, who)


def unassailable(game: State, who: CharacterId) -> Objection:
    """Players fight each other only where a card allows it, and never who is defeated."""
    if game.defeated[game.characters.index(who)]:
        return refuse("RIM-DEFEAT-9", "defeated", who=CHARACTERS.name(who))
    return refuse("RIM-COMBAT-6", "no-quarrel", who=CHARACTERS.name(who))


def attack(game: State, player: PlayerId, who: CharacterId) -> Objection | None:
    """The same in other words."""
    if isinstance(game.stack[-1], ChooseRival):
        return called_so(game, str(NamePlayer(who))) or offered(game, player)
    return challenge(game, player, who, "RIM-COMBAT-6")
