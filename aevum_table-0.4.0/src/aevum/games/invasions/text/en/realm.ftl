# complete

event-turn-begins = Turn { $turn } begins.
event-earns-gold = { $people }: { $gold } gold earned ({ $why }).
event-pays-gold = { $people }: { $gold } gold paid ({ $why }).
event-hands-gold = { $people }: { $gold } gold for { the-other } ({ $why }).
event-scores-points = { $people }: { NUMBER($points) } { $points ->
    [one] victory point
   *[other] victory points
} ({ $why }).
outcome-most-points = { $winner_seats } win with { $points } victory points.

why-founding = a new realm
why-young-realm = a young realm
why-objective = objectives

religion-catholic = Catholic
religion-monophysite = Monophysite
religion-arian = Arian
religion-mazdean = Mazdean
religion-pagan = Pagan
