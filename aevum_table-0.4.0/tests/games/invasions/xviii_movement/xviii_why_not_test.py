"""“Why not?” Every refusal that a move can meet: a position in which it, and no other, is the answer."""

import ast
from pathlib import Path
from typing import Any

import pytest

from aevum.games.invasions import rules
from aevum.games.invasions.rules.marching.substep import StackMoves
from aevum.games.invasions.rules.movement.confront import why_not_force, why_not_overrun
from aevum.games.invasions.rules.troops import NATIONS
from aevum.games.invasions.rules.world.pieces import commanded_at
from aevum.testing import rule
from tests.games.invasions.conftest import OnMap
from tests.games.invasions.xviii_movement.conftest import calmly
from tests.narrow import of_kind, there

TOP = 'turn = {turn}\nseats = ["one", "two"]\nacting = ["{acting}"]\n'
PEOPLE = '[nations.{name}]\nseat = "{seat}"\nunits = {{ {units} }}\n{more}\n'


def setup(acting: str, *peoples: tuple[str, ...], turn: int = 2) -> str:
    """The first people acts; each is its name, its units, and what else there is to say of it."""
    text = TOP.format(turn=turn, acting=acting)
    for name, units, *more in peoples:
        seat = "one" if name == acting else "two"
        text += PEOPLE.format(name=name, seat=seat, units=units, more="\n".join(more))
    return text


FAR = ("byzantium", 'Cilicia = "infantry"')
FRANKS = setup("franks", ("franks", 'Neustria = "2 infantry, cavalry", Belgae = "infantry"'), FAR)
ALAMANNI = setup(
    "alamanni",
    ("alamanni", 'Bavaria = "2 cavalry", Thuringia = "infantry"', 'leaders = { Bavaria = "alamannic-rex" }'),
    FAR,
)
GOTHS = (
    "visigoths",
    'Dacia = "2 infantry", Tisia = "infantry"',
    'horde = "Dacia"',
)
DANUBE = setup("visigoths", GOTHS, ("byzantium", '"Moesia Superior" = "infantry"', 'areas = ["Moesia"]'))
INVASION = DANUBE.replace('horde = "Dacia"', 'horde = "Dacia"\ninvading = true')
NEUTRAL = setup("visigoths", GOTHS, ("gepids", 'Carpathia = "infantry"'), FAR)
BOSPHORUS = setup(
    "franks",
    ("franks", 'Thracia = "2 infantry", Macedonia = "infantry"'),
    FAR,
    ("huns", 'Volga = "cavalry"'),
)
BLOCKADE = BOSPHORUS.replace('Cilicia = "infantry"', 'Propontis = "fleet"')
VASSALS = setup(
    "gepids",
    ("gepids", '"Agri Decumates" = "2 infantry"', 'tie = "vassal"', 'lord = "huns"', "tied_since = 2"),
    ("huns", 'Hunnia = "cavalry"', 'horde = "Hunnia"'),
)
FEDERATE = setup(
    "visigoths",
    (
        "visigoths",
        'Aquitania = "2 infantry", Vendeum = "infantry"',
        'horde = "Aquitania"',
        'tie = "federate"',
        'lord = "rome"',
        'foedus = ["Aquitania", "Vendeum"]',
    ),
    ("rome", 'Latium = "legion"', 'areas = ["Gallia Meridionalis"]'),
    turn=4,
)
SHUT_IN = FEDERATE.replace(', "Vendeum"]', "]").replace(', Vendeum = "infantry"', "")
SATRAP = setup("persia", ("persia", 'Euphrates = "2 satrapes"'), FAR)
CROWD = setup("franks", ("franks", 'Neustria = "5 infantry, archer", Belgae = "infantry"'), FAR)


def facing(romans: str, goths: str, leader: str = "", more: str = "") -> str:
    rome = ("rome", f'Liger = "{romans}", Latium = "legion"', leader, more)
    return setup("rome", rome, ("visigoths", f'Aquitania = "{goths}"'), turn=1)


LED = 'leaders = { Liger = "iulianus" }'
IN = ("march:Liger", "go:Aquitania")
LIMES = setup(
    "alamanni",
    ("alamanni", '"Agri Decumates" = "2 infantry", Saxonia = "infantry"'),
    ("rome", 'Lotharingia = "legion"', 'limites = ["Lotharingia"]'),
)

