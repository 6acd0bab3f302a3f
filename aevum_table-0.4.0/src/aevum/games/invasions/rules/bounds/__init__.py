"""Where a unit may set foot, and how many may stand there: questions of the map alone."""
