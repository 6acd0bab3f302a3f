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


def refresh_stances(w: World) -> None:
    """Work the tables out anew, after any change of ties, alliances, statuses or declarations."""
    tame = bytearray(STRANGERS)
    wild = bytearray(STRANGERS)
    friends = [1 << n for n in range(COUNT)]
    foes = [EVERYBODY & ~(1 << n) for n in range(COUNT)]
    wild_foes = foes[:]
    playing = [n for n in range(COUNT) if w.role[n] != OUT]
    heads = [_head(w, n) for n in range(COUNT)]
    tops = [_top(w, n) for n in range(COUNT)]
    for a in playing:
        for b in playing:
            if b < a:
                view = _between(w, heads[a], heads[b], tops[a], tops[b])
                in_the_wild = _in_the_wild(w, a, b, view)
                tame[a * COUNT + b] = tame[b * COUNT + a] = view
                wild[a * COUNT + b] = wild[b * COUNT + a] = in_the_wild
                if view == FRIENDLY:
                    friends[a] |= 1 << b
                    friends[b] |= 1 << a
                if view != HOSTILE:
                    foes[a] &= ~(1 << b)
                    foes[b] &= ~(1 << a)
                if in_the_wild != HOSTILE:
                    wild_foes[a] &= ~(1 << b)
                    wild_foes[b] &= ~(1 << a)
    w.stance = bytes(tame)
    w.wild_stance = bytes(wild)
    w.friends = friends
    w.foes = foes
    w.wild_foes = wild_foes


def _between(w: World, head: int, other_head: int, top: int, other_top: int) -> int:
    if _together(w, head, other_head):
        return FRIENDLY  # XII.D.3, XII.D.4 (A28), XXVI.B.4, XXVIII.E.1
    if _together(w, top, other_top):
        return NEUTRAL  # XII.D.5, XXVII.A.2, XXIX.F.1
    if _said(w, w.pact, head, other_head):
        return NEUTRAL  # XXX.C.2, XXX.E.2
    if NATION_ROMAN[top] and NATION_ROMAN[other_top]:
        return NEUTRAL  # F205
    return HOSTILE  # XII.D.7


def _in_the_wild(w: World, a: int, b: int, view: int) -> int:
    """XII.D.6: in Barbarian Areas Barbarians and their vassals leave each other alone, unless one defies."""
    if view != HOSTILE or not (of_the_wild(w, a) and of_the_wild(w, b)):
        return view
    return HOSTILE if _said(w, w.defied, a, b) or _said(w, w.defied, b, a) else NEUTRAL


def _said(w: World, words: list[int], a: int, b: int) -> bool:
    """Allies stack and fight as one nation (XXXIV.0.2), so that a word of one holds between both sides."""
    others = 1 << b | w.allies[b]
    if words[a] & others:
        return True
    return w.allies[a] != 0 and any(w.allies[a] >> n & 1 and words[n] & others for n in range(COUNT))


def of_the_wild(w: World, n: int) -> bool:
    """Barbarians and their vassals."""
    if w.role[n] == OUT:
        return False
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


def _together(w: World, a: int, b: int) -> bool:
    return a == b or w.allies[a] >> b & 1 != 0


def stance(w: World, a: int, b: int, province: int) -> int:
    """How two nations stand to each other in a province: FRIENDLY, NEUTRAL or HOSTILE."""
    table = w.wild_stance if province < w.land.provinces and w.land.wild[province] else w.stance
    return table[a * COUNT + b]


def foes_in(w: World, nation: int, province: int) -> int:
    """The mask of the nations that are hostile to this one in a province."""
    return w.wild_foes[nation] if w.land.wild[province] else w.foes[nation]


def bind(w: World, nation: int, tie: int, lord: int) -> None:
    """Tie a nation to a lord (CLIENT, FEDERATE, VASSAL) or free it (FREE, NOBODY)."""
    w.tie = put(w.tie, nation, tie)
    w.lord = put(w.lord, nation, lord)
    w.tied_since = put(w.tied_since, nation, w.turn if tie != FREE else 0)
    if tie != FREE:
        for other in range(COUNT):  # XXVI.B.5
            if w.allies[nation] >> other & 1:
                part(w, nation, other)
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
    w.allies = put(put(w.allies, a, w.allies[a] & ~(1 << b)), b, w.allies[b] & ~(1 << a))
    refresh_stances(w)


def defy(w: World, a: int, b: int) -> None:
    """XII.D.6, D4: a declares b an enemy in Barbarian Areas too, for the turn; allies too (F99)."""
    w.defied = put(w.defied, a, w.defied[a] | 1 << b)
    wild = bytearray(w.wild_stance)
    foes = w.wild_foes[:]
    for x in members(1 << a | w.allies[a]):
        for y in members(1 << b | w.allies[b]):
            if x != y and _in_the_wild(w, x, y, w.stance[x * COUNT + y]) == HOSTILE:
                wild[x * COUNT + y] = wild[y * COUNT + x] = HOSTILE
                foes[x] |= 1 << y
                foes[y] |= 1 << x
    w.wild_stance = bytes(wild)
    w.wild_foes = foes


def subjects(w: World, lord: int, tie: int) -> list[int]:
    return [n for n in range(COUNT) if w.tie[n] == tie and w.lord[n] == lord]


def friends_mask(w: World, nation: int, province: int) -> int:
    """The nations that may stack with this one, itself included: the same ones wherever they are."""
    return w.friends[nation]
