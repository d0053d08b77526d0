/** What an explorable is: controls, and a pure function from where they stand to a sentence and a picture. */
import type { Cell } from '../../../api/generated/schema.d.ts';

export type Control = {
  /** As the content calls it. */
  name: string;
  label: string;
  from: number;
  to: number;
  step: number;
  start: number;
  valueText: (value: number) => string;
  /** Each value is a word of its own: chosen among all of them, rather than found along a line. */
  isChoice?: true;
};

export type Point = { x: number; y: number };

export type Layer = { label: string | null; slot: number } & (
  | { mark: 'bars'; bars: readonly { from: number; to: number; height: number }[] }
  | { mark: 'points'; points: readonly Point[] }
  | { mark: 'line'; points: readonly Point[] }
  | { mark: 'segments'; segments: readonly { from: Point; to: Point }[] }
);

export type Axis = {
  /** Null: what stands along it has no numbers. */
  name: string | null;
  from: number;
  to: number;
  /** In place of numbers. */
  labels?: readonly { at: number; text: string }[];
};

export type PlotPicture = { kind: 'plot'; x: Axis; y: Axis; layers: readonly Layer[] };

/** Each one of a crowd as a sign of its group, in rows. */
export type CrowdPicture = { kind: 'crowd'; groups: readonly { label: string; count: number }[] };

/** A marked row says in one of its cells why. */
export type DataRow = { cells: readonly Cell[]; isMarked?: boolean };

export type TablesPicture = {
  kind: 'tables';
  tables: readonly { name: string; columns: readonly string[]; rows: readonly DataRow[] }[];
  code: string;
};

export type Picture = PlotPicture | CrowdPicture | TablesPicture;

export type Idea = {
  title: string;
  /** One or two. */
  controls: readonly [Control] | readonly [Control, Control];
  /** What it shows was drawn at random, and can be drawn again. */
  isDrawn?: true;
  /** `second` is 0 where there is one control. The same seed draws the same. */
  look: (first: number, second: number, seed: number) => { says: string; picture: Picture };
};

export const rule = (label: string, slot: number, x: number, height: number): Layer => ({
  mark: 'segments',
  label,
  slot,
  segments: [{ from: { x, y: 0 }, to: { x, y: height } }],
});
