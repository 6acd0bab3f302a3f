"""The laws that hold while a match rests, waiting for a choice."""

from random import Random

import msgspec

from aevum.engine.ask import Option
from aevum.engine.game import Game
from aevum.engine.refusal import Refusal, Refused
from aevum.engine.state import State
from aevum.engine.table import Table
from aevum.testing.compare import Broken, expect, frozen, known, offered, same, thawed
from aevum.testing.play import Choice, pick

PLAYED_AHEAD = 4
"""How many choices a copy or an imagined state is played on."""
MUTATED = 5
"""How many options of an ask are altered; all of them would add time, not sorts of errors."""


def asks_are_sound(table: Table) -> None:
    asks = table.asks()
    expect(bool(asks), "a dead end: nobody is asked and the match is not over")
    seats = [ask.seat for ask in asks]
    expect(len(set(seats)) == len(seats), f"a seat is asked twice at once: {seats}")
    for ask in asks:
        expect(bool(ask.options), f"a dead end: the ask '{ask.key}' offers seat {ask.seat} nothing")
        unasked = table.game.unasked(table.state, ask.seat)
        ids = [option.id for option in (*ask.options, *unasked)]
        expect(len(set(ids)) == len(ids), f"two things that seat {ask.seat} may choose share an id: {ids}")


def the_candidates_without_a_refusal_are_offered(game: Game, s: State) -> None:
    """In their order, with the same words: a frame that finds its options in a shorter way must find these.

    No refused candidate goes by the name of one that is offered, and `why_not` has a reason for it.
    """
    for ask in game.asks(s):
        frame = s.frames[ask.depth]
        wanted: list[Option] = []
        refused: dict[str, Refusal] = {}
        for option in frame.candidates(s, ask):
            refusal = frame.check(s, ask, option)
            if refusal is None:
                wanted.append(option)
            else:
                refused[option.id] = refusal
        same(
            msgspec.json.encode([option.to_json() for option in wanted]),
            msgspec.json.encode([option.to_json() for option in ask.options]),
            f"the ask '{ask.key}' of {type(frame).__name__} offers other options than its candidates without "
            f"a refusal: {_apart(wanted, ask.options)}",
        )
        for option in wanted:
            reason = refused.get(option.id)
            expect(reason is None, f"'{option.id}' is offered, and refused as well: {reason}")
        for id in list(refused)[:MUTATED]:
            expect(game.why_not(s, ask.seat, id) is not None, f"'{id}' is refused without a reason")


def _apart(wanted: list[Option], found: list[Option]) -> str:
    """What only one of two lists of options has."""
    lacking = sorted({o.id for o in wanted} - {o.id for o in found})
    beyond = sorted({o.id for o in found} - {o.id for o in wanted})
    return f"{lacking} missing, {beyond} too many" if lacking or beyond else "another order, or other words"


def frames_are_whole(game: Game) -> None:
    """Made without arguments, as it is for a save or a copy, a frame stands at its first step and is what it
    saves."""
    for name, make in game.frames.items():
        frame = make()
        step: str | None = getattr(frame, "step", None)
        expect(step == frame.steps[0], f"the frame {name} does not begin at its first step")
        saved = frame.to_json()
        again = make()
        again.read(saved, name)
        expect(again.to_json() == frame.copy().to_json() == saved, f"the frame {name} is not what it saves")


def a_save_is_the_state(table: Table) -> None:
    game, s = table.game, table.state
    before = frozen(game, s)
    loaded = thawed(game, before)
    for kept, frame in zip(loaded.frames, s.frames, strict=True):
        expect(type(kept) is type(frame), f"the frame {type(frame).__name__} is read as one of another class")
    same(before, frozen(game, loaded), "the state is not what its JSON says")
    expect(
        offered(loaded) == offered(s),
        f"a loaded state offers other options: {offered(loaded)} instead of {offered(s)}",
    )


def a_copy_is_its_own(table: Table, rng: Random) -> None:
    game, s = table.game, table.state
    before = frozen(game, s)
    copy = s.copy()
    same(before, frozen(game, copy), "a copy is not like the original")
    _play_ahead(game, copy, rng)
    same(before, frozen(game, s), "playing on a copy changed the original")


