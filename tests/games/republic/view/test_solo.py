"""[4.05] What everybody sees of the Senate of chapter 4: the list of coalitions, what is left, what neutrals would take."""

from __future__ import annotations

import pytest

from comitium.games.republic.choices import CONCESSION, NO, PROVINCE
from comitium.games.republic.odds.sentences.questions import odds_of
from comitium.games.republic.rules.r4_solitaire.choices import OFFICE
from comitium.games.republic.rules.r4_solitaire.r4_05_senate.r4_05_2_coalition import (
    LAST,
    ChoosePartners,
    JoinCoalition,
    if_refused,
)
from comitium.games.republic.rules.r4_solitaire.r4_05_senate.r4_05_3_plans.r4_05_31_adequate import (
    fleets_needed,
    legions_needed,
)
from comitium.games.republic.rules.r4_solitaire.r4_05_senate.r4_05_3_plans.r4_05_32_danger import (
    is_at_sea,
    rank_number,
    strength,
)
from comitium.games.republic.rules.r4_solitaire.r4_05_senate.r4_05_senate import SoloSenate
from comitium.games.republic.state.numbers import CENSOR, FIELD_CONSUL, ROME_CONSUL, VACANT
from comitium.games.republic.state.republic import Republic
from comitium.games.republic.view.solo import ListView, SpoilsView, WishView
from comitium.games.republic.view.view import view
from games.republic.fixtures.builder import concession, create, man, new_table, province, put, raise_legions, say, wage
from games.republic.fixtures.solo.senate import (
    IMPERIALISTS,
    PLAYER,
    PLUTOCRATS,
    coalition,
    divide,
    form,
    house,
    spoils,
    voting,
)


def listed(game: Republic) -> ListView:
    solo = view(game, None).solo
    assert solo is not None
    assert solo.list is not None
    return solo.list


def divided(game: Republic) -> SpoilsView:
    solo = view(game, None).solo
    assert solo is not None
    assert solo.spoils is not None
    return solo.spoils


def states(game: Republic) -> list[str]:
    return [one.state for one in listed(game).entries]


def test_4_05_2_the_list_shows_what_is_too_small_what_is_asked_and_what_is_next() -> None:
    game = coalition()
    found = listed(game)
    assert found.need == 21
    assert found.ranks == ((1, 13), (2, 11), (0, 10), (4, 4), (3, 3))
    assert [one.votes for one in found.entries] == [13, 14, 15, 21, 17, 16, 17, 23, 24, 31, 0]
    assert states(game) == ["small"] * 3 + ["asked"] + ["small"] * 3 + ["next"] + ["later"] * 3
    say(game, NO)
    assert states(game)[3:] == ["refused", "small", "small", "small", "asked", "next", "later", "later"]


@pytest.mark.parametrize("votes", [(10, 13, 11, 3, 4), (8, 10, 9, 8, 6), (22, 6, 5, 4, 4), (20, 6, 5, 4, 4), (21, 9, 9, 1, 1)])
def test_4_05_2_what_is_said_to_be_next_is_next(votes: tuple[int, ...]) -> None:
    game = voting(*votes)
    form(game)
    while game.stack and isinstance(top := game.stack[-1], JoinCoalition):
        entry, group = if_refused(game, top.entry, top.group, PLAYER)
        say(game, NO)
        after = game.stack[-1] if game.stack else None
        if isinstance(after, JoinCoalition):
            assert (after.entry, after.group) == (entry, group)
        elif isinstance(after, ChoosePartners):
            assert (entry, group) == (LAST, 0)
        else:
            assert game.coalition == group


def test_d_65_a_missing_rank_leaves_its_entries_out() -> None:
    game = voting(22, 6, 5, 4)
    form(game)
    assert [one.entry for one in listed(game).entries if one.state == "left-out"] == [2, 5, 6]


def test_4_05_2_beside_the_question_stands_where_the_answers_lead() -> None:
    game = coalition()
    joined, refused = odds_of(game, PLAYER)
    assert joined.args == {"votes": 21, "place": 2}
    assert refused.id == "republic-soloboard-odds-refuse"
    assert refused.args["entry"] == 8
    say(game, NO)
    refused = odds_of(game, PLAYER)[1]
    assert refused.id == "republic-soloboard-odds-refuse-governs"
    assert refused.args["votes"] == 24


def test_4_05_4_the_spoils_show_what_is_left_and_what_the_next_faction_takes() -> None:
    found = divided(spoils())
    assert found.turn == PLAYER
    assert found.order == (PLAYER, PLUTOCRATS)
    offices = (OFFICE + ROME_CONSUL, OFFICE + FIELD_CONSUL, OFFICE + CENSOR)
    assert set(found.items) == {*offices, CONCESSION + concession("mining")}
    assert found.duties == offices
    assert found.wishes == (WishView(PLUTOCRATS, 1, (OFFICE + CENSOR,)),)


def test_4_05_4_what_a_neutral_takes_is_what_was_shown() -> None:
    game = spoils()
    wish = divided(game).wishes[0]
    say(game, OFFICE + FIELD_CONSUL)
    say(game, game.stack[-1].legal(game, PLAYER)[1])
    assert game.offices[CENSOR] in (man("fulvius"), man("furius"), man("aurelius"))
    assert wish.items == (OFFICE + CENSOR,)
    given = dict(divided(game).given)
    assert set(given) == {FIELD_CONSUL, CENSOR}


def test_4_05_415_provinces_worth_the_same_are_both_shown_and_no_dice_are_thrown() -> None:
    game = house()
    game.session.filled = 0b111111
    for key in ("hispania_ulterior", "illyricum"):
        create(game, key)
        game.province[province(key)] = VACANT
    divide(game, PLAYER, IMPERIALISTS)
    game.loaded = [1]
    found = divided(game).wishes[0]
    assert found.items == (PROVINCE + province("hispania_ulterior"), PROVINCE + province("illyricum"))
    assert game.loaded == [1]


def test_4_05_3_the_plan_of_the_session_is_shown_with_what_each_war_needs() -> None:
    game = house()
    war, other = wage(game, "syrian_war"), wage(game, "1st_gallic_war")
    raise_legions(game, 7)
    game.stack = [SoloSenate(0, True, 1, [war], True)]
    solo = view(game, None).solo
    assert solo is not None
    plan = solo.plan
    assert plan is not None
    assert (plan.crisis, plan.entry, plan.all_force, plan.legions, plan.fleets) == (True, 2, True, 7, 0)
    assert [(one.war, one.place) for one in plan.wars] == [(war, 1), (other, 0)]
    first = plan.wars[0]
    assert (first.strength, first.at_sea, first.number) == (strength(game, war), is_at_sea(game, war), rank_number(game, war))
    assert (first.legions, first.fleets) == (legions_needed(game, war), fleets_needed(game, war))


def test_4_05_other_games_have_none() -> None:
    game = new_table("early", 5)
    put(game, "cornelius", 0, leader=True)
    assert view(game, 0).solo is None
