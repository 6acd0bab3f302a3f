"""XXX.A.8, XXVIII.A.4 Envoys go at any time before the Military phase, also while others are asked."""

from typing import Any, ClassVar

import pytest

from aevum.engine.ask import Ask, Option
from aevum.engine.refusal import Refused
from aevum.engine.state import Frame
from aevum.games.invasions import GAME
from aevum.games.invasions.rules.control.stance import NEUTRAL, stance
from aevum.games.invasions.rules.state import InvasionsState
from aevum.testing import rule
from tests.games.invasions.conftest import ScriptedMap
from tests.games.invasions.xxx_diplomacy.conftest import EAST, Embassy, MakeEmbassy


class AdministrationPhase(Frame[InvasionsState]):
    """Persia is asked something for as long as we like."""

    steps: ClassVar[tuple[str, ...]] = ("ask",)

    def run(self, s: InvasionsState) -> None:
        s.ask(1, "anything")

    def candidates(self, s: InvasionsState, ask: Ask) -> list[Option]:
        return [Option("yes"), Option("no")]


def administering(table: Embassy) -> ScriptedMap:
    state = table.m.table.state
    state.frames = []
    state.asks = []
    return table.m.begin(AdministrationPhase())


@rule("XXX.A.8")
def test_a_card_may_be_played_while_another_is_asked(embassy: MakeEmbassy) -> None:
    m = administering(embassy().deal("byzantium", "tribute"))
    state = m.table.state
    GAME.choose(state, 0, "envoys:byzantium:tribute")
    assert m.asked() == ("roman", "envoys")
    m.do("envoys-to:persia")
    assert stance(m.world, m.nation("byzantium"), m.nation("persia"), m.place("Amida")) == NEUTRAL
    assert m.asked() == ("persian", "anything")  # it goes on where it was


@rule("XXVIII.A.4")
def test_an_empire_may_offer_its_foedus_then(embassy: MakeEmbassy) -> None:
    m = administering(embassy())
    GAME.choose(m.table.state, 0, "offer-foedus:byzantium")
    assert m.asked() == ("roman", "foedus-lands")


@rule("XXX.A.8", "XXX.A.10")
def test_what_cannot_be_played_is_no_initiative(embassy: MakeEmbassy) -> None:
    m = administering(embassy().deal("byzantium", "nothing", "bribe"))
    assert [option.key for option in GAME.initiatives(m.table.state, 0)] == ["offer-foedus"]
    with pytest.raises(Refused):
        GAME.choose(m.table.state, 0, "envoys:byzantium:tribute")


@rule("XXX.A.8")
def test_who_is_asked_answers_first(embassy: MakeEmbassy) -> None:
    m = administering(embassy().deal("persia", "tribute"))
    assert GAME.initiatives(m.table.state, 1) == []


class Match(AdministrationPhase):
    pass


class MilitaryPhase(AdministrationPhase):
    pass


@rule("XXX.A.8", "XXVIII.A.4")
def test_nobody_is_interrupted_while_troops_move(embassy: MakeEmbassy) -> None:
    state = embassy().deal("byzantium", "tribute").m.table.state
    cases: list[tuple[list[Frame[Any]], list[str]]] = [
        ([Match()], ["envoys", "offer-foedus"]),
        ([Match(), MilitaryPhase()], []),
    ]
    for frames, keys in cases:
        state.frames, state.asks = frames[:-1], []
        state.push(frames[-1])
        GAME.advance(state)
        assert [option.key for option in GAME.initiatives(state, 0)] == keys


@rule("XXX.A.8", "XXX.C.1")
def test_before_administration_every_nation_may_get_envoys(embassy: MakeEmbassy) -> None:
    text = EAST.replace("nations.visigoths", "nations.alamanni").replace("visigoths", "alamanni")
    state = embassy(text).deal("byzantium", "tribute").m.table.state
    state.frames, state.asks = [], []
    state.push(Match())
    GAME.advance(state)
    GAME.choose(state, 0, "envoys:byzantium:tribute")
    assert [option.id for option in state.live()[0].options] == ["envoys-to:alamanni", "envoys-to:persia"]
