"""Two tribes stand at a frozen river in the winter of 406, and race to bring two clans across."""

from frozen_river.rules import Frozen

GAME = Frozen()
