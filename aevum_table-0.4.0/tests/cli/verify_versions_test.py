"""`aevum verify` of records that were made with other rules, tables or packs."""

import json
import subprocess
import sys
from collections.abc import Callable
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from aevum.cli import main
from aevum.engine import EngineFault, Table, registry
from aevum.parts import PACK_VARIABLE
from tests.seated import Run
from tests.tiny import Caravans
from tests.tiny.road import Journey
from tests.versions import fake
from tests.versions.matches import Change, moved, played, rules, written

OLD = {"version": "0", "program": "0.1.0"}


@pytest.fixture(autouse=True)
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    return tmp_path / "data"


@pytest.fixture
def old(tmp_path: Path) -> Callable[..., str]:
    """A record of other rules, changed as one likes."""

    def make(change: Change = lambda data: None, **fields: object) -> str:
        def both(data: dict[str, Any]) -> None:
            data.update({**OLD, **fields})
            change(data)

        return written(tmp_path / "match.json", played()[0], both)

    return make


def test_a_record_that_is_true_under_the_present_rules_as_well(run: Run, old: Callable[..., str]) -> None:
    path = old()
    code, out, err = run("verify", path)
    assert (code, err) == (0, "")
    assert out.startswith(f"{path}: true (caravans, year, finished; ")
    assert out.endswith(
        "; made with version 0 of the rules of caravans (aevum 0.1.0), "
        "and true under the present version 1 as well\n"
    )
    report = json.loads(run("verify", path, "--json")[1])
    told = {name: report[name] for name in ("ok", "version", "fingerprint", "program", "rules", "earlier")}
    assert told == {
        "ok": True,
        "version": "0",
        "fingerprint": "",
        "program": "0.1.0",
        "rules": "true under both",
        "earlier": [],
    }


def test_a_record_of_other_figures(run: Run, old: Callable[..., str]) -> None:
    _, out, _ = run("verify", old(version="1", fingerprint="0123456789abcdef"))
    assert "version 1 of the rules of caravans, figures 01234567 (aevum 0.1.0)" in out
    assert out.endswith("and true under the present figures as well\n")


def test_a_record_of_the_same_rules(run: Run, tmp_path: Path) -> None:
    path = written(tmp_path / "match.json", played()[0])
    assert json.loads(run("verify", path, "--json")[1])["rules"] == "same"


NEEDS = (
    "it needs version 0 of the rules of caravans (aevum 0.1.0), which is not installed: "
    "'aevum versions add WHEEL' adds it; under the present version 1 it differs: "
)


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (
            lambda d: d["digests"].update({"16": "00"}),
            NEEDS + "record.digests['16']: after 16 choices the state is another",
        ),
        (lambda d: d["choices"].__setitem__(1, ["Petra", "dance"]), NEEDS + "record.choices[1]: "),
        (lambda d: d.update(finished=False), NEEDS + "record.finished: says False, but the match is over"),
        (lambda d: d.update(digests={}), NEEDS + "record.digests: there is none of the end"),
        (lambda d: d["digests"].pop("52"), NEEDS + "record.digests: there is none of the end"),
        (lambda d: d.update(commitment="00"), "record.commitment: it is not the hash of the record's seed"),
        (
            lambda d: [d.pop(name) for name in ("program", "moved")] and d.update(format=1, digests={}),
            "it needs version 0 of the rules of caravans, of a program that is too old to run beside this",
        ),
    ],
)
def test_a_record_that_differs_needs_its_own_rules(
    run: Run, old: Callable[..., str], change: Change, sentence: str
) -> None:
    path = old(change)
    code, out, err = run("verify", path)
    assert (code, out) == (2, "")
    assert err.startswith(f"aevum verify: {path}: {sentence}")
    assert err.count("\n") == 1
    code, out, _ = run("verify", path, "--json")
    report = json.loads(out)
    assert (code, report["ok"], report["rules"]) == (2, False, None)
    assert report["divergence"].startswith(sentence)


