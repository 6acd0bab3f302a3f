# complete
# Where modifiers come from.

## Of battles and sieges

modifier-units = units, a die each
modifier-marsh = attack into a marsh
modifier-crossing = every attacker crossed a river, range or strait
modifier-strait = every attacker crossed a strait
modifier-river-or-range = every attacker crossed a river or range
modifier-enemy-strait = every enemy crossed a strait
modifier-forest = attack on settled Barbarians in a forest
modifier-barbarian-land = Barbarians attack Civilized troops in a Barbarian Area
modifier-fortified = fortified city
modifier-fortified-empire = an Empire in its fortified city
modifier-limes = Limes
modifier-horde = horde
modifier-at-least-one = nobody rolls with fewer than one die
modifier-roman-elites = four Roman elites or more
modifier-elites = two elites or more
modifier-cavalry-advantage = cavalry advantage
modifier-empire-barbarians = troops of an Empire against Barbarians
modifier-nomads-steppe = nomads on the steppe
modifier-enemy-heavy = the enemy’s heavy advantage
modifier-leader-tactics = re-rolls traded before the roll
modifier-archers = archers
modifier-franks = axe-throwers
modifier-ambush-foot = other foot in the ambush
modifier-ambush-others = other troops in the ambush
modifier-horse-archers-swap = of them black, for horse archers on open ground
modifier-assault = assault
modifier-civilized-besieger = Civilized besieger
modifier-nomad-besieger = nomads know little of sieges
modifier-besieged-decline = the besieged Empire is in Decline
modifier-walls = walls
modifier-alert-city = every town is on its guard in these years
modifier-supplied-port = a friendly fleet supplies the port

## Of interceptions

modifier-three-paces = three paces away
modifier-range-crossed = a range is crossed
modifier-strait-crossed = a strait is crossed
modifier-bosphorus = it is the Bosphorus
modifier-leader-combat = combat bonus of the leader
modifier-own-capital = the enemy is before the capital
modifier-interceptor-empire = the interceptor is an Empire
