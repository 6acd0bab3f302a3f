"""The page's types are those of the server."""

from tools.web.wire import typescript


def test_the_page_knows_what_the_server_sends() -> None:
    for path, made in typescript().items():
        assert path.read_text(encoding="utf-8") == made, "make wire"
