"""aevum map: a place with its neighbours, the way between two, an Area, or pictures of the board."""

from __future__ import annotations

import argparse
import json
from typing import Any

from aevum.cli import common
from aevum.cli.common import bad


def add(subparsers: common.Subparsers) -> None:
    parser = common.command(
        subparsers,
        "map",
        "places and their neighbours, the way between two, an Area, pictures of the board",
        "example: aevum map invasions Thracia\n         aevum map invasions Roma Constantinopolis --json\n"
        "         aevum map invasions Belgae --around 2 --tint Belgae=gold --png gaul.png",
    )
    parser.add_argument("game", metavar="GAME", help="the game")
    parser.add_argument("place", metavar="PLACE", nargs="*", help="a place, or two for the way between them")
    parser.add_argument("--area", metavar="A", help="an Area, or a region, instead of a place")
    parser.add_argument(
        "--east", action="store_true", help="Invasions: the map with the extension to the East"
    )
    parser.add_argument(
        "--kingdoms", metavar="A,B,C", help="Medioevo: the part of the map that these kingdoms play on"
    )
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.add_argument("--svg", metavar="FILE", help="draw it: the whole board where no place is named")
    parser.add_argument("--png", metavar="FILE", help="the same as a picture of pixels")
    parser.add_argument("--around", type=int, metavar="N", help="the picture shows N steps around (1)")
    parser.add_argument(
        "--tint",
        action="append",
        default=[],
        metavar="NAME=COLOUR",
        help="colour a place, an Area or a region of the picture; repeatable",
    )
    common.add_options(parser)
    common.add_language(parser)


def run(args: argparse.Namespace) -> int:
    from aevum.engine import registry
    from aevum.parts import part

    registry.find(args.game)
    module = part(args.game, "atlas")
    if module is None:
        bad(f"{args.game} has no map")
    _check(args)
    atlas = module.atlas(args.east)
    if args.kingdoms is not None:
        if module.smaller is None:
            bad(f"--kingdoms: the map of {args.game} is always played whole")
        atlas = module.smaller(args.kingdoms.split(","))
    facts = part(args.game, "atlas_facts")
    assert facts is not None
    places = [atlas.find(name) for name in args.place]
    area = atlas.find_area(args.area) if args.area is not None else None
    if area is not None:
        what, found = "area", facts.area(atlas, area)
    elif len(places) == 2:
        what, found = "way", facts.way(atlas, *places, common.game_options(args.option))
    elif places:
        what, found = "place", facts.place(atlas, places[0], common.game_options(args.option))
    else:
        what, found = "summary", facts.summary(atlas)
    if args.svg is not None or args.png is not None:
        from aevum.cli import map_picture

        shown = list(area.provinces) if area is not None else places
        found["files"] = map_picture.write(args, atlas, shown)
    if args.json:
        print(json.dumps(found, ensure_ascii=False))
    elif "files" not in found:
        _show(args, what, atlas, found)
    return 0


def _check(args: argparse.Namespace) -> None:
    if len(args.place) > 2:
        bad(f"name one place or two, found {len(args.place)}; a name of several words goes in quotes")
    if args.option and not args.place:
        bad("--option has a meaning only together with a place or two")
    if args.area is not None and args.place:
        bad("give either places or --area, and not both")
    picture = args.svg is not None or args.png is not None
    if args.tint and not picture:
        bad("--tint has a meaning only together with --svg or --png")
    if args.around is not None:
        if not picture or not (args.place or args.area):
            bad("--around has a meaning only for a picture of a place or an Area")
        if args.around < 0:
            bad(f"--around: expected a number from 0 on, found {args.around}")


def _show(args: argparse.Namespace, what: str, atlas: Any, found: dict[str, Any]) -> None:
    from rich.console import Console

    from aevum.parts import part
    from aevum.words import Words

    show = part(args.game, "atlas_show")
    assert show is not None
    words = Words(args.language, args.game)
    console = Console(highlight=False, emoji=False, markup=False)
    if what == "place":
        from aevum.cli import map_picture

        show.place(atlas, found, words, map_picture.directions(args.game), console)
    else:
        {"way": show.way, "area": show.area, "summary": show.summary}[what](found, words, console)
