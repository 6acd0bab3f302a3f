// Made from src/aevum/scene and src/aevum/server/wire.py by `make wire`; do not edit.

export interface AskInfo {
  key: string;
  version: number;
  words: string;
  options: OptionInfo[];
  rule?: string;
  sealed?: boolean;
  answer?: string;
  help?: string;
}

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

export interface BotInfo {
  name: string;
  title: string;
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

export interface Choosable {
  name: string;
  title: string;
  about?: string;
  values?: (string | number | boolean)[];
  titles?: string[];
  default?: string | number | boolean;
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
}

export interface Done {
  version: number;
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

export interface GameInfo {
  name: string;
  title: string;
  about: string;
  scenarios: ScenarioInfo[];
  bots: BotInfo[];
  seats: Record<string, string>;
}

export interface Grid {
  heads: string[];
  rows: Cell[][];
  numeric?: number[];
}

export interface Hello {
  seat?: string;
  key?: string;
  version?: number;
  events?: number;
}

export interface Item {
  value: number;
  words: string;
  rule?: string;
}

export interface Keys {
  table: TableInfo;
  keys: Record<string, string>;
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

export interface LogLine {
  n: number;
  choice: number;
  words: string;
  rule?: string;
  roll?: RollInfo | null;
  places?: string[];
  pieces?: string[];
  path?: string[];
  small?: boolean;
}

export interface Mark {
  icon: string;
  name: string;
  text?: string;
  tone?: string;
}

export interface NewTable {
  game: string;
  scenario: string;
  seats: Record<string, string>;
  options?: Record<string, string | number | boolean>;
  seed?: string;
}

export interface Odds {
  about: string;
  chances?: Chance[];
  means?: [string, number][];
  rule?: string;
}

export interface OptionInfo {
  id: string;
  key: string;
  words: string;
  rule?: string;
  places?: string[];
  pieces?: string[];
  path?: string[];
  odds?: boolean;
  card?: string;
  order?: string;
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
}

export interface Problem {
  words: string;
  rule?: string;
  key?: string;
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

export interface RollInfo {
  sides: number;
  dice: number[];
  faces?: string[];
  items?: Item[];
}

export interface ScenarioInfo {
  name: string;
  title: string;
  seats: string[];
  about?: string;
  options?: Choosable[];
  tables?: Record<string, string[]>;
  first?: boolean;
}

export interface Score {
  seat: string;
  name: string;
  points: number;
  gold?: number | null;
  owners?: string[];
}

export interface SeatInfo {
  seat: string;
  name: string;
  player: string;
  asked?: boolean;
  thinking?: number | null;
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

export interface TableInfo {
  id: string;
  game: string;
  title: string;
  scenario: string;
  seats: SeatInfo[];
  version: number;
  headline?: string;
  created?: string;
  touched?: string;
  over?: boolean;
  outcome?: string;
  commitment?: string;
  branch?: string;
  problem?: string;
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

export interface Undo {
  can: boolean;
  why?: string;
  redo?: number;
}

export interface Update {
  table: string;
  version: number;
  choice: number;
  seat: string;
  seats: SeatInfo[];
  position: Position | null;
  ask?: AskInfo | null;
  initiatives?: OptionInfo[];
  orders?: OptionInfo[];
  contest?: Contest | null;
  reports?: Report[];
  panels?: PanelHead[];
  undo?: Undo | null;
  news?: LogLine[];
  events?: number;
  reset?: boolean;
  over?: boolean;
  outcome?: string;
  commitment?: string;
  seed?: string;
  problem?: string;
}

export interface Why {
  words: string;
  rule?: string;
  allowed?: boolean;
}

export interface Wish {
  seat: string;
  choice: string;
  ask?: number;
}
