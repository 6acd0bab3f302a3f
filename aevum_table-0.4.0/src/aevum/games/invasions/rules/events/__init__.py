"""X Events: the deck, what its cards do, the windows in which they cut in, and the caravans."""
