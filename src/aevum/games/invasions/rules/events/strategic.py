"""Private cards that are played between activations: what a seat can do with them, and the playing."""

from aevum.engine.ask import Option
from aevum.games.invasions.rules.control.stance import part
from aevum.games.invasions.rules.events.deck import EFFECT, EVENTS, STRATEGIC, TRIGGER
from aevum.games.invasions.rules.events.hand import holds, own, spend
from aevum.games.invasions.rules.events.on_nation import EventOnNation, partners
from aevum.games.invasions.rules.events.targets import CAMPAIGNS, MINISTER, bound, lasts, targets
from aevum.games.invasions.rules.state import InvasionsState
from aevum.games.invasions.rules.troops import NATIONS
from aevum.games.invasions.rules.vassalage.parting import Parting
from aevum.games.invasions.rules.vassalage.ties import allies_to_lose

BEFORE_WAR = ("alliance", "coalition", MINISTER)
"""Effects that come too late once nations act."""
FOR_ACTORS = (CAMPAIGNS, "invade")
"""Effects on an activation: in the Military phase only for those who are about to act."""


def strategic(s: InvasionsState, seat: int, group: int) -> list[Option]:
    """`group`: the nations about to act, 0 before the Military phase."""
    r = s.realm_now
    if r is None or not holds(r, seat):
        return []
    found: list[Option] = []
    for card in own(r, seat):
        if TRIGGER[card] != STRATEGIC:
            continue
        for n in strategic_targets(s, card, seat, group):
            args: dict[str, object] = {"title": EVENTS[card], "people": NATIONS[n]}
            found.append(Option("play-event", args, "X.B.4"))
        if EFFECT[card] == "treason":
            found.extend(_partings(s, card))
    return found


def strategic_targets(s: InvasionsState, card: int, seat: int, group: int) -> list[int]:
    effect = EFFECT[card]
    if group and effect in BEFORE_WAR:
        return []
    found = targets(s, card, seat)
    if effect in FOR_ACTORS and group:
        found = [n for n in found if group >> n & 1]
    if effect in ("alliance", "coalition"):
        found = [n for n in found if partners(s, card, n)]
    if effect == MINISTER:
        found = [n for n in found if not lasts(s, MINISTER, n)]
    if effect == "treason":
        found = [n for n in found if bound(s.world, n) and s.world.seat[n] == seat]
    return found


def _partings(s: InvasionsState, card: int) -> list[Option]:
    """Treason among allies: any pair that no rule holds together (C22)."""
    w = s.world
    found: list[Option] = []
    for a in range(len(NATIONS)):
        for b in allies_to_lose(w, a) if w.allies[a] else []:
            if a < b:
                args: dict[str, object] = {
                    "title": EVENTS[card],
                    "people": NATIONS[a],
                    "other_people": NATIONS[b],
                }
                found.append(Option("play-to-part", args, "X.B.4"))
    return found


def play_strategic(s: InvasionsState, seat: int, option: Option) -> None:
    card = EVENTS.index(str(option.args["title"]))
    spend(s, seat, card, option.rule)
    nation = NATIONS.index(str(option.args["people"]))
    if option.key == "play-to-part":
        _part(s, nation, NATIONS.index(str(option.args["other_people"])))
    else:
        s.push(EventOnNation(card, seat, nation))


def _part(s: InvasionsState, a: int, b: int) -> None:
    """XXVI.B.7"""
    part(s.world, a, b)
    s.tell("alliance-ends", {"people": NATIONS[a], "other_people": NATIONS[b]}, "XXVI.B.7")
    s.push(Parting(a, b))
