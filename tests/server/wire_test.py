"""The page's types are those of the server."""

from tools.web.wire import TARGET, typescript


def test_the_page_knows_what_the_server_sends() -> None:
    assert TARGET.read_text(encoding="utf-8") == typescript(), "make wire"
