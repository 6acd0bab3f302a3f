"""Tables that do not fit the rules are told, and nobody plays with them."""

from collections.abc import Callable
from typing import Any

import pytest

from aevum.engine.refusal import BadData
from aevum.games.medioevo.rules import kingdoms, land, lengths, settings, tables, technologies
from aevum.games.medioevo.rules.battle import dice
from aevum.games.medioevo.rules.land import Land
from aevum.games.medioevo.rules.objectives import aims
from aevum.games.medioevo.rules.objectives.table import KIND, SUBJECT
from aevum.games.medioevo.rules.uses import cards, registry
from aevum.kit.tables import rows

pytestmark = pytest.mark.skipif(
    not str(tables.__file__).endswith(".py"), reason="the compiled package reads its tables once"
)

SCENARIO = '[{}]\nturns = 2\nplayers = {}\nkingdoms = ["hungary"]\n'


@pytest.mark.parametrize(
    ("players", "found"),
    [("[3, 4]", None), ("[6]", None), ("[7, 3]", "7 players"), ("[]", "0 players"), ("[0]", "0 players")],
)
def test_a_scenario_has_players_and_no_more_than_kingdoms(
    monkeypatch: pytest.MonkeyPatch, players: str, found: str | None
) -> None:
    monkeypatch.setattr(lengths, "data_text", lambda package, name: SCENARIO.format("mine", players))
    if found is None:
        assert lengths._read()["mine"]["turns"] == [2]
    else:
        with pytest.raises(BadData, match=rf"^scenarios\.toml, mine: {found}"):
            lengths._read()


@pytest.mark.parametrize(
    ("kind", "subject", "told"),
    [
        ("mills", [], "the rules know no kind 'mills'"),
        ("units", ["mill"], "subject: 'mill' is none of"),
        ("control", ["ROM", "XXX"], "subject: 'XXX' is none of"),
    ],
)
def test_an_objective_is_of_a_kind_and_about_a_thing_that_the_rules_know(
    monkeypatch: pytest.MonkeyPatch, kind: str, subject: list[str], told: str
) -> None:
    monkeypatch.setattr(aims, "KIND", [*KIND, kind])
    monkeypatch.setattr(aims, "SUBJECT", [*SUBJECT, subject])
    with pytest.raises(BadData, match=rf"^objectives\.csv, line {len(KIND) + 2}: {told}"):
        aims._aims()


@pytest.mark.parametrize(
    ("names", "told"),
    [
        (
            [*cards.CARD_NAMES, "99"],
            r"^card-points\.csv: there is no row for card 99 \(cards\.csv, line 74\)",
        ),
        (cards.CARD_NAMES[:-1], r"^card-points\.csv, line 73: cards\.csv has no card 72"),
    ],
)
def test_each_card_has_points_and_each_row_of_points_a_card(
    monkeypatch: pytest.MonkeyPatch, names: list[str], told: str
) -> None:
    monkeypatch.setattr(cards, "CARD_NAMES", names)
    monkeypatch.setattr(cards, "POWER", [*cards.POWER, ""])
    with pytest.raises(BadData, match=told):
        cards._check()


def test_what_is_one_cards_alone_no_second_card_does(monkeypatch: pytest.MonkeyPatch) -> None:
    alone = next(iter(cards._ALONE))
    first = cards.POWER.index(alone)
    other = next(at for at, power in enumerate(cards.POWER) if at > first and power != alone)
    monkeypatch.setattr(cards, "POWER", [*cards.POWER[:other], alone, *cards.POWER[other + 1 :]])
    with pytest.raises(BadData, match=rf"^cards\.csv, line {other + 2}: only one card"):
        cards._check()


def test_cards_of_one_power_have_one_figure_and_no_card_none(monkeypatch: pytest.MonkeyPatch) -> None:
    assert cards.of_power("no such power", cards.AMOUNT) == 0
    with pytest.raises(BadData, match=r"^cards\.csv: cards with the power 'toll'"):
        cards.of_power("toll", cards.AMOUNT)
    monkeypatch.setattr(cards, "POWER", ["jump", *cards.POWER[1:]])
    with pytest.raises(BadData, match=r"^cards\.csv, line 2: the rules know no power 'jump'"):
        registry.check_powers()


READERS: list[tuple[Callable[[], Any], str]] = [
    (lambda: technologies.of_branch(0, 9), r"^technologies\.csv: branch transport has no level 9"),
    (lambda: tables.figure("honour", "deed", "nothing"), r"^honour\.csv: there is no row 'nothing'"),
    (lambda: tables.ordered("goods", "good", [*tables.GOODS, "tin"]), r"^goods\.csv: there is no row 'tin'"),
    (lambda: tables.ordered("goods", "good", tables.GOODS[1:]), rf"^goods\.csv: '{tables.GOODS[0]}' is none"),
    (lambda: dice.penalty(11, 0), r"^turn-order\.csv: there is no row for 11 players"),
    (lambda: kingdoms.usual(7), r"^kingdom-links\.csv: no 7 kingdoms are connected"),
    (lambda: settings._default({"option": "o", "kind": "flag", "default": "1"}), "^options.csv, o: default"),
    (
        lambda: settings._default({"option": "o", "kind": "number", "default": "x"}),
        "^options.csv, o: default",
    ),
]


@pytest.mark.parametrize(("reader", "told"), READERS)
def test_what_a_table_lacks_is_told(reader: Callable[[], Any], told: str) -> None:
    with pytest.raises(BadData, match=told):
        reader()


@pytest.mark.parametrize(("a", "b"), [("ROM", "ROM"), ("CON", "MAR"), ("MAR", "CON")])
def test_nothing_is_joined_with_itself_or_twice(a: str, b: str) -> None:
    with pytest.raises(BadData, match=rf"^edges: {a} and {b} cannot be joined, or are joined already"):
        Land()._join({"a": a, "b": b, "kind": "land", "river": ""}, "edges")


@pytest.mark.parametrize("table", ["edges", "places"])
def test_no_place_lies_apart_and_each_kingdom_has_a_home(monkeypatch: pytest.MonkeyPatch, table: str) -> None:
    as_it_is = rows

    def spoilt(package: str, name: str) -> list[dict[str, str]]:
        found = as_it_is(package, name)
        if name == table == "edges":
            return [row for row in found if "ROM" not in (row["a"], row["b"])]
        if name == table:
            return [{**row, "home": "" if row["home"] == "hungary" else row["home"]} for row in found]
        return found

    monkeypatch.setattr(land, "rows", spoilt)
    told = "ROM borders on nothing" if table == "edges" else "hungary is the home of no place"
    with pytest.raises(BadData, match=told):
        Land()
