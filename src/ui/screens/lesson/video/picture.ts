/**
 * What is drawn beside a sentence of an explanation: few kinds of picture, each described by data. Ranges are from and to,
 * points x and y.
 */

export type Table = { title?: string; columns: string[]; rows: string[][] };

/** A box or bar without its `show` is there. */
type Shown = { show?: number[]; mark?: number[] };

export type TablePicture = Table & Shown & { kind: 'table'; markColumns?: number[] };
export type JoinPicture = { kind: 'join'; left: Table; right: Table; links?: number[][]; alone?: number[] };
export type BarsPicture = Shown & {
  kind: 'bars';
  title?: string;
  labels: string[];
  values: number[];
  from?: number;
  level?: number;
  levelLabel?: string;
};
export type LinePicture = {
  kind: 'line';
  title?: string;
  values: number[];
  second?: number[];
  labels?: string[];
  shown?: number;
  range?: number[];
  band?: number[];
  mark?: number[];
  note?: string;
};
export type PointsPicture = Shown & {
  kind: 'points';
  title?: string;
  points: number[][];
  x?: string;
  y?: string;
  xRange?: number[];
  yRange?: number[];
  line?: number[];
  gaps?: boolean;
  walls?: number[];
};
export type DotsPicture = {
  kind: 'dots';
  title?: string;
  values: number[];
  range?: number[];
  shown?: number;
  mark?: number[];
  mean?: boolean;
  median?: boolean;
  band?: number[];
  bandLabel?: string;
};
export type BoxesPicture = Shown & {
  kind: 'boxes';
  title?: string;
  boxes: { text: string; column: number; row: number }[];
  arrows: { from: number; to: number; text?: string }[];
};
export type WordsPicture = Shown & { kind: 'words'; title?: string; lines: string[]; code?: boolean };

export type Picture =
  | TablePicture
  | JoinPicture
  | BarsPicture
  | LinePicture
  | PointsPicture
  | DotsPicture
  | BoxesPicture
  | WordsPicture;
