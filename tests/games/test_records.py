"""Every transcript in tests/records plays again, line by line: options, luck and every seat's view."""

from __future__ import annotations

from pathlib import Path

import pytest

import dejarik
from dejarik.engine.record import Record
from tests.transcript import RECORDS, transcript

FILES = sorted(RECORDS.rglob("*.jsonl"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_transcript_plays_again(path: Path) -> None:
    text = path.read_text("utf-8")
    again = transcript(Record.read(text))
    for number, (ours, theirs) in enumerate(zip(again.splitlines(), text.splitlines(), strict=True), 1):
        assert ours == theirs, f"line {number}"


@pytest.mark.rule("UPR-VIC-1", "UPR-VIC-3", "UPR-CPT-3")
def test_there_is_a_record_for_each_way_uprising_can_end() -> None:
    ends = {rule for path in FILES if (rule := _end(path)) is not None and path.parent.name == "uprising"}
    assert ends == {"UPR-VIC-1", "UPR-VIC-3", "UPR-CPT-3"}


def _end(path: Path) -> str | None:
    outcome = dejarik.replay(path.read_text("utf-8")).outcome
    return None if outcome is None else outcome.rule
