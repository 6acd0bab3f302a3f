"""How much a person is asked: the questions in matches of bots, counted, the trivial ones apart."""