BEFORE_A_RAID = "a raid"
ALONE = ("march:Bavaria", *["leave:cavalry:alamanni:whole:5"] * 2)
THE_LONG_WAY = ("march:Liger", "go:Neustria", "go:Liger", "go:Vendeum", "go:Aquitania")
TO_HERACLEA = ("march:Scythica", "go:Bosporus")
BY_LAND = ("march:Spoletum", "go:Umbria", "go:Venetia")
REVOLT = "[cities.Apulia]\nrevolt = 1\n"
WILD = setup(
    "alamanni",
    ("alamanni", 'Bavaria = "4 infantry", Rhenus = "infantry"'),
    ("burgundians", 'Franconia = "infantry"'),
)
WAR = ("defy:burgundians", "march:Bavaria", "go:Franconia")
HERACLEA = setup("huns", ("huns", 'Scythica = "2 cavalry"'), ("gepids", 'Bosporus = "infantry"'))
THE_BELT = setup("jutes", ("jutes", 'Iutia = "2 infantry"'), ("herules", 'Selandia = "infantry"'))

SEA = setup(
    "rome",
    (
        "rome",
        'Sicilia = "4 legion", Spoletum = "legion", Beneventum = "legion", Corsica = "legion", '
        '"Mare Siculum" = "fleet", "Mare Adriaticum" = "fleet"',
        'areas = ["Italia"]',
    ),
    ("vandals", 'Africa = "infantry"', 'status = "kingdom"', 'areas = ["Africa"]'),
    ("hispano-romans", 'Tripolitania = "infantry"', 'tie = "vassal"', 'lord = "rome"'),
)
LEADERS = SEA.replace(
    'areas = ["Italia"]', 'areas = ["Italia"]\nleaders = { Sicilia = "iulianus, gratianus" }'
)
ONE = ("march:Sicilia", *["leave:legion:rome:whole:3"] * 3)
OVER = "ship:Mare Siculum:Apulia"
TWICE = (*ONE, OVER, "halt", *ONE[:3], OVER, "halt", *ONE[:2])
ROUND = ("sail:Mare Siculum", *["go:Mare Aegeum", "go:Mare Siculum"] * 2)
HUNS = setup("huns", ("huns", 'Abascia = "2 cavalry", "Pontus Euxinus" = "fleet"'), FAR)

TO_AND_FRO = ("march:Neustria", "go:Sequana", "go:Neustria", "go:Sequana")
LED_AROUND = (
    "march:Bavaria",
    *["go:Franconia", "go:Rhenus", "go:Saxonia", "go:Thuringia"],
    *["take:infantry:alamanni:whole:4", "go:Franconia", *["leave:cavalry:alamanni:whole:0"] * 2],
)
TIRED_HORDE = ("horde:visigoths", "go:Tisia", "go:Dacia", "go:Tisia")

HALVES = setup(
    "rome",
    ("rome", 'Pannonia = "guard"', 'areas = ["Illyria"]'),
    ("byzantium", 'Savus = "legion"', 'areas = ["Moesia"]'),
).replace("[nations", 'allies = [["rome", "byzantium"]]\n[nations', 1)

