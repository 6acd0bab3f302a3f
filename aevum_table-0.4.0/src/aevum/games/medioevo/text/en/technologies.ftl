# complete
# The 24 technologies in six branches. `branch-transport`: a branch; `technology-carpentry`: a name;
# `gist-carpentry`: what one use does, with the technology points it takes.

branch-transport = Transport
branch-commerce = Commerce
branch-law = Law
branch-combat = Combat
branch-construction = Construction
branch-religion = Religion

## Transport, blue

technology-carpentry = Carpentry
gist-carpentry = Build transports for 1 blue point and 100 florins a level, or raise them for the difference: caravans in settlements you control, war wagons there or at a military building, ships in ports.
technology-logistics = Logistics
gist-logistics = For 1 blue point, a transport or siege engine takes a step by land as if it were by sea, or one by sea as if by land. It must end where it belongs, a ship at sea or in a port.
technology-machinery = Machinery
gist-machinery = For 1 blue point, the crew of a siege engine fights as well, from this battle until the turn ends.
technology-cartography = Cartography
gist-cartography = For 2 blue points, a unit that is not in a battle makes one more step, in any phase. So does a transport or siege engine with units.

## Commerce, yellow

technology-trade = Trade
gist-trade = For 1 yellow point, a cube pays 25 florins more when it is sold where a village stands, 50 at a town, 100 at a city. The sale may be anybody’s.
technology-market = Market
gist-market = For each yellow point, a purchase or sale, anybody’s, is 50 florins dearer or cheaper. It never comes to nothing.
technology-control = Control
gist-control = For 1 yellow point, a cube of a Great Market moves to a settlement at most three steps away. You must control one of the two and have a caravan or merchant ship in the territory.
technology-guilds = Guilds
gist-guilds = For 2 yellow points, a step of your trade route counts as done, but never the destination.

## Law, orange

technology-edict = Edict
gist-edict = For 1 orange point, a group of your transports and siege engines crosses a barbarian territory once, with all it carries, and wakes no horde. It may not stop there, nor pass where barbarians stand already.
technology-law = Law
gist-law = For 1 orange point, a rebellion in your home kingdom, new or old, moves to a territory next to your home kingdom that nobody controls and where no units are.
technology-nation = Nation
gist-nation = For 1 orange point each, barbarian units move one step, even into another player’s territory. Those of a horde that go the same way arrive together.
technology-influence = Influence
gist-influence = For 2 orange points, a barbarian unit next to a territory you control becomes a unit of yours of the same kind, if your reserve has one; a captain comes with level I.

## Combat, red

technology-military-arts = Military Arts
gist-military-arts = Hire captains for 1 red point and 100 florins a level, or raise them for the difference, in a settlement you control or at a military building in territory you control.
technology-promotion = Promotion
gist-promotion = For 1 red point, a unit in combat, on either side, is another for the turn, as far as you like along the line: light infantry or archer, heavy infantry, cavalry, captain I, II, III.
technology-tactics = Tactics
gist-tactics = For 1 red point, you choose where a point of damage that you caused goes. Say so before damage is assigned.
technology-strategy = Strategy
gist-strategy = For 2 red points, you deal a point of damage as archers do, without a roll. Tactics may choose its target.

## Construction, green

technology-masonry = Masonry
gist-masonry = Build villages, towns and cities on settlements you control, for 1 green point and 100 florins a level, or raise them for the difference.
technology-architecture = Architecture
gist-architecture = Build towers, fortresses and castles in territories you control, for 1 green point and 100 florins a level, or raise them for the difference.
technology-mathematics = Mathematics
gist-mathematics = Build siege engines for 1 green point and 100 florins a level, or raise them for the difference, in a settlement you control or at a military building in territory you control.
technology-engineering = Engineering
gist-engineering = For 2 green points, a building or siege engine rises one level and costs no florins, in a territory you control and nobody disputes; an engine only in a settlement or at a military building.

## Religion, purple

technology-religion = Religion
gist-religion = Build a cathedral for 1 purple point and 300 florins in a territory you control.
technology-monasticism = Monasticism
gist-monasticism = Your purple points serve as points of any other colour, one for one.
technology-proselytism = Proselytism
gist-proselytism = For 1 purple point, use an opponent’s ready Empire card, for its ability or its points, if a territory of yours lies at most three steps from one of theirs. The card stays ready; you may use the same one once a turn.
technology-temporal-power = Temporal Power
gist-temporal-power = For 2 purple points, use an opponent’s technology, at its own costs, if a territory of yours lies at most three steps from one of theirs.
