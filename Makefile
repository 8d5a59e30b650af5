# The front door. On a machine with Python 3.11 or later, make and git, each of these makes its own
# virtual environment in .venv, once, and does what it says. What is compiled needs a C compiler and
# lives in .venv-compiled.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check --quiet
COMPILED_VENV := .venv-compiled
COMPILED_BIN := $(COMPILED_VENV)/bin
COMPILED_WHEELS := $(COMPILED_VENV)/wheels
COMPILED_PIP := $(COMPILED_BIN)/python -m pip --disable-pip-version-check --quiet
LOCK := $(BIN)/uv pip compile --quiet --no-config --upgrade --universal --python-version 3.11 \
  --generate-hashes --no-header --no-annotate --no-emit-index-url pyproject.toml
PLAYABLE := $(VENV)/.playable
DEVELOPABLE := $(VENV)/.developable
TEMPLATES := src/ludotheque/web/templates src/ludotheque/lab/report/templates examples/pebbles_beach/pebbles_beach/templates
BIOME := node_modules/.bin/biome
SOURCES := $(sort $(shell find src -name '*.py' -o -name '*.toml' -o -name '*.ftl' -o -name '*.md' \
  -o -name '*.html' -o -name '*.css' -o -name '*.js' -o -name '*.svg')) \
  setup.py pyproject.toml requirements/develop.txt
# Named after what was compiled, so that it is compiled anew when, and only when, that changes.
COMPILED := $(COMPILED_VENV)/.compiled-$(LUDOTHEQUE_OPTIMIZE)-$(firstword $(shell cksum $(SOURCES) | cksum))
# What checks scripts and style sheets needs Node. Without it they are left out, unless
# LUDOTHEQUE_NODE=require says that they may not be.
WITH_NODE = @if command -v npm > /dev/null; then $(MAKE) --no-print-directory $(BIOME) && $(BIOME) $(1); \
  else echo "There is no Node, so scripts and style sheets were left out."; [ "$$LUDOTHEQUE_NODE" != require ]; fi
BOTH_WAYS := tests/adapters/test_encoding.py tests/adapters/test_vector.py tests/analysis tests/both_ways tests/bots tests/core tests/games tests/laws tests/packaging/test_compiled_wheel.py tests/playthroughs tests/records \
  tests/web/test_worker_pool.py

# One worker more than cores, because a third of their time is waiting. They end together; each goes
# through its share in order, as its fixtures like it.
WORKERS := $(shell $(PYTHON) -c 'import os; print((os.cpu_count() or 1) + 1)')
PYTEST := pytest -q -n $(WORKERS) --dist worksteal
# Tests start interpreters by the hundred: what one has compiled to bytecode, the next reads.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: help play compiled wheel check test test-compiled services screenshots pictures docs bench strength ladder study fit calibration correction habits exploitability same-deal puzzles soak soak-attacks soak-server soak-nodes lint format golden \
  drawings lock clean

help: ## Say what can be made
	@sed -n 's/^\([a-z-]*\):.*## /  make \1	/p' $(MAKEFILE_LIST) | expand -t 22

play: $(PLAYABLE) ## Open the table in the browser; HOST=0.0.0.0 lets other devices in
	@$(BIN)/ludotheque serve $(if $(HOST),--host $(HOST)) $(if $(PORT),--port $(PORT))

compiled: $(COMPILED) ## Build the faster, compiled package in an environment of its own
	@echo "Compiled. To play: $(COMPILED_BIN)/ludotheque serve"

