"""Before a package is made the browser client is built into it, if its source has changed. See `web/npm.py`."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


def client() -> ModuleType:
    """`web/npm.py`, which is in no package."""
    spec = importlib.util.spec_from_file_location("npm", Path(__file__).parent / "web" / "npm.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


class BuildClient(BuildHookInterface[Any]):
    """Called for wheels, editable installs and source distributions alike."""

    def dependencies(self) -> list[str]:
        npm = client()
        return [] if npm.is_built() or npm.npm() else [npm.NODE]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        npm = client()
        if not npm.is_built():
            self.app.display_info("Building the browser client")
            npm.build()
