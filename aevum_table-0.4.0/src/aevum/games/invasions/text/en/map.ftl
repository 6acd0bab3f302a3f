# complete
# The map in the terminal and in the atlas: places, borders, ways.

border-open = open border
border-river = river
border-range = mountain range
border-strait = strait
border-coast = coast
border-sea = open water

map-area = Area
map-area-is = { $area }, { $status }
map-status-barbarian = Barbarian
map-status-civilized = Civilized
map-terrain = Terrain
map-income = Income
map-city = City
map-level = level { $level }
map-site = a site, nothing built
map-walls = walls −{ $walls }
map-port = port on { $sea }
map-extras = Also
map-granary = granary
map-caravan = caravan
map-coasts = Coasts
map-coast = { $sea } (coast { $number })
map-monopoly = Monopoly
map-ports = Ports
map-shore = Coast { $number }
map-off-map = Off the map
map-off-map-income = worth { $income } to the kingdom or empire it is attached to
map-border = { $border } { $name }
map-strait = { $border } in { $sea }
map-way =
    { $steps ->
        [0] { $start } is where it is
        [one] { $start } to { $end }: one step
       *[other] { $start } to { $end }: { $steps } steps
    }
map-reach =
    { $distance ->
        [one] At one pace
       *[other] At { $distance } paces
    }
map-interception = { $way }: { $chance }
map-interception-needs = A ten-sided die with these must reach { $needed }.
map-no-interception = No interception reaches { $end } from { $start } within { $paces } paces.
map-no-way = There is no way by land from { $start } to { $end }.
map-moves =
    { $moves ->
        [one] One activation is enough.
       *[other] It takes { $moves } activations; a strait is crossed in one of its own.
    }
refusal-closed-land = { $place } is closed to this people ({ $people }).
map-kingdom = Income as a kingdom
map-empire = Income as an empire
map-sum = Its provinces together
map-provinces = provinces
map-areas = Areas
map-seas = seas
map-boxes = off-map boxes
map-cities = cities
map-sites = sites of cities
map-port-count = ports
