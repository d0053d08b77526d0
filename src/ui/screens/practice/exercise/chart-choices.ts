/** What a chart's form offers, and how one choice changes another. */
import type { ChartSpec, DataTable } from '../../../../api/generated/schema.d.ts';
import type { DataColumn } from '../../../../runtimes/types.ts';
import { type Row, specFrom } from '../../../parts/chart/spec.ts';

const kinds = { integer: 'number', real: 'number', text: 'text', date: 'date' } as const;

export const isNumber = ({ type }: DataColumn) => kinds[type] === 'number';

/** A column's name with what it holds; one that the table does not have stays in sight until another is chosen. */
export function columnOptions(columns: readonly DataColumn[], chosen: string | null) {
  const options = columns.map(({ name, type }) => ({ value: name, label: `${name} (${kinds[type]})` }));
  const isKnown = chosen === null || columns.some(({ name }) => name === chosen);
  return isKnown ? options : [{ value: chosen, label: `${chosen} (not in this table)` }, ...options];
}

export const rowsOf = ({ columns, rows }: DataTable): Row[] =>
  rows.map((cells) => Object.fromEntries(columns.map(({ name }, at) => [name, cells[at] ?? null])));

/** What a new chart of a table begins with. */
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

/** The chart in the first of these texts that holds one: a draft, then an exercise's start. */
export const specIn = (codes: readonly string[], tables: readonly DataTable[]): ChartSpec =>
  codes.map(specFrom).find((spec) => spec !== null) ?? firstSpec(tables[0]);

/** Columns of the table before have no meaning in another. */
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

/** Counting needs no column; anything else needs one, at best a number. */
export function withAggregate(
  spec: ChartSpec,
  aggregate: ChartSpec['aggregate'],
  columns: readonly DataColumn[],
): ChartSpec {
  if (aggregate === 'count') return { ...spec, aggregate, y: null };
  return { ...spec, aggregate, y: spec.y ?? columns.find(isNumber)?.name ?? null };
}
