# complete
# Odds before one commits.

odds-battle = At odds of { $odds }:
odds-taken = the hex lies open for an advance
odds-attacker = Attacker: strength { $strength } ({ $printed } times { $times })
odds-defender = Defender: strength { $strength } ({ $printed } times { $times })
odds-loses = loses on the average
odds-wiped = loses every unit and its leaders
odds-battle-without = Not counted: markers that are not named here, the Spear, Treachery. Burgs are held, both sides lose as little as they can.

odds-vassalage = { $seat }, attempt on { $region }, differential { $differential }:
odds-won = the region comes over
odds-loosened = it turns neutral
odds-conversion = { $seat }, conversion of { $region }, differential { $differential }:
odds-converts = the region is converted
odds-pillage = { $gain ->
    [0] Pillage with strength { $strength }:
   *[other] Pillage with strength { $strength }, worth { $gain }:
}
odds-pillaged = the hex is laid waste
odds-reaction = the enemy draws a marker
odds-revolt = { $side-id ->
    [neutral] { $region }; a revolt would make it neutral:
   *[other] { $region }; a revolt would give it to { $side }:
}
odds-revolts = it revolts if it is rolled for
odds-event = it is rolled for in an Event Phase
odds-without = Not counted: markers that are not named here, the Spear, Treachery.
odds-check =
    { $agrees ->
        [yes] Played { $games } times: the largest difference is { $worst } standard errors, as chance would have it.
       *[other] Played { $games } times: a difference of { $worst } standard errors is more than chance explains.
    }
