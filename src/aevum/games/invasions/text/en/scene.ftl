# complete
# What the page of the browser shows of a match: pieces, markers, tracks, panels and cards.

scene-unit = { $nation } { $unit }
scene-damaged-unit = Damaged { $nation } { $unit }
scene-horde = Horde ({ $people })
scene-limes = Limes ({ $people })
scene-fight = { $people } against { $other_people }
scene-fight-over = The fight is over

# Markers
scene-mark-revolt = Revolt
scene-mark-raid = Raided
scene-mark-raided = Raided: { $people }
scene-mark-pillage = Sacked: a pillage marker lies here
scene-mark-foedus = Ceded by Foedus to: { $people }
scene-mark-passage = A passage is forced here
scene-mark-battle = A battle is to be fought here
scene-mark-siege = A city is to be besieged here
scene-mark-terror = Terror goes before the army
scene-mark-aside = Stands aside from the battle
scene-mark-decline = { $people } in Decline
scene-mark-client = { $people }: client of { the-lord }
scene-mark-federate = { $people }: federates of { the-lord }
scene-mark-vassal = { $people }: vassal of { the-lord }
scene-mark-heresy = Heresy of the { $religion } faith
scene-mark-caravan = An exceptional caravan
the-lord =
    { $lord_people-id ->
        [rome] { $lord_people }
        [byzantium] { $lord_people }
        [persia] { $lord_people }
       *[other] the { $lord_people }
    }

# Tracks
scene-turns = Turns
scene-steps = Steps of the turn
scene-turn = { $turn } ({ $year })
scene-years = Turn { $turn }, { $first }–{ $last }
scene-status = Status
scene-reinforcements = Reinforcements
scene-events = Events
scene-raids = Raids
scene-caravans = Caravans
scene-diplomacy = Diplomacy
scene-conversion = Conversion
scene-cards = Government
scene-income = Income
scene-purchases = Purchases
scene-suppression = Revolts
scene-military = War
scene-end = End of turn
scene-scoring = Scoring

# The battle board
scene-battle = Battle of { $place }
scene-battle-here = Battle
scene-siege = Siege of { $city }
scene-came-over = came { $way }
scene-report-losses =
    { $lost ->
        [0] No losses
        [one]
            { $back ->
                [0] One unit lost
               *[other] One unit lost, and recovered
            }
       *[other]
            { $back ->
                [0] { $lost } units lost
                [one] { $lost } units lost, one of them recovered
               *[other] { $lost } units lost, { $back } of them recovered
            }
    }
# Of a siege: the city, with its province where that is known.
scene-report-city =
    { $place-id ->
        [nowhere] { $city }
       *[other] { $city } in { $place }
    }
scene-report-city-falls =
    { $other_people-id ->
        [nobody] { The-people } besieged { scene-report-city }, which nobody held, and took it.
       *[other] { The-people } besieged { scene-report-city } and took it from { the-other }.
    }
scene-report-city-holds =
    { $other_people-id ->
        [nobody] { The-people } besieged { scene-report-city }, which held out on its own.
       *[other] { The-people } besieged { scene-report-city }, but it held out for { the-other }.
    }
scene-report-city-surrenders =
    { $other_people-id ->
        [nobody] In terror { scene-report-city }, which nobody held, opened its gates to { the-people }.
       *[other] In terror { scene-report-city } opened its gates to { the-people }, and { the-other } lost it.
    }
scene-report-must-retreat = Must retreat
scene-report-horde-submits = The horde was hit: the nation submits
scene-report-horde-captured = The horde is taken: the nation submits
scene-step-archery = Archery
scene-step-pools = Dice pools
scene-step-tactics = Tactics
scene-step-melee = Melee and re-rolls
scene-step-hits = Hits
scene-step-recovery = Recovery and retreat
scene-step-besiege = Before the walls
scene-step-assault = Assault
scene-step-check = Siege roll
scene-step-sack = The fallen city
scene-pool-archery = Archery: { white-and-black }
scene-pool-archery-roll = Archery: 2D6 and
scene-pool-melee = Melee: { white-and-black }
scene-pool-melee-roll = Melee: 2D6 and
scene-pool-black = Black dice among them
scene-pool-choices = what players and cards made of it
scene-pool-siege =
    { $rolls ->
        [one] Siege: one D10 and
       *[other] Siege: the best of { $rolls } D10 and
    }

