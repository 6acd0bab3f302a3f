# complete

event-ages = { $people } { $age ->
   *[other] reaches age { $age }
}.
event-decline-rises = { $people } is in Decline{ $level ->
    [one] {""}
   *[other] , twice over
}.
event-decline-falls = { $level ->
    [0] { $people } is no longer in Decline.
   *[other] The Decline of { $people } is halved.
}
event-kingdom-check = Will { $people }, of age { $age }, found a Kingdom?
event-empire-check = Will { $people } become an Empire?
event-kingdom-founded = { $people } founds a Kingdom.
event-empire-founded = { $people } becomes an Empire.
event-takes-faith = { $people } takes the { $religion } faith.
event-city-grows = { $city } in { $place } grows to level { $level }.
event-growth-lost = { $people } has no city that could grow.
event-capital-waits = { $people } has no city for a capital yet; the horde stands for it.
event-capital-founded = { $people } makes { $city } in { $place } its capital.

ask-found-kingdom = { $people } is of age { $age }. Found a Kingdom?
ask-kingdom-religion = Which faith does the Kingdom of { $people } take?
ask-found-city = Where does the Kingdom of { $people } build?
ask-found-capital = Where is the capital of { $people }?

option-settle-down = Found a Kingdom
option-stay-barbarian = Stay Barbarian
option-take-faith = { $religion }
option-grow-city = { $city } in { $place }
option-seat-at = { $city } in { $place }

modifier-treasury = gold in the Treasury
modifier-barbarian-area = horde in a Barbarian Area
modifier-great-leader = a great leader
modifier-in-decline = in Decline
modifier-civilized-areas = Civilized Areas beyond three
modifier-barbarian-areas = Barbarian Areas
modifier-imperial-capital = holds Roma or Constantinopolis
modifier-clients = clients

why-decline = Decline
