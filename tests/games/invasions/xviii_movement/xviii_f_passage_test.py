"""XVIII.F Passage in force: two for each defender stop, so that others may pass."""

import pytest

from aevum.games.invasions.rules.movement.confront import why_not_force
from aevum.games.invasions.rules.troops import KINDS, NATIONS
from aevum.games.invasions.rules.world.pieces import FORCING, add_unit, commanded_at, units_at
from aevum.testing import rule
from tests.games.invasions.xviii_movement.conftest import March
from tests.narrow import there

AQUITANIA = """
turn = 4
seats = ["frank", "goth"]
acting = ["franks"]
[nations.franks]
seat = "frank"
units = {{ Liger = "{franks}", Neustria = "2 cavalry" }}
leaders = {{ {leader} }}
[nations.visigoths]
seat = "goth"
units = {{ Aquitania = "{goths}" }}
"""


def setup(franks: str = "2 infantry", goths: str = "infantry", leader: str = "") -> str:
    return AQUITANIA.format(franks=franks, goths=goths, leader=leader)


@rule("XVIII.F.7", "XVIII.F.1", "XVIII.F.2", "XVIII.F.3")
def test_two_franks_open_aquitania(march: March) -> None:
    m = march(setup(), "march:Liger", "go:Aquitania", "force")
    assert m.asked() == ("frank", "stacks")
    w = m.world
    forcing = [unit for unit in units_at(w, m.place("Aquitania")) if w.march[unit] & FORCING]
    assert len(forcing) == 2
    assert m.refusal("march:Aquitania").key == "all-tired", "they go no farther"


@rule("XVIII.F.4", "XVIII.F.7", "XVIII.C.3")
def test_others_cross_without_stopping(march: March) -> None:
    m = march(setup(), "march:Liger", "go:Aquitania", "force")
    m.then("march:Neustria", "go:Liger", "go:Aquitania", "go:Garumnum")
    assert m.at("Garumnum") == ["franks.cavalry"] * 2
    assert m.owner("Aquitania") == "visigoths", "it stays hostile"


@rule("XVIII.F.3")
def test_those_who_force_it_fight_in_the_next_combat(march: March) -> None:
    m = march(setup(), "march:Liger", "go:Aquitania", "force", "done")
    assert [event.args["place"] for event in m.events("forces-passage")] == ["Aquitania"]
    assert m.events("pool") != [], "two against one"


@rule("XVIII.F.1")
def test_without_a_passage_the_next_stack_stops_too(march: March) -> None:
    m = march(setup(), "march:Liger", "go:Aquitania", "stop")
    m.then("march:Neustria", "go:Liger", "go:Aquitania")
    assert m.asked()[1] == "confront"


@rule("XVIII.F.2", "XVIII.F.5", "XVIII.F.3", "XVII.A.6", "XVIII.F.7")
@pytest.mark.parametrize(
    ("franks", "goths", "why", "rule_"),
    [
        (3, 2, "force-too-few", "XVIII.F.2"),
        (4, 2, "", ""),
        (4, 3, "force-impossible", "XVIII.F.5"),
        (6, 1, "", ""),
    ],
)
def test_how_many_it_takes(march: March, franks: int, goths: int, why: str, rule_: str) -> None:
    m = march(setup(f"{franks} infantry", f"{goths} infantry"))
    m.then(*(["march:Liger"] if m.asked()[1] == "stacks" else []), "go:Aquitania")
    w, nation, place = m.world, NATIONS.index("franks"), m.place("Aquitania")
    units = commanded_at(w, place, 1 << nation)
    refusal = why_not_force(w, place, nation, 1 << nation, units)
    assert len(units) == franks
    assert (refusal and (refusal.key, refusal.rule)) == ((why, rule_) if why else None)


@rule("XVIII.C.3", "XVIII.F.3", "XVIII.F.4")
def test_some_hold_the_passage_and_the_others_go_on_at_once(march: March) -> None:
    m = march(setup("4 infantry, archer"), "march:Liger", "go:Aquitania", "force")
    assert m.asked() == ("frank", "hold-passage")
    assert m.offered() == ["pass-on:infantry:franks:whole:2", "pass-on:archer:franks:whole:2"]
    assert m.refusal("hold").rule == "XVIII.F.3", "only four may stand here"
    m.then("pass-on:infantry:franks:whole:2")
    assert "hold" in m.offered()
    m.then("pass-on:infantry:franks:whole:2", "pass-on:archer:franks:whole:2")
    assert m.asked() == ("frank", "march"), "two must stay"
    m.then("go:Garumnum")
    assert m.at("Garumnum") == ["franks.archer", "franks.infantry", "franks.infantry"]
    assert m.at("Aquitania") == ["franks.infantry", "franks.infantry", "visigoths.infantry"]
    assert m.why_not("march:Aquitania") is not None


