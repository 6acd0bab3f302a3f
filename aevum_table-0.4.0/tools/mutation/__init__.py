"""How much the tests of a game notice: its rules are changed line by line, and the tests must fail."""
