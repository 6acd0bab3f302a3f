"""Programs of other versions beside this one, each in an environment of its own, for the matches and records
that were made with them."""
