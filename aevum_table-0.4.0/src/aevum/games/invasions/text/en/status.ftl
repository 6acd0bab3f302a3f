# complete

event-ages = { $people }: age { $age }.
event-decline-rises = { $level ->
    [1] { $people }: in Decline.
   *[other] { $people }: in deep Decline.
}
event-decline-falls = { $level ->
    [0] { $people }: the Decline is over.
   *[other] { $people }: the Decline is halved.
}
event-kingdom-check = { $people }, age { $age }: is it time for a Kingdom?
event-empire-check = { $people }: is it time for an Empire?
event-kingdom-founded = { $people }: a Kingdom is founded.
event-empire-founded = { $people }: an Empire is proclaimed.
event-takes-faith = { $people }: the faith is { $religion } now.
event-city-grows = { $city } in { $place } grows to level { $level }.
event-growth-lost = { $people }: no city can grow.
event-capital-waits = { $people }: no city for a capital yet; the horde stands for it.
event-capital-founded = { $people }: { $city } in { $place } is the capital.

ask-found-kingdom = { $people }, age { $age }: found a Kingdom?
ask-kingdom-religion = { $people }: which faith for the new Kingdom?
ask-found-city = { $people }: where does the new Kingdom build?
ask-found-capital = { $people }: where is the capital?

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
