"""What happened, as keys and arguments; dice with every modifier itemised."""

from aevum.engine import codec

ALL = -1
"""`to` of an event that every seat may see; otherwise a bit mask of seats, 0 for the host alone."""
KEYS: tuple[str, ...] = ()
"""What is read was written with a key that somebody declares."""


class Modifier:
    """One reason why a roll or a pool is not what it was: its value, its words and its rule."""

    __slots__ = ("key", "rule", "value")

    def __init__(self, value: int, key: str, rule: str) -> None:
        self.value = value
        self.key = key
        self.rule = rule

    def to_json(self) -> dict[str, object]:
        """Its value, its key and its rule."""
        return {"value": self.value, "key": self.key, "rule": self.rule}

    @staticmethod
    def from_json(value: object, where: str = "modifier") -> "Modifier":
        """What `to_json` told; BadData says at `where` what is wrong."""
        data = codec.as_dict(value, where)
        return Modifier(
            codec.an_int(data, "value", where),
            codec.a_text(data, "key", where),
            codec.a_text(data, "rule", where),
        )

    def __repr__(self) -> str:
        return f"{self.value:+d} {self.key} [{self.rule}]"


def note(items: list[Modifier] | None, value: int, key: str, rule: str) -> int:
    """Add a modifier to the list when somebody keeps one, and give its value.

    The rules call it where the figure arises, so the figure and its explanation cannot part:

    >>> kept: list[Modifier] = []
    >>> 6 + note(kept, -1, "marsh", "XX.F.2")
    5
    >>> kept
    [-1 marsh [XX.F.2]]
    """
    if items is not None:
        items.append(Modifier(value, key, rule))
    return value


class Roll:
    """Dice as they fell, and what was added to them."""

    __slots__ = ("dice", "modifiers", "sides")

    def __init__(self, sides: int, dice: list[int], modifiers: list[Modifier]) -> None:
        self.sides = sides
        self.dice = dice
        self.modifiers = modifiers

    def to_json(self) -> dict[str, object]:
        """The dice, with every modifier."""
        return {
            "sides": self.sides,
            "dice": list(self.dice),
            "modifiers": [m.to_json() for m in self.modifiers],
        }

    @staticmethod
    def from_json(value: object, where: str = "roll") -> "Roll":
        """What `to_json` told; BadData says at `where` what is wrong."""
        data = codec.as_dict(value, where)
        items = [
            Modifier.from_json(item, f"{where}.modifiers[{i}]")
            for i, item in enumerate(codec.a_list(data, "modifiers", where))
        ]
        return Roll(codec.an_int(data, "sides", where), codec.ints(data, "dice", where), items)


class Event:
    """One thing that happened. `to` says which seats may see it."""

    __slots__ = ("args", "key", "roll", "rule", "to")

    def __init__(
        self, key: str, args: dict[str, object], rule: str = "", to: int = ALL, roll: Roll | None = None
    ) -> None:
        self.key = key
        self.args = args
        self.rule = rule
        self.to = to
        self.roll = roll

    def seen_by(self, seat: int) -> bool:
        """Seat -1 is an onlooker and sees only what everybody sees."""
        if self.to == ALL:
            return True
        return seat >= 0 and (self.to >> seat) & 1 == 1

    def to_json(self, to: bool = False) -> dict[str, object]:
        """With whom it is `to` for the host, who shows it to others."""
        data: dict[str, object] = {"key": self.key, "args": dict(self.args)}
        if self.rule:
            data["rule"] = self.rule
        if self.roll is not None:
            data["roll"] = self.roll.to_json()
        if to:
            data["to"] = self.to
        return data

    @staticmethod
    def from_json(value: object, where: str = "event") -> "Event":
        """For all who see it, where the data does not say whom it is to."""
        data = codec.as_dict(value, where)
        return Event(
            codec.a_text(data, "key", where),
            dict(codec.a_dict(data, "args", where)),
            codec.a_text(data, "rule", where) if "rule" in data else "",
            codec.an_int(data, "to", where) if "to" in data else ALL,
            Roll.from_json(data["roll"], f"{where}.roll") if "roll" in data else None,
        )
