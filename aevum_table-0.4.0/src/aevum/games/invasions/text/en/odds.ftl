# complete
# The odds of a fight.

odds-wins = Wins the battle
odds-draw = Nobody wins
odds-annihilated = Loses every unit
odds-leader-lost = Loses its leader
odds-submits = Its horde submits
odds-loses =
    { $units ->
        [0] Loses no unit
        [one] Loses one unit
       *[other] Loses { $units } units
    }
odds-archery = { $side }, archery:
odds-melee = { $side }, melee:
odds-dice = { white-and-black }
odds-no-dice = no dice
odds-rerolls =
    { $rerolls ->
        [0] no re-rolls
        [one] one re-roll
       *[other] { $rerolls } re-rolls
    }
odds-siege = A siege takes the city
odds-assault = With an assault
odds-terror = half of the time terror opens the gates before the siege
odds-siege-rolls =
    { $rolls ->
        [one] one die, which must reach { $needed }
       *[other] the best of { $rolls } dice must reach { $needed }
    }
odds-policy = Both sides are taken to play steadily: every ambush, no trades, no withdrawal, elites damaged first.
odds-check =
    { $agrees-id ->
        [yes] { $games } battles played out agree (largest difference: { $worst } standard errors).
       *[other] { $games } battles played out DISAGREE (largest difference: { $worst } standard errors).
    }