TO_UCRAINA = ("migrate:visigoths", "go:Hypanis", "go:Ucraina", "halt")
ONE_STEP_BEHIND = ("march:Dacia", "go:Hypanis", "halt", "march:Tisia", "go:Dacia", "halt")
CASES: list[tuple[str, str, str, tuple[str, ...], str]] = [
    # Stacks
    ("nobody-there", "XVIII.A.1", FRANKS, (), "march:Latium"),
    ("all-tired", "XVIII.B.3", BOSPHORUS, ("march:Thracia", "go:Mysia", "halt"), "march:Mysia"),
    ("not-adjacent", "XVIII.A.4", FRANKS, ("march:Neustria",), "go:Latium"),
    ("no-paces", "XVIII.B.3", FRANKS, TO_AND_FRO, "go:Neustria"),
    ("no-paces", "XVIII.D.1", FRANKS, (*TO_AND_FRO, "halt", "march:Sequana"), "take:infantry:franks:whole:0"),
    ("leader-tired", "XVIII.B.5", ALAMANNI, LED_AROUND, "go:Bavaria"),
    ("leader-alone", "XVII.C.4", ALAMANNI, ALONE, "go:Rhaetia"),
    ("out-of-bounds", "XXXIV.0.17", SATRAP, ("march:Euphrates",), "go:Amida"),
    ("other-half", "VI.K.5", HALVES, ("march:Pannonia",), "go:Savus"),
    ("too-far-from-suzerain", "XVIII.A.7", VASSALS, ("march:Agri Decumates",), "go:Lotharingia"),
    ("closed-land", "XVIII.K.1", FRANKS.replace("Belgae", "Abascia"), ("march:Abascia",), "go:Alania"),
    ("strait-not-first", "XVIII.J.4", BOSPHORUS, ("march:Macedonia", "go:Thracia"), "go:Mysia"),
    ("strait-blockaded", "XXV.F.1", BLOCKADE, ("march:Thracia",), "go:Mysia"),
    ("neutral-end", "XII.D.2", NEUTRAL, ("march:Tisia", "go:Carpathia"), "halt"),
    ("too-many", "XVII.A.7", CROWD, (), "done"),
    ("raid-home-only", "XI.C.3", INVASION, (BEFORE_A_RAID,), "horde:visigoths"),
    # Hordes
    ("horde-migrates-only", "XVIII.G.1", DANUBE, (), "horde:visigoths"),
    ("horde-tired", "XVIII.B.4", INVASION, TIRED_HORDE, "horde:visigoths"),
    ("horde-shut-in", "XVIII.G.1", SHUT_IN, (), "migrate:visigoths"),
    ("horde-set-out", "XVIII.G.1", INVASION, ("horde:visigoths",), "halt"),
    ("horde-alone", "III.D.8", INVASION, ("horde:visigoths", "go:Tisia"), "go:Moesia Superior"),
    ("migration-late", "XVIII.G.3", DANUBE, ("march:Tisia", "go:Hunnia", "halt"), "migrate:visigoths"),
    ("migration-peaceful", "XVIII.G.3", DANUBE, ("migrate:visigoths", "go:Tisia"), "go:Moesia Superior"),
    ("migration-all", "XVIII.G.3", DANUBE, ("migrate:visigoths", "go:Tisia", "halt"), "done"),
    ("migration-together", "XVIII.G.3", DANUBE, (*TO_UCRAINA, "march:Tisia"), "go:Hunnia"),
    ("migration-left-behind", "XVIII.G.3", DANUBE, (*TO_UCRAINA, *ONE_STEP_BEHIND), "done"),
    ("federate-stays", "XXVIII.E.4", FEDERATE, ("migrate:visigoths",), "go:Liger"),
    # Enemies on the way
    ("enemy-stops", "XVIII.C.1", facing("2 legion", "infantry"), IN, "go-on"),
    ("overrun-too-few", "XVIII.E.1", facing("2 legion", "infantry"), IN, "overrun"),
    ("overrun-not-one", "XVIII.E.1", facing("6 legion", "2 infantry", LED), IN, "overrun"),
    ("overrun-no-pace", "XVIII.E.3", facing("6 legion", "infantry", LED), THE_LONG_WAY, "overrun"),
    ("force-too-few", "XVIII.F.2", WILD.replace('"4 infantry"', '"infantry"'), WAR, "force"),
    ("force-impossible", "XVIII.F.5", WILD.replace('Franconia = "', 'Franconia = "3 '), WAR, "force"),
    (
        "force-over-limit",
        "XVIII.F.3",
        WILD.replace("4 infantry", "4 infantry, archer"),
        (*WAR, "force"),
        "hold",
    ),
    ("barred-by-walls", "XXIII.B.1", HERACLEA, ("defy:gepids", *TO_HERACLEA), "overrun"),
    ("barred-by-strait", "XVIII.J.5", THE_BELT, ("defy:herules", "march:Iutia", "go:Selandia"), "force"),
    # Voyages
    ("voyage-too-long", "XVIII.A.5", SEA, ONE, "ship:Mare Siculum:Mare Aegeum:Propontis:Thracia"),
    ("voyage-apart", "XVIII.A.5", SEA, ONE, "ship:Mare Siculum:Venetia"),
    ("voyage-ends-at-sea", "XXV.D.2", SEA, ONE, "ship:Mare Siculum:Mare Siculum"),
    ("voyage-too-many", "XXV.D.4", SEA, ONE[:1], OVER),
    ("voyage-leaders", "XXV.D.4", LEADERS, ("march:Sicilia", "leave:legion:rome:whole:4"), OVER),
    ("voyage-no-fleet", "XXV.D.3", SEA, ("march:Corsica",), "ship:Mare Tyrrheneum:Latium"),
    ("voyage-second", "XXV.D.8", SEA, (*ONE, OVER), "ship:Mare Siculum:Sicilia"),
    ("voyage-paces", "XXV.D.6", SEA, BY_LAND, "ship-on:Mare Adriaticum:Mare Siculum:Sicilia"),
    ("voyage-fleet-busy", "XXV.D.5", SEA, TWICE, OVER),
    ("voyage-fleet-tired", "XXV.D.6", SEA, (*ROUND, *ONE), OVER),
    ("voyage-start", "XXV.D.2", SEA + REVOLT, ("march:Beneventum", "go:Apulia"), "ship:Mare Siculum:Sicilia"),
    ("voyage-nomads", "XXV.D.9", HUNS, ("march:Abascia",), "ship:Pontus Euxinus:Bosporus"),
    ("ship-unfriendly", "XXV.D.2", SEA, ONE, "ship:Mare Siculum:Africa"),
    ("land-friendly", "XXV.E.1", SEA, ONE, "land:Mare Siculum:Apulia"),
    ("land-neutral", "XXV.E.1", SEA, ONE, "land:Mare Siculum:Tripolitania"),
]


