"""Where the match stands: turns with their years, the steps of the turn, points and gold of the seats."""

from __future__ import annotations

from typing import TYPE_CHECKING

from aevum.engine.codec import an_int
from aevum.games.invasions.rules.realm.nations import keeps_treasury
from aevum.games.invasions.rules.troops import NATIONS
from aevum.games.invasions.telling.nations import minor_nations, own_nations
from aevum.games.invasions.telling.seen import first_turn_and_last, frame_named, said, seen
from aevum.games.invasions.telling.turn import acting, lone_scores, step_of
from aevum.scene.position import Score, Step, Track

if TYPE_CHECKING:
    from aevum.engine.event import Event
    from aevum.engine.view import View
    from aevum.games.invasions.rules.state import InvasionsState
    from aevum.words import Words

TURN = "turn-begins"
BEFORE, YEARS = 325, 25
"""XXIII.D.2, XXXIV.0.15: turn 4 is 425 AD, turn 8 is 525 AD."""
ORDER = (
    "board-step-status", "board-step-reinforcements", "board-step-events", "board-step-raids",
    "board-step-caravans", "board-step-diplomacy", "board-step-conversion", "board-step-cards",
    "board-step-income", "board-step-purchases", "board-step-suppression", "board-step-military",
    "board-step-end", "board-step-scoring",
)  # fmt: skip
"""IV.0.1; steps that hardly ever ask anybody anything share the place of those beside them."""
BETWEEN = {
    "reinforcements": "board-step-reinforcements",
    "administration": "board-step-conversion",
    "scoring": "board-step-end",
}
"""Special rules of a turn belong to the step after which, or before which, they are looked at."""
KEYS: tuple[str, ...] = (
    "scene-status", "scene-reinforcements", "scene-events", "scene-raids", "scene-caravans",
    "scene-diplomacy", "scene-conversion", "scene-cards", "scene-income", "scene-purchases",
    "scene-suppression",
    "scene-military", "scene-end", "scene-scoring",
)  # fmt: skip


def years(turn: int) -> tuple[int, int]:
    first = BEFORE + YEARS * turn
    return first, first + YEARS - 1


def _step_of(view: View) -> str:
    """The key of what goes on, with what lies between steps told with them."""
    found = step_of(view)
    if found not in ORDER:
        match = frame_named(view, "Match")
        found = BETWEEN.get(str(match["step"]), found) if match is not None else found
    return found


def tracks(view: View, words: Words) -> list[Track]:
    s = seen(view)
    w = s.world
    if s.realm_now is None:
        return []
    first, last = first_turn_and_last(view)
    turns = [Step(turn_name(turn, words), turn == w.turn, turn < w.turn) for turn in range(first, last + 1)]
    now = _step_of(view)
    at = ORDER.index(now) if now in ORDER else -1
    steps = [
        Step(said(words, key.replace("board-step-", "scene-")), i == at, i < at)
        for i, key in enumerate(ORDER)
    ]
    return [Track(said(words, "scene-turns"), turns), Track(said(words, "scene-steps"), steps)]


def turn_name(turn: int, words: Words) -> str:
    return said(words, "scene-turn", turn=turn, year=str(years(turn)[0]))


def era(event: Event, words: Words) -> str:
    return turn_name(an_int(event.args, "turn", "event"), words) if event.key == TURN else ""


def headline(view: View, words: Words) -> str:
    s = seen(view)
    if s.world_now is None:
        return _fight_line(s, words)
    w = s.world
    first, last = years(w.turn)
    parts = [said(words, "scene-years", turn=w.turn, first=str(first), last=str(last))]
    step = _step_of(view)
    if s.realm_now is not None and step:
        parts.append(said(words, step))
    parts += acting(w, words)
    return " · ".join(parts)


def _fight_line(s: InvasionsState, words: Words) -> str:
    if s.fight_now is None:
        return words.say("scene-fight-over")
    peoples = [NATIONS[side.nation] for side in s.fight.sides]
    return words.say("scene-fight", people=peoples[0], other_people=peoples[1])


def scores(view: View, words: Words) -> list[Score]:
    """Gold is that of all nations of a seat that keep a treasury; there is no other."""
    s = seen(view)
    points = s.points if s.world_now is None else lone_scores(s.world, view) or s.points
    found: list[Score] = []
    for seat, name in enumerate(s.seats):
        score = Score(name, words.seat(name), points[seat])
        if s.world_now is None:
            score.gold = s.gold[seat]
        else:
            w = s.world
            nations = own_nations(w, seat)
            score.owners = [NATIONS[n] for n in [*nations, *minor_nations(w, seat)]]
            score.gold = sum(w.gold[n] for n in nations if keeps_treasury(w, n))
        found.append(score)
    return found