# Odds
scene-odds-at-sea = Both sides are taken to accept the battle and to play steadily: elites damaged first.
scene-odds-slips = The enemy fleets slip away
scene-odds-landing-fails = The landing fails
scene-odds-wins = Victory: { $people }
scene-odds-annihilated = { $people }: every unit lost
scene-odds-leader = { $people }: leader lost
scene-odds-submits = { $people }: the horde submits
scene-odds-lost = { $people }: units lost for good
scene-odds-falls = { $city } falls
scene-odds-holds = { $city } holds
scene-odds-storm = With an assault, for { $hits } hits, { $city } falls
scene-odds-terror = { $city } opens its gates in terror, before any siege
scene-odds-intercepted =
    { $units ->
        [one] Intercepted from { $place } by one unit
       *[other] Intercepted from { $place } by { $units } units
    }

# Panels
scene-panel-nations = Nations
scene-panel-hands = Cards
scene-panel-goals = Objectives
scene-panel-ties = Relations
scene-panel-income = Income
scene-panel-timeline = Timeline
scene-panel-religions = Religions
scene-panel-scores = Scores
scene-head-nation = Nation
scene-head-card = Card
scene-head-use = Use
scene-head-price = Price
scene-head-goal = Objective
scene-head-points = Points
scene-head-held = Held
scene-head-ties = Ties
scene-head-item = Item
scene-head-gold = Gold
scene-head-comes = What comes
scene-head-area = Area
scene-head-faiths = Religions
scene-head-heresy = Heresy
scene-head-seat = Player
scene-head-turn = This turn
scene-head-objectives = Objectives now
scene-head-place = Place
scene-head-border = Border
scene-head-holder = Held by
scene-head-effects = What it does
scene-events-held = Event cards
scene-none-held = You hold none.
scene-diplomacy-held = Diplomacy cards
scene-others-hold = In other hands
scene-count-events =
    { $count ->
        [0] no event card
        [one] one event card
       *[other] { $count } event cards
    }
scene-count-diplomacy =
    { $count ->
        [one] one diplomacy card
       *[other] { $count } diplomacy cards
    }
scene-held = held
scene-goal-vassals = Each vassal
scene-deed-sack = Sack: { $name }
scene-deed-empire = Found an Empire
scene-deed-king-killed = Kill a king in battle
scene-deed-survives = Survive to the end
scene-deed-reunion = Reunite the Empire
scene-income-of = { $people }: { $net } to { $gold } gold
scene-unrest-of = { $people }: revolts and heresies
scene-arrives = arrive in { $place }
scene-arrives-invading = arrive in { $place } and invade
scene-any-units =
    { $units ->
        [one] one unit
       *[other] { $units } units
    }
scene-invades-with = invade, with { $units }
scene-invades = invade
scene-raids-then = raid
scene-areas = Areas
scene-points-so-far = won so far
scene-role-active = plays in full
scene-role-inactive = only defends itself
scene-role-raider = only raids
scene-role-out = not on the map

# Cards: places
scene-fact-control = Held by
scene-fact-area = Area
scene-fact-city = City
scene-fact-port = Port on
scene-fact-income = Income
scene-fact-limit = Room for
scene-fact-stack = Fleets in a stack
scene-fact-faith = Religion
scene-fact-granary = Granary
scene-fact-caravan = Caravan
scene-fact-marker = Marker
scene-fact-monopoly = Monopoly
scene-fact-ports = Ports
scene-fact-kingdom-income = Income of a Kingdom
scene-fact-empire-income = Income of an Empire
scene-gold = { $gold } gold
scene-units =
    { $units ->
        [one] one unit
       *[other] { $units } units
    }
scene-yes = yes
scene-nobody = nobody
scene-site = { $city }: a site, nothing built
scene-capital-of = capital ({ $people })
scene-who-is-there = Who is there
scene-neighbours = Neighbours
scene-provinces = Provinces

