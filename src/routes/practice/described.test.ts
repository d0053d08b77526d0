import { describe, expect, it } from 'vitest';
import { describedResult } from './described.ts';

const chart = { table: 'teas', mark: 'bar', x: 'name', y: null, colour: null, aggregate: 'count' } as const;
const start = { ...chart, order: 'data', scale: 'zero', title: 'Teas' } as const;
const drawn = { ...start, title: 'Teas, counted' };

describe('§practice.43 What is checked of a chart exercise is the chart that is seen', () => {
  it('that of the code', () => {
    expect(describedResult(JSON.stringify(drawn), JSON.stringify(start))).toEqual({ kind: 'chart', chart: drawn });
  });

  it.each(['', '{', 'null', 'SELECT 1', JSON.stringify({ ...drawn, mark: 'pie' })])(
    'that of the start where the code is %s',
    (code) => {
      expect(describedResult(code, JSON.stringify(start))).toEqual({ kind: 'chart', chart: start });
    },
  );

  it('without what the contract does not know', () => {
    expect(describedResult(JSON.stringify({ ...drawn, extra: 1 }), '')).toEqual({ kind: 'chart', chart: drawn });
  });
});
