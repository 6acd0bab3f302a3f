"""XIV.F.1-XIV.F.3 Trade over the seas."""

from aevum.games.invasions.rules.world.world import World


def trade_gold(w: World, nation: int) -> tuple[int, int]:
    """One gold for each sea with a loyal coastal city; the monopolies where it has them all.

    XIV.F.3: cities of allies do not help, since each nation is administered by itself.
    """
    trade = monopolies = 0
    for sea in w.land.seas:
        ports = [p for p in w.land.shores[sea] if w.land.port[p] == sea and w.level[p]]
        loyal = [p for p in ports if w.owner[p] == nation and not w.revolt[p]]
        if loyal:
            trade += 1
            if len(loyal) == len(ports):
                monopolies += w.land.monopoly[sea]
    return trade, monopolies