# Cards: pieces
scene-trait-elite = Elite
scene-able-elite = takes two hits; the first turns it over, and it fights on as plain infantry (a fleet as a plain fleet)
scene-trait-double = Guard
scene-able-double = counts as two elites
scene-trait-heavy = Heavy
scene-able-heavy = counts for the heavy advantage, which spoils the enemy’s dice
scene-trait-archer = Archer
scene-able-archer = shoots in the archery round, then fights in the melee
scene-trait-cavalry = Cavalry
scene-able-cavalry = counts for the cavalry advantage, and moves a pace farther
scene-trait-infantry = Infantry
scene-able-infantry = the plain soldier, without special abilities
scene-trait-francisca = Throwing axes
scene-able-francisca = four of them shoot as one die
scene-trait-alpine = Mountaineers
scene-able-alpine = count double in the archery of an ambush in the mountains
scene-trait-amphibious = Amphibious
scene-able-amphibious = does not mind rivers in battle, and lands without risk
scene-trait-auxiliary = Auxiliary
scene-able-auxiliary = serves the Empire with the men of another people
scene-trait-fleet = Fleet
scene-able-fleet = fights at sea, guards coasts, and lets armies cross
scene-trait-limes = Limes
scene-able-limes = stops invaders where they enter; never moves, and alone it falls
scene-trait-horde = Horde
scene-able-horde = the people on the move: a capital that travels; defends as one unit, and is never destroyed, only made to submit
scene-now-damaged = It has been hit, and counts as what stands above until it is repaired.
scene-now-barbarian = Barbarians use their elites as plain units.
scene-of-nomads = Nomads: on steppe they have a black die more.
scene-fact-paces = Paces
scene-fact-price = Price
scene-fact-nation = Nation
scene-fact-turns = Turns
scene-fact-stands = Stands in
scene-rank-general = General
scene-rank-king = King
scene-rank-emperor = Emperor
scene-rating-combat = Combat: re-rolls
scene-rating-stacking = Units more in his stack
scene-rating-administration = Administration cards more
scene-rating-diplomacy = Diplomacy cards more
scene-rating-campaign = Campaigns
scene-mountain = Mountain symbol
scene-mountain-able = cannot be ambushed

# Cards: nations and decks
scene-fact-role = Part
scene-fact-map = Units on the map
scene-fact-reserve = Units in reserve
scene-fact-lands = Provinces/Areas
scene-special = Of its own
scene-nomads = Nomads
scene-nomads-are = at home on the steppe, clumsy before walls until turn 9
scene-romans = Romans
scene-romans-are = four elites bring two black dice
scene-convert = Conversion
scene-converts = scores when it turns Catholic
scene-cardless = Minor
scene-cardless-are = scores nothing for itself
scene-initiative = Initiative
scene-private-event = Event card, kept until played
scene-public-event = Event card, happens at once
scene-diplomacy-card = Diplomacy card
scene-fact-copies = Copies in the deck

