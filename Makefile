# The front door. On a machine with Python 3.11 or later, make and git, each of these makes its own
# virtual environment in .venv, once, and does what it says.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check --quiet
LOCK := $(BIN)/uv pip compile --quiet --no-config --upgrade --universal --python-version 3.11 \
  --generate-hashes --no-header --no-annotate --no-emit-index-url pyproject.toml
PLAYABLE := $(VENV)/.playable
DEVELOPABLE := $(VENV)/.developable

.PHONY: help play check test lint format golden lock clean

help: ## Say what can be made
	@sed -n 's/^\([a-z]*\):.*## /  make \1	/p' $(MAKEFILE_LIST) | expand -t 16

play: $(PLAYABLE) ## Play a game of District Noir
	@$(BIN)/ludotheque play

check: $(DEVELOPABLE) ## Run the quick tests, for while you work
	$(BIN)/pytest -q -n auto -m "not slow"

test: $(DEVELOPABLE) ## Run every test
	$(BIN)/pytest -q -n auto

lint: $(DEVELOPABLE) ## Check style and types
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

format: $(DEVELOPABLE) ## Put the code into its usual form
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

golden: $(DEVELOPABLE) ## Write the golden playthroughs anew; then read the diff
	$(BIN)/pytest -q tests/playthroughs --update-golden

lock: $(DEVELOPABLE) ## Choose dependencies anew, within the ranges of pyproject.toml
	$(PIP) install "uv>=0.5"
	$(LOCK) --extra build --output-file requirements/play.txt
	$(LOCK) --extra build --extra dev --output-file requirements/develop.txt

clean: ## Remove what was made
	rm -rf $(VENV) build .mypy_cache .ruff_cache .pytest_cache .hypothesis src/*.egg-info

$(BIN)/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	  { echo "Ludothèque needs Python 3.11 or later; name one with: make PYTHON=python3.12 …"; exit 1; }
	@$(PYTHON) -m venv $(VENV) || \
	  { echo "Python's venv module is missing; on Debian: apt-get install python3-venv"; exit 1; }

$(PLAYABLE): requirements/play.txt pyproject.toml | $(BIN)/python
	@echo "Installing what is needed to play, once…"
	@$(PIP) install --require-hashes -r requirements/play.txt
	@$(PIP) install --no-build-isolation --no-deps --editable .
	@touch $@

$(DEVELOPABLE): requirements/develop.txt $(PLAYABLE)
	@echo "Installing what is needed to develop, once…"
	@$(PIP) install --require-hashes -r requirements/develop.txt
	@touch $@
