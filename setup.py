"""Compiles the rules and the engine with mypyc while a wheel is built, where it is asked to, and builds
nothing without the page; the rest is in pyproject.toml.

The environment variable AEVUM_COMPILED says whether it compiles:
    0     (default) no
    1     yes, and fail where that cannot be done
    auto  when mypyc, a C compiler and Python's headers are at hand
AEVUM_PAGE=0 builds without the page all the same, for a wheel that is only tested or only plays headless.
AEVUM_OPT is the compiler's level of optimization, 2 unless told: tests of the compiled package need less.
An editable install is never compiled: an edit would not show until the next build.
"""

import os
import shlex
import shutil
import sys
import sysconfig
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from setuptools import Extension, setup
from setuptools.command.bdist_wheel import bdist_wheel
from setuptools.command.build_ext import build_ext
from setuptools.command.sdist import sdist

PACKAGE = Path("src/aevum")
PAGE = PACKAGE / "server/page/index.html"

# mypyc (in mypy) type-checks what it compiles, so the libraries that the compiled modules import must be
# there while building too.
TO_COMPILE = ["mypy>=2", "mypy_extensions>=1", "msgspec>=0.20", "rich>=14.3", "fluent.runtime>=0.4"]

# What is compiled, but for __init__.py files and NOT_COMPILED.
COMPILED = (
    "engine/**/*.py",
    "kit/**/*.py",
    "games/*/rules/**/*.py",
    "games/*/odds/**/*.py",
    "games/*/bots/**/*.py",
)

# Left as plain Python, each with its reason.
NOT_COMPILED = (
    "engine/record.py",  # msgspec cannot take native classes
    "engine/replay.py",  # as record.py
    "engine/table.py",  # no hot path: one call a choice, and tests replace parts of it
)


def modules_to_compile() -> list[str]:
    left_out = {PACKAGE / name for name in NOT_COMPILED}
    found = {path for pattern in COMPILED for path in PACKAGE.glob(pattern)}
    return sorted(str(path) for path in found - left_out if path.name != "__init__.py")


def missing_tool() -> str | None:
    """What compiling lacks here, or None."""
    try:
        import mypyc.build  # noqa: F401
    except ImportError:
        return "mypyc"
    if sys.platform != "win32":  # on Windows setuptools finds the compiler and headers by itself
        compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")[0]
        if shutil.which(compiler) is None:
            return f"a C compiler ({compiler})"
        if not Path(sysconfig.get_path("include"), "Python.h").exists():
            return "Python's headers (Python.h)"
    return None


def asked_to_compile() -> str:
    wanted = os.environ.get("AEVUM_COMPILED", "0")
    if wanted not in ("auto", "0", "1"):
        raise SystemExit(f"AEVUM_COMPILED is {wanted!r}: it must be auto, 0 or 1")
    return wanted


def extensions() -> list[Extension]:
    wanted = asked_to_compile()
    # An editable install runs editable_wheel, and reading the metadata neither.
    if wanted == "0" or "bdist_wheel" not in sys.argv:
        return []
    paths = modules_to_compile()
    lack = missing_tool() if paths else "any module to compile"
    if lack is not None:
        if wanted == "1":
            raise SystemExit(f"AEVUM_COMPILED=1, but this build lacks {lack}")
        print(f"aevum: built as plain Python, for want of {lack}", file=sys.stderr)
        return []

    from mypyc.build import mypycify

    # One C file per module, so that they compile side by side, in one shared library, so that calls
    # between modules stay direct. -O2: -O3 takes longer to build for little gain.
    level = os.environ.get("AEVUM_OPT", "2")
    return mypycify(paths, opt_level=level, debug_level="0", multi_file=True, group_name="aevum")


class ParallelBuild(build_ext):
    """build_ext that compiles the C files of one extension on all cores and leaves nothing stale."""

    def run(self) -> None:
        # A module no longer compiled must not stay in the wheel as what an earlier build made of it.
        current = {Path(self.get_ext_fullpath(extension.name)).resolve() for extension in self.extensions}
        for old in Path(self.build_lib).rglob("*" + sysconfig.get_config_var("EXT_SUFFIX")):
            if old.resolve() not in current:
                old.unlink()
        super().run()

    def build_extensions(self) -> None:
        compile_in_turn = self.compiler.compile

        def compile_side_by_side(sources: list[str], **options: Any) -> list[str]:
            with ThreadPoolExecutor(os.cpu_count()) as pool:
                objects = pool.map(lambda source: compile_in_turn([source], **options), sources)
                return [name for names in objects for name in names]

        self.compiler.compile = compile_side_by_side
        super().build_extensions()


def page_there() -> None:
    """Whoever installs what has no page finds out only in the browser."""
    if not PAGE.exists() and os.environ.get("AEVUM_PAGE", "1") != "0":
        raise SystemExit(
            f"aevum: {PAGE} is not there: 'make dist' builds the page first (AEVUM_PAGE=0: without one)"
        )


class Sources(sdist):
    def run(self) -> None:
        page_there()
        super().run()


class Wheel(bdist_wheel):
    """Not for an editable install, which runs editable_wheel."""

    def run(self) -> None:
        page_there()
        super().run()


setup(
    ext_modules=extensions(),
    setup_requires=[] if asked_to_compile() == "0" else TO_COMPILE,
    cmdclass={"build_ext": ParallelBuild, "sdist": Sources, "bdist_wheel": Wheel},
)
