"""A contract of import-linter: no module imports itself, however far round and wherever in the file.

Imports inside functions count. Those under `TYPE_CHECKING` do not: a state says which game it belongs to, and a game
makes states.
"""

from __future__ import annotations

import grimp
from importlinter import Contract, ContractCheck, fields, output


class Acyclic(Contract):
    """The modules of a package have an order in which each comes after all that it imports."""

    type_name = "acyclic"

    package = fields.StringField()

    def check(self, graph: grimp.ImportGraph, verbose: bool) -> ContractCheck:
        package = str(self.package)
        modules = {module for module in graph.modules if module == package or module.startswith(f"{package}.")}
        imported = {module: graph.find_modules_directly_imported_by(module) & modules for module in modules}
        while free := {module for module, needs in imported.items() if not needs}:
            imported = {module: needs - free for module, needs in imported.items() if module not in free}
        return ContractCheck(kept=not imported, metadata={"knot": _tight(imported)})

    def render_broken_contract(self, check: ContractCheck) -> None:
        output.print_error("These modules import one another in a circle:")
        for module, needs in sorted(check.metadata["knot"].items()):
            output.print_error(f"  {module} imports {', '.join(sorted(needs))}")


def _tight(imported: dict[str, set[str]]) -> dict[str, set[str]]:
    """Without the modules that are only above a circle: nobody in it imports them."""
    while loose := imported.keys() - {module for needs in imported.values() for module in needs}:
        imported = {module: needs for module, needs in imported.items() if module not in loose}
    return imported
