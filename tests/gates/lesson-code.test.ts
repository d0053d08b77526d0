/** What `npm run content` says of the code in lessons (§practice.142). */
import { loadPyodide } from 'pyodide';
import { beforeAll, expect, test } from 'vitest';
import { mistakesInBlocks, type Session } from '../../scripts/content/blocks.ts';
import { sessionOf } from '../../scripts/content/session.ts';
import type { DataSet } from '../../src/api/generated/schema.d.ts';
import { openPython } from '../../src/runtimes/python/run.ts';
import { openSqlite } from '../../src/runtimes/sql/database.ts';

const dataSet: DataSet = {
  id: 'hire',
  title: 'Hire',
  description: '',
  tables: [
    {
      name: 'bikes',
      columns: [
        { name: 'name', type: 'text' },
        { name: 'rate', type: 'real' },
      ],
      rows: [
        ['Tandem', 38],
        ['Heron', 12.5],
        ['Wren', null],
      ],
    },
  ],
};

let session: Session;
beforeAll(async () => {
  session = sessionOf(await openSqlite(), await openPython(loadPyodide));
}, 60_000);

/** The mistakes in a lesson whose body begins in line 5 of its file. */
const mistakes = (...lines: string[]) =>
  mistakesInBlocks({ body: lines.join('\n'), bodyLine: 5, dataSet }, session).map(
    ({ line, text }) => `${line}: ${text}`,
  );
const block = (language: string, ...lines: string[]) => [`\`\`\`${language}`, ...lines, '```', ''];
const rates = block('sql', 'SELECT name, rate FROM bikes ORDER BY rate;');

test('§practice.142 a query has to yield the table below it, which may be cut short and leave missing values empty', () => {
  expect(
    mistakes(...rates, '| name | rate |', '|---|---|', '| Wren | NULL |', '| Heron | 12.50 |', '| Tandem | 38 |'),
  ).toEqual([]);
  expect(mistakes(...rates, '| name | rate |', '|---|---|', '| Wren | |', '| … | … |')).toEqual([]);
  expect(mistakes(...rates, '| name | rate |', '|---|---|', '| Wren | 9 |', '| … | … |')).toEqual([
    '5: the sql has ["Wren",null] in row 1, the table below Wren | 9',
  ]);
  expect(mistakes(...rates, '| name | rate |', '|---|---|', '| Wren | |')).toEqual([
    '5: the sql has 3 rows, the table below 1',
  ]);
  expect(mistakes(...rates, '| name | price |', '|---|---|', '| Wren | |')).toEqual([
    '5: the sql has the columns name, rate, the table below others',
  ]);
});

test('§practice.142 a failing query is reported unless its block is marked "raises"; changes to the data last until the end of the lesson', () => {
  expect(mistakes('Words.', '', ...block('sql', "SELECT DATE '2026-06-01';"))).toEqual([
    '7: the sql fails: no such column: DATE',
  ]);
  expect(mistakes(...block('sql raises', 'SELECT paid FROM bikes;'))).toEqual([]);
  expect(mistakes(...block('sql raises', 'SELECT name FROM bikes;'))).toEqual([
    '5: the sql is said to raise, and does not',
  ]);
  expect(
    mistakes(
      ...block('sql', 'DELETE FROM bikes WHERE rate IS NULL;'),
      ...block('sql', 'SELECT COUNT(*) AS left FROM bikes;'),
      '| left |',
      '|---|',
      '| 2 |',
    ),
  ).toEqual([]);
});

test('§practice.142 Python prints what stands below it, and knows the names of the blocks before', () => {
  const names = block('python', 'import csv', "names = [row['name'] for row in csv.DictReader(open('bikes.csv'))]");
  expect(mistakes(...names, ...block('python', 'print(names[0])'), ...block('output', 'Tandem'))).toEqual([]);
  expect(mistakes(...names, ...block('python', 'print(names[1])'), ...block('output', 'Tandem'))).toEqual([
    '10: the python prints "Heron", not what stands below',
  ]);
  expect(mistakes(...block('python', 'import pandas'))).toEqual([
    "5: the python fails: ModuleNotFoundError: No module named 'pandas'",
  ]);
  expect(mistakes(...block('python raises', "int('x')"), ...block('output', 'ValueError: invalid literal'))).toEqual(
    [],
  );
});

test('§practice.142 a block that is not run needs a mark that is known', () => {
  expect(mistakes(...block('sql postgresql', 'SELECT now();'), ...block('python fragment', 'train(model)'))).toEqual(
    [],
  );
  expect(mistakes(...block('sql skip', 'SELECT 1;'))).toEqual([
    '5: sql skip: after the language comes raises, fragment or postgresql',
  ]);
});
