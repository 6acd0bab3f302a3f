// Made from src/aevum/scene and src/aevum/server/wire.py by `make wire`; do not edit.

import type { Block, Contest, Item, PanelHead, Position, Report } from "./scene";

export * from "./scene";

export interface Answered {
  seat: string;
  name: string;
  answer?: string;
}

export interface AskInfo {
  key: string;
  version: number;
  words: string;
  options: OptionInfo[];
  rule?: string;
  sealed?: boolean;
  answer?: string;
  help?: string;
  written?: string;
  about?: Block[];
}

export interface BotInfo {
  name: string;
  title: string;
}

export interface ChangeInfo {
  version: string;
  clauses: string[];
  words: string;
}

export interface Choosable {
  name: string;
  title: string;
  about?: string;
  values?: (string | number | boolean)[];
  titles?: string[];
  default?: string | number | boolean;
}

export interface Decision {
  seat: string;
  answer: string;
}

export interface Done {
  version: number;
}

export interface FormInfo {
  key: string;
  words: string;
  args: Record<string, unknown>;
  ask: string;
  lines: LineInfo[];
  end: string;
  least: number;
  most: number;
  purse: number;
  coin: string;
  lost: StopInfo[];
}

export interface FurtherInfo {
  id: string;
  key: string;
  words: string;
  args: Record<string, unknown>;
}

export interface GameInfo {
  name: string;
  title: string;
  about: string;
  scenarios: ScenarioInfo[];
  bots: BotInfo[];
  seats: Record<string, string>;
  rules?: string;
  packs?: string[];
}

export interface Hello {
  seat?: string;
  key?: string;
  version?: number;
  events?: number;
}

export interface Keys {
  table: TableInfo;
  keys: Record<string, string>;
}

export interface LineInfo {
  id: string;
  key: string;
  words: string;
  args: Record<string, unknown>;
  most: number;
  cost: number;
  usual: number;
  rolls: boolean;
  then: FurtherInfo[];
  then_ask: string;
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

export interface NewTable {
  game: string;
  scenario: string;
  seats: Record<string, string>;
  options?: Record<string, string | number | boolean>;
  seed?: string;
  pack?: string;
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
  group?: string;
  series?: string;
  figure?: number;
}

export interface Problem {
  words: string;
  rule?: string;
  key?: string;
}

export interface Ran {
  version: number;
  taken: number;
  of: number;
  stopped?: StopInfo | null;
}

export interface RollInfo {
  sides: number;
  dice: number[];
  faces?: string[];
  items?: Item[];
}

export interface RunInfo {
  id: string;
  key: string;
  words: string;
  args: Record<string, unknown>;
  steps: StepInfo[];
  stops?: StopInfo[];
}

export interface RunWish {
  seat: string;
  run?: string;
  steps?: StepInfo[];
}

export interface ScenarioInfo {
  name: string;
  title: string;
  seats: string[];
  about?: string;
  options?: Choosable[];
  seating?: string[];
  tables?: Record<string, string[]>;
  lineup?: string;
  lineups?: string[][];
  first?: boolean;
}

export interface SeatInfo {
  seat: string;
  name: string;
  player: string;
  asked?: boolean;
  thinking?: number | null;
}

export interface StepInfo {
  choice: string;
  ask?: string;
  args?: Record<string, unknown>;
  rolls?: boolean;
  reveals?: boolean;
}

export interface StopInfo {
  key: string;
  words: string;
  args?: Record<string, unknown>;
  rule?: string;
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
  rules?: string;
  pack?: string;
  upgrade?: string;
  base?: string;
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
  program?: string;
  note?: string;
}

export interface Upgrade {
  table: string;
  rules: string;
  newest: string;
  state: string;
  words?: string;
  changes?: ChangeInfo[];
  choice?: number;
  was?: string[];
  now?: string[];
  rule?: string;
  onward?: number;
  asked?: Answered[];
  movable?: boolean;
  playable?: boolean;
  why?: string;
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
