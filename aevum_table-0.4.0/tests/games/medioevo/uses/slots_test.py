"""K.GEN.01: what a card does to a thing ends with it."""

from collections.abc import Callable

from aevum.games.medioevo.rules import effects
from aevum.games.medioevo.rules.things import remove_item
from aevum.testing import rule
from tests.games.medioevo.conftest import ScriptedMatch

Maker = Callable[..., ScriptedMatch]


@rule("K.GEN.01")
def test_a_new_thing_in_an_old_slot_is_not_unseen(match: Maker) -> None:
    m = match()
    slot = m.item("CON", "byzantium", "galley")
    effects.put(m.s, effects.UNSEEN, 0, slot)
    effects.put(m.s, effects.NO_TRADE, 0, slot)
    remove_item(m.s, slot)
    assert m.item("CON", "byzantium", "caravan") == slot
    assert not effects.holds(m.s, effects.UNSEEN, slot)
    assert effects.holds(m.s, effects.NO_TRADE, slot)
