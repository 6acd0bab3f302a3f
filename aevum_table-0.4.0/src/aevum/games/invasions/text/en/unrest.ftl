# complete

event-revolt-selector = Who stirs up the revolt?
event-map-half = Which half of the map, for { the-people }?
event-revolt-area = Where does it break out, for { the-people }?
event-no-revolt = { $people }: no province can revolt.
event-revolt-rises = { $level ->
    [1] { $place } revolts against { the-people }.
   *[other] The revolt of { $place } against { the-people } grows.
}
event-suppresses = { $people }: against the rebels of { $place }.
event-revolt-ends = { $people }: the revolt of { $place } is put down.
event-revolt-goes-on = The revolt of { $place } goes on.
event-lost-to-rebels = The rebels of { $place } destroy one { $nation } { $unit }.
event-no-heresy = No heresy takes hold among { the-people }.
event-heresy-rises = { $area }: a heresy of the { $religion } faith spreads.
event-heresy-ends = The heresy in { $area } dies down.
event-calamity = { $calamity } strikes { the-people }.
event-lost-to-calamity = One { $nation } { $unit } in { $place } is lost.
event-general-falls = { $people }: { $leader } falls from favour and is gone.

ask-choose-revolt = Which province of { the-people } revolts?
ask-suppress = { $people }: which revolt shall be put down?
ask-suppression-loss = Which unit is lost to the rebels of { $place }?
ask-choose-heresy = Which Area of { the-people } turns heretical?
ask-convert = { $people }: turn Catholic? (Victory points that it is worth now: { $points })
ask-faiths = { $seat }: shall one of your Pagan or Arian peoples turn Catholic? (None of them scores by it now)
ask-bless = { $people }: take what the conversion is worth now? (Victory points: { $points })
ask-calamity-loss = { $people }: { $calamity } costs a unit. Which?

option-revolt-in = { $place }
option-put-down = Put the revolt of { $place } down
option-leave-revolts = Leave the revolts alone
option-heresy-in = { $area }
option-turn-catholic = Turn Catholic
option-keep-faith = Keep the faith of the fathers
option-keep-faiths = All keep the faith of their fathers
option-convert = { $people }: turn Catholic
option-take-blessing = Take the points now
option-wait-for-blessing = Wait for a better moment

refusal-leader-watches = A leader in { $place } keeps it quiet.
refusal-revolt-at-worst = { $place } is in open revolt already.

modifier-units-present = units present
modifier-heresy = heresy
modifier-other-religion = the Area has another religion

calamity-revolt = Revolt
calamity-heresy = Heresy
calamity-intolerance = Intolerance
calamity-usurper = A Usurper
calamity-inaction = Inaction
calamity-plague = Plague
calamity-famine = Famine
calamity-corruption = Corruption
calamity-desertion = Desertion
calamity-civil-war = Civil war
calamity-debasement = Debasement
calamity-intrigue = Court intrigue

why-conversion = conversion
why-papacy = the Pope in Roma
why-calamity = a calamity
