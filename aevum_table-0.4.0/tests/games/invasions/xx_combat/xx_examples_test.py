"""The rulebook's battles, die by die. The pictures are lost: the faces fit every printed total."""

import pytest

from aevum.engine.refusal import BadData
from aevum.games.invasions.rules.dice import hits
from aevum.testing import rule
from tests.games.invasions.conftest import Dice, MakeFight, ScriptedFight, StackOf, Throws
from tests.games.invasions.xx_combat.conftest import Shots, Won
from tests.narrow import there

ASSYRIA = "persia: 2 horse-archer, archer{} vs rome: horse-archer, archer{} at Assyria"
ARGENTORATUM = (
    "alamanni: 6 infantry, archer / alamannic-rex"
    " vs rome: elite-cavalry, 2 legion, 2 auxiliary, palatine~, limes / gratianus"
    " at Lotharingia; turn=1; intercepted; crossing=river; invasion"
)
ADRIANOPOLIS = (
    "visigoths: {}4 noble-cavalry, ostrogoths.noble-cavalry, archer / fritigernus"
    " vs byzantium: palatine, auxiliary-horse-archer, guard, legion, auxiliary / valens"
    " at Dardania; turn=2; intercepted; invasion"
)


def scored(f: ScriptedFight) -> list[tuple[object, object]]:
    return [(event.args["side"], event.args["hits"]) for event in f.events("melee-hits")]


def dice_of(f: ScriptedFight, side: str) -> tuple[object, object]:
    (event,) = [e for e in f.events("swaps") if e.args["side"] == side]
    return event.args["white"], event.args["black"]


@rule("XX.Ex.1")
@pytest.mark.parametrize(
    ("persians", "romans", "expected"),
    [
        ("", "", [(1, 1), (0, 1)]),
        ("", ", legion", [(0, 1), (0, 1)]),
        (", legion", ", legion", [(1, 1), (0, 1)]),
    ],
)
def test_example_1_first_battle_of_assyria(
    fight: MakeFight, shots: Shots, persians: str, romans: str, expected: list[tuple[int, int]]
) -> None:
    """C17: the Roman horse archer swaps too, although the example is silent."""
    f = fight(ASSYRIA.format(persians, romans), [])
    first = shots(f, "attacker")
    while not f.events("pool") and not f.table.over:
        f.do(f.offered()[0])
    assert [first, shots(f, "defender")] == expected


@rule("XX.Ex.1")
def test_example_1_a_lone_archery_die_is_lost_with_its_swap(fight: MakeFight, shots: Shots) -> None:
    f = fight("persia: 2 horse-archer vs rome: 2 infantry, 2 legion at Assyria", [])
    assert shots(f) == (0, 0)


@rule("XX.Ex.2")
def test_example_2_ambush_in_armenia_minor(fight: MakeFight, shots: Shots) -> None:
    armenians = "armenians: 2 mountain-archer, 2 mountain-infantry, rome.infantry / leader 0+2"
    f = fight(f"persia: 3 infantry vs {armenians} at Armenia Minor; crossing=range", []).do("ambush")
    assert f.events("ambush-check") == []
    assert f.modifiers("archery", "defender") == [(2, "XX.D.3"), (2, "XX.D.15")]
    assert shots(f, "defender") == (4, 0)
    assert shots(f, "attacker") == (0, 0)


