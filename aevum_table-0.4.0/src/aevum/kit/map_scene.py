"""What a game tells about its map for a picture of it."""

from typing import Any


class City:
    """A city on the map as it is now."""

    def __init__(self, name: str, level: int, fortified: bool) -> None:
        self.name = name
        self.level = level
        self.fortified = fortified


class Plate:
    """The name plate of an Area: a sign (`axe` or `column`), and figures on a `disc` or a `square`."""

    def __init__(self, sign: str, figures: list[tuple[str, str]]) -> None:
        self.sign = sign
        self.figures = figures


class Realm:
    """Places that belong together: a band of their colour runs along the inner side of their outline."""

    def __init__(self, colour: str, places: list[str]) -> None:
        self.colour = colour
        self.places = places


class Scene:
    """What a picture shows beside shapes. Places without a fill lie beyond the board in play."""

    def __init__(self) -> None:
        self.fills: dict[str, str] = {}
        self.tints: dict[str, str] = {}
        self.cities: dict[str, City] = {}
        self.notes: dict[str, str] = {}
        """The figure on the coin of a place; none where it is empty."""
        self.icons: dict[str, list[str]] = {}
        """For each kind of icon (`anchor`, `granary`, `caravan`, `settlement`, `fire`) the places that have
        one."""
        self.icon_colours: dict[str, dict[str, str]] = {}
        """By kind of icon and place, where the style has not one colour for all."""
        self.realms: list[Realm] = []
        self.plates: dict[str, Plate] = {}
        self.labels: dict[str, Any] = {}
        """labels.json of the map, where it has one."""
        self.relief = ""
        """The painted ground as a data address; it covers the whole map and takes the place of the fills."""
        self.fonts: dict[str, str] = {}
        """Files of fonts as data addresses, by the name of their family."""
