"""The picture of the map for the terminal: what one needs to answer the question, and no more."""

from random import Random
from typing import Any

import pytest
from rich.text import Text

from aevum.engine import Table
from aevum.games.invasions import GAME
from aevum.games.invasions.board import BOARD
from aevum.terminal.lines import WIDTH
from aevum.testing import rule
from aevum.words import Words
from tests.games.invasions.conftest import OnMap
from tests.narrow import of_kind

DANUBE = """
turn = 2
seats = ["roman", "goth"]
acting = ["visigoths"]
[nations.byzantium]
seat = "roman"
gold = 20
capital = "Thracia"
areas = ["Graecia", "Moesia", "Asia", "Cappadocia"]
limites = ["Tyras"]
[nations.byzantium.units]
Thracia = "guard, legion~, infantry"
Cappadocia = "palatine, guard, legion, auxiliary-horse-archer, auxiliary, infantry"
"Moesia Superior" = "legion"
[nations.byzantium.leaders]
Cappadocia = "valens"
[nations.visigoths]
seat = "goth"
horde = "Dacia"
invading = true
areas = ["Danubius"]
units = { Valachia = "4 noble-cavalry, archer, infantry, ostrogoths.noble-cavalry" }
leaders = { Valachia = "fritigernus" }
"""
SEA = """
seats = ["roman", "goth"]
acting = ["rome"]
[nations.rome]
seat = "roman"
capital = "Latium"
areas = ["Italia"]
units = { Sicilia = "2 legion", "Mare Siculum" = "2 elite-fleet", "Mare Tyrrheneum" = "elite-fleet" }
[nations.vandals]
seat = "goth"
"""


def picture(table: Table, seat: str | None = None, onlooker: bool = False) -> list[str]:
    """For the seat that is asked, as it looks without colour."""
    if not onlooker:
        seat = seat or table.seats[table.asks()[0].seat]
    words = Words("en", GAME.name, table.seats)
    return Text.from_markup(of_kind(str, BOARD.board(table.view(seat), words))).plain.splitlines()


def line(shown: list[str], start: str) -> list[str]:
    """The words of the line that begins so, and of what goes on below it."""
    at = next(i for i, text in enumerate(shown) if text.lstrip(" 0123456789·").startswith(start))
    end = next((i for i in range(at + 1, len(shown)) if shown[i][:NAMES].strip()), len(shown))
    return " ".join(shown[at:end]).split()


NAMES = 20
"""Columns of the numbers and names in all tables."""


def to_the_march(on_map: OnMap) -> Any:
    m = on_map(DANUBE)
    while m.asked()[1] != "stacks":
        m.do("march-out" if m.asked()[1] == "raid-or-march" else m.offered()[0])
    return m


def test_the_head_says_who_acts_and_how_the_score_stands(on_map: OnMap) -> None:
    shown = picture(to_the_march(on_map).table)
    assert shown[0] == "Turn 2 · Visigoths (Barbarian, invading)"
    assert shown[1] == "Score · Romans +0 · Goths +0"
    assert "Byzantium: 20 gold" in picture(to_the_march(on_map).table, "roman")


def test_own_stacks_with_leader_paces_and_the_nearest_enemy(on_map: OnMap) -> None:
    m = to_the_march(on_map)
    shown = picture(m.table)
    row = line(shown, "Valachia")
    assert row[:2] == [str(m.offered().index("march:Valachia") + 1), "Valachia"]
    assert "4 n.cav, arch, inf, Ostrogothic n.cav" in " ".join(row).replace(" Fritigernus 2 4–5 1 Moesia", "")
    assert {"Fritigernus", "4–5", "Superior"} <= set(row)


