"""The special rules of peoples: what cards and aids say of one of them alone."""
