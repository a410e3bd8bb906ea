"""What a test needs of the machine and the machine does not have."""

from __future__ import annotations

import os
from typing import NoReturn

import pytest


def lacking(what: str) -> NoReturn:
    """A person's machine may do without; CI installs everything, so there it is a failure."""
    if os.environ.get("CI"):
        pytest.fail(what)
    pytest.skip(what)
