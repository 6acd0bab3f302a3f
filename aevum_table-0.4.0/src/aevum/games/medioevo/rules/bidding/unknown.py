"""What bids tell of money that nobody sees (0.COMP.07)."""

from aevum.engine.codec import a_list, as_dict, ints


def least_money(data: dict[str, object], seats: int) -> list[int]:
    """By seat the florins that were shown in the bids of a turn order that is not settled yet."""
    found = [0] * seats
    for value in a_list(data, "frames", "state"):
        frame = as_dict(value, "frame")
        if frame["frame"] == "TurnOrderPhase":
            for seat, florins in enumerate(ints(frame, "bids", "frame")):
                found[seat] = max(found[seat], florins)
    return found
