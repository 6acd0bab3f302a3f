"""How a match ended."""

from aevum.engine import codec

KEYS: tuple[str, ...] = ()
"""What is read was written with a key that somebody declares."""


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
        """Who won, with which points, and why."""
        return {
            "winners": list(self.winners),
            "scores": list(self.scores),
            "key": self.key,
            "args": dict(self.args),
        }

    @staticmethod
    def from_json(value: object, where: str = "outcome") -> "Outcome":
        """What `to_json` told; BadData says at `where` what is wrong."""
        data = codec.as_dict(value, where)
        return Outcome(
            codec.ints(data, "winners", where),
            codec.ints(data, "scores", where),
            codec.a_text(data, "key", where),
            dict(codec.a_dict(data, "args", where)),
        )
