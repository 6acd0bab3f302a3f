"""What one seat may know of a match, to look at."""

from __future__ import annotations

from io import StringIO
from typing import TYPE_CHECKING

from aevum.terminal import paint

if TYPE_CHECKING:
    from aevum.engine.view import View
    from aevum.words import Words

WIDTH = 100
"""Characters of a line of the picture as text."""


class Look:
    """What a seat (or an onlooker) may know: `data` is plain, `str()` is the picture that the terminal shows.

    >>> import aevum
    >>> look = aevum.table("charlemagne", "771", seed=7).view("tribal")
    >>> look.data["seed"]
    '00000000000000000000000000000000'
    >>> "771" in str(look)
    True
    """

    __slots__ = ("_game", "_words", "view")

    def __init__(self, game: str, view: View, words: Words) -> None:
        self.view = view
        self._game = game
        self._words = words

    @property
    def data(self) -> dict[str, object]:
        """All of it, without a path back to the match: numbers, texts and lists.

        >>> import aevum
        >>> aevum.table("charlemagne", "771", seed=7).view("empire").data["seats"]
        ['empire', 'tribal']
        """
        return self.view.data

    def to_json(self) -> dict[str, object]:
        """The data and the open question, as a program elsewhere may want them.

        >>> import aevum
        >>> sorted(aevum.table("charlemagne", "771", seed=7).view("empire").to_json())[:2]
        ['ask', 'data']
        """
        return self.view.to_json()

    def __str__(self) -> str:
        from rich.console import Console

        picture = paint.board(self._game, self.view, self._words)
        if picture is None:
            return repr(self)
        console = Console(file=StringIO(), width=WIDTH, highlight=False, color_system=None)
        with console.capture() as captured:
            console.print(picture)
        return captured.get()

    def __repr__(self) -> str:
        return f"<{self._game} as seat {self.view.seat} knows it>"
