# complete
# XIX The opponent's reaction: interception and flight.

## Interception

ask-intercept = { $seat }: an enemy stack ({ $people }) has entered { $place }. Name a stack to intercept it?
option-intercept = The stack in { $place }
option-none = Let them come
option-no-more = No other stack

ask-intercept-with =
    { $units ->
        [one] { $seat }: one unit will go from { $from } to { $place }, where there is room for { $limit }. Ready?
       *[other] { $seat }: { $units } units will go from { $from } to { $place }, where there is room for { $limit }. Who stays behind?
    }
option-ready = They are ready
option-stay-behind = { A-unit } stays behind
option-stay-behind-hired = { A-unit } in the pay of { $people } stays behind

event-will-intercept = { $people }: the stack in { $from } will try to intercept the enemy in { $place }.
event-interception-roll = { $people }: from { $from } to { $place } the roll must reach { $needed }, modifiers included.
event-interception-fails = { $people }: the stack in { $from } comes too late and stays where it is.
event-interception-crowded = { $people }: there is no room left in { $place }, and the stack in { $from } stays where it is.
event-intercepts =
    { $units ->
        [one] { $people }: one unit from { $from } intercepts the enemy in { $place }.
       *[other] { $people }: { $units } units from { $from } intercept the enemy in { $place }.
    }

## The stack that was intercepted

ask-sit-out =
    { $units ->
        [one] { $seat }: one unit too many for { $place }. Who stays out of the battle?
       *[other] { $seat }: { $units } units too many for { $place }. Who stays out of the battle?
    }
option-sit-out = { A-unit } (paces left: { $paces })
option-sit-out-hired = { A-unit } in the pay of { $people } (paces left: { $paces })
ask-intercepted =
    { $defenders ->
        [one] { $seat }: one enemy unit stands in your way in { $place }.
       *[other] { $seat }: { $defenders } enemy units stand in your way in { $place }.
    }
option-give-battle = Give battle

## Flight

ask-flee = { $seat }: the enemy has entered { $place }. Do your troops ({ $people }) flee?
option-flee = Flee
event-flight-roll = { $people }: the flight from { $place } must reach { $needed }, modifiers included.
event-flight-fails = { $people }: the enemy is upon them; nobody leaves { $place }.
event-flees = { $people }: the way out of { $place } is free.

## Why not

refusal-intercept-nobody = You have no units in { $from } that could go to { $place }.
refusal-intercept-too-far = { $from } is more than three paces from { $place }.
refusal-intercept-again = The stack in { $from } failed to catch this enemy, or fled from him, and may not try again.
refusal-intercept-under-attack = The units in { $from } are under attack themselves.
refusal-intercept-no-room = In { $place } there is no room for units from { $from }.
refusal-intercept-strangers = Others stand in { $place } already, and units from { $from } do not stack with them.
refusal-intercept-no-way = No open way of three paces leads from { $from } to { $place }.
refusal-intercept-named = The stack in { $from } is already on its way.
refusal-intercept-leaderless = Only one stack without a leader may intercept, and there is another than that in { $from }.
refusal-intercept-too-many =
    { $limit ->
        [one] There is room for one unit, not for { $units }.
       *[other] There is room for { $limit } units, not for { $units }.
    }

## Where modifiers come from

modifier-fortified-refuge = a fortified city covers the flight
modifier-twice-as-many = twice as many units as the attacker
modifier-less-cavalry = less cavalry than the attacker
modifier-barred-way-out = every way out is barred by a river, range or strait
