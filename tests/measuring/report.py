"""Branch coverage of `src` over the suites that were measured: `python -m tests.measuring.report FOLDER`.

Each suite has a folder there, and each of its processes a file in that.
"""

from __future__ import annotations

import json
import sys
from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path

import slipcover

from tests.measuring.sitecustomize import SOURCE

NOT_COUNTED = [r"# pragma: no cover", "if TYPE_CHECKING:", "@abstractmethod", "@overload", "raise NotImplementedError"]
WORST = 15  # files that are listed


@dataclass(slots=True)
class Reached:
    """Lines and branches that there are, and those that tests reach."""

    lines: set[object] = field(default_factory=set)
    branches: set[object] = field(default_factory=set)
    reached_lines: set[object] = field(default_factory=set)
    reached_branches: set[object] = field(default_factory=set)

    def missing(self) -> int:
        return len(self.branches) - len(self.reached_branches)

    def row(self, name: str) -> str:
        branches = percent(self.reached_branches, self.branches)
        lines = percent(self.reached_lines, self.lines)
        return f"{name:<48} {branches:>8} {self.missing():>6} of {len(self.branches):<6} {lines:>8}"


def percent(part: set[object], whole: set[object]) -> str:
    return f"{100 * len(part) / len(whole):.1f} %" if whole else "–"


def everything() -> dict[Path, Reached]:
    """All that could be reached, by file."""
    found = slipcover.Slipcover(branch=True, source=[str(SOURCE)], exclude_lines=NOT_COUNTED).get_coverage()["files"]
    return {
        Path(file).resolve(): Reached(set(there["missing_lines"]), set(map(tuple, there["missing_branches"])))
        for file, there in found.items()
    }


def note(files: dict[Path, Reached], process: Path) -> None:
    """Add what a process has reached."""
    for name, (lines, branches) in json.loads(process.read_text("utf-8")).items():
        file = files.get(Path(name))
        if file is not None:
            file.reached_lines |= file.lines.intersection(lines)
            file.reached_branches |= file.branches.intersection(map(tuple, branches))


def together(files: Iterable[tuple[Path, Reached]]) -> Reached:
    total = Reached()
    for path, file in files:
        for all_of_them, these in (
            (total.lines, file.lines),
            (total.branches, file.branches),
            (total.reached_lines, file.reached_lines),
            (total.reached_branches, file.reached_branches),
        ):
            all_of_them.update((path, each) for each in these)
    return total


def main(folder: Path) -> None:
    suites = sorted(each for each in folder.iterdir() if each.is_dir()) if folder.is_dir() else []
    if not suites:
        raise SystemExit("nothing was measured: make test coverage MEASURE=yes")
    files = everything()
    processes = [process for suite in suites for process in suite.glob("*.json")]
    for process in processes:
        note(files, process)
    rooms: defaultdict[str, list[tuple[Path, Reached]]] = defaultdict(list)
    for path, file in files.items():
        inside = path.relative_to(SOURCE).parts[:-1]
        rooms["/".join(inside[: 2 if inside[:1] == ("games",) else 1]) or "."].append((path, file))
    print(f"{'':<48} branches missing           lines")
    for path, file in sorted(files.items(), key=lambda each: -each[1].missing())[:WORST]:
        print(file.row(str(path.relative_to(SOURCE))))
    print()
    for room, there in sorted(rooms.items()):
        print(together(there).row(room))
    print(together(files.items()).row("src"))
    measured = ", ".join(f"make {suite.name}" for suite in suites)
    print(f"branch coverage as measured in {measured}: {len(processes)} processes")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
