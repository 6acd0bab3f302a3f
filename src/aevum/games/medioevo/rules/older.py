"""States of earlier versions of the rules, in the form that is read today."""

from typing import Final

from aevum.engine.codec import a_list, as_dict, ints
from aevum.games.medioevo.rules import effects
from aevum.games.medioevo.rules.memory import effect_of
from aevum.games.medioevo.rules.owners import SEATS_MOST
from aevum.games.medioevo.rules.pieces import FORCE, UNITS, kind_of
from aevum.games.medioevo.rules.settings import DEFAULTS, setting
from aevum.games.medioevo.rules.tables import NOBODY
from aevum.games.medioevo.rules.trade.prices import USUAL
from aevum.games.medioevo.rules.uses.cards import AMOUNT, POWER

NEW_IN_3: Final[dict[str, dict[str, object]]] = {
    "HordeArrives": {"victim": NOBODY},
    "SendBarbarian": {"host": NOBODY},
    "Throw": {"again": []},
    "PickEvent": {"left": 0},
    "Journey": {"haven": NOBODY},
    "March": {"hired": [0] * FORCE},
    "Seize": {"bled": False},
    "WardOff": {"may_stop": False},
    "ToTheRescue": {"left": 0, "carrier": NOBODY, "cost": 0, "units": [0] * FORCE, "things": []},
}
"""By frame the fields that came with version 3, as they would have been before."""
NEW_IN_4: Final[dict[str, dict[str, object]]] = {"Enter": {"fought": False}, "Intent": {"talked": False}}
"""The same for version 4."""
_GONE_IN_3: Final = ("places", "seas")
"""Of `ToTheRescue`."""


def modern(data: dict[str, object], version: str) -> dict[str, object]:
    if int(version) >= 4:
        return data
    if int(version) < 3:
        data = _from_2(data)
    frames = [as_dict(frame, "frame") for frame in a_list(data, "frames", "state")]
    own = _refund({**as_dict(data["own"], "state")}, frames)
    return {
        **data,
        "own": own,
        "frames": [{**frame, **NEW_IN_4.get(str(frame["frame"]), {})} for frame in frames],
    }


def _refund(own: dict[str, object], frames: list[dict[str, object]]) -> dict[str, object]:
    """The price of Merchant 21 was paid as the card was turned, and now is due with the deal [M76]."""
    money = list(ints(own, "money", "state"))
    merchant = POWER.index("buy-anything")
    for frame in frames:
        turned = frame["frame"] == "UseCard" and frame["card"] == merchant
        agreed = frame["frame"] == "Purchase" and frame["price"] != USUAL and frame["step"] != "route"
        if turned or agreed:
            money[int(str(frame["seat"]))] += AMOUNT[merchant]
    own["money"] = money
    return own


def _from_2(data: dict[str, object]) -> dict[str, object]:
    own = {**as_dict(data["own"], "state"), "arrears": [0] * SEATS_MOST}
    own["settings"] = [*a_list(own, "settings", "state"), DEFAULTS[setting("barbarians-attack")]]
    _hire(own)
    frames = [_frame(as_dict(frame, "frame")) for frame in a_list(data, "frames", "state")]
    return {**data, "own": own, "frames": frames}


def _hire(own: dict[str, object]) -> None:
    """Barbarians who serve a player were shown by pieces of the player's reserve, and now are their own."""
    reserve, supply = ints(own, "reserve", "state"), ints(own, "supply", "state")
    for row in a_list(own, "effects", "state"):
        assert isinstance(row, list)
        effect = effect_of(row)
        if effect.code == effects.HIRED:
            kind = kind_of(effect.detail)
            reserve[effect.seat * len(UNITS) + kind] += 1
            supply[kind] -= 1
    own["reserve"] = list(reserve)
    own["supply"] = list(supply)


def _frame(frame: dict[str, object]) -> dict[str, object]:
    new = {name: value for name, value in frame.items() if name not in _GONE_IN_3}
    if frame["frame"] == "ToTheRescue":
        new["step"] = "send"
    return {**new, **NEW_IN_3.get(str(frame["frame"]), {})}
