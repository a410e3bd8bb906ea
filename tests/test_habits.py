"""What is run before a commit is what `make test` runs first."""

from __future__ import annotations

import re
from pathlib import Path

import yaml

ROOT = Path(__file__).parent.parent


def test_the_hooks_are_the_checks_of_make_test() -> None:
    config = yaml.safe_load((ROOT / ".pre-commit-config.yaml").read_text("utf-8"))
    hooks = [hook["entry"] for repository in config["repos"] for hook in repository["hooks"]]
    target = re.search(r"^test: .*\n((?:\t.*\n)+)", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE)
    assert target is not None
    checks = [line.strip().replace("$(BIN)", ".venv/bin") for line in target[1].splitlines()]
    assert hooks == checks[: len(hooks)]
    assert all("test" in check.lower() for check in checks[len(hooks) :])
