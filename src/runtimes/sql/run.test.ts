import { beforeAll, describe, expect, test } from 'vitest';
import type { DataSet } from '../../api/generated/schema.d.ts';
import type { RunResult } from '../types.ts';
import { openSqlite, type Sqlite } from './database.ts';
import { runSql } from './run.ts';

const dataSet: DataSet = {
  id: 'hire',
  title: 'Bike hire',
  description: '',
  tables: [
    {
      name: 'bikes',
      columns: [
        { name: 'bike_id', type: 'integer' },
        { name: 'name', type: 'text' },
        { name: 'day_rate', type: 'real' },
        { name: 'bought', type: 'date' },
      ],
      rows: [
        [1, 'Heron', 12.5, '2024-03-01'],
        [2, 'Wren', 9, '2023-11-20'],
        [3, 'Kite', null, null],
      ],
    },
    { name: 'hires', columns: [{ name: 'bike_id', type: 'integer' }], rows: [[1], [1], [2]] },
  ],
};

let sqlite: Sqlite;
beforeAll(async () => {
  sqlite = await openSqlite();
});

const run = (code: string, checks: string[] = []): RunResult => runSql(sqlite, { code, dataSet, checks, input: '' });
const position = (code: string) => {
  const result = run(code);
  return result.kind === 'error' ? [result.help, result.position?.line, result.position?.column] : result.kind;
};

