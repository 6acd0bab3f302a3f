"""A whole reign between bots: they use what there is to buy and to play, and keep to its limits."""

from collections import Counter
from functools import partial
from random import Random

import pytest

from aevum import bots
from aevum.games.charlemagne import GAME
from aevum.games.charlemagne.rules.land import LAND
from aevum.games.charlemagne.rules.state import CharlemagneState
from aevum.games.charlemagne.rules.stratagems.hand import HAND_LIMIT
from aevum.games.charlemagne.rules.tables import SEATS
from tools.balance.charlemagne.chronicle import Chronicle

pytestmark = pytest.mark.slow

WANTED = {
    "gift", "danegeld", "fleet hired", "field-army hired", "militia hired", "marker bought",
    "civilization marker bought", "vassalage attempted", "conversion attempted", "espionage played",
    "treachery played", "military-advance played", "heerbann played",
}  # fmt: skip


def test_what_bots_do_in_a_reign() -> None:
    s = GAME.start("771", {}, 5)
    assert isinstance(s, CharlemagneState)
    chronicle = Chronicle(s)
    players = [bots.find(GAME.name, "fast") for _ in SEATS]
    rng = Random(5)
    while s.outcome is None:
        ask = next(ask for ask in GAME.asks(s) if ask.answer is None)
        if ask.key == "spend":
            # The pope's crown may be one more (C73).
            assert s.holder.count(ask.seat) <= HAND_LIMIT + 1
        option = players[ask.seat].choose(ask, partial(GAME.view, s, ask.seat), rng)
        GAME.choose(s, ask.seat, option, ask.version)
        chronicle.look(s)
    assert set(chronicle.used) >= WANTED
    # An event may bring one more than can be bought (C76).
    assert max(Counter(LAND.region[hex] for hex in s.civilized).values()) <= 3
    assert len(chronicle.items) == s.turn