wheel: $(DEVELOPABLE) $(COMPILED) ## Build into dist/: a compiled wheel for this machine, one for any, and the sources
	@rm -rf dist build/lib* # or a module that is no more would get into a wheel
	LUDOTHEQUE_COMPILE=off $(PIP) wheel --no-build-isolation --no-deps --wheel-dir dist .
	LUDOTHEQUE_COMPILE=off $(BIN)/python -c "from setuptools.build_meta import build_sdist; build_sdist('dist')"
	@cp $(COMPILED_WHEELS)/*.whl dist

check: $(DEVELOPABLE) ## Run the quick tests, for while you work
	$(BIN)/$(PYTEST) -m "not slow"

test: $(DEVELOPABLE) ## Run every test, in plain Python and, where there is a C compiler, compiled
	@if [ "$$LUDOTHEQUE_COMPILE" = require ] || { [ "$$LUDOTHEQUE_COMPILE" != off ] && \
	  $(BIN)/python -c 'import setup, sys; sys.exit(not setup.finds_c_compiler())'; }; then \
	  $(BIN)/$(PYTEST) -m "not either_way" && $(MAKE) --no-print-directory test-compiled; \
	else \
	  $(BIN)/$(PYTEST) && echo "Nothing was tested compiled: there is no C compiler, or LUDOTHEQUE_COMPILE is off."; \
	fi

test-compiled: $(COMPILED) ## Run the tests of what is compiled on the compiled package
	LUDOTHEQUE_TESTED=compiled $(COMPILED_BIN)/$(PYTEST) $(BOTH_WAYS)

services: $(DEVELOPABLE) ## Find the browser, the PostgreSQL and the nginx that tests need; as root on Debian, install them
	@$(BIN)/python -m tests.services

screenshots: $(DEVELOPABLE) ## Draw what the web table looks like into build/screenshots
	$(BIN)/python -m tests.browser.screenshots build/screenshots

pictures: $(DEVELOPABLE) ## Draw anew the README's pictures of the web table, those in previews of links, and the icons
	$(BIN)/python -m tests.browser.readme_pictures docs/pictures
	$(BIN)/python -m tests.browser.moving_picture docs/pictures
	$(BIN)/python -m tests.browser.shared_pictures src/ludotheque/web/static/pictures

docs: $(DEVELOPABLE) ## Build the site of docs/ into build/site, in French and English; it needs no server
	@for config in mkdocs.yml mkdocs.fr.yml; do \
	  NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --strict --config-file website/$$config || exit 1; \
	done
	@echo "The site is in build/site: open build/site/index.html."

bench: $(DEVELOPABLE) $(COMPILED) ## Measure the games beside python-chess and the server beside boardgame.io; COMPARE=FILE with an earlier build/bench.json
	@$(BIN)/python -m bench --also $(COMPILED_BIN)/python --server $(COMPILED_BIN)/python $(if $(COMPARE),--compare $(COMPARE))

strength: $(COMPILED) ## Let a bot play against others until it is sure who is stronger; ARGUMENTS="--game noxford" and so on
	@$(COMPILED_BIN)/python -m bench.strength $(ARGUMENTS)

ladder: $(COMPILED) ## Compare all levels in all games, which takes hours; ARGUMENTS="noxford --deals 20" and so on
	@$(COMPILED_BIN)/ludotheque lab ladder --thinking 0.05s --unrepeatable $(ARGUMENTS)

study: $(COMPILED) ## Repeat the study of docs/lab.md, which takes half an hour of one core; ARGUMENTS="--part 50" plays a fiftieth
	@$(COMPILED_BIN)/python -m bench.study --pictures docs/pictures $(ARGUMENTS)

fit: $(COMPILED) ## Fit what positions are worth to the Expert, and write it; ARGUMENTS="--game noxford" and so on
	@$(COMPILED_BIN)/python -m bench.fit $(ARGUMENTS)

calibration: $(COMPILED) ## Hold estimated chances against games that were played, which takes hours; ARGUMENTS="--game noxford --games 200" and so on
	@$(COMPILED_BIN)/python -m bench.calibration $(ARGUMENTS)

correction: $(COMPILED) ## Fit by how much estimated chances are too high or too low, and write it; ARGUMENTS="--game noxford --games 200" and so on
	@$(COMPILED_BIN)/python -m bench.correction $(ARGUMENTS)

puzzles: $(COMPILED) ## Find puzzles in games among bots, and write them beside the games, which takes a quarter of an hour; ARGUMENTS="--game noxford" and so on
	@$(COMPILED_BIN)/python -m bench.puzzles $(ARGUMENTS)

habits: $(COMPILED) ## Watch 200 games of greedy in each market game, and let it play against its judges of 0.1; ARGUMENTS="--games 20" and so on
	@$(COMPILED_BIN)/python -m tests.bots.habits $(ARGUMENTS)

exploitability: $(DEVELOPABLE) ## Draw how OpenSpiel's solvers converge on small boxes, which takes ten minutes
	@$(BIN)/python -m bench.exploitability $(ARGUMENTS)

same-deal: $(COMPILED) ## Measure how much of the luck the same deal takes out of a comparison, and write it; ARGUMENTS="--deals 200" and so on
	@$(COMPILED_BIN)/python -m bench.same_deal --write $(ARGUMENTS)

soak: $(COMPILED) ## Play ten thousand random games of each kind, everything checked; ARGUMENTS="--game sans-foi-ni-loi" and so on
	@$(COMPILED_BIN)/python -m tests.soak $(ARGUMENTS)

soak-attacks: $(DEVELOPABLE) ## Attack a server in every way we know, half a minute each, while somebody plays; ARGUMENTS="--seconds 5" and so on
	@$(BIN)/python -m tests.soak.attacks $(ARGUMENTS)

soak-server: $(DEVELOPABLE) ## Kill the server a thousand times under eight clients, nothing may be lost; KILLS=100, ARGUMENTS="--on sqlite" and so on
	@$(BIN)/python -m tests.soak.kills --kills $(or $(KILLS),1000) $(ARGUMENTS)

soak-nodes: $(DEVELOPABLE) ## Kill one of three nodes behind nginx a hundred times under sixty matches and three browsers; KILLS=10, ARGUMENTS="--matches 12"
	@$(BIN)/python -m tests.soak.nodes --kills $(or $(KILLS),100) $(ARGUMENTS)

lint: $(DEVELOPABLE) ## Check style and types
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/djlint --quiet --check $(TEMPLATES)
	$(BIN)/djlint --quiet --lint $(TEMPLATES)
	$(call WITH_NODE,check --error-on-warnings .)

format: $(DEVELOPABLE) ## Put the code into its usual form
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .
	$(BIN)/djlint --quiet --reformat $(TEMPLATES) || $(BIN)/djlint --quiet --check $(TEMPLATES)
	$(call WITH_NODE,check --write .)

golden: $(DEVELOPABLE) ## Write the golden playthroughs anew; then read the diff
	$(BIN)/pytest -q tests/playthroughs --update-golden

drawings: $(DEVELOPABLE) ## Draw the pictures of docs/ anew, and put the files of artwork/ into form
	$(BIN)/pytest -q tests/games/noxford/test_diagrams.py tests/games/test_artwork.py --update-golden

lock: $(DEVELOPABLE) ## Choose dependencies anew, within the ranges of pyproject.toml and package.json
	$(PIP) install "uv>=0.5"
	$(LOCK) --extra build --output-file requirements/play.txt
	$(LOCK) --extra build --extra postgresql --extra dev --output-file requirements/develop.txt
	npm install --package-lock-only

clean: ## Remove what was made
	rm -rf $(VENV) $(COMPILED_VENV) node_modules build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis src/*.egg-info src/ludotheque/commands/starter/.ruff_cache

$(BIN)/python $(COMPILED_BIN)/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	  { echo "Ludothèque needs Python 3.11 or later; name one with: make PYTHON=python3.12 …"; exit 1; }
	@$(PYTHON) -m venv $(patsubst %/bin/python,%,$@) || \
	  { echo "Python's venv module is missing; on Debian: apt-get install python3-venv"; exit 1; }

$(PLAYABLE): requirements/play.txt pyproject.toml setup.py src/ludotheque/version.py | $(BIN)/python
	@echo "Installing what is needed to play, once…"
	@$(PIP) install --require-hashes -r requirements/play.txt
	@LUDOTHEQUE_COMPILE=off $(PIP) install --no-build-isolation --no-deps --editable .
	@echo "Done. A faster, compiled build is one command away: make compiled"
	@touch $@

$(DEVELOPABLE): requirements/develop.txt $(PLAYABLE)
	@echo "Installing what is needed to develop, once…"
	@$(PIP) install --require-hashes -r requirements/develop.txt
	@touch $@

$(BIOME): package.json package-lock.json
	@echo "Installing what checks scripts and style sheets, once…"
	@npm ci --silent
	@touch $@

$(COMPILED): | $(COMPILED_BIN)/python
	@echo "Compiling, once for these sources; this takes some minutes…"
	@rm -f $(COMPILED_VENV)/.compiled-*
	@$(COMPILED_PIP) install --require-hashes -r requirements/develop.txt
	@rm -rf build/lib* # or a module that is no more would get into the wheel
	@rm -rf $(COMPILED_WHEELS)
	@LUDOTHEQUE_COMPILE=require $(COMPILED_PIP) wheel --no-build-isolation --no-deps --wheel-dir $(COMPILED_WHEELS) .
	@$(COMPILED_PIP) install --no-deps --force-reinstall $(COMPILED_WHEELS)/*.whl
	@touch $@