# Words for beginners, by question
hint-stacks = Pick a stack, a fleet or a horde to move it. When everything stands where you want it, end the movement: then battles and sieges are fought.
hint-march = Step from province to province while paces are left; leave units behind or take them along as you go. Entering a province with enemies stops the stack and leads to a battle.
hint-horde = The horde is the people itself: keep it near its army. Beaten alone, it makes its people submit.
hint-sail = Fleets move up to four seas, and stay within two of a port city of their own. They let armies cross, close straits and fight other fleets.
hint-confront = Enemies bar the way. Stop and fight here at the end of the movement, or, if you are strong enough, overrun a single unit or force a passage.
hint-intercepted = The interceptors stand before you. Give battle, or push through if you are strong enough.
hint-intercept = You may send a stack to meet the enemy before he goes on: a D10 must reach 6. The leader’s combat rating, an Empire and your own capital help; ranges, straits and long ways hinder. It fights as the defender.
hint-intercept-with = Say who stays behind. Whoever goes leaves its province open.
hint-flee = A flight succeeds on 9 or more of a D10. The leader’s combat rating, a fortified city and twice the enemy’s numbers help; if it fails, you fight where you are.
hint-sit-out = Only as many units as the ground has room for take part in the battle.
hint-battles = You attack in the order that you choose. One battle may open the way of retreat for the next enemy, or close it.
hint-face = Your stack fights every enemy here, one after another. Begin with the one you can beat while your units are fresh.
hint-ambush = In the mountains the defender may lie in wait and shoot first. It nearly always pays.
hint-swaps = Black dice hit harder than white ones. Keep a white die only if you fear that the enemy’s leader takes a black one away.
hint-trade = A re-roll is usually worth more after the dice have fallen; trade it when you need hits at any price.
hint-tactics = A re-roll traded now adds two to your roll of this round, or takes two off the enemy’s.
hint-rerolls = A re-roll repeats one die, in advanced combat a whole roll: your own that missed, or the enemy’s that hit. You take turns until both pass.
hint-losses = Elites can be hit twice: turning them over first keeps your numbers, but they fight on as plain infantry.
hint-recovery = Both sides get some of their lost units back; take the one you would miss most.
hint-repair = A damaged elite is whole again.
hint-retreat = The beaten leave. Go where you are safe and where there is room; who cannot go is lost.
hint-escape = These friendly provinces are equally near. Send him where he is safe and soon of use.
hint-stray-horde = A horde is never lost. Its reinforcements will come where it camps.
hint-ashore = Going ashore is all of this campaign. In the next one he may redeploy and march like others.
hint-sail-with = Enemies in the zone may intercept those whom you send out, not the fleets that stay.
hint-pair-fleets = Two fleets make a stack. The enemy sees your two stacks, and chooses which of them he attacks.
hint-aim-at-fleets = Only one of the two stacks can be brought to battle. The other has no part in it.
hint-carriers = Their ships may be intercepted. Who had an interception in this activation is safe from another on a first transport.
hint-blockade = A fleet may close a strait to enemies, and need not. Whom it turns back cannot ask again in this movement.
hint-strait-wish = Who owns the fleets may let you through, and need not. You are told before you choose your way.
hint-strait-leave = A fleet may close a strait to enemies, and need not. Your answer holds for this one reaction, retreat or campaign.
hint-hold-passage = Two for each defender must stay and fight; whoever goes on needs paces left.
hint-retreat-over = Six units and more may overrun a lone enemy on their way, if the three paces last.
hint-who-retreats = Not all have room there. The others need another way.
hint-withdraw = Whoever breaks off after the first round loses the battle and retreats, but saves what is left; both sides recover as usual.
hint-besiege = A province is yours when its city falls. The siege roll must reach 7; the leader’s combat rating gives more rolls. If it fails, the army must leave.
hint-assault = An assault costs two hits at once, and adds one to the siege roll.
hint-sack = Looting brings gold and pillage markers. The city yields less until it recovers.
hint-raze = Without walls the city is easier to take, for you as for others.
hint-keep-siege = The siege may go on in the next campaign of this leader.
hint-campaigns = A leader on campaign moves and fights again with his stack. Only one leads a campaign at a time.
hint-campaign-again = Each further campaign is a movement and its battles, for this leader’s stack only.
hint-call-up = Units join the leader on friendly ground, with the paces they have left.
hint-join-march = They march to the leader and nowhere else. Enemies on the way may intercept them; nobody leads them.
hint-defiance = In Barbarian lands you fight only those on whom you declare war here. Without a war you may pass, and so may they.
hint-raid-or-march = A nation that raids may first move units within its own provinces, and does nothing else with its army this turn.
hint-raid-target = Raiders look for empty sites within reach. Civilized troops in the target or on the way make it harder.
hint-raid-way = Several ways lead there. Civilized troops on the way count against the raid, wherever they stand.
hint-raiders = Choose who rides out. A failed raid costs one of them.
hint-counsel = Most cards must be played before the first of the two nations acts. Passing keeps the others for later; what is left at the end brings one gold a card.
hint-policy = Government costs gold before income comes. Reform keeps a realm young, a military policy lets the ruler march, a passive one is cheap.
hint-edict = What a card does depends on the age of the nation.
hint-purchases = A Kingdom pays one gold a turn for each of its units, an Empire nothing. What you do not spend stays in the Treasury, up to 40 gold; of that the old Empires of the Romans waste a part.
hint-deploy = New units act in this turn already. Mind the room of each province.
hint-suppress = A province in revolt yields nothing and costs gold every turn.
hint-found-kingdom = A Kingdom has income, a capital and elites, but it ages, and its horde is gone for good.
hint-kingdom-religion = The faith decides which heresies may trouble the Kingdom. Some nations score when they turn Catholic.
hint-convert = The conversion scores once. Pagan and Arian Barbarians know no heresies; Catholics do.
hint-faiths = Catholic provinces are easier to keep for a Catholic people; but Catholics know heresies, and Barbarians who are Pagan or Arian do not. Points of a conversion may still come later.
hint-public-event = This event happens now. Choose whom it strikes.
hint-foedus-reply = Federates get two provinces, three gold and three victory points a turn. They lend the Empire a unit, their horde stays there, they found no Kingdom, and the land scores for the Empire. Only they can break the Foedus.
hint-alliance-offer = Allies act together, when the later of them would, and may stand together; what they hold together, they share. It ends when both have acted.
hint-post-leader = He commands the stack where he stands: more units, more re-rolls, a pace more.
hint-bribery = A bribe ends the siege at once, for gold.
hint-battle-events = Cards may still change this battle, for either side.
hint-siege-events = Cards may still change this siege roll.
hint-excess = A province holds only so many units: those above the limit must go.
hint-displaced = Invaders come here. Units go to empty or friendly land beside it, towards their horde or capital; who finds no room is gone for good.
hint-displaced-horde = Invaders come here, and a horde must make way like everybody else.
hint-refuge = A surrounded people seeks refuge with its strongest neighbour, and submits to him.
hint-refuge-place = A surrounded people seeks refuge with its strongest neighbour, and submits to him.
hint-refuge-excess = Refugees for whom there is no room are gone for good.
hint-vanished = The people has no unit of its own left on the map: whoever holds some of its soldiers gives one of them up each turn.
hint-drown-leader = A fleet carries one leader. Keep the one whom you need ashore.
hint-drown = With their ships lost, those who find no place aboard the others drown.
hint-naval-battle = Whoever refuses counts as beaten: the side that sails stops there, the other gives it a victory point. At sea nobody shoots and nobody retreats.
hint-terror-loot = The city opened its gates for fear. To sack it, the stack must stop here.
hint-navies = Fleets move up to four seas, carry armies over at most two, and stay within two of a port city of their own.
hint-intercept-at-sea = Fleets find enemies in their own sea on an even roll, and for sure if all its port cities are theirs.
hint-raid-start = Raiders set out from their own land.
hint-raid-loss = The raid failed: one of the raiders is lost for good.
hint-raid-settle = The raid went so well that the raiders may stay in the land.
hint-site-recovery = While the mark of a raid lies there, the province cannot be raided again. A Civilized nation clears up to two in each Area that it controls.
hint-envoys = Another player’s nation answers freely; for others a roll decides.
hint-treaty-province = A treaty forces peace for this turn and takes one province of the other side.
hint-treaty-garrison = At least one unit must hold the province won by treaty.
hint-foedus-whom = A Foedus settles a Barbarian people on two provinces of yours. It lends you a unit and its land scores for you; you pay it three gold a turn, and only it can break the Foedus.
hint-foedus-lands = Two neighbouring provinces of one Area, one of them next to the people’s own land.
hint-interception-events = A fitting event card may be played now. A standing order can pass for you.
hint-flight-events = A fitting event card may be played now. A standing order can pass for you.
hint-sea-events = A fitting event card may be played on the landing. A standing order can pass for you.
hint-calamity-events = A fitting event card may be played before the calamity strikes.
hint-event-recruit = The event brings a unit: choose which.
hint-attrition = Hardship costs a unit. Which one is the least loss?
hint-foedus = Only you can end the Foedus. It brings three victory points and three gold a turn, but the land scores for the Empire.
hint-foedus-horde = The horde and as many units as there is room for move at once; your own land behind them is left.
hint-foedus-leader = Where he is there may be room for more units.
hint-foedus-units = Each unit goes to one of the two provinces, and none of them stays without anybody. Those for whom there is no room in the new land stay where they are.
hint-foedus-garrison = The federates must keep the land of the Foedus, so somebody has to stand there.
hint-make-room = Those above the stacking limit must leave; others may, even into what the federates have left.
hint-treaty-evacuation = By the treaty the province changes hands: the units there move out.
hint-loan = The unit serves the other nation for its next activation, and is yours again after it.
hint-hun-hire = The unit serves the other nation for its next activation; the gold stays with you.
hint-event-partner = An alliance lasts for this turn; allies act together and may stand together.
hint-event-alliance = An alliance lasts for this turn; allies act together and may stand together.
hint-event-city = The event changes one city: choose which.
hint-event-leader = The event strikes one leader: choose which.
hint-loot-caravan = An even roll finds a pillage marker in the caravan.
hint-calamity-loss = The calamity costs a unit. Which one is the least loss?
hint-repair-elite = A repaired elite can take two hits again.
hint-fortify-city = Walls make a siege harder and add to the defence.
hint-pay-federates = The gold does not suffice for the tribute of all. The nation is bankrupt, and what a federate does not get now is never owed again.
hint-exchange-auxiliary = Infantry of the reserve takes the place of auxiliaries, as far as there is any.
hint-dismiss = There is no pay for all: choose who is let go.
hint-levy-share = Vassals get one unit a turn, however many their list has.
hint-levy-types = Choose the types that come; for most peoples at least half must be foot.
hint-choose-revolt = A province in revolt pays nothing and costs gold until the revolt is put down.
hint-found-capital = The capital is assigned for good, and adds to the income.
hint-rebellion = An even roll frees you. Failure is costly.
hint-reunite = The two halves would act as one nation again.
hint-levy-unit = Some of those who come are drawn by lot; the rest you choose. Nomads choose all.
hint-launch = A new fleet is launched from a port city of yours.
hint-found-city = The new Kingdom builds a first city on an empty site that it holds.
hint-redeploy-capital = The old capital was lost. The city that you choose takes its place.
hint-persian-front = The Limites of the Persian front may move with the border, to where it runs now.
hint-choose-heresy = A heresy seizes a whole Area. It lasts two turns, costs a gold, and makes revolts harder to put down.
hint-bless = The convert scores the income of its Catholic provinces once. Later they may be more, or fewer.
hint-suppression-loss = The revolt was not put down: one of the units there is lost.
hint-rebels-pay = The rising has failed: it costs five victory points and a unit.
hint-king-treasure = A king and all his army are gone. His baggage may hold a pillage marker.
hint-who-leaves = Those who go retreat at once. Whoever stays will have to fight the former federates.
hint-stand-or-leave = The Foedus is broken. Those who stand defend themselves; those who leave retreat at once.

