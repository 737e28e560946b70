# Capes. Two commands do everything: `make play` and `make test`.
PYTHON ?= python3
ARGS ?=
JOBS ?= 2
WAITERS ?= 3
MYPYC_LEVEL ?= 2
SHELL := /bin/bash
BIN := .venv/bin
PLAYABLE := .venv/.playable
READY := .venv/.ready

WEB_SOURCES := $(shell test -f web/package.json && find web -type f -not -path '*/node_modules/*' -not -path 'web/dist/*' -not -name '*.tsbuildinfo' -not -path '*/.*')
WEB_READY := $(if $(WEB_SOURCES),build/web/.ready)

.DEFAULT_GOAL := help
.PHONY: help docs setup play site test begun beside waiting check web-check quick test-compiled compile ledger bench trust browser postgres lock audit clean

help:  ## this list
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/^([a-z-]+):.*## (.*)/  make \1\t\2/' | expand -t 24

setup: $(READY) $(WEB_READY)  ## prepare .venv, the capes command and the browser client
	@true

$(READY): requirements.lock tools/setup tools/environment.py
	@PYTHON=$(PYTHON) tools/setup dev
	@touch $(PLAYABLE) $@

# Who plays needs a quarter of what who changes Capes needs; who has that has this too.
$(PLAYABLE): requirements-play.lock tools/setup tools/environment.py
	@PYTHON=$(PYTHON) tools/setup play
	@touch $@

build/web/.ready: $(WEB_SOURCES) $(wildcard src/capes/language/*/*.ftl) tools/web | $(PLAYABLE)
	@tools/web
	@mkdir -p $(@D) && touch $@

# The game as files: built from the client, from Python for browsers, and from our own sources.
build/site/.ready: $(WEB_SOURCES) $(wildcard src/capes/language/*/*.ftl) tools/web tools/site tools/site-requirements.txt | $(READY)
	@tools/site

site: build/site/.ready  ## the whole game as a folder of files for any web host, in build/site/capes
	@$(BIN)/capes export site build/site/capes

play: $(PLAYABLE) $(WEB_READY)  ## play: in the browser at http://127.0.0.1:8000
	@$(BIN)/python tools/engine.py --behind
	@$(BIN)/capes start $(ARGS)

test: begun setup browser postgres build/site/.ready beside check quick waiting test-compiled  ## everything that must hold: checks, tests, and the rules tests again compiled
	@echo $$(( $$(date +%s) - $$(cat build/.begun) )) > build/test-seconds.txt

begun:
	@mkdir -p build && date +%s > build/.begun

beside: | $(READY)
	@mkdir -p build; if command -v $${CC:-cc} >/dev/null; then \
	    nice -n 5 $(BIN)/python tools/engine.py --level $(MYPYC_LEVEL) --jobs 1 >build/engine.log 2>&1 & fi

check: $(READY) web-check  ## ruff, mypy --strict, the import contracts and the client's checks
	$(BIN)/ruff check .
	$(BIN)/ruff format --check --quiet .
	$(BIN)/mypy
	$(BIN)/lint-imports

web-check: | $(READY)  ## biome, svelte-check and vitest over the browser client
	@tools/web check

quick: $(READY) build/site/.ready  ## the quick tests, plain Python: all but those of the server and the browser
	$(BIN)/pytest -n $(JOBS) -q tests --ignore=tests/server --ignore=tests/browser $(ARGS)

# They mostly wait, so more of them run than there are cores; a file at a time, as its tests share a server and a browser.
waiting: $(READY) build/site/.ready  ## the tests of the server and the browser
	$(BIN)/pytest -n $(WAITERS) --dist loadfile --no-loadscope-reorder -q tests/server tests/browser $(ARGS)

compile: | $(READY)  ## the engine as machine code in build/engine, from where everything takes it by itself
	@$(BIN)/python tools/engine.py --level $(MYPYC_LEVEL)

# What lies in rooms that are not compiled behaves the same on both engines.
UNCHANGED := tests/vs/catalogue tests/vs/decks tests/vs/english tests/vs/test_ledger.py tests/duel/test_ledger.py
test-compiled: | $(READY)  ## the rules tests on the compiled build
	@if command -v $${CC:-cc} >/dev/null; then $(MAKE) --no-print-directory compile && \
	    echo "the rules tests again, compiled:" && \
	    CAPES_PURE=0 $(BIN)/pytest -n $(JOBS) -q tests/core tests/bots tests/vs tests/duel $(UNCHANGED:%=--ignore=%); \
	else echo "no C compiler here: the compiled build is left out, plain Python behaves the same"; fi

ledger: $(READY)  ## write down which tests prove which rules, and the word list docs/words.md
	$(BIN)/python -m tools.proofs
	$(BIN)/python -m tools.cards
	$(BIN)/python -m tools.words
	$(BIN)/python -m tools.rooms
	$(BIN)/python -m tools.licences
	$(BIN)/python -m tools.search_language

bench: setup  ## measure speed beside other engines, plain and compiled
	@test .venv/.bench -nt pyproject.toml || { $(BIN)/uv pip install -q --python $(BIN)/python -c requirements.lock --group bench && touch .venv/.bench; }
	@$(BIN)/python tools/engine.py --level $(MYPYC_LEVEL) --train
	@$(BIN)/capes bench $(ARGS)

trust: setup browser postgres build/site/.ready  ## the long suites: kills, floods, re-deals, soak
	$(BIN)/pytest -m long -n $(JOBS) --timeout 7200 $(ARGS)

audit: $(READY)  ## known weaknesses of the locked packages; asks PyPI and npm, so it needs the internet
	$(BIN)/uv tool run pip-audit --strict --require-hashes --disable-pip -r requirements.lock
	cd web && npm audit --audit-level=moderate

browser:  ## Chromium for the browser tests
	@tools/debian chromium chromium

postgres:  ## PostgreSQL for the storage tests
	@tools/debian initdb postgresql

LOCK := $(BIN)/uv pip compile -q --generate-hashes --universal --python-version 3.11 --no-header --no-annotate --no-emit-index-url
# What the site is made with is fetched when it is first built; built once, it is read without a network.
.venv/.docs: pyproject.toml | $(READY)
	@$(BIN)/uv pip install -q --python $(BIN)/python -c requirements.lock --group docs && touch $@

build/docs/index.html: mkdocs.yml tools/docstrings.py $(wildcard docs/*.md) $(wildcard src/capes/*.py src/capes/api/*.py src/capes/core/*.py) | .venv/.docs
	@NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --quiet --strict

docs: build/docs/index.html  ## the documentation as a site, at http://127.0.0.1:8001
	@echo "The documentation: http://127.0.0.1:8001 (stop with Ctrl-C)"
	@$(BIN)/python -m http.server --directory build/docs --bind 127.0.0.1 8001 2>/dev/null

lock: $(READY)  ## choose package versions afresh
	$(LOCK) --upgrade pyproject.toml --extra all --extra ray --extra spiel --group dev -o requirements.lock
	$(LOCK) -c requirements.lock pyproject.toml --extra server --extra screen -o requirements-play.lock

clean:  ## remove what was built (not .venv)
	rm -rf build dist src/capes/server/static web/dist .mypy_cache .ruff_cache .pytest_cache .import_linter_cache .hypothesis
