"""Two readings that a table may choose: whose re-rolls a stack has (D9), and whom nomads subjugate (A87)."""

from typing import Any

import pytest

from aevum.engine.refusal import BadData
from aevum.games.invasions import GAME
from aevum.games.invasions.rules.revolts.suppress import Suppression
from aevum.games.invasions.rules.siege.on_map import SiegeOnMap
from aevum.games.invasions.rules.state import InvasionsState
from aevum.games.invasions.rules.world.pieces import commanded_at, leaders_at
from aevum.games.invasions.rules.world.world import put
from aevum.testing import rule
from tests.games.invasions.conftest import OnMap, Throws
from tests.games.invasions.xx_on_map.conftest import PlayOn, ToBattle
from tests.narrow import of_kind, there

PAIR = '"valens, magister-orientis"'
"""Each has a combat bonus of 1."""
THRACIA = f"""
turn = 2
seats = ["roman", "goth"]
acting = ["ACTING"]

[nations.byzantium]
seat = "roman"
status = "kingdom"
capital = "Achaia"
areas = ["Graecia"]
units = {{ Achaia = "infantry", Thracia = "2 legion" }}
leaders = {{ Thracia = {PAIR} }}

[nations.visigoths]
seat = "goth"
units = {{ "Moesia Inferior" = "2 infantry" }}
"""
BOTH = [({}, 1), ({"leaders": "best"}, 1), ({"leaders": "sum"}, 2)]
SEA = """
turn = 2
seats = ["roman", "vandal"]
acting = ["rome"]
[nations.rome]
seat = "roman"
capital = "Latium"
areas = ["Italia"]
units = { Latium = "guard", "Mare Tyrrheneum" = "2 fleet" }
leaders = { "Mare Tyrrheneum" = "gratianus, caesar" }
[nations.vandals]
seat = "vandal"
status = "kingdom"
capital = "Africa"
areas = ["Africa"]
units = { Africa = "infantry", "Mare Siculum" = "fleet" }
"""
INVASION = """
turn = 4
seats = ["gepid", "hun"]
acting = ["gepids"]

[nations.gepids]
seat = "gepid"
horde = "Tisia"
invading = true
units = { Tisia = "3 infantry" }

[nations.huns]
seat = "hun"
horde = "Moravia"
units = { Hunnia = "4 infantry" }
"""


def thracia(acting: str) -> str:
    return THRACIA.replace("ACTING", acting)


@rule("XX.E.1", "XX.E.6")
@pytest.mark.parametrize(("options", "rerolls"), BOTH)
def test_leaders_of_a_stack_ask_for_re_rolls(
    on_map: OnMap, to_battle: ToBattle, throws: Throws, options: dict[str, str], rerolls: int
) -> None:
    """D9: the best bonus, or all; but to trade one takes a leader of 2, so nobody is asked for that."""
    m = on_map(thracia("byzantium"), throws("-/-", "- -", "-", "-"), **options)
    m = to_battle(m, "march:Thracia", "go:Moesia Inferior", stop=("trade", "rerolls"))
    assert (m.asked(), m.ask().args["stock"]) == (("roman", "rerolls"), rerolls)
    attacker = m.table.state.fight.sides[0]
    assert (attacker.leader, attacker.combat) == ("valens", 1)
    for _ in range(rerolls):
        assert m.ask().key == "rerolls"
        m.do("reroll:attacker:white:-")
    assert len(m.events("reroll")) == rerolls


@rule("XXIV.C.1")
@pytest.mark.parametrize(("options", "rerolls"), BOTH)
def test_leaders_of_a_stack_besiege(on_map: OnMap, options: dict[str, str], rerolls: int) -> None:
    m = on_map(thracia("byzantium"), [1, 1, 1], **options)
    w, place, nation = m.world, m.place("Thracia"), m.nation("byzantium")
    w.owner[place] = m.nation("visigoths")
    m.begin(SiegeOnMap(place, nation, commanded_at(w, place, 1 << nation), leaders_at(w, place, 1 << nation)))
    while m.ask().key in ("besiege", "assault"):
        m.table.choose("roman", {"besiege": "besiege", "assault": "no-assault"}[m.ask().key])
    assert len(there(m.events("siege-roll")[0].roll).dice) == 1 + rerolls


@rule("XVI.F.6")
@pytest.mark.parametrize(("options", "rerolls"), BOTH)
def test_leaders_of_a_stack_put_down_a_revolt(on_map: OnMap, options: dict[str, str], rerolls: int) -> None:
    m = on_map(thracia("byzantium"), [1, 1, 1], realm=True, **options)
    m.world.revolt = put(m.world.revolt, m.place("Thracia"), 1)
    m.begin(Suppression(m.nation("byzantium"))).table.choose("roman", "put-down:Thracia")
    assert len(there(m.events("suppresses")[0].roll).dice) == 1 + rerolls


@rule("XXV.C.8")
@pytest.mark.parametrize(("options", "rerolls"), BOTH)
def test_leaders_aboard_a_fleet_ask_for_re_rolls(
    on_map: OnMap, throws: Throws, options: dict[str, str], rerolls: int
) -> None:
    m = on_map(SEA, [2, *throws("- -", "-")], **options)
    m.do("sail:Mare Tyrrheneum", "go:Mare Siculum", "let-sail", "intercept-fleet:vandals")
    m.do("accept-battle", "accept-battle")
    assert (m.asked(), m.ask().args["stock"]) == (("roman", "rerolls"), rerolls)