# The guide of a first match: the title of each tip, and what it advises
tip-welcome = Welcome to the year 350
advice-welcome = Rome and Byzantium stand together against the Alamanni on the Rhine and Persia in the East. One turn is played. Drag the map, zoom with the wheel or two fingers, point at anything to learn what it is.
tip-prompt = One question at a time
advice-prompt = This bar always says what is asked of you, with every legal answer. Take one by a click, by its number, or by clicking what is lit on the map. You can undo until dice fall or another seat is asked.
tip-wait = The other side acts
advice-wait = The log tells what happens, line by line. Click a line to see the place on the map; a roll unfolds into its dice and modifiers; small codes like XX.F open that rule.
tip-battle = A battle
advice-battle = Both sides stand face to face. Each unit gives a die; troops, ground and leaders turn white dice into better black ones. First archers shoot, then all fight once. Whoever loses fewer units wins, and the loser retreats.
tip-intercept = Intercept?
advice-intercept = An enemy marches into your land. An army within three paces may try to bar the way: roll 6 or more on a ten-sided die, plus 2 for an Empire and the leader’s bonus. If it fails, it just stays. “Let them come” is a fair answer, too.
tip-intercept-with = Who goes along?
advice-intercept-with = You may leave units behind to guard the province they come from. Those who do not fit into the target must stay. When nobody else should stay, say that they are ready.
tip-event-window = A moment for cards
advice-event-window = You are asked whether you play an event card. With none to play, pass. Under “Orders” you can have this answered for you, so that the game does not stop for it.
tip-battle-events = Cards before the clash
advice-battle-events = Here a fitting event card could sway the battle. Most of the time you have none: pass. A standing order can pass for you.
tip-flee = Stand or flee?
advice-flee = Fleeing needs 9 or more on a ten-sided die; a leader, walls and twice the enemy’s numbers help. When it works, your troops slip away up to three paces. When not, they fight where they stand.
tip-ambush = Mountains favour you
advice-ambush = A defender in the mountains may lie in wait. If the ambush works, your archers and foot shoot first and the enemy answers only with who is left. Trying costs nothing.
tip-swaps = White dice and black dice
advice-swaps = Black dice are better: four faces of six show swords. Usually take all you may. Only when the enemy’s leader could take one away is it worth thinking twice.
tip-trade = A re-roll for a die
advice-trade = A great leader may give up one re-roll before the melee, for a black die more or one less for the enemy.
tip-rerolls = Throw a die again
advice-rerolls = Your leader lets you throw dice again: a blank of yours, or a good one of the enemy. Click the die. The new face counts, better or worse. Pass when you are content.
tip-losses = Who takes the hit?
advice-losses = Click the unit that suffers. An elite is only damaged by its first hit and stays in the fight, so hits go well on elites: the battle is decided by units lost.
tip-recovery = The wounded come back
advice-recovery = After a battle some of the lost return to the ranks, at most two. Take the best ones back; elites come back damaged.
tip-repair = Repair an elite
advice-repair = One damaged elite may be made whole again. There is rarely a reason not to.
tip-retreat = Where to retreat
advice-retreat = Beaten troops go up to three paces through friendly or empty land: attackers back to where they came from, defenders never to where the enemy came from. Lit provinces are open. Go where they protect a city or join an army.
tip-counsel = Diplomacy before war
advice-counsel = Before a nation acts, cards of diplomacy may be played: tribute, alliances, mercenaries. Most must be played in time; what is left at the end brings one gold a card. Pass to get on.
tip-envoys = Send envoys
advice-envoys = An alliance can be sought, or one between others broken. Choose whom the envoys visit; other players answer as they like, and for the rest a roll decides.
tip-bribery = Gold instead of blood
advice-bribery = A city is besieged. Whoever holds a Bribe may buy the besiegers off for one gold. Without that card, pass.
tip-siege-events = Help for the city
advice-siege-events = Some event cards change the siege roll, like a bishop’s plea. Walls of a great city are worth such a card; a village is not.
tip-deploy = Fresh troops
advice-deploy = A new unit joins you. Lit provinces can take it. Put it where the enemy is near, or next to a leader who will march.
tip-stacks = Your armies march
advice-stacks = Now your nation acts: its stacks move, one after the other, in any order. Pick one on the map. When all stand where you want them, say that nobody else moves; then the battles are fought.
tip-march = Pace by pace
advice-march = Go to a lit province, one pace after another: foot has three, horse four, a leader at their side gives one more. Units can be left behind as garrisons. Entering a province with enemies ends the march.
tip-confront = The way is barred
advice-confront = Enemies stand here. Stop and fight when all have marched, or hold the passage open so that those who follow can go on.
tip-battles = Which fight first?
advice-battles = You choose the order of your battles. Begin with the one you are surest of: its outcome may open or close ways to retreat for the others.
tip-besiege = Before the walls
advice-besiege = An enemy city without troops can be besieged: 7 or more on a ten-sided die takes it, less its walls. A leader may roll again. If it fails, you usually retreat.
tip-assault = Storm the walls?
advice-assault = An assault adds 1 to the roll and costs you two hits, whatever happens. Look at the odds: worth it when one point makes the difference and your elites can bear it.
tip-sack = Sack or spare?
advice-sack = A sacked city gives gold and pillage at once, but pays less when it is next taxed. Sack what you cannot hold; spare what shall be yours.
tip-campaigns = Campaigns
advice-campaigns = After all stacks have moved, leaders may go on campaign: each of them marches and fights again with his army, as often as his rating allows.
tip-campaign-again = Once more?
advice-campaign-again = Each campaign is a march with a fight at its end, for the leader’s army alone. Fresh troops and a near prize speak for it; tired elites and long ways against it.
tip-call-up = Join the leader
advice-call-up = Units nearby may come to the leader before he sets out, as far as their feet carry them. Whoever leaves a garrison leaves a gap.
tip-raid-target = A raid
advice-raid-target = Raiders strike a province without a city and go home with what they find. They cannot pass a Limes or walls on the way; garrisons and fleets make it harder.
tip-raid-or-march = March or raid?
advice-raid-or-march = A people without a state may march to war with all it has, or send two units on a raid and stay at home otherwise.
tip-horde = The horde moves
advice-horde = The horde is the people itself: wagons, families, herds. Where it stays, the people settles. Keep warriors around it, for a people whose horde is taken must submit.
tip-winning = How the duel is won
advice-winning = Whoever has more victory points at the end of the turn wins. Each nation scores objectives of its own, mostly land it holds: look them up among the panels. The Empire holds more from the start, so the other side begins with some points.
tip-over = The duel is decided
advice-over = See among the panels where the points came from, replay the turn with the arrow keys, and check the dice: the seed is open now. Then try the other side, or a longer match.
