"""What nobody but those who sign it may learn of a pact (C.PACT.01)."""

from typing import Final

from aevum.engine.codec import a_dict, a_list, as_dict, ints
from aevum.games.medioevo.rules.effects import TORN
from aevum.games.medioevo.rules.memory import effect_of
from aevum.games.medioevo.rules.terms import GIVER, NUMBER, SECRET, TAKER

_WRITTEN: Final[dict[str, object]] = {
    "terms": [],
    "promise": "",
    "until": 0,
    "dated": False,
    "secret": False,
    "facing": [],
}
"""What others see of an offer while it is written and weighed."""


def hide_pacts(data: dict[str, object], seat: int) -> None:
    own = a_dict(data, "own", "state")
    frames = [as_dict(value, "frame") for value in a_list(data, "frames", "state")]
    asks = [as_dict(value, "ask") for value in a_list(data, "asks", "state")]
    secret = _hide_terms(own, seat)
    _hide_torn(own, seat)
    for depth, frame in enumerate(frames):
        if frame["frame"] == "Offer" and not _concerns(frame, seat):
            frame.update(_WRITTEN)
        elif frame["frame"] == "Proposal" and frame["number"] in secret:
            _disguise(frame, [ask for ask in asks if ask["depth"] == depth])


def _concerns(frame: dict[str, object], seat: int) -> bool:
    return seat in (frame["seat"], frame["other"]) or seat in ints(frame, "more", "frame")


def _hide_terms(own: dict[str, object], seat: int) -> list[int]:
    """The numbers of the pacts that the seat does not know of."""
    rows = [row for row in a_list(own, "terms", "own") if isinstance(row, list)]
    known = [row[NUMBER] for row in rows if not row[SECRET] or seat in (row[GIVER], row[TAKER])]
    gone = [row[NUMBER] for row in rows if row[NUMBER] not in known]
    kept: list[object] = [row for row in rows if row[NUMBER] in known]
    own["terms"] = kept
    own["pact_texts"] = [
        text for text in a_list(own, "pact_texts", "own") if int(str(text).partition(" ")[0]) not in gone
    ]
    return gone


def _hide_torn(own: dict[str, object], seat: int) -> None:
    """C.PACT.11: who is torn between allies may be so by a secret pact."""
    rows: list[object] = []
    for row in a_list(own, "effects", "own"):
        assert isinstance(row, list)
        effect = effect_of(row)
        if effect.code != TORN or effect.seat == seat:
            rows.append(row)
    own["effects"] = rows


def _disguise(frame: dict[str, object], asks: list[dict[str, object]]) -> None:
    """The end of a secret pact is proposed: to others it looks like the offer of one."""
    for name in ("kind", "number"):
        del frame[name]
    frame.update({"frame": "Offer", "step": "sign", **_WRITTEN})
    for ask in asks:
        told = a_dict(ask, "args", "ask")
        ask.update(key="pact-offered", rule="C.PACT.01", args={"seat": told["seat"]}, guarded=True)
