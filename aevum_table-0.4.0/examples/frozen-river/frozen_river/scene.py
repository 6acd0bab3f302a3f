"""The table in the browser: three places, four clans, a panel, and the odds."""

from __future__ import annotations

from aevum.engine import Ask, Modifier, Option, View
from aevum.scene.board import Board, BoardPlace, Label, Owner, Style
from aevum.scene.contest import Chance, Odds
from aevum.scene.ink import ink
from aevum.scene.panel import Block, Cell
from aevum.scene.panels import Panels
from aevum.scene.position import Piece, PlaceNow, Position, Score
from aevum.scene.seen import Seen
from aevum.scene.source import Focus, Source
from aevum.words import Words
from frozen_river.rules import CLANS, HIDDEN, SEATS, Frozen, River, bonus

COLOURS = {"vandals": "#7a3b2e", "alans": "#2e5a7a"}
BANKS = {"west": 0, "river": 300, "east": 420}
"""Where each place begins, and below how wide it is."""
WIDTHS = {"west": 300, "river": 120, "east": 300}
HIGH = 400
CLAN = "M256 40L472 472H40z"
seen = Seen(Frozen(), River)


def board(scenario: str, options: dict[str, object], words: Words) -> Board:
    places = [
        BoardPlace(
            id=name,
            name=words.value("place", name),
            kind="sea" if name == "river" else "land",
            path=f"M{left} 0h{WIDTHS[name]}v{HIGH}h-{WIDTHS[name]}z",
            at=(left + WIDTHS[name] / 2, HIGH / 2),
            rooms=[(left + WIDTHS[name] / 2, HIGH * part / 4, 60) for part in (1, 3)],
            label=Label([words.value("place", name)], left + WIDTHS[name] / 2, HIGH - 20, 14),
            next=["river"] if name != "river" else ["west", "east"],
        )
        for name, left in BANKS.items()
    ]
    owners = [
        Owner(name, words.seat(name), colour, ink(colour), "clan", name) for name, colour in COLOURS.items()
    ]
    styles = {"place-land": Style(fill="#e9e2cf"), "place-sea": Style(fill="#c9dde6")}
    return Board(
        "frozen-river", words.scenario(scenario), (0, 0, 720, HIGH), places,
        owners=owners, icons={"clan": CLAN}, styles=styles,
    )  # fmt: skip


def headline(view: View, words: Words) -> str:
    return words.say("scene-turn", seat=SEATS[seen(view).turn])


def position(view: View, words: Words) -> Position:
    s = seen(view)
    places: dict[str, PlaceNow] = {"west": PlaceNow(), "east": PlaceNow()}
    for seat, name in enumerate(SEATS):
        for place, count in (("west", s.across[seat]), ("east", CLANS - s.across[seat])):
            if count:
                clan = words.say("scene-clan", seat=name)
                places[place].pieces.append(Piece(f"{name}-{place}", "unit", "clan", clan, name, count=count))
    return Position(
        headline=headline(view, words),
        scores=[
            Score(name, words.seat(name), s.across[seat], owners=[name]) for seat, name in enumerate(SEATS)
        ],
        places=places,
        active=SEATS[s.turn],
    )


def focus(view: View, ask: Ask | None, option: Option) -> Focus:
    """A clan that goes is an arrow on the board, and has odds."""
    if option.key != "send":
        return Focus()
    return Focus(places=["river"], path=["east", "river", "west"], odds=True)


def odds(view: View, option: Option, words: Words) -> Odds | None:
    """From the function that the rules add with."""
    if option.key != "send" or view.seat < 0:
        return None
    items: list[Modifier] = []
    added = bonus(seen(view), view.seat, option.args["omen"] == "read", items)
    share = sum(die + added >= 5 for die in range(1, 7)) / 6
    chances = [
        Chance(words.say("odds-across"), share, "good"),
        Chance(words.say("odds-back"), 1 - share, "bad"),
    ]
    return Odds(words.say("odds-about"), chances, rule="W.2")


def omens(view: View, words: Words) -> list[Block]:
    s = seen(view)
    facts = []
    for seat, name in enumerate(SEATS):
        state = {0: "read", HIDDEN: "hidden"}.get(s.omens[seat], "known")
        facts.append(
            (words.seat(name), Cell(words.say("scene-omen", state=state, value=s.omens[seat]), owner=name))
        )
    return [Block(facts=facts, rule="W.1")]


PANELS = Panels({"omens": omens}, {"omens": "clan"}, {})
SCENE = Source(board, position, headline, focus, odds=odds, panels=PANELS.heads, panel=PANELS.panel)
