"""`dejarik bench`: the benchmarks of the source tree, each against a peer measured in the same run."""

from __future__ import annotations

from argparse import Namespace
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

from rich.table import Table

from dejarik.cli import source
from dejarik.cli.arguments import Parser, seconds
from dejarik.cli.output import console, errors, print_json
from dejarik.cli.refused import Refused
from dejarik.cli.words import Words

NAME = "bench"
COLUMNS = ("value", "peer", "ratio", "goal")

Results = dict[str, dict[str, Any]]


def arguments(parser: Parser) -> None:
    parser.take("name", nargs="?", metavar="NAME", help="cli-help-bench")
    parser.take("--seconds", type=seconds(parser.words), default=1.0, metavar="S", help="cli-help-seconds")
    parser.take("--json", action="store_true", help="cli-help-json")


def run(args: Namespace, words: Words) -> int:
    files = {path.stem: path for path in sorted(source.folder("bench").glob("*.py")) if path.stem != "__init__"}
    if args.name is not None and args.name not in files:
        raise Refused("cli-no-bench", name=args.name, known=", ".join(files))
    results: Results = {}
    for name, path in files.items():
        if args.name in (None, name):
            results |= measure(path, args.seconds)
    if args.json:
        print_json(results)
    else:
        console().print(table(results, words))
    return 0


def measure(path: Path, seconds: float) -> Results:
    """Run one benchmark, and show its progress to whoever waits."""
    spec = spec_from_file_location(f"bench.{path.stem}", path)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    try:
        with errors().status(path.stem) as status:
            spec.loader.exec_module(module)
            results: Results = module.run(seconds, lambda text: status.update(f"{path.stem}: {text}"))
    except ImportError as problem:
        raise Refused("cli-no-peers", name=str(problem.name), command='pip install "dejarik[bench]"') from problem
    return results


def table(results: Results, words: Words) -> Table:
    shown = Table(words("cli-bench-name"), box=None, pad_edge=False)
    for column in COLUMNS:
        shown.add_column(words(f"cli-bench-{column}"), justify="right")
    for name, result in results.items():
        shown.add_row(name, *(str(result.get(column, "")) for column in COLUMNS))
    return shown
