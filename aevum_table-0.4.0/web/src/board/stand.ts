/** Where everything stands on the map at a scale. */
import type { Board, Position } from "../wire";
import { nameBoxes, namesOf } from "./names";
import { reach, spread, stacks, stand, type Stand } from "./stack";
import type { Box } from "./view";

export function boxOfStand(stand: Stand): Box {
  const [wide, high] = reach(stand);
  return [stand.x - wide, stand.y - high, stand.x + wide, stand.y + high];
}

export function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

/** Half the sign of a city, in map units: grows with its level, and with the scale only between what can be seen and what hides. */
export function citySize(level: number, capital: boolean, radius: number, k: number): number {
  const share = 0.15 + 0.04 * Math.min(level, 4);
  const least = 2.2 + 1.1 * level + (capital ? 1.5 : 0);
  return Math.max(least, Math.min(9 + 2 * level, radius * share * k)) / k;
}

/** Half the picture that stands for a city where cities have no levels. */
export function pictureSize(radius: number, k: number): number {
  return Math.max(3.5, Math.min(15, radius * 0.48 * k)) / k;
}

/** The great cities, which no token may hide. */
export function cityBoxes(board: Board, position: Position, radius: number, k: number): Box[] {
  return board.places.flatMap((place): Box[] => {
    const city = position.places?.[place.id]?.city;
    if (!city || !place.city || (city.level < 2 && !city.capital)) return [];
    const half = citySize(city.level, Boolean(city.capital), radius, k) * (city.capital ? 1.5 : 1);
    const [x, y] = place.city;
    return [[x - half, y - half, x + half, y + half]];
  });
}

/** Every stack of a position with its place, off each other, off names and the great cities as far as they may move. */
export function standing(board: Board, position: Position, radius: number, k: number): [string, Stand][] {
  const found: [string, Stand][] = [];
  for (const place of board.places) {
    const pieces = position.places?.[place.id]?.pieces;
    if (!pieces?.length) continue;
    for (const one of stand(stacks(pieces), place.rooms ?? [], place.at, k, radius))
      found.push([place.id, one]);
  }
  const { plates, places } = nameBoxes(namesOf(board, position), k);
  spread(
    found.map(([, one]) => one),
    [...plates, ...cityBoxes(board, position, radius, k)],
    places,
  );
  return found;
}
