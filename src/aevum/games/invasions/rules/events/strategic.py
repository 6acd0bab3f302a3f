"""Private cards that are played between activations: what a seat can do with them, and the playing."""

from typing import Final

from aevum.engine.ask import Option
from aevum.games.invasions.rules.events.deck import EFFECT, EVENTS, STRATEGIC, TRIGGER
from aevum.games.invasions.rules.events.hand import holds, own, spend
from aevum.games.invasions.rules.events.on_nation import EventOnNation, partners
from aevum.games.invasions.rules.events.targets import CAMPAIGNS, MIGRATION, MINISTER, bound, lasts, targets
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
    for card in own(r, seat):
        if TRIGGER[card] != STRATEGIC:
            continue
        for n in strategic_targets(s, card, seat, group):
            args: dict[str, object] = {"title": EVENTS[card], "people": NATIONS[n]}
            found.append(Option("play-event", args, "X.B.4"))
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
        w = s.world
        found = [n for n in found if (w.seat[n] == seat if bound(w, n) else allies_to_lose(s, n))]
    return found


def play_strategic(s: InvasionsState, seat: int, option: Option) -> None:
    card = EVENTS.index(str(option.args["title"]))
    spend(s, seat, card, option.rule)
    nation = NATIONS.index(str(option.args["people"]))
    s.push(EventOnNation(card, seat, nation))
