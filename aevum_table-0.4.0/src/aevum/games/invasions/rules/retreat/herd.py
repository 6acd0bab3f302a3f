"""III.D.9, XXVIII.E.4 The horde of a group that leaves: with whom it goes, and where it is kept."""

from aevum.engine.ask import Option
from aevum.games.invasions.rules.bounds.foedus import within_foedus
from aevum.games.invasions.rules.retreat.arrival import horde_may_follow
from aevum.games.invasions.rules.retreat.ends import goers
from aevum.games.invasions.rules.retreat.ways import FLIGHT, Retiring
from aevum.games.invasions.rules.world.world import NOBODY, World


def ends_with_horde(w: World, horde: int, why: int, ends: list[int]) -> list[int]:
    """XXVIII.E.4, F295: those with whom a federate's horde goes keep it in its Foedus if they can."""
    if horde == NOBODY or why == FLIGHT:
        return ends
    kept = within_foedus(w, horde, ends)
    return kept if kept else ends


def horde_follows(w: World, horde: int, to: int, others: Retiring) -> bool:
    """III.D.9; who flees of his own will leaves a federate's horde in its Foedus (XXVIII.E.4)."""
    if horde == NOBODY or not horde_may_follow(w, horde, others.nation, to):
        return False
    if within_foedus(w, horde, [to]):
        return True
    if others.why == FLIGHT:
        return False
    return not (others.units and within_foedus(w, horde, sorted(goers(w, others))))


def horde_apart(alone: list[int]) -> list[Option]:
    """III.D.9, XIX.B.12, F283: it stacks with nobody, so that it may flee alone, to these ends, or stay."""
    found = [Option("horde-stays", None, "XIX.B.12")]
    if alone:
        found.append(Option("horde-flees", None, "III.D.9"))
    return found
