"""What happened, as keys and arguments; dice with every modifier itemised."""

ALL = -1
"""`to` of an event that every seat may see; otherwise a bit mask of seats, 0 for the host alone."""


class Modifier:
    """One reason why a roll or a pool is not what it was: its value, its words and its rule."""

    __slots__ = ("key", "rule", "value")

    def __init__(self, value: int, key: str, rule: str) -> None:
        self.value = value
        self.key = key
        self.rule = rule

    def to_json(self) -> dict[str, object]:
        return {"value": self.value, "key": self.key, "rule": self.rule}

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
        return {
            "sides": self.sides,
            "dice": list(self.dice),
            "modifiers": [m.to_json() for m in self.modifiers],
        }


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

    def to_json(self) -> dict[str, object]:
        data: dict[str, object] = {"key": self.key, "args": dict(self.args)}
        if self.rule:
            data["rule"] = self.rule
        if self.roll is not None:
            data["roll"] = self.roll.to_json()
        return data
