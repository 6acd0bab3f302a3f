"""How a match ended."""


class Outcome:
    """`winners` are seats (several: they share it; none: a draw); `key` and `args` say why, for the words."""

    __slots__ = ("args", "key", "scores", "winners")

    def __init__(
        self,
        winners: list[int],
        scores: list[int],
        key: str,
        args: dict[str, object] | None = None,
    ) -> None:
        self.winners = winners
        self.scores = scores
        self.key = key
        self.args: dict[str, object] = args if args is not None else {}

    def to_json(self) -> dict[str, object]:
        return {
            "winners": list(self.winners),
            "scores": list(self.scores),
            "key": self.key,
            "args": dict(self.args),
        }
