"""The types of the browser client are those that the annotations of the server and the games say now."""

from __future__ import annotations

import pytest

from examples.game import GAME as STONES
from web import generate

GENERATED = generate.generated()


@pytest.mark.parametrize("name", GENERATED)
def test_the_types_of_the_client_are_those_of_the_server(name: str) -> None:
    assert (generate.FOLDER / name).read_text("utf-8") == GENERATED[name], "run `make types`, and commit what it writes"


def test_nothing_else_lies_with_the_generated_types() -> None:
    assert {file.name for file in generate.FOLDER.iterdir()} == set(GENERATED)


def test_a_game_gets_its_types_from_its_view_its_frames_and_its_options() -> None:
    text = generate.game_file(STONES, generate.wire_file()).text("examples/game")
    for line in (
        "import type { Outcome } from './wire'",
        "export const PLAYERS = ['sun', 'moon'] as const",
        "  readonly heap: 'normal' | 'small'",
        "export type Asking = { readonly ask: 'take-stones' } | { readonly ask: 'answer-duel' }",
        "  readonly game: 'stones'",
        "  readonly player: PlayerId // whose turn it is",
        "  readonly traps: readonly (number | 'unknown')[]",
        "  readonly outcome: Outcome | null",
    ):
        assert line in text.splitlines(), text