@rule("XIX.A.24")
def test_the_neighbours_with_border_garrison_city_and_danger(on_map: OnMap) -> None:
    m = to_the_march(on_map).do("march:Valachia")
    shown = picture(m.table)
    assert any("Valachia, steppe · 4 n.cav, arch, inf" in text for text in shown)
    inferior = " ".join(line(shown, "Moesia Inferior"))
    assert inferior.startswith(
        f"{m.offered().index('go:Moesia Inferior') + 1} Moesia Inferior mountains 1 empty"
    )
    assert "river Danuvius · Byzantium" in inferior
    assert "! Thracia (3) 70 %" in inferior
    assert "! Cappadocia (6) 30 %" in inferior
    superior = " ".join(line(shown, "Moesia Superior"))
    assert "plain 1 hostile river Danuvius · Byzantium: leg · Singidunum 1, walls 2" in superior
    assert "Byzantium: Limes" in " ".join(line(shown, "Tyras"))
    assert "friendly mountain range Carpates · Visigoths: horde" in " ".join(line(shown, "Dacia"))


@rule("XIX.A.10", "XIX.A.13")
def test_interceptors_are_shown_their_chances(on_map: OnMap) -> None:
    m = to_the_march(on_map).do("march:Valachia", "go:Moesia Inferior")
    assert m.asked() == ("roman", "intercept")
    shown = picture(m.table)
    assert " ".join(line(shown, "Thracia")).endswith("guard, leg~, inf 1 70 %")
    cappadocia = " ".join(line(shown, "Cappadocia"))
    assert "Valens 1 3 30 %" in cappadocia
    assert any(
        text.startswith("Moesia Inferior, mountains · Byzantium · Visigoths: 4 n.cav") for text in shown
    )


def test_what_stands_in_the_table_need_not_be_listed_again(on_map: OnMap) -> None:
    m = to_the_march(on_map).do("march:Valachia")
    steps = {option for option in m.offered() if option.startswith("go:")}
    assert BOARD.covered(m.table.view("goth")) == steps
    assert BOARD.covered(m.table.view("roman")) == set()


def test_voyages_stand_by_their_seas(on_map: OnMap) -> None:
    m = on_map(SEA).do("march:Sicilia")
    shown = " ".join(" ".join(picture(m.table)).split())
    ships = [
        option for option in m.offered() if option.split(":")[0] in ("ship", "ship-on", "land", "land-on")
    ]
    first = m.offered().index(ships[0]) + 1
    assert f"Over Mare Siculum: {first} " in shown or f"Landing from Mare Siculum: {first} " in shown
    assert set(ships) <= BOARD.covered(m.table.view("roman"))


def test_a_fight_on_the_map_is_shown_as_a_fight(on_map: OnMap) -> None:
    m = to_the_march(on_map).do("march:Valachia", "go:Moesia Superior")
    while m.table.state.fight_now is None:
        keys = {option.key: option.id for option in m.ask().options}
        m.do(
            next(
                keys[key]
                for key in ("none", "stand", "stop", "halt", "done", "fight", "ready")
                if key in keys
            )
        )
    shown = "\n".join(picture(m.table))
    assert "ATTACKER: Visigoths (Barbarian)" in shown
    assert "the winner of the battle wins" not in shown
    assert BOARD.covered(m.table.view(m.asked()[0])) == set()


def test_an_onlooker_sees_whose_turn_it_is(on_map: OnMap) -> None:
    shown = picture(to_the_march(on_map).table, None, onlooker=True)
    assert shown == ["Turn 2 · Visigoths (Barbarian, invading)", "Score · Romans +0 · Goths +0"]


@pytest.mark.parametrize(("seed", "options"), [(1, {}), (2, {"seats": 2, "combat": "advanced"})])
def test_every_question_of_a_match_has_its_picture(seed: int, options: dict[str, object]) -> None:
    table = Table(GAME, "frontiers-375", options, seed)
    rng = Random(seed)
    while not table.over:
        ask = table.asks()[0]
        shown = picture(table)
        assert max(len(text) for text in shown) <= WIDTH, shown
        assert not any("⟦" in text or "{" in text for text in shown), shown
        told = BOARD.covered(table.view(table.seats[ask.seat]))
        for number, option in enumerate(ask.options, 1):
            if option.id in told:
                # A long name goes on below.
                name = f"{number} {str(option.args['place']).split()[0]}"
                assert any(name in text for text in shown), shown
        table.choose(table.seats[ask.seat], rng.choice(ask.options))
    assert picture(table, None, onlooker=True)[1].startswith("Score")
