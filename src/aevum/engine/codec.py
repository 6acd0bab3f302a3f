"""Small explicit readers for JSON data: a wrong value is named by its path, and nothing is guessed."""

from aevum.engine.refusal import BadData


def need(data: dict[str, object], name: str, where: str) -> object:
    if name not in data:
        raise BadData(f"{where}: the field '{name}' is missing")
    return data[name]


def an_int(data: dict[str, object], name: str, where: str) -> int:
    value = need(data, name, where)
    if isinstance(value, bool) or not isinstance(value, int):
        raise BadData(f"{where}.{name}: expected a whole number, found {value!r}")
    return value


def a_flag(data: dict[str, object], name: str, where: str) -> bool:
    value = need(data, name, where)
    if not isinstance(value, bool):
        raise BadData(f"{where}.{name}: expected true or false, found {value!r}")
    return value


def a_text(data: dict[str, object], name: str, where: str) -> str:
    value = need(data, name, where)
    if not isinstance(value, str):
        raise BadData(f"{where}.{name}: expected text, found {value!r}")
    return value


def a_list(data: dict[str, object], name: str, where: str) -> list[object]:
    value = need(data, name, where)
    if not isinstance(value, list):
        raise BadData(f"{where}.{name}: expected a list, found {value!r}")
    return value


def a_dict(data: dict[str, object], name: str, where: str) -> dict[str, object]:
    return as_dict(need(data, name, where), f"{where}.{name}")


def as_dict(value: object, where: str) -> dict[str, object]:
    if not isinstance(value, dict):
        raise BadData(f"{where}: expected an object, found {value!r}")
    return value


def ints(data: dict[str, object], name: str, where: str) -> list[int]:
    result: list[int] = []
    for value in a_list(data, name, where):
        if isinstance(value, bool) or not isinstance(value, int):
            raise BadData(f"{where}.{name}: expected whole numbers, found {value!r}")
        result.append(value)
    return result


def texts(data: dict[str, object], name: str, where: str) -> list[str]:
    result: list[str] = []
    for value in a_list(data, name, where):
        if not isinstance(value, str):
            raise BadData(f"{where}.{name}: expected texts, found {value!r}")
        result.append(value)
    return result


def same_kind(value: object, model: object, where: str) -> object:
    """A value for a field that holds `model` now: a fresh copy of it when the kinds agree."""
    if isinstance(model, list):
        if not isinstance(value, list):
            raise BadData(f"{where}: expected a list, found {value!r}")
        return clone(value)
    if isinstance(model, bool) or isinstance(value, bool):
        fits = isinstance(model, bool) and isinstance(value, bool)
    else:
        fits = (isinstance(model, int) and isinstance(value, int)) or (
            isinstance(model, str) and isinstance(value, str)
        )
    if not fits:
        raise BadData(f"{where}: expected {type(model).__name__}, found {value!r}")
    return value


def clone(value: object) -> object:
    """A copy that shares no list with the original; everything but lists is immutable in a state."""
    if not isinstance(value, list):
        return value
    for item in value:
        if isinstance(item, list):
            return [clone(item) for item in value]
    return value[:]


def fresh(data: dict[str, object]) -> dict[str, object]:
    """The same data, new at every level."""
    return {name: _fresh(value) for name, value in data.items()}


def _fresh(value: object) -> object:
    if isinstance(value, dict):
        return fresh(value)
    if isinstance(value, list):
        return [_fresh(item) for item in value]
    return value
