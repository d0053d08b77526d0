/** Makes what is drawn from a chart's choices and a table's rows, or says why it cannot be drawn. */
import type { Cell, ChartSpec } from '../../../api/generated/schema.d.ts';
import { reduceWith } from './aggregate.ts';
import { type ColumnKind, cellOf, isDrawable, kindOf, momentOf } from './column.ts';
import { type Measured, refusalOf } from './refusal.ts';
import type { Row } from './spec.ts';
import { cellText, counted } from './texts.ts';

/** `at` is the position on the x axis: a number, a moment, or the index of a category. */
export type Mark = { at: number; x: string; y: number; group: string | null };

export type XAxis =
  | { kind: 'category'; values: string[]; isText: boolean }
  | { kind: 'number' | 'date'; from: number; to: number };

export type Drawn = {
  kind: 'drawn';
  marks: Mark[];
  axis: XAxis;
  /** The values of the column for the colour; empty if there is none. */
  groups: string[];
  /** The colour and the x axis show the same column, so bars are not side by side. */
  isColouredByX: boolean;
  domain: [from: number, to: number];
  notes: string[];
};

export type Drawing = Drawn | { kind: 'refused'; why: string };

/** More colours than this cannot be told apart: further groups are grey. */
export const mostColours = 6;
export const mostBars = 40;
const mostMarks = 5000;

type Reading = { cell: Cell; group: Cell; values: number[]; rows: number };

/** Groups the rows that share an x value and a colour. Without aggregation, each row is a group of its own. */
function readingsOf(spec: ChartSpec, rows: readonly Row[]): Reading[] {
  const readings = new Map<string, Reading>();
  for (const [index, row] of rows.entries()) {
    const cell = cellOf(row, spec.x);
    const group = spec.colour === null ? null : cellOf(row, spec.colour);
    const key = spec.aggregate === 'none' ? String(index) : JSON.stringify([cell, group]);
    const reading = readings.get(key) ?? { cell, group, values: [], rows: 0 };
    readings.set(key, reading);
    reading.rows += 1;
    const value = spec.y === null ? null : cellOf(row, spec.y);
    if (typeof value === 'number') reading.values.push(value);
  }
  return [...readings.values()];
}

function measureOf({ aggregate }: ChartSpec, { values, rows }: Reading): number | null {
  if (aggregate === 'count') return rows;
  const [first] = values;
  if (first === undefined) return null;
  return aggregate === 'none' ? first : reduceWith[aggregate](values);
}

const byText = new Intl.Collator('en-GB', { numeric: true });

/** Compares cells for the order on an axis; missing values come last. */
function compareCells(one: Cell, other: Cell): number {
  if (one === null || other === null) return Number(one === null) - Number(other === null);
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  return byText.compare(String(one), String(other));
}

const numberOf = (cell: Cell) => (typeof cell === 'number' ? cell : momentOf(cell));

/** The categories of the x axis, in the chosen order. */
function categoriesOf({ order }: ChartSpec, measured: readonly Measured[]): Cell[] {
  const totals = new Map<Cell, number>();
  for (const { cell, y } of measured) totals.set(cell, (totals.get(cell) ?? 0) + y);
  const cells = [...totals.keys()];
  if (order === 'x') return cells.toSorted(compareCells);
  if (order === 'largest first')
    return cells.toSorted((one, other) => (totals.get(other) ?? 0) - (totals.get(one) ?? 0));
  return cells;
}

function groupsOf(spec: ChartSpec, rows: readonly Row[], measured: readonly Measured[], categories: Cell[]): Cell[] {
  if (spec.colour === null) return [];
  const groups = [...new Set(measured.map(({ group }) => group))];
  if (spec.colour === spec.x)
    return groups.toSorted((one, other) => categories.indexOf(one) - categories.indexOf(other));
  return kindOf(rows, spec.colour) === 'text' ? groups : groups.toSorted(compareCells);
}

