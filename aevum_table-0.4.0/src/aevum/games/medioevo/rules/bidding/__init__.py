"""Turn order by bids (1.ORDER)."""
