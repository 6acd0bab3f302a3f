# complete
# What lies on the board and beside it. Message ids are a kind and a value of the tables: `unit-archer`,
# `item-galley`, `building-city`, `good-salt`, `colour-blue`.

unit-light-infantry = light infantry
unit-archer = archer
unit-heavy-infantry = heavy infantry
unit-cavalry = cavalry
unit-captain = captain

building-village = village
building-town = town
building-city = city
building-tower = tower
building-fortress = fortress
building-castle = castle
building-cathedral = cathedral

good-weapons = weapons
good-salt = salt
good-furs = furs
good-grain = grain
good-slaves = slaves
good-spices = spices
good-textiles = textiles
good-wine = wine

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

## Counted

many-unit-light-infantry = { $count } light infantry
many-unit-archer = { $count ->
    [one] 1 archer
   *[other] { $count } archers
}
many-unit-heavy-infantry = { $count } heavy infantry
many-unit-cavalry = { $count } cavalry
many-unit-captain = { $count ->
    [one] 1 captain
   *[other] { $count } captains
}
many-unit-captain-1 = { $count ->
    [one] 1 captain of level I
   *[other] { $count } captains of level I
}
many-unit-captain-2 = { $count ->
    [one] 1 captain of level II
   *[other] { $count } captains of level II
}
many-unit-captain-3 = { $count ->
    [one] 1 captain of level III
   *[other] { $count } captains of level III
}

## Within sentences: one unit, one token; to be used where $unit or $colour is

a-unit = { $unit-id ->
    [archer] an archer
    [captain] a captain
    [captain-1] a { unit-captain-1 }
    [captain-2] a { unit-captain-2 }
    [captain-3] a { unit-captain-3 }
   *[other] { $unit }
}
the-units = { $unit-id ->
    [archer] the archers
    [captain] the captains
    [captain-1] the captains of level I
    [captain-2] the captains of level II
    [captain-3] the captains of level III
   *[other] the { $unit }
}
a-token = { $colour-id ->
    [orange] an orange token
   *[other] a { $colour } token
}
