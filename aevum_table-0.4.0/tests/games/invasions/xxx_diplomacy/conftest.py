"""A match in which nations hold diplomacy cards."""

from collections.abc import Callable

import pytest

from aevum.games.invasions.rules.counsel.counsel import Counsel
from aevum.games.invasions.rules.diplomacy.deck import KIND, KINDS, give
from aevum.games.invasions.rules.realm.realm import IN_DECK
from tests.games.invasions.conftest import OnMap, ScriptedMap

EAST = """
turn = 4
seats = ["roman", "persian", "goth"]

[nations.byzantium]
seat = "roman"
age = 5
gold = 20
capital = "Thracia"
areas = ["Graecia", "Moesia", "Oriens"]
units = { Thracia = "2 legion", Amida = "legion", "Moesia Superior" = "2 legion" }

[nations.persia]
seat = "persian"
age = 3
gold = 20
capital = "Chaldea"
areas = ["Mesopotamia"]
units = { Chaldea = "2 infantry", Adiabene = "infantry", Babylonia = "infantry" }

[nations.visigoths]
seat = "goth"
horde = "Valachia"
gold = 2
units = { Valachia = "2 infantry, archer" }
"""


class Embassy:
    """A table on which cards are dealt and played by name."""

    def __init__(self, m: ScriptedMap) -> None:
        self.m = m

    def deal(self, nation: str, *kinds: str) -> "Embassy":
        r = self.m.realm
        for kind in kinds:
            card = next(
                card
                for card, at in enumerate(r.diplomacy_at)
                if at == IN_DECK and KIND[card] == KINDS.index(kind)
            )
            give(r, card, self.m.nation(nation))
        return self

    def confer(self, group: str = "", acted: str = "") -> ScriptedMap:
        """Open the council, for the Diplomacy step or before nations act."""
        masks = [sum(1 << self.m.nation(name) for name in names.split()) for names in (group, acted)]
        return self.m.begin(Counsel(masks[0], masks[1]))

    def play(self, nation: str, use: str, *answers: str) -> ScriptedMap:
        """In the Diplomacy step."""
        self.confer()
        seat = self.m.world.seat[self.m.nation(nation)]
        while self.m.ask().seat != seat:
            self.m.do("pass")
        return self.m.do(f"envoys:{nation}:{use}", *answers)


MakeEmbassy = Callable[..., Embassy]


@pytest.fixture
def embassy(on_map: OnMap) -> MakeEmbassy:
    def begin(text: str = EAST, dice: list[int] | None = None) -> Embassy:
        return Embassy(on_map(text, dice=dice, realm=True))

    return begin
