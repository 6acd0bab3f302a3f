# complete
# What all rooms name: the game, its scenarios and options, seats and kingdoms, phases, honour points.
# `kingdom-byzantium` is the full name, `seat-byzantium` the short one, always a singular, for “Hungary attacks”.
# Of an option there are `choosable-auction`, its title, and `about-auction`, a line on what it does. Flags show as
# yes and no and numbers as they are, but for `time-limit-0` and the like; values of a choice are `kingdoms-drawn` and so on.

game-medioevo = Medioevo Universale
about-medioevo = Three to six kingdoms of the thirteenth century: trade routes and great markets, technologies, Empire cards, pacts kept and broken, barbarians at the border and war at any moment.

scenario-introduction = Introduction, two turns for three
scenario-short = Short game, eight turns
scenario-medium = Medium game, ten turns
scenario-long = Long game, twelve turns
about-introduction = Byzantium, the Mamluks and the Golden Horde, for two turns: long enough to see every phase, events included.
about-short = Eight turns; about three hours for four players.
about-medium = Ten turns: time for a second war, and for its debts.
about-long = Twelve turns, for a long day or two evenings.

## Kingdoms

seat-byzantium = Byzantium
seat-mamluks = Mamluk Sultanate
seat-hungary = Hungary
seat-holy-roman-empire = Holy Roman Empire
seat-novgorod = Novgorod
seat-golden-horde = Golden Horde

seat-player-1 = Player 1
seat-player-2 = Player 2
seat-player-3 = Player 3
seat-player-4 = Player 4
seat-player-5 = Player 5
seat-player-6 = Player 6

kingdom-byzantium = Byzantine Empire
kingdom-mamluks = Mamluk Sultanate
kingdom-hungary = Kingdom of Hungary
kingdom-holy-roman-empire = Holy Roman Empire
kingdom-novgorod = Republic of Novgorod
kingdom-golden-horde = Khanate of the Golden Horde

## Phases

phase-turn-order = Turn order
phase-events = Events
phase-taxes = Taxes and upkeep
phase-purchases = Purchases
phase-combat = Combat
phase-trade = Trade
phase-end = End of turn

## Honour points

deed-conquest = a settlement conquered
deed-conquest-building-level = levels of buildings conquered
deed-conquest-holy-city = Rome or Jerusalem conquered for the first time
deed-built-city = a city built
deed-built-castle = a castle built
deed-built-cathedral = a cathedral built
deed-rebellion-suppressed = a rebellion put down
deed-large-army-destroyed = a large army destroyed
deed-pact-broken = a pact broken
deed-lost-to-barbarians = a battle lost to barbarians
deed-undeclared-attack = an attack without a declaration of war
deed-further-rebellion = a further rebellion at home

award-money = most money
award-great-market = the highest Great Market
award-technology = the highest technology
award-rome = control of Rome
award-jerusalem = control of Jerusalem
award-cathedrals = most cathedrals
award-cities = most cities
award-castles = most castles
award-territories = most territories
award-monopoly = a monopoly

## Options

choosable-property-markers = Property markers
about-property-markers = How many each player has. Each transport and siege engine needs one of its level.
choosable-mystic-set = The Mystic’s sets
about-mystic-set = How many technology points of different colours the Mystic takes for 100 florins.
choosable-barbarian-limit = Barbarians can run out
about-barbarian-limit = Yes: there are as many barbarian pieces as in the box. No: there is no end of them.
choosable-tokens-per-colour = Objective tokens
about-tokens-per-colour = How many there are of each of the six colours.
choosable-conquest-buildings-need-settlement = Conquered buildings score only at settlements
about-conquest-buildings-need-settlement = No: a castle conquered in open country gives honour points for its levels too.
choosable-defender-may-flee = Defenders may flee
about-defender-may-flee = Yes: a defender with a transport that can still move may flee on the same terms as an attacker.
choosable-cubes-per-colour = Cubes of each good
about-cubes-per-colour = How many there are of each of the eight goods.
cubes-per-colour-0 = No limit
choosable-barbarians-attack = Barbarians attack armies
about-barbarians-attack = Yes: the first player may also move barbarians into territories where other players have units.
choosable-war-delay = From declaration to war
about-war-delay = How many turns pass before a declared war may be fought.
war-delay-0 = At once
war-delay-1 = In the next turn
choosable-auction = Initial auction
about-auction = Players bid honour points for their kingdoms, up to 10, in two secret rounds.
choosable-terrain = Terrain
about-terrain = Forest, hills, desert, mountains and rivers slow movement down, and upkeep depends on where one stands.
choosable-blood = Blood markers
about-blood = Who is plundered, or loses a home territory, gets blood markers to spend on attack values: 1 more for each.
choosable-teams = Teams
about-teams = Fixed teams add up their honour points; team mates pass and trade freely with each other.
choosable-deployment = Deployment
about-deployment = Purchases stay secret until the end of the phase and are then placed in turn order.
choosable-honour-limit = Limit of honour points
about-honour-limit = Who reaches it ends the game at once.
honour-limit-0 = No limit
choosable-time-limit = Time limit
about-time-limit = In minutes: when they are over, the turn is finished and the game ends.
time-limit-0 = No limit
choosable-kingdoms = Kingdoms
about-kingdoms = How they are shared out; by agreement you say beforehand who plays what.
kingdoms-chosen = Chosen in turn order
kingdoms-drawn = Drawn by lot
kingdoms-agreed = By agreement
choosable-players = Players
about-players = How many kingdoms play.
choosable-agreed = Kingdoms agreed on
about-agreed = Names of kingdoms with commas between; the usual ones where none are named.
choosable-bid-step = Steps of bids
about-bid-step = Bids for turn order go in steps of so many florins; all that a player has may always be bid.

## The turn

event-turn-begins = Turn { $turn } begins.
event-phase-begins = { $phase }
event-honour-won = { $seat }: { $points } honour { $points ->
    [one] point
   *[other] points
} for { $deed }.
event-honour-lost = { $seat }: { $points } honour { $points ->
    [-1] point
   *[other] points
} for { $deed }.