@rule("XX.Ex.3")
def test_example_3_battle_for_nisibis(fight: MakeFight, throws: Throws, won: Won, stack_of: StackOf) -> None:
    battle = (
        "rome: 2 legion, 3 byzantium.legion, guard, palatine / iulianus"
        " vs persia: clibanarii, heavy-cavalry, 3 horse-archer, elite-infantry / sapor at Assyria; turn=1"
    )
    melee = throws("w r w - - / ww -", "w r - - - - / w")
    script = [*throws("/ w"), *melee, *throws("-", "/ w", "/ w"), 6, 9, 3, 7]
    f = fight(battle, script, goal="city")
    assert [e.args["side"] for e in f.events("has-heavy-advantage")] == ["attacker"]
    assert [e.args["side"] for e in f.events("has-cavalry-advantage")] == ["defender"]
    assert f.modifiers("archery", "defender") == [(2, "XX.D.3"), (-1, "XX.D.5"), (1, "XX.D.6")]
    f.do("hit:legion:rome:whole")

    assert f.modifiers("pool", "attacker") == [(7, "XX.F.1")]
    assert f.modifiers("pool", "defender") == [(6, "XX.F.1"), (1, "XX.F.8")]
    assert f.modifiers("swaps", "attacker") == [(2, "XX.G.2")]
    assert f.modifiers("swaps", "defender") == [(1, "XX.G.1"), (1, "XX.G.3"), (-1, "XX.G.8")]
    assert (dice_of(f, "attacker"), dice_of(f, "defender")) == ((5, 2), (6, 1))

    f.do("no-trade", "no-trade", "pass", "reroll:attacker:white:w", "pass", "reroll:defender:black:w")
    f.do("reroll:attacker:black:-", "pass")
    assert scored(f) == [("attacker", 5), ("defender", 3)]
    assert (f.attacker.stock, f.defender.stock) == (2, 0)
    f.do("hit:legion:byzantium:whole", "hit:legion:byzantium:damaged", "hit:legion:rome:damaged")
    for unit in ("clibanarii", "elite-infantry"):
        f.do(f"hit:{unit}:persia:whole", f"hit:{unit}:persia:damaged")
    f.do("hit:horse-archer:persia:whole")
    assert f.events("battle-won")[0].args == {"side": "attacker", "attacker": 2, "defender": 3}
    assert won(f) == ("attacker", "XX.I.2")
    assert f.events("leader-check") == []

    f.do("recover:legion:rome:damaged", "recover:elite-infantry:persia:damaged")
    f.do(
        "recover:clibanarii:persia:damaged", "repair:legion:rome:damaged", "repair:clibanarii:persia:damaged"
    )
    east = ["byzantium.legion+", "byzantium.legion+", "byzantium.legion~+"]
    assert stack_of(f.attacker.units) == [*east, "rome.guard", "rome.legion", "rome.legion", "rome.palatine"]
    assert stack_of(f.defender.units) == [
        "persia.clibanarii",
        "persia.elite-infantry~",
        "persia.heavy-cavalry",
        "persia.horse-archer",
        "persia.horse-archer",
    ]
    assert [event.args["side"] for event in f.events("must-retreat")] == ["defender"]

    f.do("besiege", "no-assault")
    (siege,) = f.events("siege-roll")
    assert there(siege.roll).dice == [6, 9, 3, 7]
    assert sum(item.value for item in there(siege.roll).modifiers) == -1
    assert len(f.events("city-falls")) == 1


@rule("XX.Ex.4")
def test_example_4_battle_of_argentoratum(
    fight: MakeFight, throws: Throws, won: Won, stack_of: StackOf
) -> None:
    """C10: the rule gives the Romans a third swap, which the example forgets."""
    script = [3, *throws("w w w r r - -", "w r - / wr ww -", "/ -", "/ ww")]
    f = fight(ARGENTORATUM, script)
    assert [event.rule for event in f.events("limes-overrun")] == ["XVIII.I.7"]
    assert len(f.attacker.units) == 7
    for key in ("has-heavy-advantage", "has-cavalry-advantage"):
        assert [event.args["side"] for event in f.events(key)] == ["defender"]
    assert f.events("archery") == []
    assert f.modifiers("pool", "attacker") == [(7, "XX.F.1")]
    assert f.modifiers("pool", "defender") == [(6, "XX.F.1")]
    assert f.modifiers("swaps", "attacker") == []
    assert f.modifiers("swaps", "defender") == [(1, "XX.G.1"), (1, "XX.G.3"), (1, "XX.G.4")]
    assert (dice_of(f, "attacker"), dice_of(f, "defender")) == ((7, 0), (3, 3))

    f.do("reroll:defender:black:wr", "reroll:defender:black:-")
    assert scored(f) == [("attacker", 3), ("defender", 5)]
    f.do(*["hit:infantry:alamanni:whole"] * 5)
    f.do(*["hit:auxiliary:rome:whole"] * 2, "hit:legion:rome:whole")
    assert f.events("battle-won")[0].args == {"side": "defender", "attacker": 5, "defender": 2}
    assert won(f) == ("defender", "XX.I.2")

    f.do("repair:palatine:rome:damaged")
    assert stack_of(f.attacker.units) == ["alamanni.archer", *["alamanni.infantry"] * 3]
    legions = ["rome.legion", "rome.legion~"]
    assert stack_of(f.defender.units) == [
        *["rome.auxiliary"] * 2,
        "rome.elite-cavalry",
        *legions,
        "rome.palatine",
    ]
    assert [event.args["side"] for event in f.events("must-retreat")] == ["attacker"]
    assert f.table.over
    assert f.table.state.script == []


