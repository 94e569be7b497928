"""PostgreSQL restarts under a server with open pages: people are told, the log has no traceback, and play goes on."""

from __future__ import annotations

import json
from pathlib import Path

from web.running import Guest, running

from .server import cluster


def test_a_restart_of_postgres_is_told_in_plain_lines_and_play_goes_on(tmp_path: Path) -> None:
    with cluster() as postgres, running(tmp_path, database=postgres.url) as server:
        guest = Guest(server.address)
        address = guest.set_table("caesar", "me", "tribune")
        with guest.sit(address) as page:
            at, choices = page.until_asked()
            with guest.sit(address) as other:
                other.until_frame()
                postgres.stop()
            page.send("choose", choice=choices[0], at=at)
            assert "database" in page.error()
            assert guest.http.get(address).status_code == 503
            assert guest.http.get("/health").json() == {"status": "broken"}
            postgres.start()
            page.send("choose", choice=choices[0], at=at)
            assert page.until_asked(at)[0] > at
            assert server.stop() == 0
        told = [json.loads(line) for line in server.log.read_text().splitlines()]
    assert [one for one in told if "exception" in one or "Traceback" in str(one)] == []
    assert {"route": "seat", "event": "no_database"}.items() <= next(one for one in told if one.get("route") == "seat").items()
    assert any(one["event"] == "closed" for one in told)
