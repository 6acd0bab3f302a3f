"""The laws of runs can fail: the tiny game and its table, broken on purpose, are caught."""

from random import Random

import pytest

from aevum.engine import (
    Form,
    Game,
    Line,
    Option,
    Ran,
    Refused,
    Run,
    State,
    Step,
    Table,
    View,
    registry,
)
from aevum.testing import battery
from aevum.testing.runs import (
    both_ways,
    runs_are_their_choices,
    what_is_filled_in_is_a_run,
    what_is_proposed_can_be_taken,
)
from tests.tiny import GAME, Caravans
from tests.tiny.cards import Market


def goes_on_regardless(self: Table, seat: str, run: Run) -> Ran:
    taken = 0
    try:
        for step in run.steps:
            self.choose(seat, step.choice)
            taken += 1
    except Refused:
        pass
    return Ran(taken, len(run.steps), None)


def takes_the_first_alone(self: Table, seat: str, run: Run) -> Ran:
    self.choose(seat, run.steps[0].choice)
    return Ran(1, len(run.steps), None)


def orders(s: State, seat: int) -> Run:
    """Two standing orders: a run that nothing stops."""
    steps = [Step("order:ambush:pass"), Step("order:cancel:pass"), Step("order:again:pass")]
    return Run("", {"seat": seat}, [step for step in steps if step.choice not in s.orders])


def proposes(*runs: Run) -> object:
    def by(self: Caravans, s: State, seat: int) -> list[Run]:
        return list(runs)

    return by


def another_each_time(self: Caravans, s: State, seat: int) -> list[Run]:
    found.append(Run("", {"n": len(found)}, orders(s, seat).steps))
    return found[-1:]


def offers(*lines: Line, ask: str = "bid", end: str = "") -> object:
    def by(self: Caravans, s: State, seat: int) -> list[Form]:
        return [Form("bids", {}, ask, list(lines), end)]

    return by


def another_form_each_time(self: Caravans, s: State, seat: int) -> list[Form]:
    found.append(Run("", {}, []))
    return [Form("bids", {"n": len(found)}, "bid", [NOTHING])]


NOTHING = Line(Option("bid", {"gold": 0}, "C.2"))
TOO_MUCH = Line(Option("bid", {"gold": 99}, "C.2"))
found: list[Run] = []


def played(laws: Random) -> None:
    table = Table(GAME, "spring", {}, 1)
    while not table.over:
        runs_are_their_choices(table, laws)
        what_is_proposed_can_be_taken(table, laws)
        what_is_filled_in_is_a_run(table, laws)
        ask = laws.choice([ask for ask in table.asks() if ask.answer is None])
        table.choose(table.seats[ask.seat], laws.choice(ask.options), ask.version)


def test_sound_matches_keep_them() -> None:
    for seed in range(5):
        played(Random(seed))


@pytest.mark.parametrize(
    ("owner", "place", "by", "law"),
    [
        (Table, "run", goes_on_regardless, "choices, one by one"),
        (Table, "run", takes_the_first_alone, "choices, one by one"),
        (Table, "tie", lambda self, count: None, "is not undone as a whole"),
        (Caravans, "runs", proposes(Run("", {}, [Step("fly")])), "is proposed to .*, but why_not says"),
        (Caravans, "runs", proposes(Run("", {}, [])), "has no choices"),
        (Caravans, "runs", proposes(Run("", {}, [Step("bid:0", "bet")])), "and cannot be taken"),
        (Caravans, "runs", proposes(*[Run("", {}, [Step("bid:0", "bid")])] * 2), "are the same run"),
        (Caravans, "runs", another_each_time, "the same view leads to other proposals"),
        (Caravans, "forms", offers(), "has no lines"),
        (Caravans, "forms", offers(NOTHING, NOTHING), "has a line twice"),
        (Caravans, "forms", offers(TOO_MUCH), "stands in 'bids' for .*, but why_not says"),
        (Caravans, "forms", offers(NOTHING, end="done"), "'done' stands in 'bids' for .*, but why_not says"),
        (Caravans, "forms", offers(NOTHING, ask="bet"), "of 'bids' cannot be taken"),
        (Caravans, "forms", another_form_each_time, "the same view leads to other forms"),
    ],
)
def test_what_breaks_them_is_caught(
    owner: type, place: str, by: object, law: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    if place == "tie":
        monkeypatch.setattr(Caravans, "runs", lambda self, s, seat: [orders(s, seat)])
    monkeypatch.setattr(owner, place, by)
    with pytest.raises(AssertionError, match=law):
        list(map(played, map(Random, range(20))))


def test_the_battery_asks_for_them(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Table, "run", goes_on_regardless)
    with pytest.raises(AssertionError, match="choices, one by one"):
        [battery.full(GAME, "year", {}, seed) for seed in range(20)]


def test_a_proposal_that_betrays_a_hand_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """The game remembers what it has seen of a match, and lets it show."""
    real, seen = Caravans.view, list[str]()

    def looks(self: Caravans, s: State, seat: int) -> View:
        assert isinstance(s, Market)
        seen.append(str(s.hands))
        return real(self, s, seat)

    def betrays(self: Caravans, view: View) -> list[Run]:
        return [Run("", {"hands": seen[-1]}, [Step("bid:0", "bid")])]

    monkeypatch.setattr(Caravans, "view", looks)
    monkeypatch.setattr(Caravans, "propose", betrays)
    monkeypatch.setattr("aevum.testing.runs.ASKED_FOR", 0)
    with pytest.raises(AssertionError, match="a leak: of a proposal"):
        [battery.full(GAME, "year", {}, seed) for seed in range(20)]


@pytest.mark.parametrize("seed", range(2))
def test_marches_are_their_choices(seed: int) -> None:
    """Of a whole activation, taken from the middle of play by the quick bot: every tenth proposal."""
    game: Game = registry.find("invasions")
    table = Table(game, "frontiers-375", {}, seed)
    rng, looked = Random(seed), 0
    while looked < 3:
        (ask, *_) = [ask for ask in table.asks() if ask.answer is None]
        seat = table.seats[ask.seat]
        if ask.key in ("stacks", "march") and rng.random() < 0.5:
            proposed = table.runs(seat)
            for run in proposed[::10]:
                assert both_ways(table, ask.seat, run)
            looked += 1
            table.run(seat, rng.choice(proposed)) if proposed else table.choose(seat, ask.options[-1])
        else:
            table.choose(seat, rng.choice(ask.options))
