"""V.B.3 Points of nation cards for what happens: sacks, crowns, the death of an enemy king (deeds.csv)."""

from aevum.games.invasions.rules.content.objectives import KING_KILLED, SACK, deeds_of
from aevum.games.invasions.rules.leaders import INTRINSIC, LEADER_NATION, LEADERS, RANK
from aevum.games.invasions.rules.leaders import KING as ROYAL
from aevum.games.invasions.rules.ledger import score
from aevum.games.invasions.rules.state import InvasionsState
from aevum.games.invasions.rules.troops import NATIONS


def score_deeds(s: InvasionsState, nation: int, deed: str, name: str = "", times: int = 1) -> None:
    """Points for a deed of this name, and for one of any name; what counts once counts once in a match."""
    for found in deeds_of(nation):
        if found.deed != deed or found.name not in ("", name):
            continue
        mark = f"deed:{NATIONS[nation]}:{deed}:{found.name}"
        if not found.once:
            score(s, nation, found.points * times, deed, "V.B.3")
        elif mark not in s.realm.happened:
            s.realm.happened = [*s.realm.happened, mark]
            score(s, nation, found.points, deed, "V.B.3")


def sacked(s: InvasionsState, nation: int, city: str, level: int) -> None:
    """IV.0.13: it scores at once, in its activation."""
    if s.realm_now is not None:
        score_deeds(s, nation, SACK, city, level)


def leader_slain(s: InvasionsState, leader: str, victor: int) -> None:
    """A named king fell in battle."""
    if s.realm_now is None or leader not in LEADERS:
        return
    i = LEADERS.index(leader)
    if RANK[i] >= ROYAL and not INTRINSIC[i]:
        score_deeds(s, victor, KING_KILLED, NATIONS[LEADER_NATION[i]])
