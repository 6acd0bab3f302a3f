"""Small matches in which everything happens soon, and the same on every run."""

# Only Rome acts: one march, one battle in the field, one siege of a walled town.
RHINE = """\
turn = 1
seats = ["roman", "hun", "persian", "goth"]
acting = ["rome"]

[nations.rome]
seat = "roman"
gold = 20
capital = "Latium"
areas = ["Italia"]
units = { Treveria = "3 legion, 2 elite-cavalry, palatine" }
leaders = { Treveria = "gratianus" }

[nations.alamanni]
seat = "goth"
units = { Lotharingia = "3 infantry" }

[cities.Lotharingia]
level = 1
walls = true
"""
RHINE_SEED = "4"
DUEL = {"roman-hun": "me", "persian-goth": "fast"}
ALONE = {"roman": "me", "hun": "fast", "persian": "fast", "goth": "fast"}