/** Where the y axis begins and ends, before its ends are rounded. */
function domainOf({ scale, mark }: ChartSpec, values: readonly number[]): [number, number] {
  const [least, most] = [values.reduce((a, b) => Math.min(a, b)), values.reduce((a, b) => Math.max(a, b))];
  if (scale === 'zero') return [Math.min(0, least), Math.max(0, most) || (least < 0 ? 0 : 1)];
  if (scale === 'logarithmic') {
    const from = Math.max(10 ** Math.floor(Math.log10(least)), 1e-300);
    const to = 10 ** Math.ceil(Math.log10(most));
    return [from, to > from ? to : from * 10];
  }
  const spread = most - least || Math.abs(most) / 5 || 1;
  if (most === least) return [least - spread / 2, most + spread / 2];
  // Start a little lower, or the smallest bar would have no length.
  return [mark === 'bar' ? least - spread / 10 : least, most];
}

function axisOf(spec: ChartSpec, kind: ColumnKind, categories: Cell[]): XAxis {
  if (spec.mark === 'bar' || kind === 'text') {
    return { kind: 'category', values: categories.map((cell) => cellText(cell, kind)), isText: kind === 'text' };
  }
  const numbers = categories.flatMap((cell) => numberOf(cell) ?? []);
  return { kind, from: numbers.reduce((a, b) => Math.min(a, b)), to: numbers.reduce((a, b) => Math.max(a, b)) };
}

export function drawingOf(spec: ChartSpec, all: readonly Row[]): Drawing {
  const notes: string[] = [];
  const rows = all.slice(0, mostMarks);
  if (all.length > rows.length)
    notes.push(`The first ${counted(rows.length, 'row')} of ${counted(all.length, 'row')} are drawn.`);
  const kind = kindOf(rows, spec.x);
  const isContinuous = spec.mark !== 'bar' && kind !== 'text';
  const readings = readingsOf(spec, rows).filter(({ cell }) => !isContinuous || cell !== null);
  const measured = readings.flatMap((reading) => {
    const y = measureOf(spec, reading);
    return y === null || !isDrawable(y) ? [] : [{ cell: reading.cell, group: reading.group, y }];
  });
  const why = refusalOf(spec, rows, measured);
  if (why) return { kind: 'refused', why };
  const drawnRows = readings.reduce(
    (total, { rows: count, values }) => total + (spec.aggregate === 'count' ? count : values.length),
    0,
  );
  if (drawnRows < rows.length)
    notes.push(
      `${counted(rows.length - drawnRows, 'row has no value and is', 'rows have no value and are')} left out.`,
    );

  const everyCategory = categoriesOf(spec, measured);
  const categories = spec.mark === 'bar' && kind === 'text' ? everyCategory.slice(0, mostBars) : everyCategory;
  if (categories.length < everyCategory.length) {
    notes.push(`The first ${mostBars} of ${everyCategory.length} values of “${spec.x}” are drawn.`);
  }
  const groups = groupsOf(spec, rows, measured, categories);
  if (groups.length > mostColours) {
    notes.push(
      `Only ${mostColours} colours can be told apart: ${counted(groups.length - mostColours, 'other value')} of “${spec.colour}” ${groups.length === mostColours + 1 ? 'is' : 'are'} grey.`,
    );
  }
  const indices = new Map(categories.map((cell, index) => [cell, index]));
  const colourKind = spec.colour === null ? 'text' : kindOf(rows, spec.colour);
  const marks = measured.flatMap(({ cell, group, y }) => {
    const at = isContinuous ? numberOf(cell) : indices.get(cell);
    if (at === null || at === undefined) return [];
    return [{ at, x: cellText(cell, kind), y, group: spec.colour === null ? null : cellText(group, colourKind) }];
  });
  const isInOrder = isContinuous && spec.order === 'data';
  return {
    kind: 'drawn',
    marks: isInOrder ? marks : marks.toSorted((one, other) => one.at - other.at),
    axis: axisOf(spec, kind, categories),
    groups: groups.map((group) => cellText(group, colourKind)),
    isColouredByX: spec.colour === spec.x,
    domain: domainOf(
      spec,
      marks.map(({ y }) => y),
    ),
    notes,
  };
}
