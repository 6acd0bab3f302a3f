# complete
# Treasury and levy.

ask-coinage = { $seat }: play Honest Coinage before the taxes come in?
ask-provision = { $seat }: { $place } cannot feed { $count ->
    [one] one of your units
   *[other] { $count } of your units
  }. Pay for a unit, or let it go?
ask-spend = { $seat }: what do you buy? Your treasury holds { $treasury }.
ask-heerbann = { $seat }: call up the Heerbann?
ask-levy = { $seat }: place your levy; { $count ->
    [one] one unit is
   *[other] { $count } units are
  } still to come.
ask-levy-more = { $seat }: the Heerbann brings { $count ->
    [one] one more unit
   *[other] { $count } more units
  }. Where does it gather?

option-play = Play { $marker }
option-pay = Pay { $price } for the { $region } { $unit }
option-disband = Let the { $region } { $unit } go
option-hire = Hire { $unit } of { $region } in { $place }
option-buy-marker = Draw a stratagem marker for 2
option-build-burg = Build a burg in { $place }
option-civilize = Put a civilization marker in { $place }
option-restore = Clear the pillage in { $place }
option-done = Spend no more
option-levy = Raise { $unit } of { $region } in { $place }

event-income = { $seat }: { $count } come in, the treasury now holds { $treasury }.
event-income-seen = { $seat }: { $count } come in.
event-provisioned = { $seat } pays { $price } for the { $region } { $unit } in { $place }.
event-disbanded = { $seat } lets the { $region } { $unit } in { $place } go.
event-bought-hire = { $seat } hires { $unit } of { $region } in { $place } for { $price }.
event-bought-buy-marker = { $seat } buys a stratagem marker for { $price }.
event-bought-build-burg = { $seat } builds a burg in { $place } for { $price }.
event-bought-civilize = { $seat } puts a civilization marker in { $place } for { $price }.
event-bought-restore = { $seat } clears the pillage in { $place } for { $price }.
event-heerbann = { $seat }: the Heerbann brings { $count } more.
event-levied = { $region } raises { $unit } in { $place }.
event-levy-lost = { $region } finds no room or no men for { $count } { $unit }; they are lost.

modifier-income-burgs = burgs held
modifier-income-coinage = Honest Coinage
modifier-income-byzantium = Byzantium
modifier-income-cordoba = Córdoba

refusal-marker-not-held = You do not hold { $marker }.
refusal-cannot-afford = That costs { $price }, and your treasury holds { $treasury }.
refusal-container-empty = The container is empty.
refusal-held-by-others = Others stand in { $place }.
refusal-tribes-apart = Another tribe stands in { $place }, and tribes never share a hex.
refusal-stack-full = { $place } is full: ten units stand there.
refusal-region-not-yours = You do not control { $region }.
refusal-no-burg-there = There is no burg of { $region } in { $place }.
refusal-no-port-there = { $place } is no port.
refusal-pool-empty = No such unit of { $region } is left.
refusal-hired-enough = Two units were hired in { $place } already this turn.
refusal-lies-pillaged = { $place } lies pillaged; clear it first.
refusal-burg-too-near = There is a burg in { $place } or next to it.
refusal-already-civilized = { $place } has a civilization marker already.
