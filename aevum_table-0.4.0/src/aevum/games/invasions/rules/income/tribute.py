"""XIV.F.5-XIV.F.9 Tribute of vassals, clients and federators (XXVII.A.1, XXVIII.D.1, XXIX.E.2)."""

from typing import Final

from aevum.games.invasions.rules.control.stance import subjects
from aevum.games.invasions.rules.ledger import hand_over, pay
from aevum.games.invasions.rules.realm.nations import civilized
from aevum.games.invasions.rules.state import InvasionsState
from aevum.games.invasions.rules.troops import NATIONS, PACKAGE
from aevum.games.invasions.rules.vassalage.foedera import foedera
from aevum.games.invasions.rules.world.world import ACTIVE, CLIENT, FEDERATE, VASSAL, World
from aevum.kit.tables import rows, whole

OF_VASSAL: Final = 1
OF_FEDERATOR: Final = 3
USUAL: Final = 2
_TRIBUTES: Final[dict[str, int]] = {
    row["nation"]: whole(row, "tribute", "clients.csv") for row in rows(PACKAGE, "clients")
}
OF_CLIENT: Final[list[int]] = [_TRIBUTES.get(name, USUAL) for name in NATIONS]
"""XXVII.A.1, XXVII.A.4: by nation."""


def from_vassals(w: World, nation: int) -> int:
    """XIV.F.5, XXIX.E.2: even from those who have nothing."""
    return OF_VASSAL * len(subjects(w, nation, VASSAL))


def from_client(w: World, client: int) -> int:
    """XIV.F.6: active clients pay out of their Treasury, as far as it goes; the others have none (F176)."""
    if w.role[client] == ACTIVE:
        return min(OF_CLIENT[client], w.gold[client])
    return OF_CLIENT[client]


def from_clients(w: World, nation: int) -> int:
    return sum([from_client(w, client) for client in subjects(w, nation, CLIENT)])


def to_suzerain(w: World, nation: int) -> int:
    """XIV.F.7, XXIX.A.2; XXIX.F.7, XIV.C.2: Barbarians pay if they have any gold."""
    if w.tie[nation] != VASSAL or not (civilized(w, nation) or w.gold[nation]):
        return 0
    return OF_VASSAL


def owed_to(w: World, federate: int) -> int:
    """XIV.F.8, XXVIII.D.1; XXVIII.F.2: for each Foedus that the federate has."""
    return OF_FEDERATOR * foedera(w, federate)


def to_federates(w: World, nation: int) -> int:
    return sum([owed_to(w, federate) for federate in subjects(w, nation, FEDERATE)])


def pay_federate(s: InvasionsState, federate: int, gold: int) -> int:
    """XXVIII.D.1: as far as the federator's Treasury goes; what it could not pay."""
    w = s.world
    lord = w.lord[federate]
    paid = min(gold, w.gold[lord])
    if paid and w.role[federate] == ACTIVE:
        hand_over(s, lord, federate, paid, "tribute", "XXVIII.D.1")
    elif paid:
        pay(s, lord, paid, "tribute", "XXVIII.D.1")  # VI.B.2: it keeps no Treasury
    return gold - paid
