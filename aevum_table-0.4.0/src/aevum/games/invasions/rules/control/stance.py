"""XII.D.2-XII.D.7 Who is friend, neutral and foe. Worked out anew when a tie changes, which is rare."""

from typing import Final

from aevum.games.invasions.rules.troops import BARBARIAN, NATION_ROMAN, NATIONS
from aevum.games.invasions.rules.world.pieces import members
from aevum.games.invasions.rules.world.world import FEDERATE, FREE, OUT, VASSAL, World, put

FRIENDLY: Final = 0
NEUTRAL: Final = 1
HOSTILE: Final = 2
EMPTY: Final = 3
"""Of provinces only (C24)."""
STANCE_NAMES: Final = ("friendly", "neutral", "hostile", "empty")

COUNT: Final = len(NATIONS)
EVERYBODY: Final = (1 << COUNT) - 1
STRANGERS: Final = bytes([FRIENDLY if a == b else HOSTILE for a in range(COUNT) for b in range(COUNT)])
"""Nations that are not in play are friends of themselves only."""
SELVES: Final[list[int]] = [1 << n for n in range(COUNT)]
OTHERS: Final[list[int]] = [EVERYBODY & ~own for own in SELVES]

KEPT: Final = 8
_KNOWN: Final[list[tuple[list[list[int]], tuple[bytes, bytes, list[int], list[int], list[int]]]]] = []
"""Ties and what they came to, the newest first; never written to, as in a world."""


def refresh_stances(w: World) -> None:
    """Work the tables out anew, after any change of ties, alliances, statuses or declarations.

    Pair by pair it would take too long: what two nations are to each other follows from whom they stand with.
    """
    playing = [n for n in range(COUNT) if w.role[n] != OUT]
    of_head = [0] * COUNT
    of_top = [0] * COUNT
    heads = [0] * COUNT
    tops = [0] * COUNT
    everybody = romans = wild = 0
    for n in playing:
        heads[n] = _head(w, n)
        tops[n] = _top(w, n)
        of_head[heads[n]] |= 1 << n
        of_top[tops[n]] |= 1 << n
        everybody |= 1 << n
        if NATION_ROMAN[n]:
            romans |= 1 << n
        if of_the_wild(w, n):
            wild |= 1 << n
    w.friends = SELVES[:]
    w.foes = OTHERS[:]
    for a in playing:
        head, top = heads[a], tops[a]
        lower = everybody & ((1 << a) - 1)
        # XII.D.3, XII.D.4 (A28), XXVI.B.4, XXVIII.E.1
        friendly = lower & _of_any(of_head, 1 << head | w.allies[head])
        neutral = _of_any(of_top, 1 << top | w.allies[top])  # XII.D.5, XXVII.A.2, XXIX.F.1
        if romans >> a & 1:
            neutral |= romans  # F205: the two Empires, and nobody who depends on them
        promised = _words(w, w.pact, head)
        if promised:
            neutral |= _of_any(of_head, _with_allies(w, promised))  # XXX.C.2, XXX.E.2
        _mark(w.friends, a, friendly)
        _strike(w.foes, a, lower & (friendly | neutral))  # XII.D.7: all others are hostile
    w.wild_foes = _foes_in_the_wild(w, wild)
    w.stance = _table(w.friends, w.foes, playing)
    w.wild_stance = _table(w.friends, w.wild_foes, playing)


def recall_stances(w: World) -> None:
    """`refresh_stances`, for matches that are looked at again and again while no tie changes."""
    ties = [w.role, w.status, w.tie, w.lord, w.allies, w.defied, w.pact]
    for known, stances in _KNOWN:
        if known == ties:
            w.stance, w.wild_stance, w.friends, w.foes, w.wild_foes = stances
            return
    refresh_stances(w)
    _KNOWN.insert(0, ([row[:] for row in ties], (w.stance, w.wild_stance, w.friends, w.foes, w.wild_foes)))
    del _KNOWN[KEPT:]


def _foes_in_the_wild(w: World, wild: int) -> list[int]:
    """XII.D.6: in Barbarian Areas Barbarians and their vassals leave each other alone, unless one defies."""
    defied = [0] * COUNT
    each = members(wild)
    for a in each if any(w.defied) else []:
        words = _words(w, w.defied, a)
        if words:
            _mark(defied, a, _with_allies(w, words))
    foes = w.foes[:]
    for a in each:
        foes[a] &= ~wild | defied[a]
    return foes


def _of_any(groups: list[int], leaders: int) -> int:
    """Everybody who is in the group of one of these."""
    found = 0
    for n in members(leaders):
        found |= groups[n]
    return found


