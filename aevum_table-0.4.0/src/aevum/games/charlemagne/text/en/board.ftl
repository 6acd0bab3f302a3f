# complete
# The picture of the terminal.

board-turn = Turn { $turn } of { $last }, { $years }
board-event = Event: { $title }
board-points = Points of the Empire: { $points }
board-treasury = Treasury { $count }
board-markers = Markers: { $names }
board-no-markers = No markers
board-marker = { $count ->
    [one] { $marker }
   *[other] { $count } × { $marker }
}
board-holds = { $count ->
    [one] { $seat } holds one marker
   *[other] { $seat } holds { $count } markers
}
board-some = { $count ->
    [one] { $short }
   *[other] { $count } { $short }
}
short-field-army = army
short-warriors = warr.
short-nomads = nomads
short-militia = mil.
short-fleet = fleet
board-river = river
board-strait = strait
board-zone = enemy zone
board-neutral = violates neutrality
board-fight = at { $odds }: hex taken { $taken }, losses { $own } for { $theirs }
board-stands = As it stands: { $outcome }
board-chart-legend = E Empire, T Tribal, n neutral; points; faith (! converted); burgs held of all.
board-attempt-legend = The chance to win it with every marker of yours that counts, and none against.
board-build-burg = Burg ({ $price }):
board-civilize = Civilization ({ $price }):
board-restore = Restore ({ $price }):
board-side-empire = Empire
board-side-tribal = Tribal player
board-side-neutral = Neutral
board-points-now = now
board-forage = forage { $count }
board-map-legend = E Empire, T Tribal, n neutral with their strength, + leader, f fleet; ■ burg, * civilization, × pillaged, ^ rough, v pass, ~ sea.
site-burg = burg
site-port = port
site-court = civilization
site-pillaged = pillaged

page-regions = who controls which region, its faith, its burgs
page-forces = all forces on the map
page-markers = your markers and what they do
page-score = the points of the Empire, and what they are worth
page-look = the map around a place: “look Pavia”, “look 2117”, “look SAX”
