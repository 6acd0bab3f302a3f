"""States as earlier versions of the rules wrote them, in the form that is read today."""

from typing import Final

from aevum.engine.codec import a_list, as_dict

GONE: Final = ("foedus-first",)
"""Questions of version 2 that are asked otherwise now; their frames ask anew."""


def modern_state(data: dict[str, object], version: str) -> dict[str, object]:
    if int(version) < 3:
        data["asks"] = [
            ask for ask in a_list(data, "asks", "state") if as_dict(ask, "state.asks")["key"] not in GONE
        ]
    return data
