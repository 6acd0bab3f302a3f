"""3 Taxes and upkeep, D Debts."""
