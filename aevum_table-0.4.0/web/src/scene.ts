// Made from src/aevum/scene and src/aevum/server/wire.py by `make wire`; do not edit.

export interface Block {
  title?: string;
  text?: string;
  facts?: [string, Cell][];
  table?: Grid | null;
  cells?: Cell[];
  rule?: string;
}

export interface Board {
  game: string;
  title: string;
  box: [number, number, number, number];
  places: BoardPlace[];
  lines?: Line[];
  signs?: Sign[];
  regions?: Region[];
  pictures?: Picture[];
  faces?: Face[];
  owners?: Owner[];
  icons?: Record<string, string>;
  styles?: Record<string, Style>;
  leading?: number;
  rise?: number;
  names?: Label[];
  guide?: Tip[];
}

export interface BoardPlace {
  id: string;
  name: string;
  kind: string;
  path: string;
  at: [number, number];
  rooms?: [number, number, number][];
  city?: [number, number] | null;
  label?: Label | null;
  city_label?: Label | null;
  region?: string;
  next?: string[];
}

export interface Card {
  kind: string;
  id: string;
  title: string;
  about?: string;
  owner?: string;
  icon?: string;
  blocks?: Block[];
}

export interface Cell {
  text: string;
  note?: string;
  tone?: string;
  icon?: string;
  owner?: string;
  place?: string;
  card?: string;
  rule?: string;
}

export interface Chance {
  words: string;
  share: number;
  tone?: string;
}

export interface Chapter {
  id: string;
  title: string;
  sections: Section[];
}

export interface Chart {
  title: string;
  at: string[];
  lines: Curve[];
}

export interface CitySign {
  name: string;
  level: number;
  walls?: number;
  owner?: string;
  capital?: string;
  fallen?: boolean;
  port?: boolean;
  marks?: Mark[];
  icon?: string;
  colour?: string;
  ink?: string;
  cubes?: string[];
}

export interface Clause {
  id: string;
  text: string;
}

export interface Contest {
  title: string;
  place?: string;
  ground?: string[];
  tracks?: string[];
  now?: number;
  sides?: Side[];
  rule?: string;
}

export interface Curve {
  name: string;
  owner: string;
  values: number[];
}

export interface Die {
  face: string;
  icon?: string;
  tone?: string;
  colour?: string;
  option?: string;
  sides?: number;
}

export interface Face {
  family: string;
  file: string;
  weight?: string;
  style?: string;
}

export interface Fate {
  name: string;
  owner: string;
  attacker?: boolean;
  won?: boolean;
  notes?: string[];
}

export interface Grid {
  heads: string[];
  rows: Cell[][];
  numeric?: number[];
}

export interface Item {
  value: number;
  words: string;
  rule?: string;
}

export interface Label {
  lines: string[];
  x: number;
  y: number;
  size: number;
  angle?: number;
  spacing?: number;
  style?: string;
}

export interface Line {
  kind: string;
  path: string;
  name?: string;
}

export interface Mark {
  icon: string;
  name: string;
  text?: string;
  tone?: string;
}

export interface Odds {
  about: string;
  chances?: Chance[];
  means?: [string, number][];
  rule?: string;
}

export interface Owner {
  id: string;
  name: string;
  colour: string;
  ink: string;
  sign?: string;
  seat?: string;
}

export interface Panel {
  name: string;
  title: string;
  blocks: Block[];
  chart?: Chart | null;
}

export interface PanelHead {
  name: string;
  title: string;
  icon?: string;
  count?: number;
}

export interface Picture {
  file: string;
  box: [number, number, number, number];
  scale: number;
}

export interface Piece {
  id: string;
  kind: string;
  icon: string;
  name: string;
  owner: string;
  text?: string;
  head?: string;
  count?: number;
  weight?: number;
  master?: string;
  worn?: boolean;
  spent?: boolean;
  marks?: Mark[];
}

export interface PlaceNow {
  owner?: string;
  hold?: string;
  pieces?: Piece[];
  city?: CitySign | null;
  marks?: Mark[];
}

export interface Pool {
  name: string;
  size: number;
  items?: Item[];
}

export interface Position {
  headline: string;
  tracks?: Track[];
  scores?: Score[];
  places?: Record<string, PlaceNow>;
  regions?: Record<string, string>;
  region_marks?: Record<string, Mark[]>;
  active?: string;
  ways?: Way[];
  closed?: string[];
}

export interface Region {
  id: string;
  name: string;
  label?: Label | null;
  plate?: [number, number, number, number] | null;
  sign?: string;
  figures?: [string, string][];
  path?: string;
}

export interface Report {
  title: string;
  words: string;
  first: number;
  last: number;
  place?: string;
  sides?: Fate[];
  after?: string[];
  rule?: string;
}

export interface Score {
  seat: string;
  name: string;
  points: number;
  gold?: number | null;
  owners?: string[];
}

export interface Section {
  id: string;
  title: string;
  clauses: Clause[];
}

export interface Side {
  name: string;
  owner: string;
  seat?: string;
  attacker?: boolean;
  pieces?: Piece[];
  lost?: Piece[];
  pools?: Pool[];
  dice?: Die[];
  hits?: number | null;
  notes?: string[];
}

export interface Sign {
  icon: string;
  x: number;
  y: number;
  size: number;
  text?: string;
  place?: string;
}

export interface Step {
  name: string;
  now?: boolean;
  done?: boolean;
}

export interface Style {
  colour?: string;
  fill?: string;
  width?: number;
  dash?: number[];
  opacity?: number;
  casing?: string;
  casing_width?: number;
  font?: string;
  italic?: boolean;
  halo?: string;
  halo_width?: number;
}

export interface Tip {
  id: string;
  title: string;
  text: string;
  look: "contest" | "map" | "prompt" | "scores" | "side";
  asks?: string[];
  moment?: "contest" | "over" | "start" | "wait" | null;
  rule?: string;
}

export interface Track {
  name: string;
  steps: Step[];
}

export interface Way {
  owner: string;
  name: string;
  places: string[];
  done?: boolean[];
}