@rule("XVII.A.6", "XVIII.F.3")
def test_who_cannot_go_on_counts_for_the_limit(march: March) -> None:
    far = setup("5 infantry").replace("Liger", "Belgae").replace('"2 cavalry"', '"cavalry"')
    m = march(far, "march:Belgae", "go:Neustria", "go:Liger", "go:Aquitania")
    assert m.asked() == ("frank", "stacks"), "they had no choice but to stop"


ALAMANNI = """
turn = 2
seats = ["one", "two"]
acting = ["alamanni"]
[nations.alamanni]
seat = "one"
units = { Liger = "6 infantry" }
leaders = { Liger = "alamannic-rex" }
[nations.visigoths]
seat = "two"
units = { Aquitania = "3 infantry" }
"""


@rule("XVIII.F.7", "XVIII.F.5")
def test_a_leader_with_two_makes_room_for_six(march: March) -> None:
    m = march(ALAMANNI, "march:Liger", "go:Aquitania")
    assert m.offered() == ["stop", "force"]


@rule("XVIII.F.2")
def test_two_stacks_may_force_it_together(march: March) -> None:
    m = march(setup("infantry"), "march:Liger", "go:Aquitania", "march:Neustria")
    m.then("leave:cavalry:franks:whole:4", "go:Liger", "go:Aquitania", "force")
    m.then("march:Neustria", "go:Liger", "go:Aquitania", "go:Vasconia")
    assert m.at("Vasconia") == ["franks.cavalry"]


@rule("XVIII.F.5")
def test_a_passage_closes_when_more_defenders_come(march: March) -> None:
    """As after an interception."""
    m = march(setup(), "march:Liger", "go:Aquitania", "force", "march:Neustria", "go:Liger")
    w = m.world
    goth = units_at(w, m.place("Aquitania"))[-1]
    add_unit(w, KINDS.index("infantry"), w.master[goth], m.place("Aquitania"))
    m.then("go:Aquitania")
    assert (m.asked()[1], m.offered()) == ("confront", ["stop", "force"])


@rule("XVIII.F.6", "XXIII.B.1")
def test_no_passage_before_walls(march: March) -> None:
    text = setup().replace("Aquitania", "Treveria").replace("Liger", "Sequana")
    m = march(text, "march:Sequana", "go:Treveria")
    assert m.asked() == ("frank", "stacks"), "they had no choice but to stop"
    w, nation, place = m.world, NATIONS.index("franks"), m.place("Treveria")
    refusal = there(why_not_force(w, place, nation, 1 << nation, commanded_at(w, place, 1 << nation)))
    assert (refusal.key, refusal.rule) == ("barred-by-walls", "XXIII.B.1")


@rule("XVIII.F.4", "XXXIV.0.2")
def test_an_ally_of_another_player_goes_through_it_too(march: March) -> None:
    """They act together and fight as one nation."""
    text = setup().replace(
        'seats = ["frank", "goth"]', 'seats = ["frank", "goth", "saxon"]\nallies = [["franks", "saxons"]]'
    )
    text = text.replace('["franks"]\n[', '["franks", "saxons"]\n[').replace(', Neustria = "2 cavalry"', "")
    text += '[nations.saxons]\nseat = "saxon"\nunits = { Neustria = "2 cavalry" }\n'
    m = march(text, "march:Liger", "go:Aquitania", "force")
    assert m.asked() == ("saxon", "stacks")
    m.then("march:Neustria", "go:Liger", "go:Aquitania", "go:Garumnum")
    assert m.at("Garumnum") == ["saxons.cavalry"] * 2


@rule("XVIII.F.2", "XVIII.F.4")
def test_two_for_each_defender_hold_it(march: March) -> None:
    m = march(setup("6 infantry", "2 infantry"), "march:Liger", "go:Aquitania", "force")
    assert (m.asked(), m.ask().args["units"]) == (("frank", "march"), 2), "four must stay"
    assert m.told("forces-passage") == ["XVIII.F.1"]


@rule("XVII.A.6", "XVIII.F.3", "XVIII.B.5")
@pytest.mark.parametrize(
    ("tired", "led", "why"), [(4, False, None), (5, False, "force-over-limit"), (6, True, None)]
)
def test_all_above_the_limit_must_be_able_to_go_on(
    march: March, tired: int, led: bool, why: str | None
) -> None:
    """Four may stay, so that two of six have to leave; with a leader they all have a pace more."""
    m = march(setup("6 infantry"), "march:Liger", "go:Aquitania")
    w, nation, place = m.world, NATIONS.index("franks"), m.place("Aquitania")
    units = commanded_at(w, place, 1 << nation)
    for n, unit in enumerate(units):
        w.march[unit] = 3 if n < tired else 1
    refusal = why_not_force(w, place, nation, 1 << nation, units, led)
    assert (refusal and refusal.key) == why
    if not led:
        refusal = why_not_force(w, place, nation, 1 << nation, units)
        assert (refusal and refusal.key) == why
