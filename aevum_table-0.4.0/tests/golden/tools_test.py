"""Writing golden matches and releasing a version, with the tiny game in folders of its own."""

import json
from pathlib import Path

import pytest

from aevum import __version__
from aevum.engine import BadData, Game, registry
from aevum.engine.game import BASE
from aevum.kit.changes import Change
from tests.tiny import Caravans
from tools.release import __main__ as command
from tools.release import matches
from tools.release.goldens import Goldens, read_record, versions
from tools.release.listed import Release, releases


class Tiny(Caravans):
    version = "2"
    tables = "f00d"
    packed = BASE

    def variants(self, scenario: str) -> list[dict[str, object]]:
        return [{"seats": 2}, {"seats": 3}] if scenario == "spring" else [{"seats": 2}]

    def fingerprint(self) -> str:
        return self.tables

    def pack(self) -> str:
        return self.packed


@pytest.fixture
def tiny(monkeypatch: pytest.MonkeyPatch) -> Tiny:
    game = Tiny()

    def find(name: str) -> Game:
        if name != game.name:
            raise BadData(f"there is no game '{name}'")
        return game

    monkeypatch.setattr(registry, "find", find)
    monkeypatch.setattr(command, "changes", lambda name: [Change("2", (), "The first.")])
    return game


def write(folder: Path, *words: str) -> int:
    return matches.main(["caravans", *words], folder, folder / "releases.csv")


def release(game: Game, folder: Path) -> Release:
    return command.release(game, folder, folder / "releases.csv")


def names(paths: list[Path]) -> set[str]:
    return {path.stem.partition(".")[0] for path in paths}


def test_matches_of_all_variants_and_states_of_them_are_written(tiny: Tiny, tmp_path: Path) -> None:
    assert write(tmp_path) == 0
    goldens = Goldens("caravans", "2", tmp_path)
    assert names(goldens.records) == names(goldens.states) == {"spring", "spring-1", "year"}
    assert len(goldens.states) >= 12
    for path in goldens.records:
        record = read_record(path)
        assert (record.version, record.fingerprint, record.finished) == ("2", "f00d", True)
    assert versions("caravans", tmp_path) == ["2"]


def test_what_is_written_anew_takes_the_place_of_what_was(tiny: Tiny, tmp_path: Path) -> None:
    write(tmp_path)
    goldens = Goldens("caravans", "2", tmp_path)
    before = goldens.digest()
    stray = goldens.folder / "winter.json"
    stray.write_text("{}")
    assert goldens.digest() != before
    stray.unlink()
    (goldens.folder / "year.json").write_text("{}")
    assert write(tmp_path, "year") == 0
    assert goldens.digest() == before
    stray.write_text("{}")
    assert write(tmp_path) == 0
    assert goldens.digest() == before


def test_a_digest_does_not_depend_on_how_lines_end(tiny: Tiny, tmp_path: Path) -> None:
    write(tmp_path)
    goldens = Goldens("caravans", "2", tmp_path)
    before = goldens.digest()
    path = goldens.records[0]
    path.write_bytes(path.read_bytes().replace(b"\n", b"\r\n"))
    assert goldens.digest() == before
    path.rename(path.with_stem("spring-9"))
    assert goldens.digest() != before


def test_a_version_is_released_once(tiny: Tiny, tmp_path: Path) -> None:
    write(tmp_path)
    new = release(tiny, tmp_path)
    assert new == Release("caravans", "2", __version__, Goldens("caravans", "2", tmp_path).digest(), "f00d")
    assert releases(tmp_path / "releases.csv") == [new]
    with pytest.raises(BadData, match="version 2 of caravans is not newer than those that are listed"):
        release(tiny, tmp_path)


def test_goldens_that_are_released_are_not_written_anew(
    tiny: Tiny, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    write(tmp_path)
    new = release(tiny, tmp_path)
    assert write(tmp_path) == 2
    err = capsys.readouterr().err
    assert "the goldens of caravans 2 are released and stay as they are: raise the version" in err
    assert err.count("\n") == 1
    assert Goldens("caravans", "2", tmp_path).digest() == new.goldens


def test_the_next_version_lies_beside_it(tiny: Tiny, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write(tmp_path)
    first = release(tiny, tmp_path)
    monkeypatch.setattr(Tiny, "version", "10")
    with pytest.raises(
        BadData, match=r"rules-changes\.csv of caravans does not tell what is new in version 10"
    ):
        release(tiny, tmp_path)
    monkeypatch.setattr(command, "changes", lambda name: [Change("10", (), "The second.")])
    with pytest.raises(BadData, match="the scenario 'spring' of caravans 10 has no golden match"):
        release(tiny, tmp_path)
    write(tmp_path)
    second = release(tiny, tmp_path)
    assert releases(tmp_path / "releases.csv") == [first, second]
    assert versions("caravans", tmp_path) == ["2", "10"]


def test_only_goldens_that_are_true_are_released(tiny: Tiny, tmp_path: Path) -> None:
    write(tmp_path)
    goldens = Goldens("caravans", "2", tmp_path)

    def broken(path: Path, old: str, new: str, sentence: str) -> None:
        text = path.read_text(encoding="utf-8")
        assert old in text
        path.write_text(text.replace(old, new, 1), encoding="utf-8")
        with pytest.raises(BadData, match=sentence):
            release(tiny, tmp_path)
        path.write_text(text, encoding="utf-8")

    record = goldens.folder / "spring.json"
    broken(
        record, '"version": "2"', '"version": "1"', "spring.json: it was not made with the rules and tables"
    )
    broken(record, '"f00d"', '"beef"', "spring.json: it was not made with the rules and tables of today")
    broken(record, '"finished": true', '"finished": false', "spring.json: the match is not finished")
    broken(record, '"format": 2', '"format": 1', "spring.json: played again it is another record")
    broken(record, '"digests": {"0":"', '"digests": {"0":"a', "after 0 choices the state is another")
    broken(goldens.states[0], "{", '{"more":1,', "read and written again it is another state")
    for path in goldens.states:
        path.unlink()
    with pytest.raises(BadData, match="caravans 2 has no golden states"):
        release(tiny, tmp_path)
    assert not (tmp_path / "releases.csv").exists()


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["chess"], "there is no game 'chess'"),
        (["caravans", "winter"], "caravans has no scenario 'winter'; known: spring, year"),
    ],
)
def test_what_cannot_be_written_is_told_in_one_sentence(
    tiny: Tiny, tmp_path: Path, words: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert matches.main(words, tmp_path, tmp_path / "releases.csv") == 2
    assert capsys.readouterr().err == f"python -m tests.golden.golden_test: {sentence}\n"
    assert not list(tmp_path.iterdir())


def test_goldens_are_played_without_a_pack(
    tiny: Tiny, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Tiny, "packed", "mine")
    with pytest.raises(BadData, match="golden matches are played without a pack, not with 'mine'"):
        matches.write(tiny, ["spring"], tmp_path, tmp_path / "releases.csv")


def test_a_release_that_is_refused_is_told_in_one_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    assert command.main(["chess"]) == 2
    err = capsys.readouterr().err
    assert err.startswith("python -m tools.release: there is no game 'chess'")
    assert err.count("\n") == 1


def test_a_state_is_a_file_of_json(tiny: Tiny, tmp_path: Path) -> None:
    write(tmp_path)
    for path in Goldens("caravans", "2", tmp_path).states:
        assert json.loads(path.read_text(encoding="utf-8"))["outcome"] is None
