"""VII.A.3 Attila dies: the Huns are an Empire or gone at once, not when the turn is over."""

from collections.abc import Callable

import pytest

from aevum.games.invasions.rules.leaders import LEADERS
from aevum.games.invasions.rules.match.turn import Match
from aevum.games.invasions.rules.troops import EMPIRE
from aevum.games.invasions.rules.world.world import OUT
from aevum.testing import rule
from tests.games.invasions.conftest import Dice, ScriptedMap

Maker = Callable[..., ScriptedMap]
HUNS = """
turn = 4
seats = ["hun", "goth"]
[nations.gepids]
seat = "goth"
age = 6
horde = "Dacia"
units = { Dacia = "2 infantry", Tisia = "4 infantry" }
[nations.huns]
seat = "hun"
age = 3
horde = "Volga"
units = { Volga = "3 horse-archer", Hunnia = "infantry" }
leaders = { Hunnia = "attila" }
[nations.ostrogoths]
seat = "goth"
age = 1
tie = "vassal"
lord = "huns"
horde = "Danapris"
units = { Danapris = "2 infantry" }
"""
CALM = {
    "defiance": "peace",
    "raid-or-march": "march-out",
    "intercept": "none",
    "flee": "stand",
    "confront": "stop",
    "ambush": "no-ambush",
    "rerolls": "pass",
    "trade": "no-trade",
    "stacks": "done",
}


@rule("VII.A.3", "VI.K.6")
@pytest.mark.parametrize(("fate", "empire"), [(8, True), (7, False)])
def test_before_the_next_nation_acts(on_map: Maker, dice: Dice, fate: int, empire: bool) -> None:
    """He falls with his whole stack against the Gepids, who act before the Huns."""
    white, black = dice
    m = on_map(HUNS, [], realm=True)
    m.table.state.script = [*white("w w w"), *black("-"), 1, fate]
    while "defy:huns" not in m.offered():
        m.do("peace")
    m.do("defy:huns")
    while m.ask().key != "stacks":
        m.do(CALM[m.ask().key])
    m.do("march:Tisia", "go:Hunnia")
    while not m.events("hun-fate"):
        m.do(CALM.get(m.ask().key, m.offered()[0]))
    assert m.leader("attila") == ""
    huns = m.nation("huns")
    assert m.modifiers("hun-fate") == [(1, "VII.A.3")]
    active = [str(event.args["people"]) for event in m.events("activates")]
    assert "huns" not in active
    assert (m.world.status[huns] == EMPIRE, m.world.role[huns] == OUT) == (empire, not empire)
    assert (m.world.tie[m.nation("ostrogoths")] == 0) is not empire


@rule("VII.A.3")
@pytest.mark.parametrize(("step", "rolls"), [("reinforcements", 0), ("events", 1), ("diplomacy", 1)])
def test_between_the_steps_of_a_turn_too_but_not_before_he_can_have_come(
    on_map: Maker, step: str, rolls: int
) -> None:
    m = on_map(HUNS.replace('leaders = { Hunnia = "attila" }\n', ""), realm=True)
    m.world.moving = 0
    m.table.state.script = [1]
    match = Match()
    match.step = step
    m.table.state.frames.append(match)
    match.run(m.table.state)
    assert len(m.events("hun-fate")) == rolls
    assert (match.step == step) is bool(rolls), "what the step is about waits until it is dealt with"
    assert m.world.leader_place[LEADERS.index("attila")] < 0
