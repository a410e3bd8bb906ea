# Two commands for a newcomer: `make play` and `make test`. Each makes its own environment in .venv.

PYTHON ?= python3
GAME ?= uprising
VENV := .venv
BIN := $(VENV)/bin
STAMP := $(VENV)/.installed

.PHONY: help play test test-server check bench lock clean

help:
	@echo "make play    play in this terminal against a bot (LANG=uk, GAME=commanders, ARGS='--seed 7')"
	@echo "make test    everything CI checks: format, lint, types, imports, tests"
	@echo "make test-server  the table server with real databases, processes and sockets (ten minutes)"
	@echo "make check   two thousand random games of every game, all promises checked"
	@echo "make bench   how fast it is, against other engines (installs them)"
	@echo "make lock    pin the dependencies anew"

$(STAMP): pyproject.toml requirements.txt
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes --requirement requirements.txt
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --editable .
	@touch $@

play: $(STAMP)
	@$(BIN)/dejarik play $(GAME) $(ARGS)

test: $(STAMP)
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/python -m pytest -m "not server"

test-server: $(STAMP)
	$(BIN)/python -m pytest -m server

check: $(STAMP)
	$(BIN)/dejarik check uprising -n 2000
	for players in 2 3 4 5; do $(BIN)/dejarik check commanders -n 1000 --players $$players || exit 1; done

bench: $(STAMP)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[bench]'
	$(BIN)/dejarik bench

lock:
	uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-emit-index-url --no-header --extra server --extra dev --output-file requirements.txt pyproject.toml

clean:
	rm -rf $(VENV) .mypy_cache .pytest_cache .ruff_cache .hypothesis .import_linter_cache
