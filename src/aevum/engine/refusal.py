"""Why something may not be done: a key with arguments and the rule behind it, never a sentence."""


class Refusal:
    """The reason why a wish is not an option now.

    `key` names a message of the word files, `args` fill it, `rule` is the address in the rulebook
    (empty where the engine itself refuses, for example a stale click).
    """

    __slots__ = ("args", "key", "rule")

    def __init__(self, key: str, args: dict[str, object] | None = None, rule: str = "") -> None:
        self.key = key
        self.args: dict[str, object] = args if args is not None else {}
        self.rule = rule

    def to_json(self) -> dict[str, object]:
        """As it goes over the wire."""
        return {"key": self.key, "args": dict(self.args), "rule": self.rule}

    def __repr__(self) -> str:
        shown = ", ".join(f"{name}={value}" for name, value in self.args.items())
        rule = f" [{self.rule}]" if self.rule else ""
        return f"{self.key}({shown}){rule}"


class Refused(Exception):  # noqa: N818 - the product's word; a refusal is an answer, not a fault
    """Raised when a choice cannot be taken; the state is unchanged. Its text is the key with its arguments,
    or the sentence that whoever raises it knows.

    >>> import aevum
    >>> table = aevum.table("invasions", "nisibis", seed=1)
    >>> try:
    ...     table.choose(table.asks[0].seat, "fly:home")
    ... except aevum.Refused as error:
    ...     print(error.refusal.key)
    not-offered
    """

    def __init__(self, refusal: Refusal, sentence: str = "") -> None:
        super().__init__(sentence or repr(refusal))
        self.refusal = refusal


class BadData(Exception):  # noqa: N818 - as above
    """A save, record, notation or pack that cannot be read: one sentence that names the place.

    >>> import aevum
    >>> aevum.table("invasions", "waterloo")  # doctest: +ELLIPSIS
    Traceback (most recent call last):
    aevum.engine.refusal.BadData: invasions has no scenario 'waterloo'; known: 350, ...
    """


class EngineFault(Exception):  # noqa: N818 - as above
    """A game broke the engine's contract (a dead end, an empty stack): a bug, never a player's mistake."""
