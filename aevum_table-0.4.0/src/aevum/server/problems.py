"""What refused requests get: a status of HTTP and one sentence."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

from litestar import Request, Response
from litestar.exceptions import ClientException, HTTPException, ValidationException
from litestar.openapi import ResponseSpec
from litestar.status_codes import (
    HTTP_400_BAD_REQUEST,
    HTTP_404_NOT_FOUND,
    HTTP_409_CONFLICT,
    HTTP_422_UNPROCESSABLE_ENTITY,
)

from aevum.engine.refusal import BadData, Refusal, Refused
from aevum.server.store.keeping import Gone, Moved
from aevum.server.wire import Problem
from aevum.words import Words

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    Handler = Callable[[Request[Any, Any, Any], Any], Response[Problem]]

PROBLEMS = {
    status: ResponseSpec(Problem, description=about)
    for status, about in (
        (403, "The key is missing, or another's."),
        (404, "There is no such thing."),
        (409, "Not now: the question has changed, or the rules refuse."),
        (422, "The request does not fit."),
    )
}
"""For the description of the interface: what a request may be refused with."""

LARGEST = 32 << 20
"""Bytes of a request: the record of a long match, with room to spare."""

log = logging.getLogger("aevum.server")


class Denied(Exception):  # noqa: N818 - an answer, not a fault
    """The request is turned down before it comes to the rules."""

    def __init__(self, status: int, refusal: Refusal) -> None:
        super().__init__(repr(refusal))
        self.status = status
        self.refusal = refusal


def problem_of(error: Exception, words: Words) -> tuple[int, Problem]:
    if isinstance(error, Denied):
        return error.status, _of_refusal(error.refusal, words)
    if isinstance(error, Refused):
        return HTTP_409_CONFLICT, _of_refusal(error.refusal, words)
    if isinstance(error, Gone):
        return HTTP_404_NOT_FOUND, _of_refusal(Refusal("no-table", {"table": str(error)}), words)
    if isinstance(error, Moved):
        return HTTP_409_CONFLICT, _of_refusal(Refusal("table-moved"), words)
    if isinstance(error, BadData):
        return HTTP_422_UNPROCESSABLE_ENTITY, Problem(f"{error}", key="bad-data")
    if isinstance(error, ValidationException):
        return HTTP_422_UNPROCESSABLE_ENTITY, Problem(_invalid(error, words), key="bad-request")
    if isinstance(error, ClientException) and error.status_code == HTTP_400_BAD_REQUEST:
        # A body that is no JSON at all.
        return HTTP_422_UNPROCESSABLE_ENTITY, Problem(_invalid(error, words), key="bad-request")
    if isinstance(error, HTTPException):
        reason = words.say("problem-no-address") if error.status_code == 404 else error.detail
        return error.status_code, Problem(reason, key="http")
    return 500, Problem(words.say("problem-fault"), key="fault")


def handlers() -> dict[int | type[Exception], Handler]:
    def answer(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
        status, problem = problem_of(error, speaker(request))
        if status >= 500 and not isinstance(error, Denied):
            log.error("%s %s", request.method, request.url.path, exc_info=error)
        return Response(problem, status_code=status)

    kinds = (Denied, Refused, BadData, Gone, Moved, HTTPException, Exception)
    return dict.fromkeys(kinds, answer)


def speaker(request: Request[Any, Any, Any]) -> Words:
    """The words of the table a request is about, as far as it got."""
    found = request.state.get("words") if "state" in request.scope else None
    return found if isinstance(found, Words) else Words()


def _of_refusal(refusal: Refusal, words: Words) -> Problem:
    return Problem(words.refusal(refusal), refusal.rule, refusal.key)


def _invalid(error: ClientException, words: Words) -> str:
    """What a body or a parameter lacks, where the checker says so."""
    found = error.extra if isinstance(error.extra, list) else []
    reasons = [
        f"{item['key']}: {item['message']}" if item.get("key") else str(item.get("message"))
        for item in found
        if isinstance(item, dict)
    ]
    return words.say("problem-invalid", reason="; ".join(reasons) or error.detail)
