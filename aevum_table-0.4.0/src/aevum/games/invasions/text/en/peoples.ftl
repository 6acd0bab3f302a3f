# complete

event-empire-splits = The Roman Empire falls in two: { $people } and { $other_people } go their own ways.
event-capital-moves = { $people }: the court moves to { $place }.
event-empire-reunited = { $people } and { $other_people } are one Empire again.
event-walls-of-theodosius = The Walls of Theodosius rise around { $city }.
event-limes-rebuilt = { $people }: the Limes in { $place } stands again.
event-limes-moves = { $people }: the Limes of { $from } moves to { $place }.
event-limes-converted = The Limes of { $people } in { $place } becomes { $unit }.
event-limes-disbanded = The Limes of { $people } in { $place } is disbanded.
event-hun-fate = Attila is gone. What becomes of { the-people }?
event-nation-vanishes = { $people }: gone from history.
event-islam-check = A prophet preaches in Arabia.
event-islam-created = Islam is created. This turn is the last.
event-people-moves = { $people }: on the move to { $place }.
event-anglo-saxons = { $people } and { $other_people } are one people now: the Anglo-Saxons.

ask-reunite = Shall the two Roman Empires be one again?
option-reunite = Reunite them
option-stay-apart = Let them stay apart

ask-persian-front = { $people }: does the Limes of { $place } follow the Persian border?
option-keep-limes = It stays
option-move-limes = It moves to { $place }

modifier-vassals = vassals
modifier-persians-in-oriens = the Persians hold Oriens
modifier-arab-clients = Arab client kings

why-waste = waste
