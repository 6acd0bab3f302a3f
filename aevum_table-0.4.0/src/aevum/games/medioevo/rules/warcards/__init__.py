"""Empire cards and technologies that work in battles."""
