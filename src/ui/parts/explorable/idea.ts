/** What an explorable is: controls, and a pure function from their values to a sentence and a picture. */
import type { Cell } from '../../../api/generated/schema.d.ts';

export type Control = {
  /** The control's name in the content. */
  name: string;
  label: string;
  from: number;
  to: number;
  step: number;
  start: number;
  valueText: (value: number) => string;
  /** Each value stands for a word, so there are radio buttons in place of a slider. */
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
  /** Null for an axis without numbers. */
  name: string | null;
  from: number;
  to: number;
  /** Labels in place of numbers. */
  labels?: readonly { at: number; text: string }[];
};

export type PlotPicture = { kind: 'plot'; x: Axis; y: Axis; layers: readonly Layer[] };

/** A crowd in rows; each member is drawn as the sign of its group. */
export type CrowdPicture = { kind: 'crowd'; groups: readonly { label: string; count: number }[] };

/** A row of a table. One of the cells of a marked row says why it is marked. */
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
  /** The picture depends on chance, so a button draws it again with another seed. */
  isDrawn?: true;
  /** `second` is 0 if there is only one control. The same seed gives the same picture. */
  look: (first: number, second: number, seed: number) => { says: string; picture: Picture };
};

export const rule = (label: string, slot: number, x: number, height: number): Layer => ({
  mark: 'segments',
  label,
  slot,
  segments: [{ from: { x, y: 0 }, to: { x, y: height } }],
});