@rule("XX.Ex.4", "XX.H.3")
def test_example_4_the_printed_dice_score_what_is_printed(dice: Dice) -> None:
    """Four white and two black Roman dice, as printed, before and after both re-rolls of one of them."""
    white, black = dice
    alamanni, romans = white("w w w r r - -"), white("w r - -")
    assert (hits(alamanni, [], True), hits(alamanni, [], False)) == (5, 3)
    totals = [
        (hits(romans, black(f"{die} ww"), True), hits(romans, black(f"{die} ww"), False))
        for die in ("wr", "-", "ww")
    ]
    assert totals == [(6, 4), (4, 3), (6, 5)]


@rule("XX.Ex.5", "XVII.B.4")
@pytest.mark.parametrize(("option", "ambusher"), [("defender", "defender"), ("intercepted", "attacker")])
def test_example_5_battle_of_adrianopolis(
    fight: MakeFight, throws: Throws, won: Won, stack_of: StackOf, option: str, ambusher: str
) -> None:
    """C11: by the text the interceptor may ambush, in the example the intercepted; the check fails anyway."""
    with pytest.raises(BadData, match="the limit is 6"):
        fight(ADRIANOPOLIS.format("infantry, "), [])
    melee = throws("w w w w wr / ww", "w w / ww w")
    f = fight(
        ADRIANOPOLIS.format(""), [1, *throws("w"), *melee, *throws("/ ww", "wr", "/ -"), 3], ambush=option
    )
    assert f.asked() == (ambusher, "ambush")
    f.do("ambush")
    assert len(f.events("ambush-failed")) == 1
    for key in ("has-heavy-advantage", "has-cavalry-advantage"):
        assert [event.args["side"] for event in f.events(key)] == ["attacker"]
    assert [event.args["side"] for event in f.events("archery")] == ["attacker"]
    f.do("hit:auxiliary:byzantium:whole", "no-trade")
    assert f.modifiers("pool", "attacker") == [(6, "XX.F.1")]
    assert f.modifiers("pool", "defender") == [(4, "XX.F.1")]
    assert f.modifiers("swaps", "attacker") == [(1, "XX.G.3")]
    assert f.modifiers("swaps", "defender") == [(2, "XX.G.2"), (1, "XX.G.4"), (-1, "XX.G.8")]
    assert (dice_of(f, "attacker"), dice_of(f, "defender")) == ((5, 1), (2, 2))

    f.do("pass", "reroll:attacker:black:ww", "reroll:defender:white:w", "reroll:defender:black:ww")
    assert scored(f) == [("attacker", 7), ("defender", 3)]
    f.do("hit:archer:visigoths:whole", *["hit:noble-cavalry:visigoths:whole"] * 2)
    assert f.events("battle-won")[0].args == {"side": "attacker", "attacker": 3, "defender": 5}
    assert won(f) == ("attacker", "XX.I.1")
    assert f.defender.slain

    f.do("recover:noble-cavalry:visigoths:whole", "recover:archer:visigoths:whole")
    f.do("recover:guard:byzantium:damaged", "recover:palatine:byzantium:damaged")
    f.do("repair:guard:byzantium:damaged")
    visigoths = ["visigoths.archer", *["visigoths.noble-cavalry"] * 3]
    assert stack_of(f.attacker.units) == ["ostrogoths.noble-cavalry+", *visigoths]
    assert stack_of(f.defender.units) == ["byzantium.guard", "byzantium.palatine~"]
    assert [event.args["side"] for event in f.events("must-retreat")] == ["defender"]
    assert f.table.over
    assert f.table.state.script == []
