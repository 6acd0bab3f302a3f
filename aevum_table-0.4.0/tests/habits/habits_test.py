"""What newcomers and hosted services read: whole, and in step with what is run here."""

import csv
import re
import subprocess
import sysconfig
import tomllib
from pathlib import Path

import pytest
from msgspec.yaml import decode

from aevum import __version__

ROOT = Path(__file__).parents[2]
SCRIPTS = Path(sysconfig.get_path("scripts"))
WORKFLOWS = sorted((ROOT / ".github/workflows").glob("*.yml"))
PAGES = [*sorted(ROOT.glob("*.md")), ROOT / ".github/pull_request_template.md"]
LINK = re.compile(r"\]\(([^)#\s]+)(?:#[^)\s]*)?\)")


def text(name: str) -> str:
    return (ROOT / name).read_text(encoding="utf-8")


def run(*words: str) -> subprocess.CompletedProcess[str]:
    command = [str(SCRIPTS / words[0]), *words[1:]]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("schema", "files"),
    [
        ("vendor.github-workflows", WORKFLOWS),
        ("vendor.github-issue-forms", sorted((ROOT / ".github/ISSUE_TEMPLATE").glob("[!c]*.yml"))),
    ],
)
def test_what_a_host_reads_has_its_form(schema: str, files: list[Path]) -> None:
    assert files
    done = run("check-jsonschema", "--builtin-schema", schema, *map(str, files))
    assert done.returncode == 0, done.stdout


@pytest.mark.slow
def test_hooks_are_well_formed_and_fetch_nothing() -> None:
    assert run("pre-commit", "validate-config", ".pre-commit-config.yaml").returncode == 0
    hooks = decode(text(".pre-commit-config.yaml"))["repos"]
    assert {group["repo"] for group in hooks} == {"local"}
    assert {hook["language"] for group in hooks for hook in group["hooks"]} == {"system"}


def test_the_workflow_runs_what_is_run_here() -> None:
    jobs = decode(text(".github/workflows/ci.yml"))["jobs"]
    assert [step["run"] for job in jobs.values() for step in job["steps"] if "run" in step] == [".ci/run"]


def test_everything_that_is_run_is_a_target() -> None:
    targets = set(re.findall(r"^([a-z-]+):", text("Makefile"), re.MULTILINE))
    wanted = {name for file in (".ci/run", "README.md", "CONTRIBUTING.md") for name in made(file)}
    assert wanted
    assert wanted <= targets


def made(name: str) -> list[str]:
    return re.findall(r"(?:^|`)make ([a-z-]+)", text(name), re.MULTILINE)


def test_the_changelog_tells_of_every_release() -> None:
    told = re.findall(r"^## \[([^]]+)\]", text("CHANGELOG.md"), re.MULTILINE)
    programs = {row["program"] for row in csv.DictReader(text("releases.csv").splitlines())}
    assert told[0] == "Unreleased"
    assert programs <= set(told)
    unreleased = text("CHANGELOG.md").partition("## [Unreleased]")[2].partition("\n## ")[0]
    assert __version__ in programs or __version__ in unreleased


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path) -> None:
    named = [link for link in LINK.findall(page.read_text(encoding="utf-8")) if "://" not in link]
    assert [link for link in named if not (page.parent / link).exists()] == []


def test_addresses_are_told_in_one_place() -> None:
    """While there is none, nobody invents one."""
    urls = tomllib.loads(text("pyproject.toml"))["project"]["urls"]
    pages = "\n".join(text(name) for name in ("README.md", "CONTRIBUTING.md", "SECURITY.md"))
    found = set(re.findall(r"https?://[^\s)]+", pages))
    assert found <= set(urls.values())
