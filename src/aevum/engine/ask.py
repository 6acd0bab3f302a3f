"""Questions to seats and their legal answers."""

from aevum.engine import codec
from aevum.engine.refusal import BadData

KEYS: tuple[str, ...] = ()
"""What is read was written with a key that somebody declares."""


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
        """The key and the values of its arguments: what a choice names."""
        if not self.args:
            return self.key
        return self.key + ":" + ":".join([str(value) for value in self.args.values()])

    def to_json(self) -> dict[str, object]:
        """As a record, a page or a bot elsewhere reads it."""
        data: dict[str, object] = {"id": self.id, "key": self.key, "args": dict(self.args)}
        if self.rule:
            data["rule"] = self.rule
        return data

    @staticmethod
    def from_json(value: object, where: str = "option") -> "Option":
        """What `to_json` told; BadData says at `where` what is wrong."""
        data = codec.as_dict(value, where)
        rule = codec.a_text(data, "rule", where) if "rule" in data else ""
        return Option(codec.a_text(data, "key", where), dict(codec.a_dict(data, "args", where)), rule)

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
        """Another question that is answered by itself; the options are shared."""
        new = Ask(
            self.seat, self.key, self.version, self.depth, self.args, self.rule, self.sealed, self.guarded
        )
        # An option list is never changed in place, only replaced, so copies may share it.
        new.options = self.options
        new.answer = self.answer
        return new

    def answered(self, id: object, where: str = "ask") -> None:
        """Take the option of this id, or none, for the answer."""
        self.answer = self.find(str(id)) if id is not None else None
        if self.answer is None and id is not None:
            raise BadData(f"{where}.answer: '{id}' is not offered")

    def to_json(self, options: bool = False) -> dict[str, object]:
        """With its `options` for whoever has no state to make them anew."""
        data: dict[str, object] = {
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
        if options:
            data["options"] = [option.to_json() for option in self.options]
        return data

    @staticmethod
    def from_json(value: object, where: str = "ask") -> "Ask":
        """Where the data does not tell the options, they and the answer are for a state to find."""
        data = codec.as_dict(value, where)
        ask = Ask(
            codec.an_int(data, "seat", where),
            codec.a_text(data, "key", where),
            codec.an_int(data, "version", where),
            codec.an_int(data, "depth", where),
            dict(codec.a_dict(data, "args", where)),
            codec.a_text(data, "rule", where),
            codec.a_flag(data, "sealed", where),
            codec.a_flag(data, "guarded", where),
        )
        if "options" in data:
            for i, option in enumerate(codec.a_list(data, "options", where)):
                ask.options.append(Option.from_json(option, f"{where}.options[{i}]"))
            ask.answered(codec.need(data, "answer", where), where)
        return ask
