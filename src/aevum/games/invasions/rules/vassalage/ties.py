"""What binds nations to each other, and what happens to lent units when a tie ends."""

from typing import Final

from aevum.games.invasions.rules.bounds.closed import why_shut
from aevum.games.invasions.rules.bounds.garrisons import why_out_of_bounds
from aevum.games.invasions.rules.bounds.room import room
from aevum.games.invasions.rules.control.provinces import force_at, settle_all
from aevum.games.invasions.rules.control.sharing import quarters
from aevum.games.invasions.rules.control.stance import bind, friends_mask, part, subjects
from aevum.games.invasions.rules.state import InvasionsState
from aevum.games.invasions.rules.troops import (
    BARBARIAN,
    EMPIRE,
    FLEET,
    NATION_NOMAD,
    NATION_ROMAN,
    NATIONS,
    PACKAGE,
    label,
    traits,
)
from aevum.games.invasions.rules.troops import nation as nation_of
from aevum.games.invasions.rules.world.pieces import HALTED, members, shift, unit_on_map
from aevum.games.invasions.rules.world.world import FEDERATE, FREE, NOBODY, NOWHERE, VASSAL, World, put
from aevum.kit.tables import rows

MINOR: Final[list[bool]] = [row["minor"] == "1" for row in rows(PACKAGE, "nations")]
"""XXVII.0.1, C36: minor independent kingdoms; some are active and act like others (XXVII.A.6)."""
ONE_EMPIRE_THROUGH: Final = 2
"""C22: until turn 3 the two Roman halves are one nation, and nothing parts them."""
REUNION: Final = "reunion"
"""Among the things that happened: the halves are one again (F206)."""


def may_subjugate(w: World, nation: int) -> bool:
    """XXVIII.E.6, XXIX.F.5 (A85): no vassal or federate, though both may take land (XXIX.F.4)."""
    return w.tie[nation] not in (FEDERATE, VASSAL)


def may_submit(w: World, nation: int) -> bool:
    """XXIX.A.1"""
    return w.status[nation] != EMPIRE


def nomad(w: World, nation: int) -> bool:
    """VI.I.1, F12: only as long as it is Barbarian."""
    return NATION_NOMAD[nation] and w.status[nation] == BARBARIAN


def held(w: World, nation: int) -> int:
    """How many provinces a nation controls itself (XXIX.C.1)."""
    return w.owner.count(nation)


def with_federates(w: World, nation: int) -> int:
    """XXVIII.D.2: the mask of a nation and those who count as its own."""
    found = 1 << nation
    for n in subjects(w, nation, FEDERATE):
        found |= 1 << n
    return found


def one_empire(s: InvasionsState) -> bool:
    """Whether the two Roman halves, as far as they are allies, are one."""
    if s.world.turn <= ONE_EMPIRE_THROUGH:
        return True
    return s.realm_now is not None and REUNION in s.realm_now.happened


def allies_to_lose(s: InvasionsState, nation: int) -> list[int]:
    """Allies who leave a nation in its defeat, or by a card."""
    w = s.world
    found = members(w.allies[nation])
    if NATION_ROMAN[nation] and found and one_empire(s):
        return [n for n in found if not NATION_ROMAN[n]]
    return found


def end_alliances(s: InvasionsState, nation: int, rule: str) -> list[int]:
    """III.G.8, XXVI.B.5: the former allies; their stacks and this nation's have yet to part (XXVI.B.7)."""
    w = s.world
    found = allies_to_lose(s, nation)
    loyal = [n for n in members(w.allies[nation]) if n not in found]
    for other in found:
        for own in (nation, *loyal):
            part(w, own, other)
            _forget(s, own, other)
        s.tell("alliance-ends", {"people": NATIONS[nation], "other_people": NATIONS[other]}, rule)
    if any(w.moving >> other & 1 for other in found):
        for own in (nation, *loyal):  # F99: the others act on without them
            w.moving &= ~(1 << own)
    return found


def _forget(s: InvasionsState, a: int, b: int) -> None:
    """What was for the turn has not to run out any more."""
    if s.realm_now is not None:
        brief = s.realm_now.brief_allies
        s.realm_now.brief_allies = put(put(brief, a, brief[a] & ~(1 << b)), b, brief[b] & ~(1 << a))


# Lent units


def has_units(w: World, nation: int) -> bool:
    """Whether there is one of `own_units`."""
    return any(w.master[i] == nation and w.land.is_province(w.place[i]) for i in w.of_people[nation])


def own_units(w: World, nation: int) -> list[int]:
    """Land units of a nation that are on the map and under its own command: those it can lend or lose."""
    return [i for i in w.of_people[nation] if w.master[i] == nation and w.land.is_province(w.place[i])]


def lent(w: World, nation: int, lord: int) -> list[int]:
    """Units of a nation that serve another."""
    return [i for i in w.of_people[nation] if w.master[i] == lord and unit_on_map(w, i)]


def home(w: World, nation: int) -> int:
    """Horde, capital, else a province where it has units, else one that it controls; NOWHERE without any."""
    for place in (w.horde[nation], w.capital[nation]):
        if place != NOWHERE:
            return place
    own = own_units(w, nation)
    if own:
        return w.place[own[0]]
    return w.owner.index(nation) if nation in w.owner else NOWHERE


def may_stand(w: World, unit: int, place: int, nation: int) -> bool:
    """Whether a unit may be put down here for a nation: stacking (XVII.A.11), lands that are not for it.

    XII.D.2: not beside neutrals, who do not stack; F223: nor beside enemies.
    """
    if room(w, place, nation) == 0 or force_at(w, place) & ~friends_mask(w, nation, place):
        return False
    return may_serve(w, unit, place)


def may_serve(w: World, unit: int, place: int) -> bool:
    """Neither closed to its people, nor beyond the Areas to which a garrison is bound (XXXIV.0.17)."""
    return why_shut(w, nation_of(w.code[unit]), place) is None and why_out_of_bounds(w, unit, place) is None


def stations(w: World, unit: int, nation: int) -> list[int]:
    """Provinces of a nation that have room for a lent unit."""
    return [p for p in quarters(w, nation) if may_stand(w, unit, p, nation)]


def hand_over(s: InvasionsState, unit: int, master: int, place: int, rule: str) -> None:
    """The unit is put down elsewhere, as its new master's own (XXVII.B.4, XXVIII.C.4, XXIX.D.3).

    It marches no more in this sub-step.
    """
    w = s.world
    w.master[unit] = master
    if not traits(w.code[unit]) & FLEET:
        shift(w, unit, place)
        w.march[unit] = HALTED
    args: dict[str, object] = {**label(w.code[unit]), "people": NATIONS[master]}
    s.tell("unit-handed-over", {**args, "place": w.land.names[w.place[unit]]}, rule)


def call_home(s: InvasionsState, nation: int, lord: int, rule: str) -> None:
    """Units that served a lord go back, whatever the stacking (XXVIII.G.9, F78). Control is not settled."""
    w = s.world
    to = home(w, nation)
    for unit in lent(w, nation, lord):
        if to != NOWHERE:
            hand_over(s, unit, nation, to, rule)


def release(s: InvasionsState, nation: int, rule: str) -> None:
    """A client or vassal is free again (XXVII.D.1, XXIX.G.1)."""
    w = s.world
    lord = w.lord[nation]
    bind(w, nation, FREE, NOBODY)
    s.tell("is-free", {"people": NATIONS[nation], "suzerain_people": NATIONS[lord]}, rule)
    call_home(s, nation, lord, rule)
    settle_all(w)
