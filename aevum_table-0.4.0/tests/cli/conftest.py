from tests.seated import caravans, run

__all__ = ["caravans", "run"]
