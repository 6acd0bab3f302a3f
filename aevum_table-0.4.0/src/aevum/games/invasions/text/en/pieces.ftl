# complete
# Units, the leaders of the examples, and the ground they stand on.

## Units

unit-infantry = infantry
unit-archer = archer
unit-cavalry = cavalry
unit-heavy-cavalry = heavy cavalry
unit-horse-archer = horse archer
unit-elite-infantry = elite infantry
unit-elite-cavalry = elite cavalry
unit-noble-cavalry = noble cavalry
unit-legion = legion
unit-guard = guard
unit-palatine = palatine
unit-clibanarii = clibanarius
unit-cataphractae = cataphract
unit-auxiliary = auxiliary
unit-auxiliary-horse-archer = auxiliary horse archer
unit-satrapes = satrap
unit-frankish-infantry = axe-thrower
unit-mountain-infantry = mountain infantry
unit-mountain-archer = mountain archer
unit-sea-raider = sea raider
unit-elite-frankish-infantry = elite axe-thrower
unit-elite-mountain-infantry = elite mountain infantry
unit-elite-sea-raider = elite sea raider
unit-fleet = fleet
unit-elite-fleet = elite fleet
unit-limes = Limes
unit-horde = horde

## Leaders; one without a name is “leader”

leader-leader = the leader
leader-iulianus = Iulianus
leader-gratianus = Gratianus
leader-valens = Valens
leader-sapor = Sapor
leader-fritigernus = Fritigernus
leader-alamannic-rex = the king of the Alamanni
leader-alaricus = Alaricus
leader-belisarius = Belisarius
leader-feargus = Feargus
leader-baianus = Baianus

## Ground

terrain-plain = plain
terrain-steppe = steppe
terrain-desert = desert
terrain-forest = forest
terrain-marsh = marsh
terrain-mountain = mountains
terrain-sea = open sea

# A city without a name.
city-city = the city

way-none = over open ground
way-river = over a river
way-range = over a range
way-strait = over a strait
