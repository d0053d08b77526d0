/** Rows that the stories and tests of charts share: the hires of a made-up bike hire, day by day. */
import type { ChartSpec } from '../../../api/generated/schema.d.ts';
import type { Row } from './spec.ts';

const stations = ['Harbour', 'Old Town', 'University', 'Riverside', 'Market Square'];
const bikes = ['city', 'cargo', 'electric'];

/** The same rows in every run, as they depend neither on the clock nor on chance. */
export const hires: Row[] = Array.from({ length: 90 }, (_one, index) => ({
  day: new Date(Date.UTC(2026, 3, 1 + index)).toISOString().slice(0, 10),
  month: ['April', 'May', 'June'][Math.floor(index / 30)] ?? '',
  station: stations[(index * 7) % 5] ?? '',
  bike: bikes[(index * 5) % 3] ?? '',
  minutes: 12 + ((index * 37) % 50) + (index % 11 === 0 ? 240 : 0),
  distance: 1.2 + ((index * 17) % 40) / 5,
  price: index % 13 === 0 ? null : 2 + ((index * 37) % 50) / 10,
}));

export const bars: ChartSpec = {
  table: 'hires',
  mark: 'bar',
  x: 'station',
  y: 'minutes',
  colour: null,
  aggregate: 'sum',
  order: 'largest first',
  scale: 'zero',
  title: 'Rides from the market take most of the time',
};
