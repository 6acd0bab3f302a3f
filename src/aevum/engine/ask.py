"""Questions to seats and their legal answers."""


class Option:
    """One legal answer. The id is stable: the key and the values of its arguments.

    >>> Option("hit", {"unit": "legion"}).id
    'hit:legion'
    """

    __slots__ = ("args", "key", "rule")

    def __init__(self, key: str, args: dict[str, object] | None = None, rule: str = "") -> None:
        self.key = key
        self.args: dict[str, object] = args if args is not None else {}
        self.rule = rule

    @property
    def id(self) -> str:
        if not self.args:
            return self.key
        return self.key + ":" + ":".join([str(value) for value in self.args.values()])

    def to_json(self) -> dict[str, object]:
        data: dict[str, object] = {"id": self.id, "key": self.key, "args": dict(self.args)}
        if self.rule:
            data["rule"] = self.rule
        return data

    def __repr__(self) -> str:
        return self.id


class Ask:
    """One open question to one seat.

    `depth` is the place in the stack of the frame that asks; `version` is the ask's own, so that an answer
    to an older question is told from an answer to this one. A `sealed` answer waits, and may be changed,
    until every seat asked beside it has answered. A `guarded` ask is put even when only one answer is
    possible, because answering it by itself would tell the others what the seat holds.
    """

    __slots__ = ("answer", "args", "depth", "guarded", "key", "options", "rule", "sealed", "seat", "version")

    def __init__(
        self,
        seat: int,
        key: str,
        version: int,
        depth: int,
        args: dict[str, object] | None = None,
        rule: str = "",
        sealed: bool = False,
        guarded: bool = False,
    ) -> None:
        self.seat = seat
        self.key = key
        self.version = version
        self.depth = depth
        self.args: dict[str, object] = args if args is not None else {}
        self.rule = rule
        self.sealed = sealed
        self.guarded = guarded
        self.options: list[Option] = []
        self.answer: Option | None = None

    def find(self, choice: Option | str) -> Option | None:
        """The offered option that is this choice, or None."""
        if isinstance(choice, str):
            for option in self.options:
                if option.id == choice:
                    return option
            return None
        for option in self.options:
            if option is choice:
                return option
        return self.find(choice.id)

    def copy(self) -> "Ask":
        new = Ask(
            self.seat, self.key, self.version, self.depth, self.args, self.rule, self.sealed, self.guarded
        )
        # An option list is never changed in place, only replaced, so copies may share it.
        new.options = self.options
        new.answer = self.answer
        return new

    def to_json(self) -> dict[str, object]:
        return {
            "seat": self.seat,
            "key": self.key,
            "version": self.version,
            "depth": self.depth,
            "args": dict(self.args),
            "rule": self.rule,
            "sealed": self.sealed,
            "guarded": self.guarded,
            "answer": self.answer.id if self.answer is not None else None,
        }
