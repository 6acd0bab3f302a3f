"""Tables of other rules: what newer ones would make of them, and how they go over to these."""
