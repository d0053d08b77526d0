import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { components } from '../../src/api/generated/schema.d.ts';
import { compareTables, compareValues, digestOf } from './compare.ts';

type Cell = components['schemas']['Cell'];

const columns = ['name', 'day_rate'];
const bikes: Cell[][] = [
  ['Cargo XL', 45],
  ['Tandem', 38],
  ['E-Tour', 35],
];
const expected = { columns, rows: bikes };
const compare = (rows: Cell[][], { isOrdered = false, names = columns, rowCount = rows.length } = {}) =>
  compareTables({ columns: names, rows, rowCount }, expected, isOrdered);

describe('§practice.20 the first difference between two tables', () => {
  test('there is none between equal ones, in any order where none is asked for', () => {
    expect(compare(bikes)).toBeNull();
    expect(compare(bikes.toReversed())).toBeNull();
    expect(compare(bikes, { isOrdered: true })).toBeNull();
  });

  test('a row out of place, where the order counts', () => {
    const [first = [], second = [], third = []] = bikes;
    expect(compare([first, third, second], { isOrdered: true })).toEqual({ kind: 'order', at: 1 });
  });

  test('columns with other names, in another order, too many or too few', () => {
    for (const names of [['name', 'price'], ['day_rate', 'name'], [...columns, 'shop'], ['name'], []]) {
      expect(compare(bikes, { names })).toEqual({ kind: 'columns', expected: columns });
    }
  });

  test('rows that are missing or too many, with the first of each', () => {
    const [first = [], second = []] = bikes;
    expect(compare([second, first])).toEqual({ kind: 'rows', missing: 1, extra: 0, missingRow: ['E-Tour', 35] });
    expect(compare([...bikes, ['Kids 20', 8]])).toEqual({ kind: 'rows', missing: 0, extra: 1, extraAt: 3 });
    expect(compare([first, ['Tandem', 83], second])).toEqual({
      kind: 'rows',
      missing: 1,
      extra: 1,
      missingRow: ['E-Tour', 35],
      extraAt: 1,
    });
    expect(compare([])).toMatchObject({ missing: 3, extra: 0 });
  });

  test('a row that comes twice and should once, or the other way round', () => {
    const [first = []] = bikes;
    expect(compare([...bikes, first])).toEqual({ kind: 'rows', missing: 0, extra: 1, extraAt: 3 });
    const twice = { columns, rows: [first, first] };
    expect(compareTables({ columns, rows: [first], rowCount: 1 }, twice, false)).toEqual({
      kind: 'rows',
      missing: 1,
      extra: 0,
      missingRow: first,
    });
  });

  test('of more rows than were sent, only that there are too many', () => {
    const rows = bikes.slice(0, 2);
    expect(compare(rows, { rowCount: 10_000_000 })).toEqual({ kind: 'rows', missing: 0, extra: 9_999_997 });
  });

  test('null, an empty text, zero and the text of a number are four things', () => {
    const cells: Cell[] = [null, '', 0, '0'];
    for (const [at, cell] of cells.entries()) {
      for (const [other, another] of cells.entries()) {
        const given = { columns: ['a'], rows: [[cell]], rowCount: 1 };
        const difference = compareTables(given, { columns: ['a'], rows: [[another]] }, false);
        expect(difference === null).toBe(at === other);
      }
    }
  });
});

describe('§practice.21 what is the same', () => {
  test('numbers whose first nine digits are, and names in small and capital letters', () => {
    expect(compare([['Cargo XL', 45.000_000_004], ...bikes.slice(1)])).toBeNull();
    expect(compare([['Cargo XL', 45.000_001], ...bikes.slice(1)])).not.toBeNull();
    expect(compare(bikes, { names: ['NAME', ' Day_Rate'] })).toBeNull();
  });

  test('equal results have one digest, others another', () => {
    const cell = fc.oneof(fc.string(), fc.integer(), fc.constant(null));
    const table = fc.array(fc.tuple(cell, cell), { maxLength: 6 });
    fc.assert(
      fc.property(table, table, fc.boolean(), (one, other, isOrdered) => {
        const difference = compareTables(
          { columns, rows: one, rowCount: one.length },
          { columns, rows: other },
          isOrdered,
        );
        const digests = [one, other].map((rows) => digestOf({ columns, rows }, isOrdered));
        expect(digests[0] === digests[1]).toBe(difference === null);
      }),
    );
  });
});

describe('§practice.20 the checks of Python', () => {
  test('the first one with another value says what its author wrote', () => {
    expect(compareValues(['2', '[1]'], ['2', '[1]'], ['a', 'b'])).toBeNull();
    expect(compareValues(['2', '[]'], ['2', '[1]'], ['a', 'b'])).toEqual({ kind: 'check', at: 1, message: 'b' });
    expect(compareValues([], ['2'], ['a'])).toEqual({ kind: 'check', at: 0, message: 'a' });
  });
});
