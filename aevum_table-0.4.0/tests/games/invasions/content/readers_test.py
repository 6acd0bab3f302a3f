"""Tables of what the components hold: a bad row is named with its line, and spans end where they say."""

from collections import Counter
from collections.abc import Callable

import pytest

from aevum.engine import BadData
from aevum.games.invasions.rules.content.cards import CARDS, read_cards
from aevum.games.invasions.rules.content.counters import read_counters, units_of
from aevum.games.invasions.rules.content.objectives import (
    OBJECTIVES,
    objectives_of,
    read_deeds,
    read_objectives,
)
from aevum.games.invasions.rules.content.reserves import fill_reserves
from aevum.games.invasions.rules.content.seating import SEATING, TABLES, read_seating
from aevum.games.invasions.rules.content.timeline import has_more, read_timeline
from aevum.games.invasions.rules.setup.start import set_up
from aevum.games.invasions.rules.troops import KINDS, NATIONS, PACKAGE, kind_name
from aevum.games.invasions.rules.troops import nation as nation_of
from aevum.games.invasions.rules.world.pieces import add_unit
from aevum.games.invasions.rules.world.world import NOWHERE
from aevum.kit.tables import rows
from aevum.testing import rule

Reader = Callable[[list[dict[str, str]]], object]
READERS: dict[str, Reader] = {
    "cards": read_cards,
    "counters": read_counters,
    "objectives": read_objectives,
    "deeds": read_deeds,
    "seating": read_seating,
    "timeline": read_timeline,
}


@pytest.mark.parametrize(
    ("file", "field", "value", "fault"),
    [
        ("cards", "nation", "elves", "nation: there is no nation 'elves'"),
        ("cards", "seat", "elf", "seat should be one of roman, hun, persian, goth, found 'elf'"),
        ("counters", "nation", "elves", "nation: there is no nation 'elves'"),
        ("counters", "unit", "tank", "unit: there is no unit 'tank'"),
        ("objectives", "nation", "elves", "nation: there is no nation 'elves'"),
        ("objectives", "what", "gold", "what should be one of area, province, some, vassals, found 'gold'"),
        ("deeds", "nation", "elves", "nation: there is no nation 'elves'"),
        ("deeds", "deed", "song", "deed should be one of .*, found 'song'"),
        ("seating", "nation", "elves", "nation: there is no nation 'elves'"),
        ("seating", "two", "elf", "two should be one of roman-hun, persian-goth, found 'elf'"),
        ("seating", "three", "elf", "three should be one of roman, hun, persian, found 'elf'"),
        ("timeline", "entry", "song", "entry should be one of .*, found 'song'"),
        ("timeline", "turn", "0", "turn should be from 1 to 12, found 0"),
        ("timeline", "turn", "13", "turn should be from 1 to 12, found 13"),
    ],
)
def test_a_bad_row_is_named(file: str, field: str, value: str, fault: str) -> None:
    table = rows(PACKAGE, file)
    READERS[file](table)
    with pytest.raises(BadData, match=rf"{file}\.csv, line 3: {fault}"):
        READERS[file]([table[0], {**table[1], field: value}, *table[2:]])


@pytest.mark.parametrize(("kind", "field", "value"), [(True, "when", "never"), (False, "nation", "elves")])
def test_a_special_rule_needs_its_moment_and_all_else_a_nation(kind: bool, field: str, value: str) -> None:
    row = next(row for row in rows(PACKAGE, "timeline") if (row["entry"] == "special") is kind)
    (entry,) = read_timeline([{**row, ("nation" if kind else "when"): "elves"}])
    assert (entry.nation == -1) is kind
    with pytest.raises(BadData, match=rf"line 2: {field}"):
        read_timeline([{**row, field: value}])


@pytest.mark.parametrize("turn", ["1", "12"])
def test_the_first_and_the_last_turn_have_entries(turn: str) -> None:
    (entry,) = read_timeline([{**rows(PACKAGE, "timeline")[0], "turn": turn}])
    assert entry.turn == int(turn)


def test_no_card_is_listed_twice_and_nobody_is_left_undealt() -> None:
    table = rows(PACKAGE, "cards")
    with pytest.raises(BadData, match=r"cards\.csv, line 4: nation: .* is listed twice"):
        read_cards([table[0], table[1], table[0]])
    with pytest.raises(BadData, match=r"is not dealt as cards\.csv has it"):
        read_seating(rows(PACKAGE, "seating")[1:])
    assert len(read_cards(table[:2])) == 2


@rule("IV.0.6")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_people_of_a_card_has_a_seat(players: int) -> None:
    for card in CARDS:
        assert 0 <= SEATING[players][card.nation] < len(TABLES[players])
    assert {SEATING[players][card.nation] for card in CARDS} == set(range(players))


@rule("IX.D.3")
def test_more_comes_up_to_the_last_turn_that_brings_anything() -> None:
    for nation in range(len(NATIONS)):
        coming = [row for row in rows(PACKAGE, "timeline") if row["nation"] == NATIONS[nation]]
        turns = [int(row["turn"]) for row in coming if row["entry"] in ("arrival", "reinforcement")]
        last = max(turns, default=0)
        assert [has_more(turn, nation) for turn in range(1, 13)] == [turn <= last for turn in range(1, 13)]


@rule("V.B.2")
def test_objectives_count_from_their_first_to_their_last_turn() -> None:
    for objective in OBJECTIVES:
        turns = [turn for turn in range(14) if objective in objectives_of(objective.nation, turn)]
        assert turns == list(range(objective.first, objective.last + 1))


@rule("V.A.3")
@pytest.mark.parametrize("scenario", ["350", "goths-and-huns", "justinian"])
def test_every_scenario_has_all_counters_once(scenario: str) -> None:
    s = set_up(scenario, {}, 1)
    w = s.world
    for nation in range(len(NATIONS)):
        found = Counter(kind_name(w.code[i]) for i in w.of_people[nation])
        mix: Counter[str] = Counter()
        later: Counter[str] = Counter()
        for counters in units_of(nation):
            mix[KINDS[counters.kind]] += counters.count
            if counters.from_turn > w.turn:
                later[KINDS[counters.kind]] += counters.count
        assert found == mix, NATIONS[nation]
        waiting = [i for i in w.of_people[nation] if s.realm.since[i] > w.turn]
        assert Counter(kind_name(w.code[i]) for i in waiting) == later
        assert all(w.place[i] == NOWHERE for i in waiting)
        assert min((s.realm.since[i] for i in w.of_people[nation]), default=1) >= 1
    plain = [i for i in w.of_people[NATIONS.index("rome")] if kind_name(w.code[i]) == "legion"]
    assert {s.realm.since[i] for i in plain} == {1}


@rule("V.A.3")
def test_a_set_up_with_more_units_than_counters_is_refused() -> None:
    w = set_up("350", {}, 1).world
    extra = add_unit(w, KINDS.index("legion"), NATIONS.index("rome"), w.land.number("Latium"))
    assert nation_of(w.code[extra]) == NATIONS.index("rome")
    with pytest.raises(BadData, match=r"^here\.nations\.rome: 1 legion more than counters\.csv has"):
        fill_reserves(w, "here")
