"""Private cards that are played between activations: what a seat can do with them, and the playing."""

from typing import Final

from aevum.engine.ask import Option
from aevum.games.invasions.rules.events.on_nation import EventOnNation, partners
from aevum.games.invasions.rules.events.targets import (
    CAMPAIGNS,
    MIGRATION,
    MINISTER,
    bound,
    lasts,
    on_stage,
    suits,
)
from aevum.games.invasions.rules.hands.deck import EFFECT, EVENTS, STRATEGIC, TRIGGER
from aevum.games.invasions.rules.hands.hand import holds, own, spend
from aevum.games.invasions.rules.state import InvasionsState
from aevum.games.invasions.rules.troops import NATIONS
from aevum.games.invasions.rules.vassalage.ties import allies_to_lose

BEFORE_WAR: Final = ("alliance", "coalition", MINISTER)
"""Effects that come too late once nations act."""
FOR_ACTORS: Final = (CAMPAIGNS, MIGRATION)
"""Effects on an activation: in the Military phase only for those who are about to act."""


def strategic(s: InvasionsState, seat: int, group: int) -> list[Option]:
    """`group`: the nations about to act, 0 before the Military phase."""
    r = s.realm_now
    if r is None or not holds(r, seat):
        return []
    found: list[Option] = []
    cards = [card for card in own(r, seat) if TRIGGER[card] == STRATEGIC]
    among = on_stage(s.world) if cards else []
    for card in cards:
        for n in strategic_targets(s, card, seat, group, among):
            args: dict[str, object] = {"title": EVENTS[card], "people": NATIONS[n]}
            found.append(Option("play-event", args, "X.B.4"))
    return found


def has_target(s: InvasionsState, card: int, seat: int, group: int, among: list[int]) -> bool:
    """Whether the card would do something now; `among`: who is `on_stage`."""
    if _too_late(card, group):
        return False
    return any(_strikes(s, card, seat, group, n) for n in among)


def strategic_targets(s: InvasionsState, card: int, seat: int, group: int, among: list[int]) -> list[int]:
    if _too_late(card, group):
        return []
    return [n for n in among if _strikes(s, card, seat, group, n)]


def _too_late(card: int, group: int) -> bool:
    return group != 0 and EFFECT[card] in BEFORE_WAR


def _strikes(s: InvasionsState, card: int, seat: int, group: int, n: int) -> bool:
    """Whether the card may be played on a nation on the stage."""
    effect = EFFECT[card]
    if group and effect in FOR_ACTORS and not group >> n & 1:
        return False
    if not suits(s, card, seat, n):
        return False
    match effect:
        case "alliance" | "coalition":
            return bool(partners(s, card, n))
        case "treason":
            w = s.world
            return w.seat[n] == seat if bound(w, n) else bool(allies_to_lose(s, n))
    return effect != MINISTER or not lasts(s, MINISTER, n)


def play_strategic(s: InvasionsState, seat: int, option: Option) -> None:
    card = EVENTS.index(str(option.args["title"]))
    spend(s, seat, card, option.rule)
    nation = NATIONS.index(str(option.args["people"]))
    s.push(EventOnNation(card, seat, nation))