def _mark(masks: list[int], a: int, others: int) -> None:
    """Enter a with others, and others with a."""
    masks[a] |= others
    for b in members(others):
        masks[b] |= 1 << a


def _strike(masks: list[int], a: int, others: int) -> None:
    masks[a] &= ~others
    for b in members(others):
        masks[b] &= ~(1 << a)


def _words(w: World, words: list[int], nation: int) -> int:
    """What a nation said, or an ally: they are as one (XXXIV.0.2), and a word holds between both sides."""
    found = words[nation]
    for n in members(w.allies[nation]):
        found |= words[n]
    return found


def _with_allies(w: World, nations: int) -> int:
    found = nations
    for n in members(nations):
        found |= w.allies[n]
    return found


def _table(friends: list[int], foes: list[int], playing: list[int]) -> bytes:
    table = bytearray(STRANGERS)
    for a in playing:
        for b in members(EVERYBODY & ~foes[a]):
            table[a * COUNT + b] = FRIENDLY if friends[a] >> b & 1 else NEUTRAL
    return bytes(table)


def of_the_wild(w: World, n: int) -> bool:
    """Barbarians and their vassals."""
    return w.status[n] == BARBARIAN or (w.tie[n] == VASSAL and w.status[w.lord[n]] == BARBARIAN)


def _head(w: World, n: int) -> int:
    """A federate stands with its federator, who comes and goes in its provinces (XXVIII.D.6)."""
    return w.lord[n] if w.tie[n] == FEDERATE else n


def _top(w: World, n: int) -> int:
    """The nation at whose side this one stands, as federate, client or vassal."""
    at = n
    while w.tie[at] != FREE:
        at = w.lord[at]
    return at


def stance(w: World, a: int, b: int, province: int) -> int:
    """How two nations stand to each other in a province: FRIENDLY, NEUTRAL or HOSTILE."""
    if w.friends[a] >> b & 1:
        return FRIENDLY
    foes = w.wild_foes if province < w.land.provinces and w.land.wild[province] else w.foes
    return HOSTILE if foes[a] >> b & 1 else NEUTRAL


def foes_in(w: World, nation: int, province: int) -> int:
    """The mask of the nations that are hostile to this one in a province."""
    return w.wild_foes[nation] if w.land.wild[province] else w.foes[nation]


def bind(w: World, nation: int, tie: int, lord: int) -> None:
    """Tie a nation to a lord (CLIENT, FEDERATE, VASSAL) or free it (FREE, NOBODY)."""
    w.tie = put(w.tie, nation, tie)
    w.lord = put(w.lord, nation, lord)
    w.tied_since = put(w.tied_since, nation, w.turn if tie != FREE else 0)
    if tie != FREE:
        for other in members(w.allies[nation]):  # XXVI.B.5
            _sever(w, nation, other)
    refresh_stances(w)


def ally(w: World, a: int, b: int) -> None:
    join(w, a, b)
    refresh_stances(w)


def join(w: World, a: int, b: int) -> None:
    """F99: who makes an alliance is the ally of all the allies of the other; the tables wait."""
    together = 1 << a | w.allies[a] | 1 << b | w.allies[b]
    w.allies = [together & ~(1 << n) if together >> n & 1 else allies for n, allies in enumerate(w.allies)]


def part(w: World, a: int, b: int) -> None:
    """End an alliance; the stacks that must separate are the caller's business (XXVI.B.7)."""
    _sever(w, a, b)
    refresh_stances(w)


def _sever(w: World, a: int, b: int) -> None:
    w.allies = put(put(w.allies, a, w.allies[a] & ~(1 << b)), b, w.allies[b] & ~(1 << a))


def defy(w: World, a: int, b: int) -> None:
    """XII.D.6, D4: a declares b an enemy in Barbarian Areas too, for the turn; allies too (F99)."""
    w.defied = put(w.defied, a, w.defied[a] | 1 << b)
    wild = bytearray(w.wild_stance)
    foes = w.wild_foes[:]
    theirs = 1 << b | w.allies[b]
    for x in members(1 << a | w.allies[a]):
        new = theirs & w.foes[x]
        _mark(foes, x, new)
        for y in members(new):
            wild[x * COUNT + y] = wild[y * COUNT + x] = HOSTILE
    w.wild_stance = bytes(wild)
    w.wild_foes = foes


def subjects(w: World, lord: int, tie: int) -> list[int]:
    return [n for n, other in enumerate(w.tie) if other == tie and w.lord[n] == lord]


def friends_mask(w: World, nation: int, province: int) -> int:
    """The nations that may stack with this one, itself included: the same ones wherever they are."""
    return w.friends[nation]
