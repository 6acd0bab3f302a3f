"""One battery of tests for every game.

`light` plays a random match and checks the game's own invariants: cheap enough for thousands. `best` does the
same while the best bot plays. `full` puts a random match through every law that the engine promises.
All take a game, a scenario, its options and a seed, return the number of choices made, and raise
AssertionError with a record that leads to the failure:

    from aevum.testing import battery
    battery.full(GAME, "base", {}, seed=1)

To look at a failure: `rebuild(game, load(text))` with the text of the record.
"""

from collections.abc import Callable, Sequence
from random import Random

import msgspec

from aevum.bots import Bot, names
from aevum.engine.game import Game
from aevum.engine.record import dump, load
from aevum.engine.refusal import Refused
from aevum.engine.replay import rebuild
from aevum.engine.state import State
from aevum.engine.table import Table
from aevum.testing import laws, runs
from aevum.testing.compare import expect, frozen, known, same, thawed
from aevum.testing.play import Choice, Run, follow, guides, pick
from aevum.testing.shadows import Shadows

LIMIT = 50_000
"""Choices after which a match counts as endless."""


def light(
    game: Game,
    scenario: str,
    options: dict[str, object],
    seed: int,
    *,
    limit: int = LIMIT,
    reload: int = 0,
    guide: str = "",
) -> int:
    """A random match: no crash, no dead end, sound after every choice, over within the limit.

    `reload`: after so many choices, again and again, the match goes on from its own save, and its options are
    held against the candidates; 0 for never.
    `guide`: a bot that gives most of the answers, for positions which chance alone seldom comes to.
    """
    rng = Random(seed)
    run = Run(game, scenario, options, rng)

    def choose(s: State, bots: Sequence[Bot]) -> Choice:
        return pick(game, s, rng, bots)

    return _played(run, choose, guide, limit, 0, reload)


def best(
    game: Game,
    scenario: str,
    options: dict[str, object],
    seed: int,
    *,
    limit: int = LIMIT,
    most: int = 0,
    reload: int = 0,
) -> int:
    """As `light`, but the best bot of the game sits in every seat, and nothing is left to chance; where it
    fails, the match is broken. `most`: leave it after so many choices; 0 for never."""
    rng = Random(seed)
    run = Run(game, scenario, options, rng)

    def choose(s: State, bots: Sequence[Bot]) -> Choice:
        return follow(game, s, rng, bots)

    return _played(run, choose, names(game.name)[0], limit, most, reload)


def _played(
    run: Run, choose: Callable[[State, Sequence[Bot]], Choice], bot: str, limit: int, most: int, reload: int
) -> int:
    game = run.game
    with run.reported():
        s = game.setup(run.scenario, run.options, run.seed, game.pack())
        s.log = []
        run.seats = s.seats
        bots = guides(game, s.seats, bot)
        game.advance(s)
        game.check(s)
        while s.outcome is None and not 0 < most <= len(run.choices):
            expect(len(run.choices) < limit, f"the match is not over after {limit} choices")
            expect(all(ask.options for ask in game.asks(s)), "a dead end: an open ask offers nothing")
            choice = choose(s, bots)
            run.choices.append((s.seats[choice.seat], choice.id))
            game.choose(s, choice.seat, choice.id, choice.version)
            run.over = s.outcome is not None
            game.check(s)
            if reload and len(run.choices) % reload == 0:
                s = reloaded(game, s)
        return len(run.choices)


def reloaded(game: Game, s: State) -> State:
    """The match as its save has it; what is offered is what the rules do not refuse."""
    laws.the_candidates_without_a_refusal_are_offered(game, s)
    saved = msgspec.json.encode(game.to_json(s))
    loaded = game.from_json(msgspec.json.decode(saved))
    same(saved, msgspec.json.encode(game.to_json(loaded)), "a save that was loaded saves differently")
    loaded.log = s.log
    return loaded


def full(
    game: Game,
    scenario: str,
    options: dict[str, object],
    seed: int,
    *,
    limit: int = LIMIT,
    share: float = 1.0,
    guide: str = "",
) -> int:
    """A random match with every law of the battery.

    Where that takes too long, `share` is the part of the choices that is examined; `guide` as in `light`.
    """
    rng = Random(seed)
    run = Run(game, scenario, options, rng)
    aside = Random(f"{seed} aside")  # so that what is tried does not change what is played
    with run.reported():
        expect(
            game.setup(scenario, options, run.seed, game.pack()).drawn == 0, "setup draws; let a frame do it"
        )
        table = Table(game, scenario, options, run.seed)
        run.seats = table.seats
        shadows = Shadows(table, aside)
        guided = guides(game, table.seats, guide)
        game.check(table.state)
        while not table.over:
            expect(len(run.choices) < limit, f"the match is not over after {limit} choices")
            laws.asks_are_sound(table)
            choice = pick(game, table.state, rng, guided)
            if aside.random() < share:
                _at_rest(table, aside)
                _examined(table, choice, run, shadows)
            else:
                _choose(table, choice, run)
                shadows.forget()
        _at_the_end(table, limit, seed, guide)
        return len(run.choices)


