"""What goes over the wire. The page's types (`web/src/wire.ts`) are made from these: `make wire`."""

from typing import Annotated

from msgspec import Meta, Struct, field

from aevum.scene.contest import Contest, Item, Report
from aevum.scene.panel import Block, PanelHead
from aevum.scene.position import Position

Count = Annotated[int, Meta(ge=0)]

# The lobby


class Choosable(Struct, omit_defaults=True):
    """An option of a game that a new table may set."""

    name: str
    title: str
    about: str = ""
    values: list[str | int | bool] = []
    titles: list[str] = []
    """What each of the values is called."""
    default: str | int | bool = ""


class ScenarioInfo(Struct, omit_defaults=True):
    name: str
    title: str
    seats: list[str]
    about: str = ""
    options: list[Choosable] = []
    seating: list[str] = []
    """The options on which it depends who plays."""
    tables: dict[str, list[str]] = {}
    """Who plays for the values of these, with commas between."""
    lineup: str = ""
    """The option that names who plays, with commas between, where players agree on it."""
    lineups: list[list[str]] = []
    """Whom it may name, in any order."""
    first: bool = False
    """The one for a first evening: it has a guided start."""


class BotInfo(Struct):
    name: str
    title: str


class GameInfo(Struct, omit_defaults=True):
    name: str
    title: str
    about: str
    scenarios: list[ScenarioInfo]
    bots: list[BotInfo]
    seats: dict[str, str]
    """What each seat is called."""
    rules: str = ""
    """The version of its rules."""
    packs: list[str] = []
    """Packs of other tables that a new table may be played with."""


class ChangeInfo(Struct):
    """One thing that a version of the rules changed."""

    version: str
    clauses: list[str]
    words: str


class NewTable(Struct, forbid_unknown_fields=True):
    game: str
    scenario: str
    seats: dict[str, str]
    """For each seat `me`, `open`, or the name of a bot."""
    options: dict[str, str | int | bool] = field(default_factory=dict)
    seed: str = ""
    """Hexadecimal or decimal; empty: drawn."""
    pack: str = ""
    """The pack whose tables it is played with; empty: the game's own."""


class SeatInfo(Struct, omit_defaults=True):
    seat: str
    name: str
    player: str
    """`person`, `open`, or the name of a bot."""
    asked: bool = False
    thinking: float | None = None
    """For how many seconds a bot has been at it."""


class TableInfo(Struct, omit_defaults=True):
    id: str
    game: str
    title: str
    scenario: str
    seats: list[SeatInfo]
    version: int
    headline: str = ""
    created: str = ""
    touched: str = ""
    over: bool = False
    outcome: str = ""
    commitment: str = ""
    branch: str = ""
    """The table that this one was imagined from: a what-if."""
    problem: str = ""
    """Why its bots have stopped, where one of them failed."""
    rules: str = ""
    """The version of the rules that it is played under."""
    pack: str = ""
    """The pack it is played with, where it has one."""
    upgrade: str = ""
    """`offered`: newer rules would tell it otherwise, and its people may decide; `stays`: they have."""
    base: str = ""
    """Where its own page is, when another program plays it than the one that lists it: `/v/0.2.0`."""


class Keys(Struct):
    """Answer to a new or joined table. A key is a secret: whoever holds it sits there."""

    table: TableInfo
    keys: dict[str, str]
    """Key of each seat, and under `host` that of whoever may save and delete the table."""


# A table, as one seat sees it


class OptionInfo(Struct, omit_defaults=True):
    id: str
    key: str
    words: str
    rule: str = ""
    places: list[str] = []
    pieces: list[str] = []
    path: list[str] = []
    odds: bool = False
    card: str = ""
    """`kind/id` of a card that tells what it is good for."""
    order: str = ""
    """For a standing order: `pass` or `ask`."""
    group: str = ""
    """The heading under which it stands, where it does not answer the question but may be done besides."""
    series: str = ""
    """The same in options that differ in nothing but a figure."""
    figure: int = 0


class AskInfo(Struct, omit_defaults=True):
    key: str
    version: int
    words: str
    options: list[OptionInfo]
    rule: str = ""
    sealed: bool = False
    answer: str = ""
    """The sealed answer given so far, by its id."""
    help: str = ""
    """A word for beginners on this kind of question."""
    written: str = ""
    """How an answer in the player's own words begins, where one is taken."""
    about: list[Block] = []
    """What it is about, where that takes more than a sentence."""


