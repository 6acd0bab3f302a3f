# complete
# Sieges, sacks and terror.

event-terror-check = Terror goes before { $leader }: { $city } surrenders on an even roll.
event-city-surrenders = { The-city } surrenders.
event-city-resists = { The-city } does not open its gates.
event-siege-lifted = The attacker leaves { $city } alone.
event-siege-roll = The attacker besieges { $city }: the best die must reach { $needed }, modifiers included.
event-city-holds = { The-city } holds out.
event-city-falls = { The-city } falls.
event-capital-falls = { The-city } is no capital any more until the next turn.
event-walls-razed = The attacker razes the walls of { $city }.

event-sacks = The attacker sacks { $city } for { $gold } gold and what the pillage markers bring.
event-draws-pillage = A pillage marker is drawn.
event-pillage = The marker is worth { $gold } gold.
event-public-event = It brings an event for everybody: { $effect }.
event-keeps-marker = It can be played later, so it is kept: { $effect }.
event-usurper-check = It shows a Usurper, who rises on the face 0 (10) alone.
event-usurper-ignored = It shows a Usurper; Barbarians have none.
event-usurper-rises = A Usurper rises against the attacker.
event-usurper-quiet = No Usurper dares to rise.
event-lays-pillage = A marker to lay face down is drawn unseen.
event-marker-laid = A marker lies face down on { $city }: while it lies there, there is nothing to sack.

effect-famine = famine
effect-heresy = heresy
effect-revolt = revolt
effect-shortage = shortage
effect-dice = better dice
effect-reaction = a reaction

ask-besiege = { $seat }: besiege { $city }?
option-besiege = Besiege the city
option-leave-city = Leave the city alone
ask-assault = { $seat }: storm the walls of { $city } for 1 more on the siege roll, at the price of 2 hits?
option-no-assault = Wait and starve them out
option-assault = Storm the walls
ask-sack = { $seat }: { $city } is yours. Sack it?
option-sack = Sack the city
option-spare = Spare the city
ask-raze = { $seat }: raze the walls of { $city }?
option-keep-walls = Let the walls stand
option-raze-walls = Raze the walls

refusal-assault-too-weak = The assault costs { $hits } hits, and they would destroy the whole stack.
refusal-already-sacked = { The-city } has been sacked already; nothing is left to take.

## On the map

ask-terror-loot = { $seat }: { $city } has opened its gates. Ride on, or stop here to sack it?
option-ride-on = Ride on and spare the city
option-loot-and-stop = Sack the city and stop
