"""XVIII.J Straits on the map, and XVIII.K lands that are closed to a march."""

import pytest

from aevum.games.invasions.rules.movement.confront import why_not_force, why_not_overrun
from aevum.games.invasions.rules.troops import NATIONS
from aevum.games.invasions.rules.world.pieces import commanded_at
from aevum.testing import rule
from tests.games.invasions.xviii_movement.conftest import March

BOSPHORUS = """
turn = 2
seats = ["roman", "goth"]
acting = ["visigoths"]
[nations.visigoths]
seat = "goth"
horde = "Dacia"
invading = true
units = { Thracia = "6 infantry", Macedonia = "infantry" }
leaders = { Thracia = "fritigernus" }
[nations.byzantium]
seat = "roman"
units = { Bythinia = "infantry" }
[cities]
Bythinia = { level = 0 }
"""
EMPTY = BOSPHORUS.replace("Bythinia =", "Cilicia =", 1)


@rule("XVIII.J.1", "XVIII.J.2", "XVIII.J.3", "XVIII.J.4")
def test_a_stack_crosses_at_the_start_of_its_march_and_stops(march: March) -> None:
    m = march(EMPTY, "march:Thracia", "go:Bythinia")
    assert len(m.at("Bythinia")) == 6
    assert m.refusal("go:Mysia").key == "no-paces", "it used all their paces"


@rule("XVIII.J.4")
def test_not_after_another_step(march: March) -> None:
    m = march(EMPTY, "march:Macedonia", "go:Thracia")
    refusal = m.refusal("go:Bythinia")
    assert (refusal.key, refusal.rule) == ("strait-not-first", "XVIII.J.4")


@rule("XVIII.J.4")
def test_a_leader_who_moved_does_not_cross_either(march: March) -> None:
    m = march(EMPTY, "march:Thracia", *["leave:infantry:visigoths:whole:4"] * 5)
    m.then(
        "go:Macedonia", "go:Thracia", "take:infantry:visigoths:whole:4", "leave:infantry:visigoths:whole:2"
    )
    assert m.refusal("go:Bythinia").key == "strait-not-first"
    m.then("leave-leader:fritigernus")
    assert m.why_not("go:Bythinia") is None


@rule("XVIII.J.5", "XVIII.E.4", "XVIII.F.6")
def test_a_strait_prevents_overrun_and_passage(march: March) -> None:
    m = march(BOSPHORUS, "march:Thracia", "go:Bythinia")
    assert m.asked()[1] == "stacks", "there was nothing to choose"
    w, nation, place = m.world, NATIONS.index("visigoths"), m.place("Bythinia")
    units = commanded_at(w, place, 1 << nation)
    for refusal in (
        why_not_overrun(w, place, nation, units, True),
        why_not_force(w, place, nation, 1 << nation, units),
    ):
        assert refusal is not None
        assert (refusal.key, refusal.rule) == ("barred-by-strait", "XVIII.J.5")


@rule("XVIII.J.5", "XXV.F.1")
def test_a_fleet_blocks_it(march: March) -> None:
    m = march(
        EMPTY.replace('Cilicia = "infantry"', 'Cilicia = "infantry", Propontis = "fleet"'), "march:Thracia"
    )
    refusal = m.refusal("go:Bythinia")
    assert (refusal.key, refusal.rule) == ("strait-blockaded", "XXV.F.1")


@rule("XVIII.J.4", "XVIII.J.5")
@pytest.mark.parametrize(("fleet", "why"), [("", None), (', Propontis = "fleet"', "strait-blockaded")])
def test_the_same_holds_for_a_horde(march: March, fleet: str, why: str | None) -> None:
    text = EMPTY.replace('horde = "Dacia"', 'horde = "Thracia"')
    text = text.replace('Cilicia = "infantry"', f'Cilicia = "infantry"{fleet}')
    m = march(text, "horde:visigoths")
    refusal = m.why_not("go:Bythinia")
    assert (refusal.key if refusal else None) == why
    if not why:
        m.then("go:Bythinia")
        assert m.refusal("horde:visigoths").key == "horde-tired"
    m = march(text.replace('horde = "Thracia"', 'horde = "Macedonia"'), "horde:visigoths", "go:Thracia")
    assert m.refusal("go:Bythinia").rule == "XVIII.J.4"


CLOSED = """
turn = {turn}
seats = ["one", "two"]
acting = ["{nation}"]
[nations.{nation}]
seat = "one"
units = {{ "{place}" = "2 {unit}" }}
[nations.byzantium]
seat = "two"
units = {{ Cilicia = "infantry" }}
"""


@rule("XVIII.K.1", "XVIII.K.2", "XVIII.K.3", "VI.I.3")
@pytest.mark.parametrize(
    ("nation", "turn", "place", "to", "why"),
    [
        ("visigoths", 2, "Abascia", "Alania", "XVIII.K.1"),
        ("ostrogoths", 1, "Abascia", "Alania", ""),
        ("ostrogoths", 2, "Abascia", "Alania", "XVIII.K.1"),
        ("huns", 2, "Abascia", "Alania", ""),
        ("persia", 2, "Babylonia", "Arabia Deserta", "XVIII.K.2"),
        ("rome", 2, "Numidia", "Aures", "XVIII.K.3"),
        ("mauritanians", 2, "Numidia", "Aures", ""),
        ("arabs", 2, "Babylonia", "Arabia Deserta", "XVIII.K.2"),
        ("berbers", 2, "Numidia", "Aures", "XVIII.K.3"),
    ],
)
def test_closed_lands(march: March, nation: str, turn: int, place: str, to: str, why: str) -> None:
    text = CLOSED.format(nation=nation, turn=turn, place=place, unit="infantry")
    m = march(text, f"march:{place}")
    refusal = m.why_not(f"go:{to}")
    assert (refusal and (refusal.key, refusal.rule)) == (("closed-land", why) if why else None)


@rule("XVIII.K.1")
def test_a_mercenary_does_not_go_where_its_people_may_not(march: March) -> None:
    text = CLOSED.format(nation="huns", turn=2, place="Abascia", unit="cavalry")
    m = march(text.replace("2 cavalry", "cavalry, gepids.infantry"), "march:Abascia")
    assert m.refusal("go:Alania").args == {"place": "Scythia", "people": "gepids"}
    m.then("leave:infantry:gepids:whole:3")
    assert m.why_not("go:Alania") is None
