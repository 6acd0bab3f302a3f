"""What one seat may know."""

from aevum.engine.ask import Ask


class View:
    """Plain data without a path back to the state. Seat -1 is an onlooker.

    `data` is the state with everything hidden from the seat taken out; `ask` is the seat's own question.
    """

    __slots__ = ("ask", "data", "seat")

    def __init__(self, seat: int, data: dict[str, object], ask: Ask | None) -> None:
        self.seat = seat
        self.data = data
        self.ask = ask

    def to_json(self) -> dict[str, object]:
        """The data and the question with its options: all that a player elsewhere needs."""
        ask = self.ask.to_json(options=True) if self.ask is not None else None
        return {"seat": self.seat, "data": self.data, "ask": ask}
