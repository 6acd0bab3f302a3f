"""What things take of the room in transports (5.MOVE.15, 5.MOVE.16)."""


def load(units: int, wagons: int, engines: int) -> int:
    """The room that things take, one point each."""
    return units + wagons + engines
