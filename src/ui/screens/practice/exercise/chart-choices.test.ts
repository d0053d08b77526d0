import { describe, expect, it } from 'vitest';
import type { DataTable } from '../../../../api/generated/schema.d.ts';
import { firstSpec, rowsOf, specIn } from './chart-choices.ts';

const table: DataTable = {
  name: 'teas',
  columns: [
    { name: 'price', type: 'real' },
    { name: 'name', type: 'text' },
  ],
  rows: [
    [2.5, 'Assam'],
    [null, 'Nilgiri'],
  ],
};

describe('§practice.43 The form of a chart', () => {
  it('reads the draft, else the start, else begins with the table’s first names', () => {
    const [draft, start] = ['a', 'b'].map((title) => ({ ...firstSpec(table), title }));
    expect(specIn([JSON.stringify(draft), JSON.stringify(start)], [table])).toEqual(draft);
    expect(specIn(['{', JSON.stringify(start)], [table])).toEqual(start);
    expect(specIn(['{', ''], [table])).toMatchObject({ table: 'teas', x: 'name', y: null, aggregate: 'count' });
    expect(specIn([], [])).toMatchObject({ table: '', x: '' });
  });

  it('gives the chart rows by the names of their columns', () => {
    expect(rowsOf(table)).toEqual([
      { price: 2.5, name: 'Assam' },
      { price: null, name: 'Nilgiri' },
    ]);
  });
});
