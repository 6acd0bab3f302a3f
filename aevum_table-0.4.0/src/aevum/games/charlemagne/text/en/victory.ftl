# complete
# Victory points and how a match ends.

event-score = { $seat }: { $points ->
    [one] one victory point.
   *[other] { $points } victory points.
}

modifier-victory-regions = regions controlled
modifier-victory-burgs = burgs held
modifier-victory-civilization = civilization markers held
modifier-victory-converted = regions won for Christendom
modifier-victory-kings-wars = regions of the king's wars
modifier-victory-far-lands = far lands
modifier-victory-augustus = an Empire leader is Augustus
modifier-victory-charlemagne-lost = Charlemagne was lost

outcome-empire-decisive = A decisive victory of the Empire. (Its victory points: { $points })
outcome-empire-marginal = A marginal victory of the Empire. (Its victory points: { $points })
outcome-draw = Neither side has won. (Victory points of the Empire: { $points })
outcome-tribal-marginal = A marginal victory of the Tribal player. (Victory points of the Empire: { $points })
outcome-tribal-decisive = A decisive victory of the Tribal player. (Victory points of the Empire: { $points })
outcome-austrasia-overrun = Every burg of Austrasia is in Tribal hands: a decisive victory of the Tribal player.
