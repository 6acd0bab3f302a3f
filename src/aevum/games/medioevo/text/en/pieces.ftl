# complete
# What lies on the board and beside it. Message ids are a kind and a value of the tables: `unit-archer`,
# `transport-galley`, `engine-bombard`, `building-city`, `good-salt`, `colour-blue`. `kind-military` and
# `way-land` say of what kind buildings and transports are, and where they go.

unit-light-infantry = light infantry
unit-archer = archer
unit-heavy-infantry = heavy infantry
unit-cavalry = cavalry
unit-captain = captain

transport-war-wagon = war wagon
transport-galley = galley
transport-caravan = caravan
transport-merchant-ship = merchant ship

engine-catapult = catapult
engine-stone-thrower = stone-thrower
engine-bombard = bombard

building-village = village
building-town = town
building-city = city
building-tower = tower
building-fortress = fortress
building-castle = castle
building-cathedral = cathedral

kind-civil = civil
kind-military = military
kind-religious = religious
kind-trade = trade
way-land = by land
way-sea = by sea

good-weapons = weapons
good-salt = salt
good-furs = furs
good-grain = grain
good-slaves = slaves
good-spices = spices
good-textiles = textiles
good-wine = wine

colour-black = black
colour-white = white
colour-brown = brown
colour-yellow = yellow
colour-green = green
colour-orange = orange
colour-blue = blue
colour-purple = purple
colour-red = red
colour-any = any colour

## As options name them

unit-captain-1 = captain of level I
unit-captain-2 = captain of level II
unit-captain-3 = captain of level III
item-war-wagon = war wagon
item-galley = galley
item-caravan = caravan
item-merchant-ship = merchant ship
item-catapult = catapult
item-stone-thrower = stone-thrower
item-bombard = bombard

## Within sentences: one unit, one token; to be used where $unit or $colour is

a-unit = { $unit-id ->
    [archer] an archer
    [captain] a captain
    [captain-1] a { unit-captain-1 }
    [captain-2] a { unit-captain-2 }
    [captain-3] a { unit-captain-3 }
   *[other] { $unit }
}
a-token = { $colour-id ->
    [orange] an orange token
   *[other] a { $colour } token
}
