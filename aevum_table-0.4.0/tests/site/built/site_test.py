"""The site that `make docs` has built: it fetches nothing, and tells of every name that has a docstring."""

import importlib
import pkgutil
import re
import zlib
from html.parser import HTMLParser
from pathlib import Path

import pytest

import aevum
from aevum import engine, kit

SITE = Path(__file__).parents[3] / "site"
FETCHED = {"script": "src", "link": "href", "img": "src", "iframe": "src", "source": "src", "object": "data"}


class Fetching(HTMLParser):
    """What a browser would ask for when it shows a page, and where its links lead."""

    def __init__(self) -> None:
        super().__init__()
        self.fetched: list[str] = []
        self.links: list[str] = []
        self.ids: set[str] = set()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        told = {name: value or "" for name, value in attrs}
        self.ids |= {told[name] for name in ("id", "name") if name in told}
        if FETCHED.get(tag, "") in told and told.get("rel") != "canonical":
            self.fetched.append(told[FETCHED[tag]])
        if tag == "a" and "href" in told:
            self.links.append(told["href"])


def read(path: Path) -> Fetching:
    parser = Fetching()
    parser.feed(path.read_text(encoding="utf-8"))
    return parser


@pytest.fixture(scope="module")
def pages() -> dict[Path, Fetching]:
    found = {path: read(path) for path in sorted(SITE.rglob("*.html"))}
    assert len(found) > 20, "make docs builds it"
    return found


def test_no_page_asks_anybody_for_anything(pages: dict[Path, Fetching]) -> None:
    elsewhere = [(path.name, url) for path, page in pages.items() for url in page.fetched if is_far(url)]
    assert elsewhere == []
    styles = "\n".join(path.read_text(encoding="utf-8") for path in SITE.rglob("*.css"))
    assert [url for url in re.findall(r"(?:url\(|@import)\s*['\"]?([^'\")\s]+)", styles) if is_far(url)] == []


def is_far(url: str) -> bool:
    return url.startswith("//") or url.partition(":")[0] in ("http", "https")


def test_every_link_leads_somewhere(pages: dict[Path, Fetching]) -> None:
    broken = []
    for path, page in pages.items():
        if path.name == "404.html":  # its links are meant for the root of a host
            continue
        for link in [*page.links, *page.fetched]:
            if re.match(r"[a-z]+:|//", link):
                continue
            file, _, anchor = link.partition("#")
            target = (path.parent / file.partition("?")[0]).resolve() if file else path
            index = target / "index.html" if target.is_dir() else target
            known = pages[index].ids if index in pages else set()
            if not index.is_file() or (anchor and index in pages and anchor not in known):
                broken.append((path.name, link))
    assert broken == []


def test_examples_are_shown_as_code() -> None:
    api = [path.read_text(encoding="utf-8") for path in sorted((SITE / "api").glob("*.html"))]
    assert any("&gt;&gt;&gt;" in text for text in api)
    outside = [re.sub(r"<pre>.*?</pre>", "", text, flags=re.DOTALL) for text in api]
    assert [text for text in outside if "&gt;&gt;&gt;" in text] == []


def test_every_name_with_a_docstring_is_told() -> None:
    data = (SITE / "objects.inv").read_bytes()
    body = zlib.decompress(data.split(b"\n", 4)[4]).decode()
    told = {line.split(" ", 1)[0] for line in body.splitlines()}
    wanted = {f"aevum.{name}" for name in aevum.__all__} | {f"aevum.engine.{name}" for name in engine.__all__}
    for found in pkgutil.iter_modules(kit.__path__):
        module = importlib.import_module(f"aevum.kit.{found.name}")
        for name, item in vars(module).items():
            own = getattr(item, "__module__", None) == module.__name__ and hasattr(item, "__qualname__")
            # Python itself writes `Name(fields)` where nobody has written anything.
            if own and item.__doc__ and not item.__doc__.startswith(f"{name}(") and not name.startswith("_"):
                wanted.add(f"{module.__name__}.{name}")
    assert wanted - told - {"aevum.__version__", "aevum.engine.PASS"} == set()
