/** The choices of a chart's form, and how one choice changes others. */
import type { ChartSpec, DataTable } from '../../../../api/generated/schema.d.ts';
import type { DataColumn } from '../../../../runtimes/types.ts';
import { type Row, specFrom } from '../../../parts/chart/spec.ts';

const kinds = { integer: 'number', real: 'number', text: 'text', date: 'date' } as const;

export const isNumber = ({ type }: DataColumn) => kinds[type] === 'number';

/** The columns with their types. A chosen column that the table lacks stays in the list until another is chosen. */
export function columnOptions(columns: readonly DataColumn[], chosen: string | null) {
  const options = columns.map(({ name, type }) => ({ value: name, label: `${name} (${kinds[type]})` }));
  const isKnown = chosen === null || columns.some(({ name }) => name === chosen);
  return isKnown ? options : [{ value: chosen, label: `${chosen} (not in this table)` }, ...options];
}

export const rowsOf = ({ columns, rows }: DataTable): Row[] =>
  rows.map((cells) => Object.fromEntries(columns.map(({ name }, at) => [name, cells[at] ?? null])));

/** The first chart of a table. */
export function firstSpec(table: DataTable | undefined): ChartSpec {
  const columns = table?.columns ?? [];
  const x = columns.find((column) => !isNumber(column)) ?? columns[0];
  return {
    table: table?.name ?? '',
    mark: 'bar',
    x: x?.name ?? '',
    y: null,
    colour: null,
    aggregate: 'count',
    order: 'data',
    scale: 'zero',
    title: '',
  };
}

/** The chart of the first of these texts that is a valid chart, such as the draft, then the exercise's start. */
export const specIn = (codes: readonly string[], tables: readonly DataTable[]): ChartSpec =>
  codes.map(specFrom).find((spec) => spec !== null) ?? firstSpec(tables[0]);

/** The chart for a different table: columns of the old table mean nothing in it. */
export function withTable(spec: ChartSpec, table: DataTable): ChartSpec {
  const has = (name: string | null) => table.columns.some((column) => column.name === name);
  const first = firstSpec(table);
  const y = has(spec.y) ? spec.y : null;
  return {
    ...spec,
    table: table.name,
    x: has(spec.x) ? spec.x : first.x,
    y,
    colour: has(spec.colour) ? spec.colour : null,
    aggregate: y === null ? 'count' : spec.aggregate,
  };
}

/** The chart with this aggregation. Counting needs no column; all others need one, preferably of numbers. */
export function withAggregate(
  spec: ChartSpec,
  aggregate: ChartSpec['aggregate'],
  columns: readonly DataColumn[],
): ChartSpec {
  if (aggregate === 'count') return { ...spec, aggregate, y: null };
  return { ...spec, aggregate, y: spec.y ?? columns.find(isNumber)?.name ?? null };
}
