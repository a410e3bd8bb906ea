"""How an objection is put."""

from __future__ import annotations

from typing import Final

from dejarik.engine.refusals import Refuse

refuse: Final = Refuse("rebellion")
