"""What was decided is listed at the terminal, and shown once more by its number."""

from __future__ import annotations

import pytest

from cli.piped import enough


@pytest.mark.parametrize(("language", "listed", "nothing", "wrong"), [
    ("en", "What was decided, the latest first", "Nothing has been decided yet.", "takes a number from 1 to"),
    ("fr", "Ce qui s’est décidé, le plus récent", "Rien ne s’est encore décidé.", "attend un nombre de 1 à"),
])  # fmt: skip
def test_a_moment_is_opened_again_by_its_number(play, home, language, listed, nothing, wrong):
    typed = ["moment", *enough(1).splitlines()[:60], "moment", "moment 1", "moment 99", "quit"]
    code, out, _ = play(
        "\n".join(typed) + "\n", "caesar", "--opponent", "random", "--seed", "5", "--lang", language, "--plain"
    )
    assert code == 0
    assert nothing in out
    latest = out.split(listed)[1].split("\n 1  ")[1].split("\n")[0]
    again = out.split(listed)[1].split("\n 2  ")[-1]
    assert again.count(latest) == 1, "its last beat says how it came out"
    assert wrong in out
