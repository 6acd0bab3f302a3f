"""States that earlier versions of the rules wrote, in the form of today."""

from typing import Final

from aevum.engine.codec import a_list, as_dict, ints
from aevum.games.invasions.rules.control.areas import area_holder
from aevum.games.invasions.rules.control.provinces import settle_area
from aevum.games.invasions.rules.control.stance import refresh_stances
from aevum.games.invasions.rules.world.stored import read_world, world_json
from aevum.games.invasions.rules.world.world import NOWHERE

NEW_IN_3: Final[dict[str, dict[str, object]]] = {
    "CallUp": {"came": 0},
    "Combats": {"raised": []},
    "Confrontation": {"passing": []},
    "Intercepted": {"passing": []},
    "LeaderCampaigns": {"hunted": [], "beaches": []},
    "StackMoves": {"hunted": [], "beaches": []},
}
"""By frame the fields that came with version 3, and what they were before."""
NEW_IN_4: Final[dict[str, dict[str, object]]] = {
    "Collapse": {"passed": 0},
    "Income": {"due": 0},
    "Submission": {"refuge": False},
    "Raid": {"stays": False},
    "Displaced": {"apart": [], "leaders_apart": [], "coasts": []},
    "Clash": {"fellows": []},
    "Sail": {"seen": []},
    "Withdraw": {"trail": [], "over": NOWHERE},
    "Founding": {"led": []},
}
GONE: Final = ("foedus-first", "treaty-evacuation", "sit-out", "drown")
"""Questions of version 2 that are asked otherwise now; their frames ask anew."""


def modern_state(data: dict[str, object], version: str) -> dict[str, object]:
    if int(version) < 3:
        asks = a_list(data, "asks", "state")
        kept = [as_dict(ask, "state.asks") for ask in asks]
        data["asks"] = [ask for ask in kept if ask["key"] not in GONE]
        for ask in kept:
            if ask["key"] == "counsel":  # there was no last council
                as_dict(ask["args"], "ask.args")["when"] = "in-time"
        _to_3(data)
    if int(version) < 4:
        _to_4(data)
    return data


def _to_4(data: dict[str, object]) -> None:
    """In version 3 only ships waited for their place (VI.B.5), all who submitted were beaten (IX.B.5), an
    Area had one heresy (XXXI.C.7), who could afford no card was bankrupt in its own Income (XIII.D.4), and
    who sat out a battle was not known there (XIX.A.21)."""
    own = as_dict(data["own"], "own")
    if own.get("realm") is not None:
        as_dict(own["realm"], "realm")["heresies"] = []
    if own.get("world") is not None:
        _claims(own)
    below = ""
    aside: list[int] = []
    for frame in [as_dict(frame, "frames") for frame in a_list(data, "frames", "state")]:
        for name, value in NEW_IN_4.get(str(frame["frame"]), {}).items():
            frame[name] = value[:] if isinstance(value, list) else value
        if frame["frame"] == "Levy":
            frame["waiting"] = frame.pop("ships")
        if frame["frame"] == "Displaced":  # it counted who had left over any sea
            del frame["shipped"]
        if frame["frame"] == "Income":
            del frame["insolvent"]
        if frame["frame"] == "Purchases" and frame["step"] == "usurper":  # he rises when all have bought
            frame["step"] = "end"
        if frame["frame"] == "Clash" and below == "Intercepted":
            frame["fellows"] = aside
        below = str(frame["frame"])
        aside = ints(frame, "aside", "frame") if below == "Intercepted" else []


def _claims(own: dict[str, object]) -> None:
    """In version 3 only garrisons claimed an Area (XII.C.4), and hordes of Kingdoms denied it (III.D.3)."""
    w = read_world(as_dict(own["world"], "own.world"), "own.world")
    refresh_stances(w)
    others = [area for area in range(len(w.land.areas)) if area_holder(w, area) != w.area_owner[area]]
    for area in others:
        settle_area(w, area)
    if others:
        own["world"] = world_json(w)


def _to_3(data: dict[str, object]) -> None:
    """Version 2 forgot who had failed to intercept a stack when it rested, and who had failed to take a city
    left at once."""
    frames = [as_dict(frame, "frames") for frame in a_list(data, "frames", "state")]
    for frame in frames:
        for name, value in NEW_IN_3.get(str(frame["frame"]), {}).items():
            frame[name] = value[:] if isinstance(value, list) else value
        if frame["frame"] == "SiegeOnMap" and frame["step"] == "bribes":  # they are offered in the siege
            frame["step"] = "siege"
        if frame["frame"] == "Defiance":  # it asked nation by nation, and only those near enough
            whose = ints(as_dict(as_dict(data["own"], "own")["world"], "world"), "seat", "world")
            frame["seats"] = list(dict.fromkeys(whose[n] for n in ints(frame, "waiting", "frame")))
            del frame["waiting"]
    _breaches(as_dict(data["own"], "own"))
    _weddings(as_dict(data["own"], "own"))
    hunts = [frame for frame in frames if frame["frame"] in ("StackMoves", "LeaderCampaigns")]
    for frame in frames:
        if frame["frame"] in ("March", "CampaignMarch") and hunts:
            pairs: list[int] = []
            for mover in ints(frame, "units", "frame"):
                for unit in ints(frame, "eluded", "frame"):
                    pairs += [mover, unit]
            hunts[-1]["hunted"] = pairs


def _breaches(own: dict[str, object]) -> None:
    """Version 2 rebuilt every Limes: what was missing then may be rebuilt still (XVIII.I.8)."""
    if own.get("realm") is None:
        return
    realm = as_dict(own["realm"], "realm")
    limes = ints(as_dict(own["world"], "world"), "limes", "world")
    gone = [p for p, n in enumerate(ints(realm, "frontier", "realm")) if n >= 0 and limes[p] < 0]
    realm["happened"] = [*a_list(realm, "happened", "realm"), *[f"breach:{p}" for p in gone]]


def _weddings(own: dict[str, object]) -> None:
    """Version 2 let nobody marry twice in a turn (XXX.D.2)."""
    if own.get("realm") is not None:
        realm = as_dict(own["realm"], "realm")
        families = ints(realm, "wed", "realm")
        realm["wed"] = [n for groom, family in enumerate(families) if family >= 0 for n in (groom, family)]
