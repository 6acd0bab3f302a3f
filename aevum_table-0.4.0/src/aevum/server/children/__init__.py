"""Programs beside this one that play tables of other rules or packs.

The newest program alone opens the database and the doors. A child computes: it serves the same addresses on a
local socket, and keeps what happens through a store that asks its parent. What they say to each other
(`protocol`) stays as it is while the database and the page change.
"""
