"""Where a group on the march or a trade transport may go, what is there, and what would come of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from aevum.engine.codec import an_int, ints
from aevum.games.medioevo.board.areas import entry
from aevum.games.medioevo.board.names import area_name, force, percent, tag, thing
from aevum.games.medioevo.board.order import ordered
from aevum.games.medioevo.odds.ahead import clash_ahead, foe
from aevum.games.medioevo.odds.battle import battle_odds
from aevum.games.medioevo.odds.sale import sale_odds
from aevum.games.medioevo.rules.items import owner
from aevum.games.medioevo.rules.land import LAND
from aevum.games.medioevo.rules.market import colours, sellable, serves
from aevum.games.medioevo.rules.market import value as market_value
from aevum.games.medioevo.rules.tables import GOODS
from aevum.games.medioevo.rules.things import cargo_of
from aevum.games.medioevo.rules.trade.routes_state import done, has_route
from aevum.games.medioevo.rules.words import slot_of
from aevum.games.medioevo.telling.seen import frame_named, seen
from aevum.terminal.lines import WIDTH, fold, paint, row

if TYPE_CHECKING:
    from aevum.engine.ask import Ask, Option
    from aevum.engine.view import View
    from aevum.games.medioevo.rules.state import MedioevoState
    from aevum.words import Words

STEPS = ("go-to", "sail-to")
TRAVELS = ("trader-goes", "trader-sails")
STARTS = ("set-out-from", "set-sail-from", "fight-in", "fight-at-sea", "seize-in", "seize-at-sea")
TRADERS = ("choose-trader", "route-transport", "take-over-route")


def area_of(option: Option) -> int:
    return LAND.number(str(option.args.get("sea") or option.args.get("place")))


def ways(view: View, ask: Ask, words: Words) -> list[str]:
    """Lines of markup: the group or the transport, then each way with its number."""
    s = seen(view)
    lines = _group(view, s, words) if any(o.key in STEPS for o in ask.options) else []
    lines += _trader(view, s, words)
    for number, option in enumerate(ordered(ask), 1):
        if option.key in TRADERS:
            slot = slot_of(ask.seat, str(option.args["slot"]))
            lines.append(paint((f"{number:>3} ", "bold cyan")) + paint((_laden(s, slot, words), "")))
        elif option.key in (*STEPS, *TRAVELS, *STARTS):
            area = area_of(option)
            lines += entry(s, area, words, WIDTH, str(number))
            note = ""
            if option.key in STEPS:
                note = _ahead(view, s, option, words)
            elif option.key in TRAVELS:
                note = _sale(s, _slot(view), area, words)
            lines += [paint(part) for part in fold((f"        {note}", "yellow"), hanging=0)] if note else []
    return lines


def _group(view: View, s: MedioevoState, words: Words) -> list[str]:
    frame = frame_named(view, "March")
    if frame is None:
        return []
    parts = [force(ints(frame, "units", "frame"), words)]
    for slot in ints(frame, "slots", "frame"):
        parts.append(words.say("board-moves", thing=thing(s, slot, words), points=s.item_left[slot]))
    text = ", ".join(part for part in parts if part)
    return [paint(part) for part in fold((words.say("board-group", text=text), "bold"))] if text else []


def _ahead(view: View, s: MedioevoState, option: Option, words: Words) -> str:
    """The battle that a step leads into, if one does."""
    frame = frame_named(view, "March")
    if frame is None:
        return ""
    area, seat = area_of(option), an_int(frame, "seat", "frame")
    met = clash_ahead(s, seat, ints(frame, "units", "frame"), area, ints(frame, "slots", "frame"))
    if met is None:
        return ""
    odds = battle_odds(met)
    return words.say(
        "board-battle-ahead",
        name=tag(s, foe(s, seat, area), words),
        force=force(met.sides[1].force, words),
        won=percent(odds.won),
        lost=percent(odds.lost),
        own=f"{odds.units[0]:.1f}",
    )


def _trader(view: View, s: MedioevoState, words: Words) -> list[str]:
    """The transport that trades, where it is, and what it could sell at once."""
    slot = _slot(view)
    if slot < 0:
        return []
    area = s.item_at[slot]
    lines = [paint((_laden(s, slot, words), "bold")), *entry(s, area, words)]
    note = _sale(s, slot, area, words)
    lines += [paint((f"  {note}", "yellow"))] if note else []
    return lines + _route(s, slot, words)


def _route(s: MedioevoState, slot: int, words: Words) -> list[str]:
    """The trade route of a transport, what is done of it marked (6.ROUTE.02)."""
    seat = owner(slot)
    if not has_route(s, seat) or s.route_item[seat] != slot:
        return []
    steps = zip(s.route_steps[seat], done(s, seat), strict=True)
    names = [f"✓ {area_name(area, words)}" if over else area_name(area, words) for area, over in steps]
    return [paint(part) for part in fold((words.say("board-route", names=row(names)), "green"))]


def _laden(s: MedioevoState, slot: int, words: Words) -> str:
    cargo = enumerate(cargo_of(s, slot))
    aboard = ", ".join(f"{count} {words.value('good', GOODS[good])}" for good, count in cargo if count)
    told = {"thing": thing(s, slot, words), "name": area_name(s.item_at[slot], words)}
    points = s.item_left[slot]
    return words.say("board-trader", **told, points=points, cargo=aboard or words.say("board-empty"))


def _slot(view: View) -> int:
    frame = frame_named(view, "Journey")
    return an_int(frame, "slot", "frame") if frame is not None else -1


def _sale(s: MedioevoState, slot: int, area: int, words: Words) -> str:
    """What the cargo would bring there as the Great Market is now (6.SELL.01, 6.GMKT.02)."""
    if slot < 0 or LAND.is_sea(area) or not LAND.settlement[area]:
        return ""
    if not serves(s.item_kind[slot], True, LAND.port[area]):
        return ""
    cubes = cargo_of(s, slot)
    fit = sellable(colours(cubes), s.market[area], LAND.good[area])
    count = sum(number for good, number in enumerate(cubes) if fit >> good & 1)
    if not count:
        return ""
    sale = sale_odds(count, market_value(s.market[area]), 0)
    return words.say("board-sale-there", count=count, florins=sale.proceeds, profit=sale.profit)
