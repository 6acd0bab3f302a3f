"""Mistakes in the notation: one sentence that names the place."""

import pytest

from aevum.engine.refusal import BadData
from aevum.games.invasions.notation import read

SIDES = "franks: 2 infantry vs rome: 2 infantry"

MISTAKES = {
    # The frame of the line
    "franks: infantry vs rome: infantry": "does not say where",
    "franks: infantry at plain": "expected 'ATTACKER vs DEFENDER', found 'franks: infantry'",
    "a vs b vs c at plain": "expected 'ATTACKER vs DEFENDER'",
    "": "does not say where",
    # Nations
    "mordor: infantry vs rome: infantry at plain": "there is no nation 'mordor'",
    "franks: mordor.infantry vs rome: infantry at plain": "there is no nation 'mordor'",
    "franks(republic): infantry vs rome: infantry at plain": "expected one of barbarian, kingdom, empire",
    "Franks: infantry vs rome: infantry at plain": "the attacker should begin with 'NATION:'",
    "franks infantry vs rome: infantry at plain": "the attacker should begin with 'NATION:'",
    "franks: infantry vs 3 infantry at plain": "the defender should begin with 'NATION:'",
    # Units
    "franks: dragon vs rome: infantry at plain": "there is no unit 'dragon'",
    "franks: 2x infantry vs rome: infantry at plain": "'2x infantry' is no group of units",
    "franks: infantry! vs rome: infantry at plain": "'infantry!' is no group of units",
    "franks: 0 infantry vs rome: infantry at plain": "'0 infantry': expected a number from 1 to 99",
    "franks: 100 infantry vs rome: infantry at plain": "'100 infantry': expected a number from 1 to 99",
    f"franks: {'9' * 5000} infantry vs rome: infantry at plain": "expected a number from 1 to 99",
    "franks: infantry@air vs rome: infantry at plain": "expected one of none, river, range, strait",
    "rome: infantry~ vs franks: infantry at plain": "'infantry~': only an elite of a Civilized nation",
    "franks: noble-cavalry~ vs rome: infantry at plain": "'noble-cavalry~': only an elite of a Civilized",
    "franks: fleet vs rome: infantry at plain": "'fleet': fleets fight at sea",
    "franks: fleet vs rome: infantry at sea": "'infantry': fleets fight at sea",
    "franks: infantry, horde vs rome: infantry at plain": "'horde': it can only defend",
    "rome: infantry, limes vs franks: infantry at plain": "'limes': it can only defend",
    "franks: infantry vs rome: infantry, 2 limes at plain": "a province holds one Limes",
    "franks: infantry vs rome: infantry, limes at plain; turn=8": "there are no Limites after turn 7",
    "franks: infantry vs persia: infantry, limes at plain": "'limes': only Rome and Byzantium have Limites",
    "franks: infantry vs rome: infantry, horde at plain": "'horde': only a Barbarian nation has a horde",
    # Stacks
    "franks: 5 infantry vs rome: infantry at plain": "the attacker has 5 units, the limit is 4 (XVII.B.1)",
    "franks: 5 infantry / leader 2 vs rome: infantry at plain": "the attacker has 5 units, the limit is 4",
    "franks: infantry vs rome: 4 infantry at mountain": "the defender has 4 units, the limit is 3 (XVII.B.1)",
    "rome: 3 fleet vs franks: fleet at sea": "the attacker has 3 units, the limit is 2 (XXV.A.4)",
    "franks: vs rome: infantry at plain": "the attacker has no units",
    "franks: infantry vs rome: at plain": "there is nothing to attack",
    "rome: fleet vs franks: at sea": "there is nothing to attack",
    # Leaders
    "franks: infantry / nobody vs rome: infantry at plain": "the leader 'nobody' is unknown; write",
    "franks: infantry / vs rome: infantry at plain": "'' is no leader",
    "franks: infantry / Clovis 2 vs rome: infantry at plain": "'Clovis 2' is no leader",
    "franks: infantry / leader 2+1+1 vs rome: infantry at plain": "'leader 2+1+1' is no leader",
    "franks: infantry / leader 4 vs rome: infantry at plain": "a combat bonus is at most 3, found 4",
    # Places and settings
    f"{SIDES} at Atlantis": "there is no province or terrain 'Atlantis'",
    f"{SIDES} at plains": "there is no province or terrain 'plains'",
    f"{SIDES} at Asia Centralis": "'Asia Centralis' lies off the map",
    f"{SIDES} at plain; weather=rain": "there is no setting 'weather'",
    f"{SIDES} at plain;": "there is no setting ''",
    f"{SIDES} at plain; turn": "'turn': expected a number from 1 to 12",
    f"{SIDES} at plain; turn=0": "'turn=0': expected a number from 1 to 12",
    f"{SIDES} at plain; turn=13": "'turn=13': expected a number from 1 to 12",
    f"{SIDES} at plain; turn=-1": "'turn=-1': expected a number from 1 to 12",
    f"{SIDES} at plain; turn=two": "'turn=two': expected a number from 1 to 12",
    f"{SIDES} at plain; turn=²": "'turn=²': expected a number from 1 to 12",
    f"{SIDES} at plain; turn={'1' * 5000}": "expected a number from 1 to 12",
    f"{SIDES} at plain; city=4": "'city=4': expected a number from 0 to 3",
    f"{SIDES} at plain; fortified=5": "'fortified=5': expected a number from 1 to 4",
    f"{SIDES} at plain; fortified=0": "'fortified=0': expected a number from 1 to 4",
    f"{SIDES} at plain; fleet=2": "'fleet' takes no value, found 'fleet=2'",
    f"{SIDES} at plain; intercepted=yes": "'intercepted' takes no value",
    f"{SIDES} at plain; crossing=bridge": "'crossing=bridge': expected one of none, river, range, strait",
    f"{SIDES} at plain; sea-control=rome": "'sea-control=rome': expected one of attacker, defender",
    f"{SIDES} at plain; decline=attacker": "'decline=attacker': expected a number from 1 to 2",
    f"{SIDES} at plain; decline=rome:1": "'decline=rome:1': expected one of attacker, defender",
    f"{SIDES} at plain; city=1; capital=barbarian": "'capital=barbarian': expected one of kingdom, empire",
    f"{SIDES} at plain; capital=kingdom": "'capital' needs a city",
    f"{SIDES} at plain; city=1; capital=empire; unfortified": "a capital is always fortified (XXIII.A.2)",
    "rome: fleet vs franks: fleet at sea; city=1": "there is no city at sea",
}


@pytest.mark.parametrize("line", MISTAKES, ids=[said.replace("'", "")[:60] for said in MISTAKES.values()])
def test_every_mistake_is_named_in_one_sentence(line: str) -> None:
    with pytest.raises(BadData) as caught:
        read(line)
    said = str(caught.value)
    assert said.startswith("notation: ")
    assert MISTAKES[line] in said
    assert "\n" not in said
