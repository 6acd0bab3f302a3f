"""Run by one version of the program: where would its rules tell other stories than those that were told?

In: a JSON list of matches (`game`, `scenario`, `options`, `seed`, `prelude`, `choices` with their events).
Out: for each the first choice that would lead to something else, 0 for the set-up, null where there is none.
It uses the engine and nothing of the server, whose judgement is to be checked.
"""

import json
import sys
from typing import Any

from aevum.engine import Refused, Table, registry


def differs(match: dict[str, Any]) -> int | None:
    game = registry.find(match["game"])
    table = Table(game, match["scenario"], match["options"], int(match["seed"]))
    if _told(table, 0) != match["prelude"]:
        return 0
    for n, (seat, choice, events) in enumerate(match["choices"], 1):
        mark = len(table.log)
        try:
            table.choose(seat, choice)
        except Refused:
            return n
        if _told(table, mark) != events:
            return n
    return None


def _told(table: Table, mark: int) -> Any:
    found = [{**event.to_json(), "to": event.to} for event in table.log[mark:]]
    return json.loads(json.dumps(found))


if __name__ == "__main__":
    print(json.dumps([differs(match) for match in json.load(sys.stdin)]))
