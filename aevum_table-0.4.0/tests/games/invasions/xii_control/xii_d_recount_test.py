"""XII.D: the tables of friends and foes, against a plain look at every pair of nations."""

from hypothesis import given, settings
from hypothesis import strategies as st

from aevum.games.invasions.rules.control.stance import (
    COUNT,
    FRIENDLY,
    HOSTILE,
    NEUTRAL,
    defy,
    join,
    refresh_stances,
    stance,
)
from aevum.games.invasions.rules.troops import BARBARIAN, NATION_ROMAN, NATIONS
from aevum.games.invasions.rules.world.land import land
from aevum.games.invasions.rules.world.world import ACTIVE, CLIENT, FEDERATE, FREE, OUT, VASSAL, World, put
from aevum.testing import rule

PEOPLES = [NATIONS.index(n) for n in ("rome", "byzantium", "persia", "visigoths", "huns", "gepids", "franks")]
TAME = land(False).wild.index(False)
WILD = land(False).wild.index(True)

people = st.sampled_from(PEOPLES)
pairs = st.lists(st.tuples(people, people).filter(lambda pair: pair[0] != pair[1]), max_size=3)


@st.composite
def worlds(draw: st.DrawFn) -> World:
    w = World(land(False))
    for n in PEOPLES:
        w.role = put(w.role, n, OUT if draw(st.integers(0, 9)) == 0 else ACTIVE)
        w.status = put(w.status, n, draw(st.integers(0, 2)))
    for a, b in draw(pairs):
        join(w, a, b)
    for n, lord in draw(pairs):
        if not w.allies[n] and w.tie[lord] == FREE and n not in w.lord:
            w.tie, w.lord = (
                put(w.tie, n, draw(st.sampled_from((CLIENT, FEDERATE, VASSAL)))),
                put(w.lord, n, lord),
            )
    for a, b in draw(pairs):
        w.pact = put(put(w.pact, a, w.pact[a] | 1 << b), b, w.pact[b] | 1 << a)
    for a, b in draw(pairs):
        w.defied = put(w.defied, a, w.defied[a] | 1 << b)
    refresh_stances(w)
    return w


def said(w: World, words: list[int], a: int, b: int) -> bool:
    mine = [n for n in range(COUNT) if n == a or w.allies[a] >> n & 1]
    theirs = [n for n in range(COUNT) if n == b or w.allies[b] >> n & 1]
    return any(words[x] >> y & 1 for x in mine for y in theirs)


def one(w: World, a: int, b: int) -> bool:
    return a == b or w.allies[a] >> b & 1 == 1


def head(w: World, n: int) -> int:
    return w.lord[n] if w.tie[n] == FEDERATE else n


def top(w: World, n: int) -> int:
    return n if w.tie[n] == FREE else top(w, w.lord[n])


def plain(w: World, a: int, b: int) -> int:
    """Outside Barbarian Areas."""
    if a == b:
        return FRIENDLY
    if OUT in (w.role[a], w.role[b]):
        return HOSTILE
    if one(w, head(w, a), head(w, b)):
        return FRIENDLY
    romans = NATION_ROMAN[a] and NATION_ROMAN[b]
    peace = one(w, top(w, a), top(w, b)) or said(w, w.pact, head(w, a), head(w, b)) or romans
    return NEUTRAL if peace else HOSTILE


def of_the_wild(w: World, n: int) -> bool:
    return w.status[n] == BARBARIAN or (w.tie[n] == VASSAL and w.status[w.lord[n]] == BARBARIAN)


def plain_in_the_wild(w: World, a: int, b: int) -> int:
    view = plain(w, a, b)
    playing = OUT not in (w.role[a], w.role[b])
    if view != HOSTILE or not (playing and of_the_wild(w, a) and of_the_wild(w, b)):
        return view
    return HOSTILE if said(w, w.defied, a, b) or said(w, w.defied, b, a) else NEUTRAL


def assert_plain(w: World) -> None:
    for a in PEOPLES:
        for b in PEOPLES:
            tame, wild = plain(w, a, b), plain_in_the_wild(w, a, b)
            assert (stance(w, a, b, TAME), stance(w, a, b, WILD)) == (tame, wild)
            assert (w.stance[a * COUNT + b], w.wild_stance[a * COUNT + b]) == (tame, wild)


@rule("XII.D.3", "XII.D.5", "XII.D.6", "XII.D.7")
@settings(max_examples=150, deadline=None)
@given(worlds(), people, people)
def test_any_ties_and_words(w: World, a: int, b: int) -> None:
    assert_plain(w)
    if a != b:
        defy(w, a, b)
        assert_plain(w)