def test_a_record_on_which_only_the_present_rules_break(
    run: Run, old: Callable[..., str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(self: Journey, s: object) -> None:
        raise EngineFault("a dead end")

    path = old()
    monkeypatch.setattr(Journey, "run", broken)
    code, _, err = run("verify", path)
    assert code == 2
    assert f"{NEEDS}after " in err
    assert "choices the rules broke: EngineFault: a dead end" in err


class TestPacks:
    """The tiny game has no tables, so what it plays with is put in its mouth."""

    @pytest.fixture
    def mine(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(Caravans, "pack", lambda self: "mine")
        monkeypatch.setattr(Caravans, "fingerprint", lambda self: "aa")

    def test_one_that_is_not_at_hand(self, run: Run, old: Callable[..., str]) -> None:
        path = old(version="1", pack="mine", fingerprint="aa")
        sentence = (
            f"aevum verify: {path}: it was played with the pack 'mine', which is not at hand: "
            "'aevum --pack DIR ...' names its folder\n"
        )
        assert run("verify", path) == (2, "", sentence)

    @pytest.mark.usefixtures("mine")
    def test_one_too_many(self, run: Run, old: Callable[..., str]) -> None:
        path = old(version="1", pack="base", fingerprint="bb")
        sentence = "it was played without a pack, and 'mine' is at hand: leave --pack out"
        assert run("verify", path) == (2, "", f"aevum verify: {path}: {sentence}\n")

    @pytest.mark.usefixtures("mine")
    def test_one_that_has_changed(self, run: Run, old: Callable[..., str]) -> None:
        def change(data: dict[str, Any]) -> None:
            data["digests"]["16"] = "00"

        path = old(change, version="1", pack="mine", fingerprint="bb")
        code, out, err = run("verify", path)
        assert (code, out) == (2, "")
        assert err.startswith(
            f"aevum verify: {path}: it was played with the pack 'mine', and the pack's tables or ours have "
            "changed since: 'aevum --pack DIR ...' takes those of then; with the present ones it differs: "
        )

    @pytest.mark.usefixtures("mine")
    def test_one_whose_changes_do_not_matter(self, run: Run, old: Callable[..., str]) -> None:
        code, out, _ = run("verify", old(version="1", pack="mine", fingerprint="bb"))
        assert code == 0
        assert out.endswith(
            "; made with version 1 of the rules of caravans, figures bb, pack 'mine' (aevum 0.1.0), "
            "and true under the present figures as well\n"
        )

    @pytest.mark.parametrize("command", ["verify", "replay"])
    def test_a_record_of_the_first_format_does_not_tell_its_pack(self, tmp_path: Path, command: str) -> None:
        """In a process of its own, for a game reads its tables once."""
        deeds = files("aevum.games.invasions") / "data" / "deeds.csv"
        (tmp_path / "deeds.csv").write_text(deeds.read_text().replace("huns,sack,,2", "huns,sack,,3"))

        def older(data: dict[str, Any]) -> None:
            data.update(format=1, version="0", fingerprint="", program="")

        table = Table(registry.find("invasions"), "adrianopolis", seed=1)
        record = written(tmp_path / "match.json", table.record(), older)
        words = [sys.executable, "-m", "aevum.cli", "--pack", str(tmp_path), command, record]
        done = subprocess.run(words, capture_output=True, text=True, check=False)
        assert (done.returncode, done.stderr) == (0, "")


class TestElsewhere:
    """Where an installed program has the rules."""

    @pytest.fixture
    def there(self, data: Path) -> Path:
        return fake.environment(data, "0.1.0", rules("0"))

    def who(self, path: str) -> str:
        return f"aevum verify: {path}: run by aevum 0.1.0, which has version 0 of the rules of caravans\n"

    @pytest.mark.usefixtures("caravans")
    @pytest.mark.parametrize("code", [0, 1, 2])
    def test_it_runs_there(
        self, there: Path, old: Callable[..., str], capfd: pytest.CaptureFixture[str], code: int
    ) -> None:
        (there / "code").write_text(str(code))
        path = old()
        assert main(["verify", path]) == code
        out, err = capfd.readouterr()
        assert out == "the old story\n"
        assert err == f"{self.who(path)}called verify {path} pack None\n"

    def test_as_json(self, run: Run, there: Path, old: Callable[..., str]) -> None:
        told = {"file": "x", "ok": True, "rules": "same", "earlier": [{"rules": "same"}, {"rules": None}]}
        (there / "answer.json").write_text(json.dumps(told))
        path = old()
        code, out, err = run("verify", "--json", path)
        assert (code, err) == (0, self.who(path))
        earlier = [{"rules": "elsewhere"}, {"rules": None}]
        assert json.loads(out) == {**told, "rules": "elsewhere", "earlier": earlier}

    @pytest.mark.parametrize("text", ["", "[]", '{"earlier": 3}', '{"ok": tr'])
    def test_an_answer_that_is_none(self, run: Run, there: Path, old: Callable[..., str], text: str) -> None:
        (there / "answer.json").write_text(text)
        path = old()
        sentence = "aevum 0.1.0 does not tell what it found, as 'verify --json' should"
        assert run("verify", path, "--json") == (2, "", f"{self.who(path)}aevum verify: {sentence}\n")

    def test_one_that_cannot_be_started(self, run: Run, there: Path, old: Callable[..., str]) -> None:
        (there.parents[4] / "bin" / "python").unlink()
        path = old()
        code, out, err = run("verify", path)
        assert (code, out) == (2, "")
        assert err.startswith(f"{self.who(path)}aevum verify: aevum 0.1.0 cannot be started (No such file")

    @pytest.mark.usefixtures("there")
    def test_other_figures_do_not_run_there(self, run: Run, old: Callable[..., str]) -> None:
        assert "true under the present" in run("verify", old(fingerprint="aa"))[1]

    def test_a_program_does_not_start_itself(
        self, run: Run, there: Path, old: Callable[..., str], monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(sys, "prefix", str(there.parents[4]))
        assert "true under the present" in run("verify", old())[1]

    def test_a_game_that_only_an_older_program_has(
        self, data: Path, run: Run, old: Callable[..., str]
    ) -> None:
        fake.environment(data, "0.1.0", {"chess": {"version": "0", "fingerprint": ""}})
        code, out, _ = run("verify", old(game="chess"), "--json")
        assert (code, json.loads(out)["rules"]) == (0, "elsewhere")
        code, out, err = run("verify", old(game="draughts"))
        assert (code, out, err) == (2, "", "aevum verify: there is no game 'draughts'; installed: caravans\n")

    @pytest.mark.usefixtures("caravans")
    def test_with_its_pack(
        self,
        there: Path,
        old: Callable[..., str],
        monkeypatch: pytest.MonkeyPatch,
        capfd: pytest.CaptureFixture[str],
    ) -> None:
        (there.parent / "versions" / "__main__.py").write_text(fake.with_pack("0", "bb"))
        monkeypatch.setenv(PACK_VARIABLE, "/packs/mine")
        path = old(pack="mine", fingerprint="bb")
        assert main(["verify", path]) == 0
        assert capfd.readouterr().err.endswith(f"called verify {path} pack /packs/mine\n")
        # One that was played without a pack is run without it, whatever pack is at hand.
        path = old()
        assert main(["verify", path]) == 0
        assert capfd.readouterr().err.endswith(f"called verify {path} pack None\n")


class TestMoved:
    """A match that went over to other rules on its way."""

    def test_an_earlier_part_that_nobody_can_check(self, run: Run, tmp_path: Path) -> None:
        path = written(tmp_path / "match.json", moved((20, "0")))
        code, out, err = run("verify", path)
        assert (code, err) == (0, "")
        first, second = out.splitlines()
        assert first.endswith("32 of 52 choices are legal, 3 of 5 digests agree)")
        assert second.startswith(
            "choices 1 to 20 could not be checked: it needs version 0 of the rules of caravans "
            "(aevum 0.0.0), which is not installed: 'aevum versions add WHEEL' adds it; "
        )
        report = json.loads(run("verify", path, "--json")[1])
        (part,) = report["earlier"]
        assert (report["ok"], report["rules"], part["rules"]) == (True, "same", None)
        assert (part["first"], part["last"], part["version"], part["program"]) == (1, 20, "0", "0.0.0")

    def test_an_earlier_part_that_is_true_under_the_present_rules_as_well(
        self, run: Run, tmp_path: Path
    ) -> None:
        path = written(tmp_path / "match.json", moved((16, "0")))
        code, out, _ = run("verify", path)
        assert code == 0
        first, second = out.splitlines()
        assert first.endswith("52 choices are legal, 5 digests agree)")
        assert second == "choices 1 to 16 are true under version 0 of the rules of caravans (aevum 0.0.0)"

    def test_an_earlier_part_is_checked_by_its_own_program(
        self, run: Run, tmp_path: Path, data: Path
    ) -> None:
        there = fake.environment(data, "0.1.0", rules("0"))
        path = written(tmp_path / "match.json", moved((20, "0")))
        code, out, err = run("verify", path)
        assert (code, err) == (0, "")
        assert "52 choices are legal, 5 digests agree" in out
        assert "choices 1 to 20 are true under version 0 of the rules" in out
        seen = json.loads((there / "seen.json").read_text())
        whole = json.loads(Path(path).read_text())
        assert seen["choices"] == whole["choices"][:20]
        assert (seen["version"], seen["program"], seen["finished"]) == ("0", "0.0.0", False)
        assert sorted(seen["digests"]) == ["0", "16"]
        assert seen["moved"] == []
        (part,) = json.loads(run("verify", path, "--json")[1])["earlier"]
        assert part["rules"] == "elsewhere"

    def test_an_earlier_part_that_is_false(self, run: Run, tmp_path: Path, data: Path) -> None:
        there = fake.environment(data, "0.1.0", rules("0"))
        told = {"rules": "same", "ok": False, "divergence": "record.choices[3]: no"}
        (there / "answer.json").write_text(json.dumps(told))
        path = written(tmp_path / "match.json", moved((20, "0")))
        sentence = "choices 1 to 20, made with version 0 of the rules of caravans (aevum 0.0.0)"
        assert run("verify", path) == (
            2,
            "",
            f"aevum verify: {path}: {sentence}: record.choices[3]: no\n",
        )

    def test_an_answer_that_is_none(self, run: Run, tmp_path: Path, data: Path) -> None:
        there = fake.environment(data, "0.1.0", rules("0"))
        (there / "answer.json").write_text('{"earlier": [{"rules": "same"}]}')
        path = written(tmp_path / "match.json", moved((20, "0")))
        code, out, err = run("verify", path)
        assert (code, out) == (2, "")
        assert err == "aevum verify: aevum 0.1.0 does not tell what it found, as 'verify --json' should\n"

    def test_what_was_before_an_earlier_part_its_program_tells(
        self, run: Run, tmp_path: Path, data: Path
    ) -> None:
        there = fake.environment(data, "0.2.0", rules("0.5"))
        first = {
            "first": 1,
            "last": 10,
            "version": "0",
            "fingerprint": "",
            "program": "",
            "made": "version 0",
            "rules": None,
            "divergence": "it needs version 0",
        }
        (there / "answer.json").write_text(json.dumps({"rules": "same", "earlier": [first]}))
        path = written(tmp_path / "match.json", moved((10, "0"), (20, "0.5")))
        _, out, _ = run("verify", path)
        one, two, three = out.splitlines()
        assert "42 of 52 choices are legal" in one
        assert two == "choices 1 to 10 could not be checked: it needs version 0"
        assert three.startswith("choices 11 to 20 are true under version 0.5 of the rules of caravans")
        seen = json.loads((there / "seen.json").read_text())
        assert [era["at"] for era in seen["moved"]] == [10]

    def test_a_part_behind_one_that_nobody_can_check(self, run: Run, tmp_path: Path, data: Path) -> None:
        fake.environment(data, "0.1.0", rules("0"))
        path = written(tmp_path / "match.json", moved((10, "0"), (20, "0.5")))
        report = json.loads(run("verify", path, "--json")[1])
        assert [part["rules"] for part in report["earlier"]] == ["elsewhere", None]

    def test_one_that_moved_twice_at_once(self, run: Run, tmp_path: Path) -> None:
        path = written(tmp_path / "match.json", moved((16, "0"), (16, "0.5")))
        report = json.loads(run("verify", path, "--json")[1])
        assert [part["version"] for part in report["earlier"]] == ["0"]

    def test_one_that_was_not_played_on(self, run: Run, tmp_path: Path) -> None:
        """The digest after the last choice is of the last rules, so it says nothing of the part before."""
        record = moved((16, "0"))
        record.choices = record.choices[:16]
        record.digests = {"0": record.digests["0"], "16": "of other rules"}
        record.finished = False
        code, out, _ = run("verify", written(tmp_path / "match.json", record))
        assert code == 0
        assert "choices 1 to 16 could not be checked" in out

    @pytest.mark.parametrize("seed", ["00", None, 3])
    def test_one_that_brought_other_dice_along(self, run: Run, tmp_path: Path, seed: object) -> None:
        def change(data: dict[str, Any]) -> None:
            data["moved"][0]["state"]["seed"] = seed

        path = written(tmp_path / "match.json", moved((20, "0")), change)
        sentence = "record.moved[0].state: its seed is not that of the record"
        assert run("verify", path) == (2, "", f"aevum verify: {path}: {sentence}\n")