@rule("XVIII.A.4", "XVIII.A.3", "XVIII.C.1", "XVIII.E.1", "XVIII.F.2", "XVIII.G.1", "XVIII.G.3", "XVIII.J.4")
@pytest.mark.parametrize(
    ("key", "why", "text", "choices", "wish"), [pytest.param(*case, id=case[0]) for case in CASES]
)
def test_why_not(on_map: OnMap, key: str, why: str, text: str, choices: tuple[str, ...], wish: str) -> None:
    m = on_map(text)
    for choice in choices:
        if choice == BEFORE_A_RAID:
            m.to_stacks().begin(StackMoves(True))
        elif choice.startswith("defy:"):
            m.do(choice)
        else:
            calmly(m.to_stacks().do(choice))
    refusal = m.to_stacks().refusal(wish)
    assert (refusal.key, refusal.rule) == (key, why)


def came_over(m: Any, place: int, way: int) -> tuple[Any, ...]:
    """Two of the active people who entered a province by this way."""
    w = m.world
    nation = next(n for n in range(len(NATIONS)) if w.moving >> n & 1)
    units = commanded_at(w, place, 1 << nation)
    for unit in units:
        w.came[unit] = way
    return w, place, nation, units


SILENT = {
    # Here there is nothing left to choose, so that nobody is asked; but the reason is known.
    "barred-by-limes": ("XVIII.I.3", LIMES, ("march:Agri Decumates", "go:Lotharingia"), "Lotharingia"),
}


@rule("XVIII.I.3", "XVIII.E.4", "XVIII.F.6")
@pytest.mark.parametrize("key", SILENT)
def test_where_both_overrun_and_passage_are_barred(on_map: OnMap, key: str) -> None:
    why, text, choices, name = SILENT[key]
    m = on_map(text).to_stacks()
    for choice in choices:
        m.do(choice)
    w, place, nation, units = came_over(m, m.place(name), m.place("Agri Decumates"))
    overrun = there(why_not_overrun(w, place, nation, units, False))
    force = there(why_not_force(w, place, nation, 1 << nation, units))
    assert (overrun.key, overrun.rule) == (key, why)
    assert (force.key, force.rule) == (key, why)


ROOMS = ("bounds", "movement", "marching")


def refusals_in_the_code() -> set[str]:
    found = set()
    here = Path(str(rules.__file__)).parent
    for path in sorted(path for room in ROOMS for path in (here / room).glob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Refusal":
                assert isinstance(node.args[0], ast.Constant), f"{path.name}:{node.lineno}"
                found.add(of_kind(str, node.args[0].value))
    return found


def test_no_refusal_of_the_code_is_missing_here() -> None:
    elsewhere = {"landing-failed", "foedus-garrison"}  # with landings (XXV.E.5), with Foedera (XXVIII.E.3)
    assert refusals_in_the_code() == {case[0] for case in CASES} | set(SILENT) | elsewhere
