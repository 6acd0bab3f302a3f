"""XVIII Stacks, hordes and landings on their way, with all that may befall them there."""
