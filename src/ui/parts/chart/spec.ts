import type { Cell, ChartSpec } from '../../../api/generated/schema.d.ts';

export type Row = Record<string, Cell>;

export const marks = ['bar', 'line', 'point'] as const;
export const aggregates = ['none', 'count', 'sum', 'mean', 'median'] as const;
export const orders = ['data', 'x', 'largest first'] as const;
export const scales = ['zero', 'fitted', 'logarithmic'] as const;

/** The largest lengths that the contract accepts. */
const longest = { name: 100, title: 200 };
const isText = (value: unknown, most: number): value is string => typeof value === 'string' && value.length <= most;
const isName = (value: unknown): value is string => isText(value, longest.name);
const isNameOrNull = (value: unknown): value is string | null => value === null || isText(value, longest.name);
const oneOf = <Value extends string>(values: readonly Value[], value: unknown) => values.find((one) => one === value);

function specOf(value: unknown): ChartSpec | null {
  if (typeof value !== 'object' || value === null) return null;
  const { table, x, y, colour, title, ...rest }: Record<string, unknown> = { ...value };
  const [mark, aggregate] = [oneOf(marks, rest['mark']), oneOf(aggregates, rest['aggregate'])];
  const [order, scale] = [oneOf(orders, rest['order']), oneOf(scales, rest['scale'])];
  if (!mark || !aggregate || !order || !scale) return null;
  if (!isName(table) || !isName(x) || !isNameOrNull(y) || !isNameOrNull(colour)) return null;
  if (!isText(title, longest.title)) return null;
  return { table, mark, x, y, colour, aggregate, order, scale, title };
}

/** The chart that a draft or an exercise's starting code describes; null if the code is no valid chart. */
export function specFrom(code: string): ChartSpec | null {
  try {
    return specOf(JSON.parse(code));
  } catch {
    return null;
  }
}
