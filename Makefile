# Two commands for a newcomer: `make play` and `make test`. Each makes its own environment in .venv.

PYTHON ?= python3
GAME ?= uprising
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --quiet --disable-pip-version-check
PLAY := $(VENV)/.can-play
STAMP := $(VENV)/.can-work
CLIENT := $(shell find web -type f -not -path 'web/node_modules/*' -not -path 'web/dist/*')

# With MEASURE=yes the suites note which lines and branches they reach, for `make coverage`; they take a third longer.
PYTEST = $(BIN)/python -m pytest
COVERAGE := $(CURDIR)/build/coverage
ifdef MEASURE
PYTEST = DEJARIK_MEASURE=$(COVERAGE)/$@ PYTHONPATH=$(CURDIR)/tests/measuring $(BIN)/python -m pytest \
	-W "ignore:Module already imported so cannot be rewritten; slipcover:pytest.PytestAssertRewriteWarning"
endif

.PHONY: help play play-terminal test test-server test-kill test-browser coverage types pictures check bench arena lock clean

help:
	@echo "make play    open the table on this machine, and a browser to play in (LANG=uk, ARGS=--no-browser)"
	@echo "make play-terminal  play in this terminal against a bot (LANG=uk, GAME=commanders, ARGS='--seed 7')"
	@echo "make test    what CI checks first: format, lint, types, imports, the browser client, tests (four minutes)"
	@echo "make test-server  the table server with real databases, processes and sockets (two minutes)"
	@echo "make test-kill  the server is killed 200 times on each database while people play (half an hour)"
	@echo "make test-browser  whole games in a real Chromium (three minutes)"
	@echo "make coverage  what the suites reach that were run with MEASURE=yes, e.g. make test coverage MEASURE=yes"
	@echo "make types   write the types that the browser client shares with the server anew"
	@echo "make pictures  take the pictures of the README anew"
	@echo "make check   hundreds of random games of every game, all promises checked (hours)"
	@echo "make bench   how fast it is, against other engines (installs them)"
	@echo "make arena   how well the bots play, for docs/bots.md (hours; can be stopped and goes on; JOBS=4)"
	@echo "make lock    pin the dependencies anew"

$(VENV)/.libraries: requirements-play.txt
	$(PYTHON) -m venv $(VENV)
	$(PIP) install --require-hashes --requirement requirements-play.txt
	@touch $@

# The package build makes the browser client too, if it has changed.
$(PLAY): $(VENV)/.libraries pyproject.toml hatch_build.py $(CLIENT)
	$(PIP) install --no-deps --editable .
	@touch $@

$(STAMP): $(PLAY) requirements.txt
	$(PIP) install --require-hashes --requirement requirements.txt
	@touch $@

play: $(PLAY)
	@$(BIN)/dejarik $(ARGS)

play-terminal: $(PLAY)
	@$(BIN)/dejarik play $(GAME) $(ARGS)

test: $(STAMP)
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/python web/npm.py run format:check
	$(BIN)/python web/npm.py run lint
	$(BIN)/python web/npm.py run check
	$(BIN)/python web/npm.py run test
	$(PYTEST) --numprocesses 2 --dist worksteal -m "not server and not browser"

test-server: $(STAMP)
	$(PYTEST) --numprocesses 2 --dist worksteal -m server

test-kill: $(STAMP)
	DEJARIK_DEATHS=200 $(BIN)/python -m pytest tests/server/storage/test_crash.py -k killed_again

test-browser: $(STAMP)
	$(BIN)/python web/npm.py build
	$(PYTEST) --numprocesses 2 --dist worksteal tests/browser

coverage: $(STAMP)
	$(BIN)/python -m tests.measuring.report $(COVERAGE)
	rm -rf $(COVERAGE)

types: $(STAMP)
	$(BIN)/python web/generate.py

pictures: $(STAMP)
	$(BIN)/python web/npm.py build
	DEJARIK_PICTURES=docs $(BIN)/python -m pytest tests/browser/test_pictures.py

check: $(STAMP)
	$(BIN)/dejarik check uprising -n 2000
	for players in 2 3 4 5; do $(BIN)/dejarik check commanders -n 1000 --players $$players || exit 1; done
	for players in 2 3 4; do $(BIN)/dejarik check rebellion -n 300 --players $$players || exit 1; done
	for players in 1 2 3 4; do $(BIN)/dejarik check outer_rim -n 500 --players $$players || exit 1; done

bench: $(STAMP)
	$(PIP) install --editable '.[bench]'
	$(BIN)/dejarik bench

# Most bots think by the clock here, so leave them the processors: not more JOBS than there are, and nothing else running.
# The deals are none of those on which bots were tuned.
JOBS ?= 1
ARENA := $(BIN)/dejarik arena
RESULTS := bench/results
arena: $(STAMP)
	$(ARENA) uprising --seed 90000 --bots ismcts:200ms,greedy,random --reference greedy=1000 -n 400 --jobs $(JOBS) \
		--json $(RESULTS)/uprising.json
	$(ARENA) commanders --seed 10000 --players 3 --line-up ismcts:200ms,greedy,greedy --line-up greedy,random,random \
		--reference greedy=1000 -n 400 --jobs $(JOBS) --json $(RESULTS)/commanders.json
	$(ARENA) rebellion --seed 10000 --bots greedy,random --reference greedy=1000 -n 400 --jobs $(JOBS) \
		--json $(RESULTS)/rebellion-greedy.json
	$(ARENA) rebellion --seed 20000 --bots ismcts:1s,greedy --reference greedy=1000 -n 100 --jobs $(JOBS) \
		--json $(RESULTS)/rebellion-ismcts.json
	$(ARENA) rebellion --seed 21000 --line-up ismcts:1s,examples/still.py --side empire -n 100 --jobs $(JOBS) \
		--json $(RESULTS)/rebellion-still.json
	$(ARENA) outer_rim --seed 10000 --bots greedy,random --reference greedy=1000 -n 200 --jobs $(JOBS) \
		--json $(RESULTS)/outer_rim-greedy.json
	$(ARENA) outer_rim --seed 20000 --bots ismcts:60,greedy --reference greedy=1000 -n 200 --jobs $(JOBS) \
		--json $(RESULTS)/outer_rim-ismcts.json
	$(ARENA) outer_rim --seed 30000 --players 4 --line-up ismcts:60,greedy,greedy,greedy --reference greedy=1000 \
		-n 100 --jobs $(JOBS) --json $(RESULTS)/outer_rim-four.json
	$(BIN)/python $(RESULTS)/table.py --write

COMPILE := uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-emit-index-url --no-header
lock:
	$(COMPILE) --extra server --extra dev --output-file requirements.txt pyproject.toml
	$(COMPILE) --extra server --constraint requirements.txt --output-file requirements-play.txt pyproject.toml

clean:
	rm -rf $(VENV) web/node_modules web/dist src/dejarik/server/static .mypy_cache .pytest_cache .ruff_cache .hypothesis .import_linter_cache
