import { describe, expect, test } from 'vitest';
import type { Exercise } from '../lesson/exercise.ts';
import { digestOf } from './compare.ts';
import { verdictOn } from './verdict.ts';

const base: Pick<
  Exercise,
  'id' | 'type' | 'title' | 'minutes' | 'body' | 'dataSet' | 'start' | 'solution' | 'explanation' | 'hints'
> = {
  id: 'm1-l6',
  type: 'exercise',
  title: 'The dearest bike',
  minutes: 5,
  body: 'Which one?',
  dataSet: 'bike-hire',
  start: '',
  solution: '',
  explanation: null,
  hints: [],
};
const coded = { isOrdered: false, input: '' };
const table = (name: string) => ({ columns: ['name'], rows: [[name]] });
const sent = (name: string) => ({ table: { ...table(name), rowCount: 1 } });
const sql: Exercise = {
  ...base,
  ...coded,
  language: 'sql',
  checks: [],
  fit: { visible: table('Cargo XL'), hidden: table('Gravel Pro') },
  mistakes: [{ result: digestOf(table('Kids 20'), false), answer: 'That is the cheapest.' }],
};
const python: Exercise = {
  ...base,
  ...coded,
  language: 'python',
  checks: [{ show: 'dearest()', otherwise: 'The dearest has the highest rate.' }],
  fit: { visible: { values: ['"Cargo XL"'] }, hidden: { values: ['"Gravel Pro"'] } },
  mistakes: [{ result: digestOf({ values: ['"Kids 20"'] }, false), answer: 'That is the cheapest.' }],
};
const chart = { table: 'bikes', mark: 'bar', x: 'name', y: 'day_rate', colour: null, aggregate: 'none' } as const;
const drawn = { ...chart, order: 'largest first', scale: 'zero', title: 'What a bike costs' } as const;
const charting: Exercise = {
  ...base,
  language: 'chart',
  requires: [{ field: 'scale', is: ['zero'], otherwise: 'Bars begin at zero.' }],
  columns: { bikes: ['name', 'day_rate'] },
};

describe('§practice.20 what is said of a result', () => {
  test('nothing where it fits, on the visible and on the hidden rows', () => {
    expect(verdictOn(sql, 'visible', sent('Cargo XL'))).toBeNull();
    expect(verdictOn(sql, 'hidden', sent('Gravel Pro'))).toBeNull();
    expect(verdictOn(python, 'visible', { values: ['"Cargo XL"'] })).toBeNull();
    expect(verdictOn(charting, 'visible', { chart: drawn })).toBeNull();
  });

  test('§practice.22 a common mistake gets the answer of its author, on the visible rows', () => {
    expect(verdictOn(sql, 'visible', sent('Kids 20'))).toMatchObject({ explanation: 'That is the cheapest.' });
    expect(verdictOn(python, 'visible', { values: ['"Kids 20"'] })).toEqual({
      difference: { kind: 'check', at: 0, message: 'The dearest has the highest rate.' },
      explanation: 'That is the cheapest.',
      mistake: digestOf({ values: ['"Kids 20"'] }, false),
    });
    expect(verdictOn(sql, 'visible', sent('Tandem'))).not.toHaveProperty('explanation');
    expect(verdictOn(sql, 'hidden', sent('Kids 20'))).not.toHaveProperty('explanation');
  });

  test('of a chart, what a reader would misread', () => {
    expect(verdictOn(charting, 'visible', { chart: { ...drawn, scale: 'fitted' } })).toEqual({
      difference: { kind: 'chart', messages: ['Bars begin at zero.'] },
    });
  });

  test('a result of another language is refused', () => {
    for (const exercise of [sql, python, charting]) {
      expect(() => verdictOn(exercise, 'visible', {})).toThrow('The result of this exercise is');
    }
  });
});
