# Capes. Two commands do everything: `make play` and `make test`.
PYTHON ?= python3
ARGS ?=
JOBS ?= 2
MYPYC_LEVEL ?= 2
SHELL := /bin/bash
BIN := .venv/bin
READY := .venv/.ready
COMPILED := build/compiled/.ready
TRAINED := build/compiled/.trained

WEB_SOURCES := $(shell test -f web/package.json && find web -type f -not -path '*/node_modules/*' -not -path 'web/dist/*' -not -name '*.tsbuildinfo' -not -path '*/.*')
WEB_READY := $(if $(WEB_SOURCES),build/web/.ready)
COMPILED_SOURCES := $(shell find src/capes -name '*.py' -o -name '*.json' -o -name '*.yaml' 2>/dev/null)

.DEFAULT_GOAL := help
.PHONY: help setup play test check quick test-compiled compile ledger bench trust browser postgres lock clean

help:  ## this list
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/^([a-z-]+):.*## (.*)/  make \1\t\2/' | expand -t 24

setup: $(READY) $(WEB_READY)  ## prepare .venv, the capes command and the browser client
	@true

$(READY): requirements.lock requirements.in pyproject.toml tools/setup
	@PYTHON=$(PYTHON) tools/setup
	@touch $@

build/web/.ready: $(WEB_SOURCES) tools/web | $(READY)
	@tools/web
	@mkdir -p $(@D) && touch $@

play: setup  ## play: in the browser at http://127.0.0.1:8000
	@$(BIN)/capes start $(ARGS)

test: setup browser postgres check test-compiled quick  ## everything that must hold: checks, tests, and the rules tests again compiled

check: $(READY)  ## ruff, mypy --strict and the import contracts
	$(BIN)/ruff check src tests tools
	$(BIN)/mypy
	$(BIN)/lint-imports

quick: $(READY)  ## the quick tests, plain Python
	$(BIN)/pytest -n $(JOBS) -q $(ARGS)

compile: $(COMPILED)  ## core, words, state and rules compiled into build/compiled/src
	@true

$(COMPILED): $(COMPILED_SOURCES) tools/compile.py | $(READY)
	@$(BIN)/python tools/compile.py --level $(MYPYC_LEVEL)
	@touch $@

test-compiled: | $(READY)  ## the rules tests on the compiled build
	@if command -v $${CC:-cc} >/dev/null; then $(MAKE) --no-print-directory compile && \
	    echo "the rules tests again, compiled:" && \
	    CAPES_EXPECT_COMPILED=1 $(BIN)/pytest -n $(JOBS) -q -o pythonpath="build/compiled/src ." tests/core tests/bots $(wildcard tests/vs tests/duel); \
	else echo "no C compiler here: the compiled build is left out, plain Python behaves the same"; fi

ledger: $(READY)  ## write down which tests prove which rules, and the word list docs/words.md
	$(BIN)/python -m capes.vs.ledger tests
	$(BIN)/python -m capes.vs.proofs tests
	$(BIN)/python -m tools.words

$(TRAINED): $(COMPILED_SOURCES) tools/compile.py | $(READY)
	@$(BIN)/python tools/compile.py --level $(MYPYC_LEVEL) --train
	@touch $(COMPILED) $@

bench: setup $(TRAINED)  ## measure speed beside other engines, plain and compiled
	@test .venv/.bench -nt requirements-bench.in || { $(BIN)/uv pip install -q --python $(BIN)/python -r requirements-bench.in && touch .venv/.bench; }
	@$(BIN)/capes bench $(ARGS)

trust: setup browser postgres  ## the long suites: kills, floods, re-deals, soak
	$(BIN)/pytest -m long -n $(JOBS) --timeout 7200 $(ARGS)

browser:  ## Chromium for the browser tests
	@tools/debian chromium chromium

postgres:  ## PostgreSQL for the storage tests
	@tools/debian initdb postgresql

lock: $(READY)  ## choose package versions afresh
	$(BIN)/uv pip compile -q --upgrade --universal --python-version 3.11 --no-header --no-annotate --no-emit-index-url requirements-dev.in -o requirements.lock

clean:  ## remove what was built (not .venv)
	rm -rf build dist src/capes/server/static web/dist .mypy_cache .ruff_cache .pytest_cache .import_linter_cache .hypothesis
