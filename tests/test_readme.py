"""What the README, docs/python.md and the package show runs."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

import dejarik

ROOT = Path(__file__).parent.parent


def blocks(file: str) -> list[str]:
    return re.findall(r"```python\n(.*?)```", (ROOT / file).read_text("utf-8"), flags=re.DOTALL)


BLOCKS = blocks("README.md")


@pytest.mark.parametrize("code", BLOCKS)
def test_the_readme_plays(code: str) -> None:
    exec(compile(code, "README.md", "exec"), {})


def test_the_readme_has_a_game_to_play() -> None:
    assert BLOCKS


def test_the_page_on_python_is_one_program() -> None:
    names: dict[str, object] = {}
    shown = blocks("docs/python.md")
    assert len(shown) > 5
    for code in shown:
        exec(compile(code, "docs/python.md", "exec"), names)


def test_the_docstring_of_the_package_plays() -> None:
    assert doctest.testmod(dejarik).failed == 0