@rule("XIX.A.10", "XIX.B.3")
@pytest.mark.parametrize("leaders", ["best", "sum"])
def test_interception_and_flight_look_at_one_leader(on_map: OnMap, leaders: str) -> None:
    """D9: they add the bonus of the leader who is there, and roll once."""
    m = on_map(thracia("visigoths"), [1], leaders=leaders).do("march:Moesia Inferior", "go:Thracia")
    m.do("none", "flee")
    assert (1, "XIX.B.3") in m.modifiers("flight-roll")
    m = on_map(thracia("visigoths"), [1], leaders=leaders).do("march:Moesia Inferior", "go:Macedonia")
    m.do("intercept:Thracia", "ready", "no-more")
    assert (1, "XIX.A.10") in m.modifiers("interception-roll")


def invade(m: Any, play_on: Any) -> Any:
    """The Gepids go to Hunnia with their horde, and fight."""
    m = play_on(play_on(m.do("defy:huns")).do("march:Tisia", "go:Hunnia")).do("horde:gepids", "go:Hunnia")
    while m.ask().key in ("horde", "stacks"):
        m = play_on(m.do("halt" if m.ask().key == "horde" else "done"))
    return m


@rule("XXIX.B.7", "XXIX.B.8", "XXIX.B.6")
@pytest.mark.parametrize(("nomads", "submits"), [("destroyed", False), ("beaten", True)])
def test_nomads_take_the_horde_of_an_invader_whom_they_beat(
    on_map: OnMap, play_on: PlayOn, throws: Throws, nomads: str, submits: bool
) -> None:
    """A87: two of three Gepids fall, so that the stack is beaten and not destroyed."""
    m = invade(on_map(INVASION, throws("- -", "w w - -"), nomads=nomads), play_on)
    gepids = m.nation("gepids")
    assert (m.world.lord[gepids] == m.nation("huns")) is submits
    assert len(m.events("horde-captured")) == submits
    if submits:
        assert (m.asked(), m.ask().rule) == (("hun", "retreat"), "XXIX.B.8")
        assert m.world.horde[gepids] == m.place("Hunnia"), "with the units that are left"
        assert "gepids.infantry" in m.at("Hunnia")
    else:
        assert m.asked() == ("gepid", "retreat")


@rule("XXIX.B.7")
def test_who_beats_nobody_takes_no_horde(on_map: OnMap, play_on: PlayOn, throws: Throws) -> None:
    m = invade(on_map(INVASION, throws("w w", "- - - -"), nomads="beaten"), play_on)
    assert m.events("horde-captured") == []


EVERYWHERE = ["frontiers-375", "free-map", "350", "duel-350", "goths-and-huns", "justinian"]


@pytest.mark.parametrize("scenario", EVERYWHERE)
def test_a_match_keeps_what_the_table_chose(scenario: str) -> None:
    s = GAME.start(scenario, {"leaders": "sum", "nomads": "beaten"}, 1)
    back = GAME.from_json(GAME.to_json(s))
    seen = GAME.sight(GAME.view(s, s.live()[0].seat))
    for state in (s, s.copy(), back, seen):
        found = of_kind(InvasionsState, state)
        assert (found.world.adds_leaders, found.beaten_hordes) == (True, True)
    assert GAME.to_json(back) == GAME.to_json(s)


def test_a_fight_keeps_the_re_rolls_of_all_leaders(
    on_map: OnMap, to_battle: ToBattle, throws: Throws
) -> None:
    m = on_map(thracia("byzantium"), throws("-/-", "- -"), leaders="sum")
    s = to_battle(m, "march:Thracia", "go:Moesia Inferior", stop=("rerolls",)).table.state
    for state in (s.copy(), GAME.from_json(GAME.to_json(s))):
        found = of_kind(InvasionsState, state)
        assert [side.aides for side in found.fight.sides] == [1, 0]


@pytest.mark.parametrize("scenario", EVERYWHERE)
def test_what_the_rulings_say_needs_no_word_in_a_save(scenario: str) -> None:
    """So that matches saved before there was a choice are what they were."""
    best: dict[str, object] = {"leaders": "best", "nomads": "destroyed"}
    plain, told = (GAME.to_json(GAME.start(scenario, options, 1)) for options in ({}, best))
    assert plain == told
    own: Any = plain["own"]
    assert "adds_leaders" not in own["world"]
    assert "beaten_hordes" not in own


@pytest.mark.parametrize("scenario", ["frontiers-375", "350"])
@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"leaders": "all"}, "options.leaders: expected one of best, sum, found 'all'"),
        ({"nomads": 1}, "options.nomads: expected one of destroyed, beaten, found 1"),
        (
            {"luck": 1},
            "options: there is no option 'luck' here; known: ambush, areas, combat, leaders, migration, "
            "nomads, refuge, seats, war",
        ),
    ],
)
def test_other_words_are_refused(scenario: str, options: dict[str, object], said: str) -> None:
    with pytest.raises(BadData) as caught:
        GAME.setup(scenario, options, 1, "base")
    assert str(caught.value) == said


@pytest.mark.parametrize("spoiled", ["world", "own"])
def test_a_spoiled_save_is_refused(spoiled: str) -> None:
    data = GAME.to_json(GAME.start("frontiers-375", {"leaders": "sum", "nomads": "beaten"}, 1))
    own: Any = data["own"]
    (own["world"] if spoiled == "world" else own).update({"adds_leaders": 2, "beaten_hordes": 2})
    with pytest.raises(BadData, match="expected true or false, found 2"):
        GAME.from_json(data)