class Undo(Struct, omit_defaults=True):
    can: bool
    why: str = ""
    redo: int = 0
    """How many steps can be done again."""


class RollInfo(Struct, omit_defaults=True):
    sides: int
    dice: list[int]
    faces: list[str] = []
    items: list[Item] = []


class LogLine(Struct, omit_defaults=True):
    n: int
    """The number of the event among those that this seat may see."""
    choice: int
    """How many choices had been made when it happened: where a replay jumps to."""
    words: str
    rule: str = ""
    roll: RollInfo | None = None
    places: list[str] = []
    pieces: list[str] = []
    path: list[str] = []
    small: bool = False
    """Not worth a line in the news."""


class Update(Struct, omit_defaults=True):
    """Everything a page needs to draw one moment of a table for one seat ("" is an onlooker)."""

    table: str
    version: int
    """Grows with every change of the table, undo included."""
    choice: int
    """How many choices lead here."""
    seat: str
    seats: list[SeatInfo]
    position: Position | None
    ask: AskInfo | None = None
    initiatives: list[OptionInfo] = []
    orders: list[OptionInfo] = []
    contest: Contest | None = None
    reports: list[Report] = []
    """How fights ended that the news tell of, or that lie not far behind them."""
    panels: list[PanelHead] = []
    undo: Undo | None = None
    news: list[LogLine] = []
    """What this seat may see of what happened since the version that the page had."""
    events: int = 0
    """How many events of the story this seat may see by now."""
    reset: bool = False
    """The page's log is no longer true behind `events - len(news)` (an undo, or a first update)."""
    over: bool = False
    outcome: str = ""
    commitment: str = ""
    seed: str = ""
    """Told when the match is over."""
    problem: str = ""
    """Why the table's bots have stopped, or why nobody can play on here."""
    program: str = ""
    """The program that made this: a page of another one loads itself anew."""
    note: str = ""
    """What is to be known of a past moment that cannot be shown, or not in full."""


class Answered(Struct, omit_defaults=True):
    """What somebody who is asked wants: `move`, `stay`, or nothing yet."""

    seat: str
    """A seat, or `host`."""
    name: str
    answer: str = ""


class Upgrade(Struct, omit_defaults=True):
    """What the newest rules mean for one table, as a seat may know it."""

    table: str
    rules: str
    """The version that it is played under."""
    newest: str
    state: str
    """`same`: there is nothing to decide; `offered`; `stays`: decided for this version."""
    words: str = ""
    """The sentence above it all."""
    changes: list[ChangeInfo] = []
    """What has changed since this match began."""
    choice: int = 0
    """The first choice that would have led to something else (0: the set-up)."""
    was: list[str] = []
    """What was told of it, and what the newest rules would tell."""
    now: list[str] = []
    rule: str = ""
    onward: int = 0
    """The number of choices after which it would go on under the newest rules."""
    asked: list[Answered] = []
    """Whose word it takes, and what they have said."""
    movable: bool = False
    playable: bool = False
    """Whether it can be played here under its own rules; if not, `why` says why."""
    why: str = ""


class Decision(Struct, forbid_unknown_fields=True):
    """What a seat (or `host`) wants: `move` up to the newest rules, `stay`, or nothing (empty)."""

    seat: str
    answer: str


class Wish(Struct, forbid_unknown_fields=True):
    """A choice: the id of an option, for the version of the ask it answers (0: an initiative)."""

    seat: str
    choice: str
    ask: int = 0


class Done(Struct):
    version: int


class Why(Struct, omit_defaults=True):
    """Why not: a sentence and the rule behind it."""

    words: str
    rule: str = ""
    allowed: bool = False


class Problem(Struct, omit_defaults=True):
    """What a refused request gets, with a 4xx."""

    words: str
    rule: str = ""
    key: str = ""


class Hello(Struct, forbid_unknown_fields=True):
    """The first message of a page on a socket: one key for each seat it shows; what it knows already."""

    seat: str = ""
    key: str = ""
    version: Count = 0
    events: Count = 0
