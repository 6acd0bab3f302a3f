"""Many small events of a kind in one: the steps of a march, the units of a levy, the ages of nations."""

from __future__ import annotations

from aevum.engine.event import Event

KEYS: tuple[str, ...] = (
    "event-all-age",
    "event-all-keep-events",
    "event-units-join",
    "event-units-recruited",
    "event-raid-beaten-off",
    "event-marches-far",
    "event-edict-played",
)
Pile = tuple[str, object, object]
"""The kind of the events, and what they must have in common."""


def merged(events: list[Event], own: set[str]) -> list[Event]:
    found: list[Event] = []
    piles: dict[Pile, int] = {}
    for event in events:
        pile = _pile(event, own)
        if event.key == "marches" and found and _goes_on(found[-1], event):
            found[-1] = _farther(found[-1], event)
        elif pile in piles:
            found[piles[pile]] = _added(found[piles[pile]], event)
        else:
            if pile is not None:
                piles[pile] = len(found)
            found.append(_retold(event, own))
    return found


def _pile(event: Event, own: set[str]) -> Pile | None:
    """Where the event belongs; None for one that is told by itself."""
    args = event.args
    if event.key in ("ages", "keeps-event"):
        return event.key, event.rule if event.key == "ages" else "", ""
    if event.key == "reinforced" and args["people"] not in own:
        return event.key, args["people"], args["place"]
    if event.key == "recruited" and args["nation"] not in own:
        return event.key, args["nation"], ""
    return None


def _retold(event: Event, own: set[str]) -> Event:
    """The first of a pile, or an event in fewer words."""
    args = event.args
    strange = args.get("people", args.get("nation")) not in own
    match event.key:
        case "ages":
            return Event("all-age", {"peoples": [args["people"]]}, event.rule)
        case "keeps-event":
            return Event("all-keep-events", {"seats": [args["seat"]]}, event.rule)
        case "reinforced" if strange:
            told = {name: args[name] for name in ("people", "place", "units")}
            return Event("units-join", told, event.rule)
        case "recruited" if strange:
            return Event("units-recruited", {"people": args["nation"], "units": 1}, event.rule)
        case "raid-fails":
            return Event("raid-beaten-off", args, event.rule)
        case "plays-edict":
            return Event("edict-played", args, event.rule)
        case "income" | "holds-objectives" if strange:
            return Event(event.key, args, event.rule)
    return event


def _added(first: Event, event: Event) -> Event:
    args = dict(first.args)
    match first.key:
        case "all-age":
            args["peoples"] = _longer(args["peoples"], event.args["people"])
        case "all-keep-events":
            args["seats"] = _longer(args["seats"], event.args["seat"])
        case _:
            before, more = args["units"], event.args.get("units", 1)
            assert isinstance(before, int)
            assert isinstance(more, int)
            args["units"] = before + more
    return Event(first.key, args, first.rule)


def _longer(items: object, item: object) -> list[object]:
    assert isinstance(items, list)
    return [*items, item]


def _goes_on(last: Event, event: Event) -> bool:
    """Whether the same stack, as far as one can see, marches on from where the last march ended."""
    if last.key not in ("marches", "marches-far") or last.args["place"] != event.args["from"]:
        return False
    return all(last.args[name] == event.args[name] for name in ("people", "units"))


def _farther(last: Event, event: Event) -> Event:
    ways = _longer(last.args.get("ways", []), event.args["from"])
    return Event("marches-far", {**last.args, "place": event.args["place"], "ways": ways}, event.rule)
