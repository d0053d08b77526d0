/** Why a chart cannot be drawn, as a sentence that says what to choose instead. */
import type { Cell, ChartSpec } from '../../../api/generated/schema.d.ts';
import { cellOf, hasColumn, kindOf } from './column.ts';
import type { Row } from './spec.ts';
import { counted } from './texts.ts';

/** The most bars side by side, and the most bars over numbers or dates: more would be thinner than a line. */
const mostSideBySide = 12;
const mostSteps = 120;

export type Measured = { cell: Cell; group: Cell; y: number };

const valuesOf = (rows: readonly Row[], column: string) => new Set(rows.map((row) => cellOf(row, column)));

function missingColumn(spec: ChartSpec, rows: readonly Row[]): string | null {
  const y = spec.aggregate === 'count' ? null : spec.y;
  const lacking = [spec.x, y, spec.colour].find((column) => column !== null && !hasColumn(rows, column));
  return lacking === undefined || lacking === null
    ? null
    : `There is no column “${lacking}”. Choose one of the table’s columns.`;
}

function unmeasured({ aggregate, y }: ChartSpec, rows: readonly Row[]): string | null {
  if (aggregate === 'count') return null;
  if (y === null) return 'Choose a column for the y axis, or count the rows.';
  const kind = kindOf(rows, y);
  if (rows.every((row) => cellOf(row, y) === null)) return `“${y}” has no value in any row.`;
  if (kind === 'number') return null;
  return `“${y}” holds ${kind === 'date' ? 'dates' : 'text'}. Choose a column of numbers for the y axis, or count the rows.`;
}

function unscaled({ scale }: ChartSpec, measured: readonly Measured[]): string | null {
  const under = scale === 'logarithmic' ? measured.filter(({ y }) => y <= 0).length : 0;
  if (under === 0) return null;
  return `A logarithmic scale has no place for zero and negative numbers, and ${counted(under, 'value is', 'values are')} 0 or less. Choose another scale.`;
}

/** Bars that would cover each other, or be too thin to see. */
function crowded(spec: ChartSpec, rows: readonly Row[], measured: readonly Measured[]): string | null {
  if (spec.mark !== 'bar') return null;
  const distinct = new Set(measured.map(({ cell, group }) => JSON.stringify([cell, group])));
  if (distinct.size < measured.length) {
    return `Several rows share one value of “${spec.x}”, so their bars would cover each other. Choose how they become one number, such as their sum.`;
  }
  const steps = new Set(measured.map(({ cell }) => cell)).size;
  if (kindOf(rows, spec.x) !== 'text' && steps > mostSteps) {
    return `“${spec.x}” has ${steps} different values, too many for bars. Choose lines or points.`;
  }
  const groups = spec.colour === null || spec.colour === spec.x ? 0 : valuesOf(rows, spec.colour).size;
  if (groups <= mostSideBySide) return null;
  return `“${spec.colour}” has ${groups} different values, too many for bars side by side. Choose another column for the colour, or none.`;
}

export function refusalOf(spec: ChartSpec, rows: readonly Row[], measured: readonly Measured[]): string | null {
  if (rows.length === 0) return 'There are no rows to draw.';
  const why = missingColumn(spec, rows) ?? unmeasured(spec, rows);
  if (why) return why;
  if (measured.length === 0) return `No row has a value of both “${spec.x}” and “${spec.y ?? 'rows'}”.`;
  return unscaled(spec, measured) ?? crowded(spec, rows, measured);
}
