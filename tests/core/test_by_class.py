"""Tables by class: the nearest base counts."""

from __future__ import annotations

from comitium.core.by_class import by_class


class Asked:
    pass


class AskedAnew(Asked):
    pass


class AskedOnceMore(AskedAnew):
    pass


def test_the_class_itself_comes_before_its_bases() -> None:
    table: dict[type, str] = {Asked: "first", AskedAnew: "second"}
    assert [by_class(table, one) for one in (Asked(), AskedAnew(), AskedOnceMore())] == ["first", "second", "second"]


def test_what_is_not_in_the_table_has_no_entry() -> None:
    assert by_class({AskedAnew: "second"}, Asked()) is None
    assert by_class({Asked: "first"}, None) is None
