/** Chart exercises name what their data has, and need no other rows of it. */
import { describe, expect, it } from 'vitest';
import { type ExerciseFile, readExercise } from './exercise.ts';
import { Problems } from './problems.ts';

const visible = {
  id: 'tea',
  title: 'Tea',
  description: 'Teas.',
  tables: [{ name: 'teas', columns: [{ name: 'name', type: 'text' as const }], rows: [['Assam']] }],
};
const dataSets = new Map([['tea', { visible, hidden: visible, hasHidden: false }]]);
const chart = { table: 'teas', mark: 'bar', x: 'name', y: null, colour: null, aggregate: 'count' } as const;
const start = { ...chart, order: 'data', scale: 'zero', title: '' } as const;
const front = { type: 'exercise', title: 'Teas', data: 'tea', effort: 5, hints: [] } as const;
const charting: ExerciseFile['front'] = {
  ...front,
  hints: [],
  language: 'chart',
  start,
  solution: start,
  requires: [{ field: 'order', is: ['x'], otherwise: 'In order.' }],
};

function read(front: ExerciseFile['front']) {
  const problems = new Problems('content');
  const file = { path: 'a.md', id: 'm1-l1', text: '', front, body: 'Draw them.' };
  const lesson = readExercise(file, { dataSets, results: {} }, problems);
  return { lesson, told: problems.found.map(({ text }) => text) };
}

describe('§practice.44 A chart exercise', () => {
  it('knows the columns of its data, which needs no hidden rows', () => {
    expect(read(charting)).toMatchObject({
      told: [],
      lesson: { columns: { teas: ['name'] }, start: JSON.stringify(start) },
    });
  });

  it.each([
    [{ table: 'cups' }, 'solution: tea has no cups'],
    [{ x: 'price' }, 'solution: tea has no price'],
    [{ colour: 'price' }, 'solution: tea has no price'],
  ])('with %o in its solution tells its author', (change, text) => {
    expect(read({ ...charting, solution: { ...start, ...change } }).told).toEqual([text]);
  });
});

it('§practice.23 SQL on data without hidden rows tells its author', () => {
  const coded = {
    start: 'SELECT 1',
    solution: 'SELECT name FROM teas',
    checks: [],
    mistakes: [],
    equal: {},
    ordered: false,
  };
  expect(read({ ...front, hints: [], language: 'sql', ...coded }).told).toEqual([
    'data: content/data/tea has no hidden rows: a result that was typed in would pass',
  ]);
});
