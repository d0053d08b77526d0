import { expect, test } from 'vitest';
import { dataFiles } from './data-sets.ts';
import { Problems } from './problems.ts';

const folderOf = (rows: string) => {
  const texts = new Map([
    [
      'data/tea/data.yaml',
      'title: Tea\ndescription: Pots of tea.\ntables:\n  pots: { columns: { litres: integer } }\n',
    ],
    ['data/tea/pots.csv', `litres\n${rows}`],
    ['data/milk/data.yaml', 'title: Milk\n'],
  ]);
  return { name: 'content', texts, files: new Set(texts.keys()), videos: new Map() };
};

test('§content.11 a data set is parsed when it is asked for, once, and its digest says whether it has to be', () => {
  const problems = new Problems('content');
  const { versions, get } = dataFiles(folderOf('2\nmany\n'), problems);
  expect([...versions.keys()]).toEqual(['tea', 'milk']);
  expect(problems.found).toEqual([]);
  get('tea');
  expect(get('tea')?.visible.tables[0]?.rows).toEqual([[2], [null]]);
  expect(problems.found.map(({ line, text }) => [line, text])).toEqual([[3, 'litres: must be a whole number']]);
  expect(get('coffee')).toBeUndefined();

  const other = dataFiles(folderOf('2\n3\n'), problems).versions;
  expect(other.get('tea')).not.toBe(versions.get('tea'));
  expect(other.get('milk')).toBe(versions.get('milk'));
});
