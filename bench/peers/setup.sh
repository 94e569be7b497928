#!/bin/sh
# Makes the environment the peers run in, apart from ours: Comitium must never depend on them.
# Give PYTHON the interpreter the compiled kernels were built for, or they will not be found.
set -eu
cd "$(dirname "$0")"
python="${PYTHON:-python3}"
"$python" -m venv --clear .venv
# Low priority: installing beside a measurement made earlier figures up to three times slower.
nice -n 15 .venv/bin/python -m pip install --quiet --disable-pip-version-check --requirement requirements.txt
# It asks for a Gymnasium of two years ago, which the others cannot have, and runs with ours.
nice -n 15 .venv/bin/python -m pip install --quiet --disable-pip-version-check --no-deps catanatron_gym==4.0.0
.venv/bin/python -c 'import sys; print("peers ready on Python", sys.version.split()[0])'