def _at_rest(table: Table, aside: Random) -> None:
    laws.a_save_is_the_state(table)
    laws.the_candidates_without_a_refusal_are_offered(table.game, table.state)
    laws.what_is_offered_is_accepted(table)
    laws.a_copy_is_its_own(table, aside)
    laws.what_is_not_offered_is_refused(table, aside)
    laws.what_is_imagined_fits(table, aside)
    laws.the_seed_stays_with_the_host(table)
    runs.runs_are_their_choices(table, aside)
    if aside.random() < runs.ASKED_FOR:
        runs.what_is_proposed_can_be_taken(table, aside)
        runs.what_is_filled_in_is_a_run(table, aside)


def _choose(table: Table, choice: Choice, run: Run) -> None:
    run.choices.append((table.seats[choice.seat], choice.id))
    table.choose(table.seats[choice.seat], choice.id, choice.version)
    run.over = table.over
    table.game.check(table.state)


def _examined(table: Table, choice: Choice, run: Run, shadows: Shadows) -> None:
    game = table.game
    kept = table.state.copy()
    before = frozen(game, kept)
    loaded = thawed(game, before)
    others = [seat for seat in range(-1, len(table.seats)) if seat != choice.seat]
    knew = [known(game, kept, seat) for seat in others]
    mark = len(table.log)

    _choose(table, choice, run)

    after = frozen(game, table.state)
    same(before, frozen(game, kept), "playing on changed a copy made before")
    game.choose(loaded, choice.seat, choice.id, choice.version)
    same(after, frozen(game, loaded), "a state that was saved and loaded plays on differently")
    if _kept_secret(kept, table.state, choice):
        for seat, view in zip(others, knew, strict=True):
            same(view, known(game, table.state, seat), f"seat {seat} sees a sealed answer or an order")
    shadows.follow(kept, choice, table.log[mark:])
    _undo(table, choice, before, after, mark)


def _kept_secret(before: State, after: State, choice: Choice) -> bool:
    """Whether nobody else may notice the choice: a sealed answer, not the last, or a standing order."""
    asked, now = before.ask_of(choice.seat), after.ask_of(choice.seat)
    if asked is None or now is None:
        return asked is now and choice.id.startswith("order:")
    answers = asked.find(choice.id) is not None
    return asked.version == now.version and (answers or choice.id.startswith("order:"))


def _undo(table: Table, choice: Choice, before: bytes, after: bytes, mark: int) -> None:
    """Undo equals rebuilding, doing it again gives the same, and nobody undoes what was rolled."""
    game = table.game
    name = table.seats[choice.seat]
    count = len(table.choices)
    story = [event.to_json() for event in table.log]
    same(before, frozen(game, table.at(count - 1)), "rebuilding the state before a choice gives another")
    for seat in table.seats:
        if table.why_no_undo(seat) is not None:
            try:
                table.undo(seat)
            except Refused:
                continue
            expect(False, f"{seat} undid what why_no_undo refuses")
    if table.why_no_undo(name) is not None:
        return
    drawn = table.state.drawn
    table.undo(name)
    expect(table.state.drawn == drawn, "a roll was undone")
    same(before, frozen(game, table.state), "undo gives another state")
    expect((len(table.choices), len(table.log)) == (count - 1, mark), "undo left choices or events behind")
    table.choose(name, choice.id, choice.version)
    same(after, frozen(game, table.state), "doing again what was undone gives another state")
    again = [event.to_json() for event in table.log]
    expect(story == again, "doing again what was undone tells another story")


def _at_the_end(table: Table, limit: int, seed: int, guide: str) -> None:
    game = table.game
    end = frozen(game, table.state)
    laws.a_save_is_the_state(table)
    laws.what_is_not_offered_is_refused(table, Random(seed))
    unasked = [option for seat in range(len(table.seats)) for option in game.unasked(table.state, seat)]
    expect(not unasked, f"{unasked} may be done after the end")
    again = rebuild(game, load(dump(table.published())))
    same(end, frozen(game, again.state), "the record leads to another state")
    expect(
        msgspec.json.encode([event.to_json() for event in again.log])
        == msgspec.json.encode([event.to_json() for event in table.log]),
        "the record tells another story",
    )
    rng = Random(seed)
    twin = Table(game, table.scenario, table.options, Run(game, table.scenario, table.options, rng).seed)
    guided = guides(game, twin.seats, guide)
    while not twin.over and len(twin.choices) < limit:
        choice = pick(game, twin.state, rng, guided)
        twin.choose(twin.seats[choice.seat], choice.id, choice.version)
    expect(twin.choices == table.choices, "the same seed led to other choices")
    same(end, frozen(game, twin.state), "the same seed led to another match")
