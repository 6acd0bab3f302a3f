"""The stages of a build, one after another."""

from __future__ import annotations

from tools.maps import check, checksums, export, graph, inputs, proposal, settings, territories, topology
from tools.maps.partition import Partition, partition, pinched, say
from tools.maps.placement import Placement

GEOMETRY = "geometry.json"
THINNED = 60.0  # units


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
    # Thinning may open a point where places that are no neighbours met.
    closed = pinched(shapes.shapes, part.names, law, THINNED)
    if closed is not shapes.shapes:
        shapes = topology.extract(closed)
    say(f"{len(shapes.arcs)} shared lines of {sum(map(len, shapes.arcs))} points")
    text = export.dump(export.Exporter(part, place, shapes, law).document())
    path = options.output / GEOMETRY
    path.write_text(text, encoding="utf-8")
    checksums.note(path)
    say(f"{path.name}: {len(text.encode()) // 1000} KB, SHA-256 {checksums.digest(path)[:16]}...")
    return disagreements


def pictures(game: str) -> None:
    """Draw the board over the geometry that is there."""
    # These need libraries that the geometry does without.
    from tools.maps import realms
    from tools.maps.draw import draw

    options = settings.load(game)
    written = realms.draw(options) if options.form == "territories" else draw(options)
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
    if options.form == "territories":
        law, given = territories.graph(options), territories.inputs(options)
    else:
        law, given = graph.load(options), inputs.load(options)
    return partition(options, given, law), law


def _report(part: Partition, law: graph.Graph) -> int:
    found = check.compare(part, law)
    say(f"{len(found)} disagreements with the graph")
    for line in found:
        print(f"  {line}")
    return len(found)
