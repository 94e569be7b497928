"""[1.04.3] Offers as people write them."""

from __future__ import annotations

import pytest

from comitium import Illegal
from comitium.games.republic.deals import clauses as kinds
from comitium.games.republic.deals import form as clauses_form
from comitium.games.republic.game_type import GAME_TYPE
from comitium.games.republic.rules.r1_09_senate import kinds as proposals
from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_14_vote import floor
from comitium.text import LANGUAGES, say
from games.republic.fixtures.bargain import SENATE, at, of_julius, voting
from games.republic.fixtures.builder import grant, man, war

# -- the form


@pytest.mark.parametrize(
    ("text", "read"),
    [
        ("amphora 10 t for votes", ["column pay amphora 10", "amphora for column censor julius"]),
        ("amphora 10 T for votes on this election", ["column pay amphora 10", "amphora for column censor julius"]),
        ("amphora 10 talents pour voix sur cette proposition", ["column pay amphora 10", "amphora for column censor julius"]),
        ("star 5 carry if passed censor for votes censor buying 4", ["column pay star 5 carry if passed censor",
                                                                    "star for column censor buying 4"]),
        ("star 5 si adopté censor pour voix censor achetant 4", ["column pay star 5 if passed censor",
                                                                 "star for column censor buying 4"]),
        ("star votes censor no-veto for 3", ["column for star censor", "column no-veto star censor", "star pay column 3"]),
        ("trident tribune_1 for assassin", ["column give trident tribune_1", "trident give column assassin"]),
        ("trident random 2 for 5 t turn 3", ["column give trident random 2", "trident pay column 5 turn 3"]),
        ('star "No triumph" for 5 t', ['column word star "No triumph"', "star pay column 5"]),
        ("star veto dictator for 5 t", ["column veto star dictator", "star pay column 5"]),
        ("column swap star tribune_1 assassin_1", ["column give star tribune_1", "star give column assassin_1"]),
    ],
)  # fmt: skip
def test_an_offer_in_words_is_read_with_its_terms(text: str, read: list[str]) -> None:
    game = at(SENATE)
    voting(game, of_julius(), 0)
    assert [GAME_TYPE.clause(clause).notation for clause in clauses_form.read(game, 0, text)] == read


@pytest.mark.parametrize(
    "text",
    ["star 5 if", "star 5 if passed", "star 5 if passed lunch", "star 5 if elected consul", "star 5 turn", "star 5 t buying 3",
     "star votes censor buying", "star votes censor by nemo", "star votes censor if passed", "star word", "star no-veto for"],
)  # fmt: skip
def test_what_is_no_term_is_refused_with_how_it_is_written(text: str) -> None:
    with pytest.raises(Illegal) as wrong:
        clauses_form.read(at(), 0, text)
    assert wrong.value.rule in ("1.04.3", "1.09.14")
    for language in LANGUAGES:
        assert say(wrong.value.why, language)


@pytest.mark.parametrize(
    "text", ["star julius", "star julius for 5 t", "star 5 t for 1st_punic_war", "column give star julius"]
)
def test_1_04_5_what_everybody_sees_on_the_table_is_no_card_to_be_given(text: str) -> None:
    with pytest.raises(Illegal) as wrong:
        clauses_form.read(at(), 0, text)
    assert (wrong.value.rule, wrong.value.why.id) == ("1.04.5", "republic-deals-refuse-open-card")


def test_an_offer_about_what_is_on_the_floor_names_the_war_and_the_man() -> None:
    game = at(SENATE)
    sent = [proposals.MILITARY, 0, man("julius"), war("1st_punic_war"), 4, 0, 0, -1]
    voting(game, sent, 0)
    (_, vote) = clauses_form.read(game, 0, "amphora 10 t for votes on this deployment")
    assert GAME_TYPE.clause(vote).notation == "amphora for column military julius 1st_punic_war"


@pytest.mark.parametrize("votes", ["votes", "against", "abstention"])
def test_1_09_14_nobody_promises_votes_that_he_has_cast(votes: str) -> None:
    game = at(SENATE)
    voting(game, [proposals.CENSOR, man("fabius")], 0)
    vote = floor(game)
    assert clauses_form.read(game, 0, f"trident 3 for {votes}")
    vote.called = 1 << 2
    with pytest.raises(Illegal) as wrong:
        clauses_form.read(game, 0, f"trident 3 for {votes}")
    assert (wrong.value.rule, wrong.value.why.id) == ("1.09.14", "republic-deals-refuse-has-voted")
    assert clauses_form.read(game, 0, f"star 3 for {votes}")
    assert clauses_form.read(game, 0, f"trident 3 for {votes} censor julius")


def test_a_time_limit_follows_the_other_terms() -> None:
    (word,) = clauses_form.read(at(), 0, f'column word star turn 3 "{kinds.TOGA}"')
    assert say(GAME_TYPE.clause(word).text, "en").endswith("(you stay in Rome as Consul, I take the field, until turn 3)")
    assert say(GAME_TYPE.clause(word).text, "fr").endswith("(vous restez consul à Rome, je pars en campagne, jusqu’au tour 3)")


def test_1_04_5_a_concession_that_somebody_holds_is_no_card_to_be_given() -> None:
    game = at()
    text = "star mining for 5 t"
    assert clauses_form.read(game, 0, text)[0].by == 0
    grant(game, "mining", man("julius"))
    with pytest.raises(Illegal) as wrong:
        clauses_form.read(game, 0, text)
    assert wrong.value.why.id == "republic-deals-refuse-open-card"


def test_an_offer_of_no_veto_alone_is_about_what_is_on_the_floor() -> None:
    game = at(SENATE)
    voting(game, of_julius(), 0)
    written = [GAME_TYPE.clause(clause).notation for clause in clauses_form.read(game, 0, "star votes no-veto for 3")]
    assert written == ["column for star censor julius", "column no-veto star censor julius", "star pay column 3"]
