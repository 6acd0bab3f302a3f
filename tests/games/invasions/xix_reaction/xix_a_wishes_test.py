"""XIX.A.4 What may be wished for when stacks are named."""

from aevum.testing import rule
from tests.games.invasions.xix_reaction.conftest import Build

THRACIA = 'units = { Thracia = "2 legion" }'


@rule("XIX.A.4", "XIX.A.19")
def test_a_leader_may_stay_where_there_is_room_for_one_without_him(invaded: Build) -> None:
    romans = (
        'units = { Dardania = "legion", "Moesia Inferior" = "2 cavalry" }\nleaders = { Dardania = "valens" }'
    )
    assert "leave-leader:valens" in invaded(romans).do("intercept:Dardania").offered()


def test_what_is_no_stack_is_not_refused_as_one(invaded: Build) -> None:
    m = invaded(THRACIA)
    assert {m.refusal(wish).key for wish in ("ready", "intercept:Propontis", "stay:Thracia")} == {
        "not-offered"
    }
    m.do("intercept:Thracia")
    assert m.refusal("intercept:Macedonia").key == "not-offered"
