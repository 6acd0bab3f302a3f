# complete
# The map in the terminal: aevum map.

map-ground-clear = clear
map-ground-rough = rough
map-ground-pass = pass
map-ground-sea = sea
map-side-river = river
map-side-strait = strait
map-harbour-coast = on the coast
map-harbour-river = on a river

map-hex = hex { $number }
map-number = Hex
map-region = Region
map-ground = Terrain
map-pass = Pass
map-port = Port
map-port-gate = { $port }, to the sea at { $gate }
map-coast = none, but the coast
map-sea = Sea
map-cost = { $ground } { $cost }
map-way =
    { $start } to { $end }: { $points ->
        [one] 1 operations point
       *[other] { $points } operations points
    }; { $hexes } hexes as the crow flies
map-no-way = There is no way by land from { $start } to { $end }, { $hexes } hexes away.
map-over = over the { $side } { $name }
map-voyage =
    By sea: { $hexes ->
        [one] 1 sea hex
       *[other] { $hexes } sea hexes
    }
map-burg = { $name } { $number }
map-burg-port = { $name } { $number } (port)
map-burgs = Burgs
map-hexes = Hexes
map-rough = { $hexes }, { $rough } of them rough
map-beside = Borders on
map-count-regions = regions
map-count-burgs = burgs
map-count-ports = ports
map-count-land = land hexes
map-count-sea = sea hexes
map-count-seas = seas
