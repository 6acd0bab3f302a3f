"""Small programs that pass for other versions of ours, as wheels and as environments made by hand."""

import json
import sys
import venv
import zipfile
from pathlib import Path

TAG = "py3-none-any"
CARAVANS = {"caravans": {"version": "0", "fingerprint": ""}}
TELL = "import json\nprint(json.dumps({told!r}))\n"
# Says what it was called with, and answers a question for JSON with whatever stands beside it.
STUB = """
import json, os, sys
from pathlib import Path
print("called", *sys.argv[1:], "pack", os.environ.get("AEVUM_PACK"), file=sys.stderr)
answer = Path(__file__).with_name("answer.json")
if "--json" in sys.argv:
    print(answer.read_text() if answer.exists() else "{}")
else:
    print("the old story")
kept = Path(__file__).with_name("seen.json")
kept.write_text(Path(next(word for word in sys.argv[2:] if not word.startswith("-"))).read_text())
code = Path(__file__).with_name("code")
sys.exit(int(code.read_text()) if code.exists() else 0)
"""


def sources(program: str = "9.9.9", games: dict[str, dict[str, str]] = CARAVANS) -> dict[str, str]:
    told = {"program": program, "protocol": 1, "games": games}
    return {
        "aevum/__init__.py": f'"""Another one."""\n__version__ = "{program}"\n',
        "aevum/versions/__init__.py": "",
        "aevum/versions/__main__.py": TELL.format(told=told),
        "aevum/cli/__init__.py": "",
        "aevum/cli/__main__.py": STUB,
    }


def wheel(
    folder: Path, files: dict[str, str] | None = None, file: str = "", tag: str = TAG, needs: str = ""
) -> Path:
    """A wheel that is called as pip wants it, unless `file` says otherwise."""
    files = sources() if files is None else files
    about = {
        "fake-1.0.dist-info/METADATA": f"Metadata-Version: 2.1\nName: fake\nVersion: 1.0\n{needs}",
        "fake-1.0.dist-info/WHEEL": f"Wheel-Version: 1.0\nRoot-Is-Purelib: true\nTag: {tag}\n",
        "fake-1.0.dist-info/RECORD": "".join(f"{name},,\n" for name in files),
    }
    path = folder / (file or f"fake-1.0-{tag}.whl")
    with zipfile.ZipFile(path, "w") as archive:
        for name, text in {**files, **about}.items():
            archive.writestr(name, text)
    return path


def environment(
    data: Path, program: str = "9.9.9", games: dict[str, dict[str, str]] = CARAVANS, wheel: str = "00"
) -> Path:
    """What `add` would have made, in a blink: the folder of the program's modules."""
    home = data / "aevum" / "versions" / program
    venv.create(home, symlinks=True)
    packages = home / "lib" / f"python3.{sys.version_info.minor}" / "site-packages"
    for name, text in sources(program, games).items():
        path = packages / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    told = {"program": program, "protocol": 1, "games": games}
    (home / "manifest.json").write_text(json.dumps({"program": told, "wheel": wheel}))
    return packages / "aevum" / "cli"


def with_pack(version: str, fingerprint: str) -> str:
    """A program whose tables have this fingerprint with the pack 'mine', and 'aa' else."""
    return (
        "import json, os\n"
        "mine = os.environ.get('AEVUM_PACK', '').endswith('mine')\n"
        f"tables = {{'version': {version!r}, 'fingerprint': {fingerprint!r} if mine else 'aa'}}\n"
        "print(json.dumps({'program': '1.0', 'protocol': 1, 'games': {'caravans': tables}}))\n"
    )
