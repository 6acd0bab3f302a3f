"""What a table shows of a match, in the same plain terms for every game.

A game gives these from its module `scene` (see `aevum.scene.source`); the page and the server know no game.
Words are said already, in the reader's language; rules are addresses (`XX.F.3`) that the rule book opens.
"""
