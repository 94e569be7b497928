"""The ledger, the rulings, the options and their words: complete, and at one with each other."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import msgspec
import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

import comitium
from comitium.cli.glossary import HEADING
from comitium.core.options import Meta, check_players, resolve, written
from comitium.draw.rulebook import _speaks_of
from comitium.games.republic.state.options import Rules
from comitium.ledger import Ledger, Rule

FOLDER = Path(comitium.__file__).parent / "games" / "republic"
LANGUAGES = ("en", "fr")
THIN = "\u202f"

# How many numbers each section of the printed rulebook has.
SECTIONS = """
    1.01 1, 1.02 1, 1.03 1, 1.04 10, 1.05 8, 1.06 14, 1.07 36, 1.08 5, 1.09 76, 1.10 18, 1.11 14, 1.12 5, 1.13 2,
    2.01 11, 2.02 12, 2.03 18, 2.04 4, 2.05 7, 2.06 5,
    3.01 10, 3.02 5, 3.03 5, 3.04 2, 3.05 2,
    4.01 5, 4.02 3, 4.03 5, 4.04 7, 4.05 20, 4.06 3, 4.07 8, 4.08 2
"""
RULINGS = {"T": 41, "A": 59, "B": 85, "C": 109, "D": 67}
WITHOUT_RULING = {  # whole rule sets, and how a table is set
    *("advanced", "advocates", "laws_by_vote", "neutrals", "provincial_wars", "rebel_governors", "veterans"),
    *("scenario", "seat_order", "announce_private_talk", "vatinian_office_holder"),
}


@pytest.fixture(scope="module")
def ledger() -> Ledger:
    return Ledger("republic", FOLDER, None, FOLDER.parents[2])


@pytest.fixture(scope="module")
def meta() -> Meta:
    return msgspec.toml.decode((FOLDER / "meta.toml").read_bytes(), type=Meta)


class Decided(msgspec.Struct):
    """A ruling as it is written."""

    id: str
    rules: list[str]
    text: str

    def has(self, part: str) -> bool:
        return re.search(rf"^\*\*{part}\.\*\* \S", self.text, re.MULTILINE) is not None

    def options(self) -> list[str]:
        told = re.findall(r"^\*\*Option\.\*\* (.+)$", self.text, re.MULTILINE)
        return [name for line in told for name in re.findall(r"`(\w+)`", line)]


@pytest.fixture(scope="module")
def rulings() -> list[Decided]:
    parts = HEADING.split((FOLDER / "rulings.md").read_text(encoding="utf-8"))[1:]
    return [
        Decided(id, re.findall(r"\d+(?:\.\d+)+", concerned or ""), text)
        for id, _, concerned, text in zip(*(parts[column::4] for column in range(4)), strict=True)
    ]


# -- the rules


def test_the_ledger_has_every_number_of_the_rulebook(ledger: Ledger) -> None:
    printed = {section: int(count) for section, count in re.findall(r"(\d\.\d+) (\d+)", SECTIONS)}
    assert Counter(".".join(number.split(".")[:2]) for number in ledger.rules) == printed
    assert len(ledger.rules) == 325


def test_the_numbers_stand_in_the_order_of_the_rulebook(ledger: Ledger) -> None:
    numbers = list(ledger.rules)
    assert numbers == sorted(numbers)  # a sub-rule has one digit more than its rule, so the letters sort as the book does


def test_every_sub_rule_belongs_to_a_rule(ledger: Ledger) -> None:
    for number in ledger.rules:
        assert number.count(".") == 1 or number.rpartition(".")[0] in ledger.rules
        chapter, _, digits = number.rpartition(".")
        if number.count(".") == 2 and len(digits) > 1:
            assert f"{chapter}.{digits[:-1]}" in ledger.rules, number


def test_only_chapters_2_and_4_are_planned(ledger: Ledger) -> None:
    planned = {number for number, rule in ledger.rules.items() if rule.status == "planned"}
    assert planned <= {number for number in ledger.rules if number[0] in "24"}


def test_the_ledger_fits_together(ledger: Ledger) -> None:
    data = ("repeated", "status", "untold", "ruling", "option-rule", "option-unknown")
    assert [gap for gap in ledger.gaps if gap.kind in data] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_rules_have_one_title(ledger: Ledger, language: str) -> None:
    titles = Counter(rule.title(language) for rule in ledger.rules.values())
    assert [title for title, count in titles.items() if count > 1] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_titles_are_short_and_summaries_are_sentences(ledger: Ledger, language: str) -> None:
    for rule in ledger.rules.values():
        assert len(rule.title(language)) <= 52, rule.number
        assert rule.title(language)[-1] not in ".;:,", rule.number
        assert rule.title(language)[0].isupper(), rule.number
        told = rule.summary(language)
        assert told[0].isupper() or told[0] in "“«", rule.number
        assert told.endswith("."), rule.number
        assert len(re.findall(r"[.?!](?= |$)", told.replace("J.-C. ", ""))) <= 5, rule.number


def test_french_and_english_typography(ledger: Ledger) -> None:
    for rule in ledger.rules.values():
        for text in (rule.title("fr"), rule.summary("fr")):
            assert re.search(rf"(?<!{THIN})[;!?»:]|«(?!{THIN})|\"|\.\.\.|  ", text) is None, (rule.number, text)
        for text in (rule.title("en"), rule.summary("en")):
            assert re.search(r"\s[;:,]|[«»\"]|\.\.\.|  ", text) is None, (rule.number, text)


def test_the_ledger_speaks_two_languages(ledger: Ledger) -> None:
    for rule in ledger.rules.values():
        assert rule.title("en") != rule.title("fr") or len(rule.title("en")) < 12, rule.number
        assert rule.summary("en") != rule.summary("fr"), rule.number


def test_a_summary_refers_only_to_rules_that_exist(ledger: Ledger) -> None:
    for rule in ledger.rules.values():
        for language in LANGUAGES:
            cited = re.findall(r"\((\d\.\d\d(?:\.\d+)?)\)", rule.summary(language))
            assert set(cited) <= set(ledger.rules), rule.number
        assert re.findall(r"\d\.\d\d(?:\.\d+)?", rule.summary("en")) == re.findall(
            r"\d\.\d\d(?:\.\d+)?", rule.summary("fr")
        ), rule.number


# Numbers that are written out in one language and not in the other would hide a slip between the two.
def test_both_languages_name_the_same_numbers(ledger: Ledger) -> None:
    for rule in ledger.rules.values():
        english = sorted(re.findall(r"(?<![\w.])\d+(?![\w.]*\w)", rule.summary("en")))
        french = sorted(re.findall(r"(?<![\w.])\d+(?![\w.]*\w)", rule.summary("fr")))
        assert english == french, (rule.number, english, french)


# -- the rulings


def test_the_rulings_are_numbered_without_gaps(rulings: list[Decided]) -> None:
    expected = [f"{letter}-{number}" for letter, count in RULINGS.items() for number in range(1, count + 1)]
    assert [ruling.id for ruling in rulings] == expected


def test_rules_and_rulings_name_each_other(ledger: Ledger, rulings: list[Decided]) -> None:
    named = {(ruling.id, number) for ruling in rulings for number in ruling.rules}
    cited = {(id, rule.number) for rule in ledger.rules.values() for id in rule.rulings}
    assert named == cited
    assert {id for id, _ in named} == {ruling.id for ruling in rulings}


def test_a_ruling_says_what_was_asked_decided_and_why(ledger: Ledger, rulings: list[Decided]) -> None:
    for ruling in rulings:
        assert ruling.has("Decision"), ruling.id
        played = any(ledger.rules[number].status != "planned" for number in ruling.rules)
        assert ruling.has("Question") == ruling.has("Reason") == played, ruling.id
        assert re.findall(r"^\*\*(\w+)\.", ruling.text, re.MULTILINE) == [
            part for part in ("Question", "Decision", "Reason", "Option") if ruling.has(part)
        ], ruling.id


def test_rulings_of_rules_that_are_played_name_their_options(ledger: Ledger, rulings: list[Decided], meta: Meta) -> None:
    played = [ruling for ruling in rulings if any(ledger.rules[number].status != "planned" for number in ruling.rules)]
    planned = [ruling for ruling in rulings if ruling not in played]
    told = {name for ruling in played for name in ruling.options()}
    assert told == set(meta.options) - WITHOUT_RULING
    assert {name for ruling in planned for name in ruling.options()}.isdisjoint(meta.options)


# -- the options


def test_3_01_three_to_six_play(meta: Meta) -> None:
    for players in (3, 4, 5, 6):
        check_players(meta, players)
    for players in (2, 7):
        with pytest.raises(comitium.BadOption):
            check_players(meta, players)
    assert len(meta.seats) == len(set(meta.seats)) == 6


def test_the_first_choice_is_the_default(meta: Meta) -> None:
    assert {name: option.choices[0] for name, option in meta.options.items()} == resolve(meta, {})


def test_every_choice_can_be_given_as_text(meta: Meta) -> None:
    for name, option in meta.options.items():
        assert len(set(map(written, option.choices))) == len(option.choices) >= 2
        for choice in option.choices:
            assert resolve(meta, {name: written(choice)})[name] == choice


def test_every_option_changes_a_rule_that_speaks_of_it(ledger: Ledger, meta: Meta) -> None:
    for name, option in meta.options.items():
        assert name in ledger.rules[option.rule].options, name
        assert ledger.rules[option.rule].status != "planned"
    assert {name for rule in ledger.rules.values() for name in rule.options} == set(meta.options)


def test_every_scenario_of_chapter_3_can_be_chosen(ledger: Ledger, meta: Meta) -> None:
    assert [number for number, rule in ledger.rules.items() if "scenario" in rule.options] == [
        "3.01",
        "3.02",
        "3.03",
        "3.04",
        "3.05",
    ]
    assert len(meta.options["scenario"].choices) == 7  # three eras, three ways to play them on, all mixed


class Asked(dict[str, object]):
    """Settings that remember which of them were read."""

    def __init__(self, settings: dict[str, object]) -> None:
        super().__init__(settings)
        self.read: set[str] = set()

    def __getitem__(self, name: str) -> object:
        self.read.add(name)
        return super().__getitem__(name)


def test_the_kernel_reads_every_option_and_no_other(meta: Meta) -> None:
    asked = Asked(dict(resolve(meta, {})))
    Rules(asked, 4)
    assert asked.read == set(meta.options) - {meta.preset}


# -- the words


def catalogue(language: str, chapter: str) -> dict[str, ftl.Message]:
    text = (FOLDER / "text" / language / f"{chapter}.ftl").read_text(encoding="utf-8")
    body = FluentParser(with_spans=False).parse(text).body
    assert not [entry for entry in body if isinstance(entry, (ftl.Junk, ftl.Term))]
    return {entry.id.name: entry for entry in body if isinstance(entry, ftl.Message)}


TOLD = ("scenario", "advanced")


def option_ids(meta: Meta) -> list[str]:
    ids = []
    for name, option in meta.options.items():
        stem = f"republic-option-{name.replace('_', '-')}"
        words = [written(choice).replace("_", "-") for choice in option.choices if type(choice) is not int]
        ids += [stem, *(f"{stem}-{word}" for word in words)]
        ids += [f"{stem}-value"] if len(words) < len(option.choices) else []
        ids += [f"{stem}-{word}-about" for word in words if name in TOLD]  # a new table says what awaits in each
    levels = [*meta.levels, "about"]  # of the game for one and two, and how much they change
    return [*ids, *(f"republic-option-level-{word}" for word in levels)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_and_choice_has_words_and_nothing_else_has(meta: Meta, language: str) -> None:
    assert sorted(catalogue(language, "option")) == sorted(option_ids(meta))


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_choices_of_an_option_read_alike(meta: Meta, language: str) -> None:
    source = (FOLDER / "text" / language / "option.ftl").read_text(encoding="utf-8")
    told = dict(re.findall(r"^(republic-option-[\w-]+) = (.+)$", source, re.MULTILINE))
    for name, option in meta.options.items():
        stem = f"republic-option-{name.replace('_', '-')}"
        words = [told.get(f"{stem}-{written(choice).replace('_', '-')}") for choice in option.choices]
        assert len(set(filter(None, words))) == len(list(filter(None, words))), name
    for name, text in told.items():
        assert (text[-1] in ".?!") == name.endswith("-about"), text  # a choice is a label; what awaits is told in sentences
        wrong = rf"(?<!{THIN})[;!?»:]|«(?!{THIN})|\"|\.\.\." if language == "fr" else r"\s[;:,]|[«»\"]|\.\.\."
        assert re.search(wrong, text) is None, text


@pytest.mark.parametrize("language", LANGUAGES)
def test_seats_and_chapters_have_names(ledger: Ledger, meta: Meta, language: str) -> None:
    signs = [f"republic-seat-sign-{seat}" for seat in meta.seats]  # what is drawn on its badge, beside a directive's name
    assert list(catalogue(language, "seat")) == [f"republic-seat-{seat}" for seat in meta.seats] + signs
    names = catalogue(language, "names")
    assert {"republic-title", "republic-tagline"} | {f"republic-chapter-{number[0]}" for number in ledger.rules} <= set(names)


# The words of the printed glossary, as a player would ask for them (`? proconsul`): each must find a rule.
TERMS = {
    "en": """
        abstain; private agreement; public agreement; prosecutor; unrest; Prior Consul; appeal to the people;
        provincial armies; assassin; other business; advocate; naval battle; land battle; spoils of war; Era Ends;
        Faction card; Active Forces; Forum card; intrigue card; Censor; faction leader; enemy leader; knight;
        ruling coalition; commander; victorious commander; concession; winning; losing; Consul for Life; Rome Consul;
        Temporary Rome Consul; Field Consul; contribution; crisis; Curia; defeat; disbanding; resign; deployment;
        disaster; debts; Dictator; drought; trading cards; ties; oratory; upkeep; fleet; provincial fleet; bodyguard;
        event; faction; dominant faction; bankrupt; when the game ends; force; base strength; adequate force; Forum;
        garrison; rebel governor; Gracchi; war; civil war; dangerous war; imminent war; inactive war;
        unprosecuted war; active war; matching wars; provincial war; governor; statesman; State taxes; local taxes;
        influence; initiative; naval interception; player; dominant player; legate; legion; land bill; law; loyalty;
        Master of Horse; Evil Omens; putting Rome in order; minor motion; HRAO; neutral; nomination; division;
        turn order; games; draw pile; partisan; No Recruitment; losses; Combat Phase; initial faction phase;
        Forum Phase; Revolution Phase; Mortality Phase; Population Phase; Revenue Phase; Senate Phase; mortality chit;
        military plan; Pontifex Maximus; priesthood; popularity; primary rebel; presiding magistrate; captive;
        major prosecution; minor prosecution; Proconsul; proposal; province; frontier province; rebel; recruiting;
        Manpower Shortage; repopulating; trial roll; reserve; standoff; State income; revolt; Early Republic;
        extended game; Late Republic; alternate history; Middle Republic; senator; aligned; family; sequence of play;
        fleet support; talent; persuasion; mortality test; faction treasury; State treasury; personal treasury;
        Tribune; stalemate; military value; victory; Naval Victory; veteran; veto; votes
    """,
    "fr": """
        abstention; accord privé; accord public; accusateur; agitation sociale; ancien consul; appel au peuple;
        armée provinciale; assassin; autres affaires; avocat; bataille navale; bataille terrestre; butin de guerre;
        fin d’une ère; carte Faction; forces actives; carte Forum; carte Intrigue; censeur; chef de faction;
        chef ennemi; chevalier; coalition gouvernementale; commandant; commandant victorieux; concession; défaite;
        conditions de victoire; conséquences d’un décès; consul à vie; consul de Rome; consul de Rome temporaire;
        consul militaire; consuls; contribution; crise; Curie; dissolution; démission; déploiement; désastre; dettes;
        dictateur; disette; échange; égalité; éloquence; entretien; escadre; escadre provinciale; escorte; événement;
        faction; faction dominante; faillite; fin du jeu; force; force de base; force adéquate; Forum; garnison;
        gouverneur rebelle; Gracque; guerre; guerre civile; guerre dangereuse; guerre imminente; guerre inactive;
        guerre non entreprise; guerre active; guerre apparentée; guerre provinciale; gouverneur; homme d’État;
        impôts de l’État; impôts locaux; influence; initiative; interception navale; joueur; joueur dominant; légat;
        légion; loi agraire; loi; loyauté; maître de cavalerie; mauvais présages; mettre de l’ordre à Rome;
        motion mineure; SPHR; neutre; présentation; opimes; ordre du tour; jeux du cirque; paquet; partisan;
        pas de recrutement; pertes; phase de combat; phase de faction initiale; phase de forum;
        phase de guerre civile; phase de mortalité; phase de plèbe; phase de revenu; phase de sénat; pion Mortalité;
        plans militaires; Pontifex Maximus; pontificat; popularité; premier rebelle; président de séance; prisonnier;
        procès majeur; procès mineur; proconsul; proposition; province; province frontalière; rebelle;
        recrutement inefficace; relève sénatoriale; réquisitoire; réserve; retraite; revenu de l’État; révolte;
        Haute République; scénario étendu; Basse République; histoire alternative; Moyenne République; sénateur;
        aligné; famille; séquence de jeu; soutien naval; talent; persuasion; test de mortalité; trésor de la faction;
        trésor de l’État; trésor personnel; tribun; usure; valeur militaire; victoire; victoire navale; vétéran; veto;
        voix
    """,
}


def finds(rules: list[Rule], term: str, language: str) -> bool:
    return any(_speaks_of(term, rule.title(language)) or _speaks_of(term, rule.summary(language)) for rule in rules)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_of_the_glossary_finds_a_rule(ledger: Ledger, language: str) -> None:
    rules = list(ledger.rules.values())
    terms = [" ".join(term.split()) for term in TERMS[language].split(";")]
    assert len(terms) > 130
    assert [term for term in terms if not finds(rules, term, language)] == []
