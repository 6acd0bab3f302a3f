# complete
# Sieges and terror on the map; what they share with fights alone stands there.

ask-terror-loot = { $seat }: { $city } has opened its gates. Ride on, or stop here to sack it?
option-ride-on = Ride on and spare the city
option-loot-and-stop = Sack the city and stop