describe('A student’s SQL', () => {
  test('returns the table of the last statement that has one', () => {
    expect(run('SELECT 1; SELECT name, day_rate FROM bikes ORDER BY bike_id; -- done')).toMatchObject({
      kind: 'table',
      columns: ['name', 'day_rate'],
      rows: [
        ['Heron', 12.5],
        ['Wren', 9],
        ['Kite', null],
      ],
      rowCount: 3,
    });
    expect(run('')).toMatchObject({ kind: 'table', columns: [], rows: [], rowCount: 0 });
    expect(run("SELECT 'é' AS é; -- €\n;\n\n  ")).toMatchObject({ columns: ['é'], rows: [['é']] });
    expect(run('SELECT name FROM bikes WHERE 1 = 0')).toMatchObject({ columns: ['name'], rows: [], rowCount: 0 });
  });

  test('§practice.83 works on fresh data each time, and says how many rows it changed', () => {
    expect(run('UPDATE bikes SET day_rate = 1; DELETE FROM hires')).toMatchObject({ columns: [], rowCount: 6 });
    expect(run('DROP TABLE bikes')).toMatchObject({ kind: 'table', columns: [], rowCount: 0 });
    expect(run('SELECT count(*) FROM bikes WHERE day_rate > 1')).toMatchObject({ rows: [[2]] });
    expect(run('BEGIN; DELETE FROM bikes')).toMatchObject({ rowCount: 3 });
    expect(run('SELECT count(*) FROM bikes')).toMatchObject({ rows: [[3]] });
  });

  test('is checked by a query that runs afterwards', () => {
    const checks = ['SELECT day_rate FROM bikes WHERE bike_id = 2'];
    expect(run('UPDATE bikes SET day_rate = 7 WHERE bike_id = 2', checks)).toMatchObject({ rows: [[7]] });
    expect(run('DROP TABLE bikes', checks)).toMatchObject({ kind: 'error', help: 'noSuchTable', position: null });
  });

  test('§practice.82 keeps a thousand rows and counts the rest', () => {
    const numbers = 'WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 200000) SELECT i FROM n';
    const result = run(numbers);
    expect(result).toMatchObject({ kind: 'table', rowCount: 200_000 });
    expect(result.kind === 'table' && result.rows.length).toBe(1_000);
  });

  test('keeps no more of a text, and no more characters, than the contract takes', () => {
    const result = run(
      "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 500) SELECT printf('%.*c', 3000, 'x') FROM n",
    );
    expect(result).toMatchObject({ kind: 'table', rowCount: 500 });
    expect(result.kind === 'table' && result.rows.length).toBe(251);
    expect(result.kind === 'table' && String(result.rows[0]?.[0]).length).toBe(2_000);
    expect(run(`SELECT ${Array.from({ length: 101 }, () => '1')}`)).toMatchObject({
      kind: 'error',
      help: 'tooManyColumns',
    });
  });

  test('sends whole numbers that JavaScript cannot hold and infinity as texts, and bytes as hexadecimal', () => {
    expect(run("SELECT 9007199254740993, 9007199254740991, x'0aFF', 9e999, 2.0, 1e300")).toMatchObject({
      rows: [['9007199254740993', 9_007_199_254_740_991, '0aff', 'Infinity', 2, '1e+300']],
    });
  });

  test('treats a date as text', () => {
    expect(run("SELECT typeof(bought), strftime('%Y', bought) FROM bikes WHERE bike_id = 1")).toMatchObject({
      rows: [['text', '2024']],
    });
  });

  test.each([
    ['SELECT nam FROM bikes', 'noSuchColumn', 1, 8],
    ["SELECT 'é€😀',\n  nam FROM bikes", 'noSuchColumn', 2, 3],
    ["SELECT '😀', nam FROM bikes", 'noSuchColumn', 1, 14],
    ['SELECT 1;\nSELECT *\nFROM bike', 'noSuchTable', 3, 6],
    ['SELCT name FROM bikes', 'syntax', 1, 1],
    ['SELECT 1;\n-- the next\n\nSELECT name, FROM bikes', 'commaBeforeClause', 4, 14],
    ['SELECT name\nFROM bikes\nWHERE (name = 1\n', 'incomplete', 3, 16],
    ['SELECT bike_id FROM bikes, hires', 'ambiguousColumn', 1, 8],
    ['SELECT name FROM bikes WHERE count(*) > 1', 'aggregateInWhere', 1, 30],
    ['SELECT name, rank() OVER (ORDER BY name) AS place FROM bikes WHERE place = 1', 'windowInWhere', 1, 45],
    ['SELECT "Heron" FROM bikes', 'textInDoubleQuotes', 1, 8],
    ["SELECT name FROM bikes WHERE name = 'Heron", 'unclosedText', 1, 37],
    ['SELECT 1 UNION SELECT 1, 2', 'unionColumns', 1, 1],
    ['\nINSERT INTO hires VALUES (1, 2)', 'valueCount', 2, 1],
    ['SELECT total(name) FROM bikes HAVING totl(1)', 'noSuchFunction', 1, 38],
    ['SELECT 1;\n SELECT json(name) FROM bikes', null, 2, 2],
    ["ATTACH 'other.db' AS other", 'notAllowed', 1, 1],
    ['PRAGMA hard_heap_limit = 1000', 'notAllowed', 1, 1],
    ['SELECT randomblob(900000000)', 'valueTooLong', 1, 1],
  ])('§practice.84 %j fails at its place', (code, help, line, column) => {
    expect(position(code)).toEqual([help, line, column]);
  });

  test('§practice.82 cannot take more memory than it is given, and the next run has all of it', () => {
    const greedy =
      'CREATE TABLE big AS WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 1000) SELECT randomblob(900000) AS b FROM n';
    expect(run(greedy)).toMatchObject({ kind: 'error', help: 'tooLarge' });
    expect(run('SELECT count(*) FROM bikes')).toMatchObject({ rows: [[3]] });
  });

  test('§practice.140 is stopped after so many steps where it is given a limit, and the next run has its own', () => {
    const limited = (code: string) => runSql(sqlite, { code, dataSet, checks: [], input: '', mostSteps: 100_000 });
    const endless = 'WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT max(i) FROM n';
    expect(limited(endless)).toMatchObject({ kind: 'error', message: expect.stringMatching(/interrupted/i) });
    expect(limited('SELECT count(*) FROM bikes')).toMatchObject({ rows: [[3]] });
  });
});
