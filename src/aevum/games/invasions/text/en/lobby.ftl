# complete
# The lobby: what a new table may set.

about-invasions = Two Romes, Persia, the Huns and some thirty peoples, from 350 to 650 AD: diplomacy, cards, sieges and battles with special dice.
about-350 = Twelve turns from Julian on the Rhine to the last wars of Rome and Persia; an evening or several.
about-duel-350 = The first turn for two players, each with two sides: the shortest way to see all of the game, in about twenty minutes.
about-goths-and-huns = Turns 2 to 5: the Huns come, the Goths cross the Danube, the West totters.
about-justinian = Turns 7 to 9: Byzantium takes back what it can, before the plague and the Lombards.
about-frontiers-375 = One Military phase on the map: marching, intercepting, fighting, besieging.
about-nisibis = A battle and the city behind it, from the rulebook’s examples.
about-argentoratum = Over the river, into legions and a Limes.
about-adrianopolis = The Gothic horse against the army of the East.
about-athenae = A siege by land against a city with a fleet.
about-libya = Two fleets at sea.
about-free = Any fight, written as one line.
about-free-map = Any set-up on the map, written as TOML.

choosable-seats = Players
about-seats = With fewer than four, a player leads the peoples of more than one side.
choosable-combat = Combat
about-combat = The advanced system has ordinary dice, tactics and rounds of melee (III.A.2, XXI).
combat-basic = Basic
combat-advanced = Advanced
choosable-ambush = Ambush after an interception
about-ambush = Who lies in ambush when a march was intercepted.
ambush-defender = The defender
ambush-intercepted = Whoever was intercepted
choosable-leaders = Several leaders in a stack
about-leaders = Whose re-rolls a stack has when several leaders stand in it.
leaders-best = Those of the best
leaders-sum = Those of all
choosable-nomads = Hordes of invaders
about-nomads = When the horde of an invader submits to nomads.
nomads-destroyed = When its stack is destroyed
nomads-beaten = When its stack is beaten
choosable-war = War among Barbarians
about-war = Who may declare war in Barbarian Areas when a nation acts.
war-others = The others, on the nation that acts
war-either = The others, and that nation too
choosable-goal = What is to be won
about-goal = Whether the fight ends with the battle or with the city.
goal-field = The field
goal-city = The city
choosable-battle = The fight
about-battle = A line as in “huns: 4 horse-archer / leader 2+0 vs franks: 3 infantry at steppe”.
choosable-map = The set-up
about-map = A set-up in TOML, as the files of the game are.

bot-bot = Marshal (plans its wars)
bot-fast = Levy (quick, rough and ready)
