"""The stages of a build, one after another."""

from __future__ import annotations

from tools.maps import check, checksums, export, graph, inputs, proposal, settings, topology
from tools.maps.partition import Partition, partition, say
from tools.maps.placement import Placement

GEOMETRY = "geometry.json"


def geometry(game: str) -> int:
    """Build geometry.json; the number of disagreements with the decided graph."""
    part, law = _partition(game)
    disagreements = _report(part, law)
    options = part.settings
    options.scratch.mkdir(parents=True, exist_ok=True)
    options.output.mkdir(parents=True, exist_ok=True)
    proposal.write(proposal.propose(part), options.scratch)
    place = Placement.make(part)
    place.save(options.scratch)
    shapes = topology.build(place, part.places, options.export.tolerance)
    say(f"{len(shapes.arcs)} shared lines of {sum(map(len, shapes.arcs))} points")
    text = export.dump(export.Exporter(part, place, shapes, law).document())
    path = options.output / GEOMETRY
    path.write_text(text, encoding="utf-8")
    checksums.note(path)
    say(f"{path.name}: {len(text.encode()) // 1000} KB, SHA-256 {checksums.digest(path)[:16]}...")
    return disagreements


def pictures(game: str) -> None:
    """Draw the board over the geometry that is there."""
    from tools.maps.draw import draw  # needs libraries that the geometry does without

    written = draw(settings.load(game))
    checksums.note(*written)
    for path in written:
        say(f"{path.name}: {path.stat().st_size // 1000} KB")


def compare(game: str) -> int:
    """Only look: every disagreement with the graph, and borders that run otherwise than their kind says."""
    part, law = _partition(game)
    disagreements = _report(part, law)
    remarks = check.kinds(proposal.propose(part), law)
    print(f"{len(remarks)} borders run along something else than their kind says (drawn as decided):")
    print("\n".join(f"  {remark}" for remark in remarks))
    return disagreements


def _partition(game: str) -> tuple[Partition, graph.Graph]:
    options = settings.load(game)
    law = graph.load(options)
    return partition(options, inputs.load(options), law), law


def _report(part: Partition, law: graph.Graph) -> int:
    found = check.compare(part, law)
    say(f"{len(found)} disagreements with the graph")
    for line in found:
        print(f"  {line}")
    return len(found)
