"""What a program says that it is."""

import json
import subprocess
import sys

from aevum import __version__
from aevum.engine import registry
from aevum.versions.own import PROTOCOL, own_program


def test_it_tells_the_rules_and_tables_of_every_game() -> None:
    own = own_program()
    assert (own.program, own.protocol) == (__version__, PROTOCOL)
    assert sorted(own.games) == registry.names()
    for name, rules in own.games.items():
        game = registry.find(name)
        assert (rules.version, rules.fingerprint) == (game.version, game.fingerprint())


def test_an_installed_one_is_asked_for_one_line() -> None:
    words = [sys.executable, "-I", "-m", "aevum.versions"]
    done = subprocess.run(words, capture_output=True, text=True, check=True)
    assert done.stdout.count("\n") == 1
    told = json.loads(done.stdout)
    assert set(told) == {"program", "protocol", "games"}
    assert told["games"]["invasions"]["version"] == registry.find("invasions").version
