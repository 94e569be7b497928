"""The server that `load.py` measures: without limits on how often an address may ask, since all people have one there."""

from __future__ import annotations

import sys

from comitium.web import run
from comitium.web.house import Settings

if __name__ == "__main__":
    listener = run.bound("127.0.0.1", 0)
    run.set_up_logs("warning")
    settings = Settings(database=sys.argv[1], workers=1, pace=0.0, limits=1000.0)
    run.serve(settings, listener, lambda stop: print(f"http://127.0.0.1:{listener.getsockname()[1]}", flush=True))
