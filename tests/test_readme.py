"""What the README and the package show runs."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

import dejarik

ROOT = Path(__file__).parent.parent
BLOCKS = re.findall(r"```python\n(.*?)```", (ROOT / "README.md").read_text("utf-8"), flags=re.DOTALL)


@pytest.mark.parametrize("code", BLOCKS)
def test_the_readme_plays(code: str) -> None:
    exec(compile(code, "README.md", "exec"), {})


def test_the_readme_has_a_game_to_play() -> None:
    assert BLOCKS


def test_the_docstring_of_the_package_plays() -> None:
    assert doctest.testmod(dejarik).failed == 0
