# complete
# The map in the terminal: aevum map. `map-border-...`: what lies between two neighbours.

map-border-land = land border
map-border-strait = strait
map-border-port = port
map-border-coast = coast
map-border-sea = sea

map-home = Home of
map-terrain = Terrain
map-settlement = Settlement
map-fire = Fire
map-fire-is = barbarians may appear here
map-play = In play
map-closed = no, this part of the map is closed
map-ports = Ports
map-coasts = Coasts
map-way =
    { $start } to { $end }: { $steps ->
        [one] 1 step
       *[other] { $steps } steps
    } by land and sea
map-no-way = There is no way from { $start } to { $end }.
map-by-all = Shortest
map-by-land = By land
map-by-ship = By ship
map-home-town = { $name } ({ $good })
map-home-port = { $name } ({ $good }, port)
map-kingdoms = Kingdoms
map-territories = Territories
map-seas = Sea zones
map-settlements = Settlements
map-fires = Fires
map-links = Linked with