def what_is_offered_is_accepted(table: Table) -> None:
    game, s = table.game, table.state
    before = frozen(game, s)
    offers = [Choice(ask.seat, option.id, ask.version) for ask in game.asks(s) for option in ask.options]
    for seat in range(len(s.seats)):
        offers += [Choice(seat, option.id, 0) for option in game.unasked(s, seat)]
    for choice in offers:
        reason = game.why_not(s, choice.seat, choice.id)
        expect(reason is None, f"'{choice.id}' is offered to seat {choice.seat}, but why_not says {reason}")
        try:
            _take(game, s.copy(), choice)
        finally:
            # Before the blame falls on the option: a copy that shares a list spoils the next one.
            same(before, frozen(game, s), "playing on a copy changed the original")


def _take(game: Game, s: State, choice: Choice) -> None:
    try:
        game.choose(s, choice.seat, choice.id, choice.version)
        game.check(s)
    except Exception as error:
        raise Broken(f"'{choice.id}' is offered to seat {choice.seat} but fails: {error!r}") from error


def _play_ahead(game: Game, s: State, rng: Random) -> None:
    for _ in range(PLAYED_AHEAD):
        if s.outcome is None:
            _take(game, s, pick(game, s, rng))


def what_is_not_offered_is_refused(table: Table, rng: Random) -> None:
    """Unknown ids, altered arguments, another seat's option, a stale version: `Refused`, and no change."""
    game, s = table.game, table.state
    before = (frozen(game, s), len(table.choices), len(table.log))
    open_to = [{option.id for option in game.unasked(s, seat)} for seat in range(len(s.seats))]
    asks = game.asks(s)
    for ask in asks:
        open_to[ask.seat] |= {option.id for option in ask.options}
    for seat, name in enumerate(s.seats):
        wishes = {"", "no-such-option"}
        for ask in asks:
            for option in rng.sample(ask.options, min(MUTATED, len(ask.options))):
                wishes |= {option.id, *_altered(option)}
        for wish in sorted(wishes - open_to[seat]):
            _refused(table, name, wish, 0)
            expect(game.why_not(s, seat, wish) is not None, f"'{wish}' is refused to {name} without a reason")
    for ask in asks:
        for version in (ask.version + 1, ask.version - 1):
            if version > 0:
                _refused(table, s.seats[ask.seat], ask.options[0].id, version)
    _refused(table, "nobody", "no-such-option", 0)
    same(before[0], frozen(game, table.state), "a refused choice changed the state")
    expect((len(table.choices), len(table.log)) == before[1:], "a refused choice was recorded or told")


def _altered(option: Option) -> list[str]:
    found = [option.id + ":x"]
    for name, value in option.args.items():
        other = value + 1000 if isinstance(value, int) else f"{value}x"
        found.append(Option(option.key, {**option.args, name: other}).id)
    return found


def _refused(table: Table, seat: str, wish: str, version: int) -> None:
    try:
        table.choose(seat, wish, version)
    except Refused:
        return
    raise Broken(f"'{wish}' was accepted from {seat} for version {version}, though it was not offered")


def what_is_imagined_fits(table: Table, rng: Random) -> None:
    """States that differ in what a seat may not know look the same to it, and can be played on."""
    game, s = table.game, table.state
    for seat in range(-1, len(s.seats)):
        now = known(game, s, seat)
        for _ in range(2):
            imagined = game.imagine(game.view(s, seat), rng)
            same(now, known(game, imagined, seat), f"view(imagine(view)) is another view for seat {seat}")
            game.check(imagined)
        _play_ahead(game, imagined, rng)
        same(now, known(game, s, seat), f"imagining for seat {seat} changed the state")


def the_seed_stays_with_the_host(table: Table) -> None:
    seed = table.seed
    traces = (f"{seed:032x}", str(seed), seed.to_bytes(16, "little").hex())
    papers = {seat: msgspec.json.encode(table.export(seat)).decode() for seat in table.seats}
    papers["an onlooker"] = msgspec.json.encode(table.view(None).to_json()).decode()
    for reader, paper in papers.items():
        for trace in traces:
            expect(trace not in paper.lower(), f"the seed can be read from what {reader} is given")
    try:
        table.published()
    except Refused:
        return
    expect(table.over, "the record is published before the match is over")
