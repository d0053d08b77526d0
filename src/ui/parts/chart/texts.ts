/** Numbers, dates and names of a chart as people read them. */
import type { Cell, ChartSpec } from '../../../api/generated/schema.d.ts';
import { momentOf } from './column.ts';

const number = new Intl.NumberFormat('en-GB', { maximumSignificantDigits: 6 });
const compact = new Intl.NumberFormat('en-GB', { notation: 'compact', maximumSignificantDigits: 4 });
const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });
const month = new Intl.DateTimeFormat('en-GB', { month: 'short', year: 'numeric', timeZone: 'UTC' });
const minute = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'UTC',
});

export const numberText = (value: number) =>
  Math.abs(value) >= 1e6 ? compact.format(value) : number.format(value === 0 ? 0 : value);

/** A number as a table shows it: not rounded. */
export const exactText = (value: number) =>
  new Intl.NumberFormat('en-GB', { maximumSignificantDigits: 12 }).format(value === 0 ? 0 : value);

export const noValue = 'No value';

/** A category's name. */
export function cellText(cell: Cell, kind: 'number' | 'date' | 'text'): string {
  if (cell === null) return noValue;
  const moment = kind === 'date' ? momentOf(cell) : null;
  // A number that names something, such as a year or a shop, gets no thousands separator.
  if (moment === null) return String(cell);
  if (String(cell).length === 7) return month.format(moment);
  return (String(cell).length > 10 ? minute : day).format(moment);
}

export const counted = (count: number, one: string, many = `${one}s`) =>
  `${exactText(count)} ${count === 1 ? one : many}`;

const aggregateNames = { sum: 'Sum', mean: 'Mean', median: 'Median' } as const;

/** What the y axis measures. */
export function measureText({ aggregate, y }: Pick<ChartSpec, 'aggregate' | 'y'>): string {
  if (aggregate === 'count') return 'Number of rows';
  return aggregate === 'none' ? (y ?? '') : `${aggregateNames[aggregate]} of ${y}`;
}

export const markNames = { bar: 'Bar chart', line: 'Line chart', point: 'Dot plot' } as const;
