# complete
# The 36 event cards, by the number in the table. `title-EV01`: the title; `region-EV01`: where it happens;
# `gist-EV01`: a line of what is going on, for the pleasure of it. What a card does is told by its icons:
# `icon-movement` is the name of one, `effect-movement` what it does to the red territories.

icon-movement = Movement
icon-armies = Armies
icon-buildings = Buildings
icon-goods = Goods

effect-movement = Each player with a transport there rolls a die of six. On 1 or 2, that many of them, at the player’s choice, do not move this turn.
effect-armies = Each player with a unit there rolls a die of six. On 1–4, the player spreads that many points of damage over the units there.
effect-buildings = Each player with a building there rolls a die of six. On 1–3, the player spreads that many points of damage over the buildings there.
effect-goods = Each player with a cube on a transport there rolls a die of six. On 1 or 2, that many cubes are lost from one trade transport there.

## Rhine and Burgundy

title-EV01 = Rhine in Flood
region-EV01 = Rhine and Burgundy
gist-EV01 = The river has left its bed and taken the bridges along.
title-EV02 = Winter of Wolves
region-EV02 = Rhine and Burgundy
gist-EV02 = Packs follow every cart, and nobody walks alone after dusk.

## Danubian Germany

title-EV03 = Alpine Snowslides
region-EV03 = Danubian Germany
gist-EV03 = Whole slopes come down, on road and roof alike.
title-EV04 = Miners’ Fever
region-EV04 = Danubian Germany
gist-EV04 = It came up with the silver, and the shafts stand empty.

## Northern Italy

title-EV05 = Communal Riots
region-EV05 = Northern Italy
gist-EV05 = Neighbours fight from tower to tower, and call it politics.
title-EV06 = High Water on the Lagoon
region-EV06 = Northern Italy
gist-EV06 = The sea comes to market, and wades through every cellar.

## Rome and the South

title-EV07 = Malaria in the Marshes
region-EV07 = Rome and the South
gist-EV07 = The bad air takes pilgrims, soldiers and mule drivers as they come.
title-EV08 = Fire of the Mountain
region-EV08 = Rome and the South
gist-EV08 = Ash by day, glow by night, and the sailors keep well away.

## Upper Hungary and Poland

title-EV09 = Cattle Plague
region-EV09 = Upper Hungary and Poland
gist-EV09 = The oxen drop in the yoke, and the wagons stay where they are.
title-EV10 = Great Frost
region-EV10 = Upper Hungary and Poland
gist-EV10 = Wine freezes in the cask, and walls crack in the night.

## Middle Danube

title-EV11 = Landslides in the Gorges
region-EV11 = Middle Danube
gist-EV11 = The mountain has closed the road and buried what was on it.
title-EV12 = Brigands in the Hills
region-EV12 = Middle Danube
gist-EV12 = They know every path, and every merchant by name.

## Bulgaria and Thrace

title-EV13 = Earthquake on the Straits
region-EV13 = Bulgaria and Thrace
gist-EV13 = The domes held last time. Everybody looks up.
title-EV14 = Harvest Rot
region-EV14 = Bulgaria and Thrace
gist-EV14 = It rained until the sheaves turned black, and the army eats little else.

## Greece and the Isles

title-EV15 = Etesian Storms
region-EV15 = Greece and the Isles
gist-EV15 = The north wind blows for forty days, and no captain argues with it.
title-EV16 = Summer Pestilence
region-EV16 = Greece and the Isles
gist-EV16 = Ports shut their chains too late, as they always do.

## Western Anatolia

title-EV17 = Tremors in Phrygia
region-EV17 = Western Anatolia
gist-EV17 = The ground mutters for a week before it speaks.
title-EV18 = Turkoman Migration
region-EV18 = Western Anatolia
gist-EV18 = Ten thousand tents are on the road, with sheep enough to fill it.

## Baltic Shores

title-EV19 = Ice on the Baltic
region-EV19 = Baltic Shores
gist-EV19 = One can walk to Gotland this year. One cannot sail there.
title-EV20 = Fires in the Timber Towns
region-EV20 = Baltic Shores
gist-EV20 = A spark in the tar store, a wind from the sea, and by morning no street is left.

## Land of Novgorod

title-EV21 = Spring Thaw
region-EV21 = Land of Novgorod
gist-EV21 = The ice goes out all at once, with bridges, boats and bales.
title-EV22 = Famine in the North
region-EV22 = Land of Novgorod
gist-EV22 = They bake with bark and moss, and the great bell calls for bread.

## Upper Volga

title-EV23 = Mud Season
region-EV23 = Upper Volga
gist-EV23 = What was a road is soup, and the wagons sink to the axle.
title-EV24 = Forest Fires
region-EV24 = Upper Volga
gist-EV24 = The smoke hides the sun from here to the steppe.

## Dnieper and Crimea

title-EV25 = Steppe Drought
region-EV25 = Dnieper and Crimea
gist-EV25 = The wells are dust, and the horses know it first.
title-EV26 = Plague Ship at Anchor
region-EV26 = Dnieper and Crimea
gist-EV26 = Nobody answers from her deck. Somebody went aboard all the same.

## Don and Lower Volga

title-EV27 = Death of the Herds
region-EV27 = Don and Lower Volga
gist-EV27 = Ice over the grass: the herds starve standing, and so do their riders.
title-EV28 = Blizzard on the Steppe
region-EV28 = Don and Lower Volga
gist-EV28 = Three days without a horizon. Caravans are found in spring.

## Caucasus and Pontus

title-EV29 = Blocked Passes
region-EV29 = Caucasus and Pontus
gist-EV29 = Snow in the gates of the mountains, and rocks on top of it.
title-EV30 = Mountain Quake
region-EV30 = Caucasus and Pontus
gist-EV30 = Monasteries that stood for six hundred years lie in the valley.

## Syria and Mesopotamia

title-EV31 = Earthquake in Cilicia
region-EV31 = Syria and Mesopotamia
gist-EV31 = From the coast to the two rivers, the citadels are heaps of stone.
title-EV32 = Dust and Heat
region-EV32 = Syria and Mesopotamia
gist-EV32 = Men march by night and lie down by day, and some do not rise.

## Holy Land

title-EV33 = Locusts
region-EV33 = Holy Land
gist-EV33 = A cloud with wings, and behind it not one green leaf.
title-EV34 = Pilgrim Fever
region-EV34 = Holy Land
gist-EV34 = It travels with the devout, from hostel to hostel.

## Nile and Libya

title-EV35 = Failure of the Nile
region-EV35 = Nile and Libya
gist-EV35 = The river has not risen to its mark, and all Egypt can read it.
title-EV36 = Sandstorm
region-EV36 = Nile and Libya
gist-EV36 = The desert gets up and moves, and the roads are gone.
