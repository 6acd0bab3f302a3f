"""XXX.B-XXX.I What each kind of diplomacy card does."""
