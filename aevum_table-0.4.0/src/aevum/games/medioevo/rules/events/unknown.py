"""Event cards that lie open beside the deck."""

from aevum.engine.codec import a_list, as_dict, ints


def on_offer(data: dict[str, object]) -> list[int]:
    """Those that the Savior has drawn to choose from (K.CARD.25)."""
    found = [as_dict(value, "frame") for value in a_list(data, "frames", "state")]
    return [
        card for frame in found if frame["frame"] == "PickEvent" for card in ints(frame, "drawn", "frame")
    ]
