"""XXVII.C Inactive minor kingdoms recover from their losses."""

from aevum.games.invasions.rules.realm.nations import civilized, deploy
from aevum.games.invasions.rules.reinforcements.levy import rallying_place, tell_come
from aevum.games.invasions.rules.reinforcements.reserve import available
from aevum.games.invasions.rules.state import InvasionsState
from aevum.games.invasions.rules.troops import DAMAGED, NATIONS, label, one_of_each
from aevum.games.invasions.rules.vassalage.ties import MINOR, own_units
from aevum.games.invasions.rules.world.world import INACTIVE, NOWHERE, World


def is_minor(w: World, nation: int) -> bool:
    """IX.E.2: an inactive one; the active buy their units like others (XXVII.A.6)."""
    return MINOR[nation] and w.role[nation] == INACTIVE and civilized(w, nation)


def capital_lies_waste(s: InvasionsState, nation: int) -> bool:
    """XXVII.C.2: sacked, it recovers in the Income step before anything else returns."""
    w = s.world
    at = w.capital[nation]
    if at != NOWHERE:
        return w.pillaged[at] != 0
    return s.realm_now is not None and s.realm_now.capital_lost[nation] != 0


def rebuild(s: InvasionsState, nation: int) -> None:
    """XXVII.C.3: one unit by lot, or at full strength one damaged elite."""
    if capital_lies_waste(s, nation):
        return
    w = s.world
    lost = [unit for unit in available(s, nation) if rallying_place(w, unit, nation) != NOWHERE]
    if lost:
        unit = _draw(s, nation, lost)
        deploy(w, unit, rallying_place(w, unit, nation))
        tell_come(s, nation, unit, 1, "XXVII.C.3")
        return
    hurt = [unit for unit in own_units(w, nation) if w.code[unit] & DAMAGED]
    if hurt and not available(s, nation):
        unit = _draw(s, nation, hurt)
        w.code[unit] &= ~DAMAGED
        args: dict[str, object] = {"people": NATIONS[nation], **label(w.code[unit])}
        s.tell("minor-repairs", {**args, "place": w.land.names[w.place[unit]]}, "XXVII.C.3")


def _draw(s: InvasionsState, nation: int, units: list[int]) -> int:
    if len(one_of_each([s.world.code[unit] for unit in units])) == 1:
        return units[0]
    at = s.roll("draws-levy", len(units), 1, "XXVII.C.3", None, {"people": NATIONS[nation]})[0]
    return units[at - 1]
