"""Requests about the games: which there are, their components, rules and texts."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Query, Request, Response
from fastapi import Path as InPath

import dejarik
from dejarik.bots import BOTS
from dejarik.engine import content, language
from dejarik.engine.game import Game
from dejarik.engine.problem import UnknownGame
from dejarik.engine.rulebook import Rule, Rulebook
from dejarik.engine.setting import OneOf, Setting, SomeOf
from dejarik.server.http.refusal import not_found
from dejarik.server.http.request_bodies import LanguageCode
from dejarik.server.http.response_bodies import Catalogue, GameInfo, Games, RuleData, Rules, SettingData
from dejarik.server.http.responses import NOT_MODIFIED, PROBLEMS, cacheable_response
from dejarik.server.routes.dependencies import EVERY_REQUEST

router = APIRouter(prefix="/api/games", tags=["games"], responses=PROBLEMS | NOT_MODIFIED, dependencies=EVERY_REQUEST)
GameId = Annotated[str, InPath(max_length=40, examples=["uprising"])]


@router.get("", summary="What can be played")
async def games(request: Request, lang: LanguageCode = "en") -> Response:
    """With seats and options of each, the built-in bots, and the languages."""
    found: Games = {
        "games": [about(id, lang) for id in dejarik.GAMES],
        "bots": [*BOTS],
        "languages": language.LANGUAGES,
    }
    return cacheable_response(request, found)


@router.get("/{game}/rules", summary="The numbered rules")
async def rules(
    game: GameId, request: Request, lang: LanguageCode = "en", search: str = Query(default="", max_length=100)
) -> Response:
    """All, or those with this id or with all these words. A rule that is not translated says `"language": "en"`."""
    book, translated = rulebook(named(game), lang)
    found = book.search(search) if search else book.rules
    shown = [rule_as_data(rule, rule.id in translated) for rule in found]
    answer: Rules = {"language": lang if translated else "en", "rules": shown}
    return cacheable_response(request, answer)


@router.get("/{game}/catalogue", summary="The words of a game in a language")
async def catalogue(game: GameId, request: Request, lang: LanguageCode = "en") -> Response:
    """`fluent` has the messages (projectfluent.org) of the game and the engine, `names` those of the components."""
    return cacheable_response(request, words(named(game), lang))


@router.get("/{game}/content", summary="What is printed on the components")
async def printed(game: GameId, request: Request) -> Response:
    """By file; `source` and `note` say what is printed and what is reconstructed."""
    return cacheable_response(request, components(named(game)))


def named(id: str) -> Game[Any]:
    try:
        return dejarik.game(id)
    except UnknownGame:
        raise not_found("game") from None


def rule_as_data(rule: Rule, translated: bool) -> RuleData:
    data: RuleData = {
        "id": rule.id,
        "title": rule.title,
        "text": rule.text,
        "chapter": rule.chapter,
        "source": rule.source,
    }
    if not translated:
        data["language"] = "en"
    return data


def about(id: str, lang: str) -> GameInfo:
    game = dejarik.game(id)
    speak = game.language(lang)
    return {
        "id": id,
        "title": speak.text(game.title),
        "about": speak.text(game.about),
        "players": list(game.players),
        "seats": {count: [seat.name for seat in game.seats(count)] for count in game.players},
        "usual_players": game.usual_players,
        "usual_seats": {count: list(game.usual_seats(count)) for count in game.players},
        "options": [option(each, speak.text(each.about)) for each in game.settings],
    }


def option(setting: Setting, about: str) -> SettingData:
    """`kind` says how to set it: a `flag`, `one` of the choices, or `some`: `count` different ones, or none."""
    kind: Literal["flag", "one", "some"] = "flag"
    choices: tuple[str, ...] = ()
    count = 0
    if isinstance(setting, SomeOf):
        kind, choices, count = "some", setting.choices, setting.count
    elif isinstance(setting, OneOf):
        kind, choices, count = "one", setting.choices, 1
    return {
        "name": setting.name,
        "default": setting.default,
        "values": setting.values(),
        "kind": kind,
        "choices": choices,
        "count": count,
        "about": about,
    }


@cache
def rulebook(game: Game[Any], lang: str) -> tuple[Rulebook, frozenset[str]]:
    """Return the rules in a language, in English where it lacks one, and the ids of those it has."""
    english, found = Rulebook.read(game.folder), Rulebook.read(game.folder, lang)
    translated = frozenset(rule.id for rule in found.rules) if found.translated else frozenset()
    rules = [found[rule.id] if rule.id in translated else rule for rule in english.rules]
    return Rulebook(rules, english.exempt, found.translated), translated


@cache
def words(game: Game[Any], lang: str) -> Catalogue:
    folders: tuple[Path, ...] = (language.ENGINE, game.folder / "locale")
    texts = [language.catalogue(folder, lang) for folder in folders]
    return {"language": lang, "fluent": "\n".join(texts), "names": game.names(lang)}


@cache
def components(game: Game[Any]) -> dict[str, Any]:
    files = sorted((game.folder / "content").glob("*.yaml"))
    return {file.stem: content.read(file) for file in files}
