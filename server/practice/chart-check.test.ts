import { describe, expect, it } from 'vitest';
import type { components } from '../../src/api/generated/schema.d.ts';
import type { ChartRule } from '../platform/database/written-lesson.ts';
import { checkChart } from './chart-check.ts';

const chart: components['schemas']['ChartSpec'] = {
  table: 'visits',
  mark: 'bar',
  x: 'museum',
  y: 'visitors',
  colour: null,
  aggregate: 'sum',
  order: 'largest first',
  scale: 'zero',
  title: '',
};
const columns = { visits: ['museum', 'visitors', 'year'], museums: ['museum'] };
const requires: ChartRule[] = [
  { field: 'order', is: ['largest first'], otherwise: 'A ranking is read from the top.' },
  { field: 'colour', is: [null, 'year'], otherwise: 'Colours that mean nothing are searched for a meaning.' },
  {
    field: 'scale',
    is: ['zero'],
    when: { field: 'mark', is: ['bar'] },
    otherwise: 'A bar is read by its length, which begins at zero.',
  },
];
const check = (change: Partial<typeof chart>) => checkChart({ requires, columns }, { ...chart, ...change });

describe('§practice.44 A chart is checked by its author’s rules', () => {
  it('one that keeps them passes', () => {
    expect(check({})).toEqual([]);
    expect(check({ colour: 'year' })).toEqual([]);
  });

  it('each broken rule has its sentence, in the order of the rules', () => {
    expect(check({ order: 'data' })).toEqual(['A ranking is read from the top.']);
    expect(check({ scale: 'fitted', colour: 'museum', order: 'x' })).toEqual(
      requires.map(({ otherwise }) => otherwise),
    );
  });

  it('a rule for one kind of chart leaves the others alone', () => {
    expect(check({ scale: 'fitted', mark: 'line' })).toEqual([]);
    expect(check({ scale: 'logarithmic' })).toEqual(['A bar is read by its length, which begins at zero.']);
  });

  it('a sentence is said once', () => {
    const twice = { columns, requires: [...requires, ...requires] };
    expect(checkChart(twice, { ...chart, order: 'x' })).toEqual(['A ranking is read from the top.']);
  });

  it.each<[Partial<typeof chart>, string]>([
    [{ table: 'guests' }, 'There is no table “guests”. Choose one of the data set’s tables.'],
    [{ table: 'toString' }, 'There is no table “toString”. Choose one of the data set’s tables.'],
    [{ table: 'museums' }, 'There is no column “visitors” in “museums”. Choose another one.'],
    [{ x: 'city' }, 'There is no column “city” in “visits”. Choose another one.'],
    [{ colour: 'city' }, 'There is no column “city” in “visits”. Choose another one.'],
    [{ x: 'city', colour: 'city' }, 'There is no column “city” in “visits”. Choose another one.'],
  ])('%o is not in the data', (change, sentence) => {
    expect(check(change)).toEqual([sentence]);
  });

  it('a count needs no column of values', () => {
    expect(check({ aggregate: 'count', y: 'city' })).toEqual([]);
    expect(check({ y: null })).toEqual([]);
  });
});
