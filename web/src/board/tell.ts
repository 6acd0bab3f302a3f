/** What a listener hears of a place and of a piece. */
import type { BoardPlace, CitySign, Mark, Owner, Piece, PlaceNow } from "../wire";
import { stacks } from "./stack";
import { say, type Word } from "./words";

const HOLDS: Record<string, Word> = { stripe: "stripe", pale: "pale" };

export type Owners = Map<string, Owner>;

const nameOf = (owners: Owners, id: string) => owners.get(id)?.name ?? id;
const marked = (marks: Mark[] = []) =>
  marks.map((mark) => (mark.text ? `${mark.name} ${mark.text}` : mark.name));

export function tellPiece(piece: Piece, owners: Owners): string {
  const name = piece.text ? say("rated", { name: piece.name, text: piece.text }) : piece.name;
  return [
    (piece.count ?? 1) > 1 ? say("many", { count: piece.count ?? 1, name }) : name,
    piece.worn ? say("worn") : "",
    piece.spent ? say("spent") : "",
    piece.master && piece.master !== piece.owner
      ? say("master", { owner: nameOf(owners, piece.master) })
      : "",
    ...marked(piece.marks),
  ]
    .filter(Boolean)
    .join(", ");
}

function tellCity(city: CitySign, owners: Owners): string[] {
  return [
    city.icon ? "" : say(city.level ? "city" : "site", { name: city.name, level: city.level }),
    city.walls ? say("walls", { walls: city.walls }) : "",
    city.capital ? say("capital", { owner: nameOf(owners, city.capital) }) : "",
    city.fallen ? say("fallen") : "",
    city.port ? say("port") : "",
    ...marked(city.marks),
  ];
}

export function tellPlace(
  place: BoardPlace,
  now: PlaceNow | undefined,
  owners: Owners,
  lit: boolean,
  litPieces = false,
  /** Whether something may stop what leads here in one go; undefined: nothing does. */
  end?: boolean,
): string {
  const parts = [place.name];
  if (lit) parts.push(say("lit"));
  else if (litPieces) parts.push(say("litPieces"));
  else if (end !== undefined) parts.push(say(end ? "endRisky" : "end"));
  if (now?.owner) parts.push(say(HOLDS[now.hold ?? ""] ?? "held", { owner: nameOf(owners, now.owner) }));
  if (now?.city) parts.push(...tellCity(now.city, owners));
  parts.push(...marked(now?.marks));
  for (const stack of stacks(now?.pieces ?? [])) {
    const pieces = stack.pieces.map((piece) => tellPiece(piece, owners)).join("; ");
    parts.push(say("stack", { owner: nameOf(owners, stack.owner), strength: stack.strength, pieces }));
  }
  return parts.filter(Boolean).join(". ");
}
