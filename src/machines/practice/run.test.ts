import { describe, expect, it } from 'vitest';
import { type ExerciseResult, resultOf } from './run.ts';

const table = (rows: (string | number | null)[][]): ExerciseResult => ({
  kind: 'table',
  milliseconds: 1,
  columns: ['name'],
  rows,
  rowCount: rows.length,
});

describe('§practice.20 What of a result is sent', () => {
  it('is all of it where it is small', () => {
    const rows = [['Tandem'], [null], [38]];
    expect(resultOf(table(rows)).table).toEqual({ columns: ['name'], rows, rowCount: 3 });
  });

  it('is no more than the server takes in one call, with the number of all rows', () => {
    const rows = Array.from({ length: 1_000 }, (_, at) => [`${at} ${'x'.repeat(300)}`]);
    const sent = resultOf(table(rows)).table;
    expect(sent?.rowCount).toBe(1_000);
    expect(sent?.rows.length).toBeGreaterThan(100);
    expect(sent?.rows).toEqual(rows.slice(0, sent?.rows.length));
    expect(JSON.stringify(sent).length).toBeLessThan(45_000);
  });

  it('has no text that is longer than the server takes', () => {
    expect(resultOf(table([['x'.repeat(5_000)]])).table?.rows[0]?.[0]).toHaveLength(2_000);
    const values = ['[1]', 'x'.repeat(9_000)];
    const output: ExerciseResult = { kind: 'output', text: '', charts: [], milliseconds: 1, values };
    expect(resultOf(output).values).toEqual(['[1]', 'x'.repeat(4_000)]);
  });

  it('is nothing of an error', () => {
    const error = { kind: 'error', message: 'No.', position: null, help: null, text: '' } as const;
    expect(resultOf(error)).toEqual(resultOf(null));
  });
});
