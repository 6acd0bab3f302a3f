"""V.C.2 The creation of Islam, which ends the match a turn earlier."""

from typing import Final

from aevum.engine.event import Modifier, note
from aevum.games.invasions.rules.control.stance import subjects
from aevum.games.invasions.rules.dice import d10
from aevum.games.invasions.rules.scoring.end import ISLAM
from aevum.games.invasions.rules.state import InvasionsState
from aevum.games.invasions.rules.troops import NATIONS
from aevum.games.invasions.rules.world.world import CLIENT

CREATED_AT: Final = 6
PERSIA: Final = NATIONS.index("persia")
BYZANTIUM: Final = NATIONS.index("byzantium")
ARAB_KINGDOMS: Final = (NATIONS.index("ghassanids"), NATIONS.index("lakhmids"))


def islam(s: InvasionsState) -> None:
    """F209: likelier when the great powers fight over Syria, and keep no Arab kings."""
    w = s.world
    items: list[Modifier] = []
    if w.area_owner[w.land.areas.index("Oriens")] == PERSIA:
        note(items, 1, "persians-in-oriens", "V.C.2")
    kings = [n for lord in (PERSIA, BYZANTIUM) for n in subjects(w, lord, CLIENT) if n in ARAB_KINGDOMS]
    if kings:
        note(items, -len(kings), "arab-clients", "V.C.2")
    if d10(s, "islam-check", "V.C.2", 1, items)[0] + sum([item.value for item in items]) >= CREATED_AT:
        s.realm.happened = [*s.realm.happened, ISLAM]
        s.tell("islam-created", None, "V.C.2")
