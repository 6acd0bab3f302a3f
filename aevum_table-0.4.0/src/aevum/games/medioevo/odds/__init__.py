"""The odds of battles, by enumeration of all dice, and what a sale brings; compiled with the rules."""
