/** For each sentence that explains an error of SQL or Python: programs that get it, and one that must not. */
import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { loadPyodide } from 'pyodide';
import { beforeAll, describe, expect, test } from 'vitest';
import type { DataSet } from '../../api/generated/schema.d.ts';
import { openPython, type Python, runPython } from '../../runtimes/python/run.ts';
import { openSqlite, type Sqlite } from '../../runtimes/sql/database.ts';
import { runSql } from '../../runtimes/sql/run.ts';
import { sentences } from '../../ui/screens/practice/exercise/help.ts';

const dataSet: DataSet = {
  id: 'shops',
  title: 'Shops',
  description: '',
  tables: [
    {
      name: 'sales',
      columns: [
        { name: 'shop', type: 'text' },
        { name: 'amount', type: 'real' },
        { name: 'sold', type: 'date' },
      ],
      rows: [
        ['York', 12.5, '2025-01-31'],
        ['Leeds', 9, '2025-02-01'],
      ],
    },
    { name: 'shops', columns: [{ name: 'shop', type: 'text' }], rows: [['York']] },
  ],
};

type Programs = { fit: [string, string, string, ...string[]]; other: string };

const many = Array.from({ length: 101 }, (_, number) => number).join();
const endless = 'WITH RECURSIVE n(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM n)';

const sql: Record<keyof typeof sentences.sql, Programs> = {
  noSuchTable: {
    fit: ['SELECT 1 FROM sale', 'SELECT * FROM "Shop"', 'DELETE FROM sale'],
    other: 'SELECT sale FROM sales',
  },
  noSuchColumn: {
    fit: [
      'SELECT shp FROM sales',
      'SELECT shop FROM sales WHERE shop = York',
      'UPDATE sales SET price = 1',
      'SELECT * FROM (SELECT shop FROM sales) WHERE town = 1',
    ],
    other: 'SELECT s.price FROM sales s',
  },
  noSuchColumnOfTable: {
    fit: [
      'SELECT s.price FROM sales s',
      'SELECT sales.shop FROM sales AS s',
      'SELECT shop FROM sales WHERE shops.shop = shop',
    ],
    other: 'SELECT price FROM sales s',
  },
  textInDoubleQuotes: {
    fit: [
      'SELECT shop FROM sales WHERE shop = "York"',
      'SELECT "Leeds" FROM sales',
      'SELECT shop FROM sales WHERE shop IN ("York")',
      'SELECT "shopp" FROM sales',
    ],
    other: 'SELECT York FROM sales',
  },
  curlyQuotes: {
    fit: ['SELECT ‘York’', 'SELECT shop FROM sales WHERE shop = ’York’', 'SELECT shop FROM sales WHERE shop = “York”'],
    other: "SELECT shop FROM sales WHERE shop = 'York’",
  },
  ambiguousColumn: {
    fit: [
      'SELECT shop FROM sales, shops',
      'SELECT 1 FROM sales JOIN shops ON shop = shop',
      'SELECT amount FROM sales JOIN shops ON true ORDER BY shop',
    ],
    other: 'SELECT town FROM sales, shops',
  },
  windowWithoutOver: {
    fit: ['SELECT row_number() FROM sales', 'SELECT shop, rank() AS r FROM sales', 'SELECT lag(amount) FROM sales'],
    other: 'SELECT shop FROM sales WHERE row_number() OVER () = 1',
  },
  windowInWhere: {
    fit: [
      'SELECT shop FROM sales WHERE rank() OVER (ORDER BY amount) = 1',
      'SELECT shop, rank() OVER (ORDER BY amount) AS r FROM sales WHERE r = 1',
      'SELECT shop FROM sales WHERE row_number() OVER () = 1',
      'SELECT count(*) FROM sales GROUP BY rank() OVER (ORDER BY amount)',
    ],
    other: 'SELECT shop FROM sales WHERE max(shop) = 1',
  },
  nestedAggregate: {
    fit: [
      'SELECT sum(count(*)) FROM sales',
      'SELECT avg(sum(amount)) FROM sales',
      'SELECT max(avg(amount)) FROM sales',
    ],
    other: 'SELECT shop FROM sales WHERE count(*) > 1',
  },
  aggregateInGroupBy: {
    fit: [
      'SELECT shop FROM sales GROUP BY count(*)',
      'SELECT shop, sum(amount) FROM sales GROUP BY shop, sum(amount)',
      'SELECT avg(amount) AS mean FROM sales GROUP BY mean',
    ],
    other: 'SELECT shop FROM sales WHERE count(*) > 1 GROUP BY shop',
  },
  aggregateInWhere: {
    fit: [
      'SELECT shop FROM sales WHERE sum(amount) > 1',
      'SELECT shop FROM sales WHERE count(*) > 1 GROUP BY shop',
      'SELECT shop, avg(amount) AS a FROM sales WHERE a > 1 GROUP BY shop',
      'SELECT 1 FROM sales JOIN shops ON count(*) > 1',
    ],
    other: 'SELECT sum(count(*)) FROM sales',
  },
  havingWithoutGroup: {
    fit: [
      'SELECT shop FROM sales HAVING amount > 1',
      'SELECT * FROM sales HAVING shop',
      'SELECT shop FROM sales WHERE amount > 1 HAVING amount < 3',
    ],
    other: 'SELECT shop FROM sales WHERE sum(amount) > 1',
  },
  noSuchFunction: {
    fit: ['SELECT summ(amount) FROM sales', 'SELECT left(shop, 1) FROM sales', 'SELECT year(sold) FROM sales'],
    other: 'SELECT summ FROM sales',
  },
  functionArguments: {
    fit: ['SELECT round()', 'SELECT upper(1, 2)', 'SELECT substr(1)'],
    other: 'SELECT upperr(1, 2)',
  },
  unionColumns: {
    fit: ['SELECT 1 UNION SELECT 1, 2', 'SELECT 1, 2 INTERSECT SELECT 1', 'SELECT 1 EXCEPT SELECT 1, 2'],
    other: 'SELECT 1 UNION SELECT none',
  },
  severalColumns: {
    fit: [
      'SELECT (SELECT 1, 2)',
      'SELECT 1 FROM sales WHERE amount > (SELECT 1, 2)',
      "SELECT 1 FROM sales WHERE shop IN (SELECT 'a', 'b')",
      'SELECT shop FROM sales WHERE (shop, amount) = 1',
    ],
    other: 'SELECT (SELECT none)',
  },
  valueCount: {
    fit: [
      "INSERT INTO sales VALUES ('York')",
      "INSERT INTO sales (shop, amount) VALUES ('York')",
      'INSERT INTO shops SELECT 1, 2',
      'VALUES (1), (2, 3)',
    ],
    other: "INSERT INTO sales (shop, price) VALUES ('York')",
  },
  nameTaken: {
    fit: [
      'CREATE TABLE sales (shop)',
      'CREATE VIEW shops AS SELECT 1',
      'CREATE INDEX i ON sales (shop); CREATE INDEX i ON sales (amount)',
      'CREATE INDEX sales ON shops (shop)',
    ],
    other: 'ALTER TABLE sales ADD COLUMN shop text',
  },
  constraint: {
    fit: [
      'CREATE TABLE t (a PRIMARY KEY); INSERT INTO t VALUES (1), (1)',
      'CREATE TABLE t (a NOT NULL); INSERT INTO t VALUES (NULL)',
      'CREATE TABLE t (a CHECK (a > 0)); INSERT INTO t VALUES (-1)',
    ],
    other: 'CREATE TABLE t (a PRIMARY KEY); INSERT INTO t VALUES (1, 1)',
  },
  incomplete: {
    fit: ['SELECT (1', 'SELECT shop FROM', 'SELECT shop FROM sales WHERE', 'SELECT shop FROM sales GROUP BY'],
    other: "SELECT 'York",
  },
  castWithColons: {
    fit: ["SELECT '2025-01-01'::date", 'SELECT amount::integer FROM sales', 'SELECT shop, amount ::text FROM sales'],
    other: 'SELECT shop : FROM sales',
  },
  commaBeforeClause: {
    fit: [
      'SELECT shop, FROM sales',
      'SELECT shop,\n  amount,\nFROM sales',
      'SELECT shop FROM sales, WHERE amount > 1',
      "SELECT shop FROM sales WHERE shop IN ('York',)",
    ],
    other: 'SELECT shop FROM FROM sales',
  },
  semicolonBeforeClause: {
    fit: [
      "SELECT shop FROM sales; WHERE shop = 'York'",
      'SELECT shop FROM sales;\nORDER BY shop;',
      'SELECT shop FROM sales; LIMIT 1',
    ],
    other: 'SELECT shop FROM sales; SELECT shop, FROM sales',
  },
  patternWithoutQuotes: {
    fit: [
      'SELECT shop FROM sales WHERE shop LIKE York%',
      'SELECT shop FROM sales WHERE shop LIKE %ork',
      'SELECT shop FROM sales WHERE shop LIKE Y% ORDER BY shop;',
      'SELECT shop FROM sales WHERE shop LIKE %or%;',
    ],
    other: 'SELECT shop FROM sales WHERE shop LIKE',
  },
  dateWord: {
    fit: [
      "SELECT shop FROM sales WHERE sold >= DATE '2025-02-01'",
      "SELECT shop FROM sales WHERE sold BETWEEN date '2025-01-01' AND date '2025-02-01'",
      "SELECT shop FROM sales WHERE sold < TIMESTAMP '2025-02-01 00:00'",
      "SELECT DATE '2025-02-01'",
    ],
    other: "SELECT shop FROM sales WHERE sold '2025-02-01'",
  },
  ilike: {
    fit: [
      "SELECT shop FROM sales WHERE shop ILIKE 'y%'",
      "SELECT shop FROM sales WHERE shop NOT ILIKE 'y%'",
      "SELECT shop ILIKE 'y%' FROM sales",
    ],
    other: "SELECT shop FROM sales WHERE shop LIKES 'y%'",
  },
  top: {
    fit: ['SELECT TOP 3 shop FROM sales', 'SELECT DISTINCT TOP 2 shop FROM sales', 'select top 10 * from sales'],
    other: 'SELECT 3 shop sales',
  },
  extract: {
    fit: [
      'SELECT EXTRACT(YEAR FROM sold) FROM sales',
      'SELECT shop FROM sales WHERE extract(month from sold) = 1',
      'SELECT count(*) FROM sales GROUP BY EXTRACT (DAY FROM sold)',
    ],
    other: 'SELECT count(shop FROM sales',
  },
  unclosedText: {
    fit: ["SELECT shop FROM sales WHERE shop = 'York", "SELECT 'a", 'SELECT "a'],
    other: "SELECT '2025-01-01'::date",
  },
  unknownSign: { fit: ['SELECT # FROM sales', 'SELECT 1 WHERE 1 \\ 2', 'SELECT 12abc'], other: "SELECT 'York" },
  syntax: {
    fit: [
      'SELCT shop FROM sales',
      'SELECT shop FROM sales ORDER amount',
      'SELECT shop FROM sales LIMIT 3 WHERE amount > 1',
      'SELECT shop amount sold FROM sales',
    ],
    other: 'SELECT shop, FROM sales',
  },
  notAllowed: {
    fit: ["ATTACH 'x' AS y", 'PRAGMA hard_heap_limit = 1', "VACUUM INTO 'x'"],
    other: "SELECT load_extension('x')",
  },
  tooLarge: {
    fit: [
      `${endless} SELECT x, hex(zeroblob(2000)) AS h FROM n ORDER BY h`,
      `${endless} SELECT DISTINCT hex(zeroblob(4000)) || x FROM n`,
      `${endless} SELECT count(*) FROM n GROUP BY hex(zeroblob(4000)) || x`,
    ],
    other: 'SELECT zeroblob(2000000)',
  },
  valueTooLong: {
    fit: [
      'SELECT zeroblob(2000000)',
      "WITH RECURSIVE n(x) AS (SELECT 'a' UNION ALL SELECT x || x FROM n) SELECT x FROM n",
      'SELECT group_concat(hex(zeroblob(400000))) FROM sales',
    ],
    other: `SELECT ${many}`,
  },
  tooManyColumns: {
    fit: [`SELECT ${many}`, `CREATE TABLE t AS SELECT ${many}`, `SELECT * FROM (SELECT ${many})`],
    other: 'SELECT zeroblob(2000000)',
  },
};

const python: Record<keyof typeof sentences.python, Programs> = {
  syntax: {
    fit: ['for i in range(3)\n  print(i)', 'class = 1', 'x = 1 +', 'def f() return 1'],
    other: 'return 1',
  },
  unclosedText: { fit: ["print('a)", 'x = """a', 'print(\'a")'], other: 'print(1' },
  unclosedBracket: {
    fit: ['x = [1,\n', 'print((1)', 'x = {1: 2\ny = 3', "x = 1\nprint(f'{x')"],
    other: "print('a)",
  },
  unknownSign: { fit: ['print(‘a’)', 'print(3 × 4)', 'x = “a”'], other: "print('×' 1)" },
  indentation: {
    fit: ['if True:\nprint(1)', '  x = 1', 'if True:\n  x = 1\n    y = 2', 'def f():\n  x = 1\n y = 2'],
    other: 'if True print(1)',
  },
  name: { fit: ['print(nam)', 'x += 1', 'Print(1)', 'print(York)'], other: 'def f():\n  print(x)\n  x = 1\nf()' },
  unbound: {
    fit: [
      'def f():\n  print(x)\n  x = 1\nf()',
      'x = 1\ndef f():\n  x += 1\nf()',
      'def f():\n  for i in []:\n    y = i\n  return y\nf()',
    ],
    other: 'print(x)\nx = 1',
  },
  zeroDivision: {
    fit: ['1 / 0', 'sum([]) / len([])', '1 % 0', 'from decimal import Decimal\nDecimal(1) / 0'],
    other: 'import statistics\nstatistics.mean([])',
  },
  none: {
    fit: ['x = [3].sort()\nx.append(1)', 'None + 1', 'x = print(1)\nx[0]', 'def f(): 1\nsum(f())'],
    other: "'a'.push(1)",
  },
  arguments: {
    fit: ['f = lambda x: x\nf()', 'def f(a): pass\nf(b=1)', 'len([1], [2])', 'def f(): pass\nf(1)'],
    other: "'a' + 1",
  },
  type: { fit: ["'a' + 1", "[1]['a']", "sum(['12.5'])", "sorted([1, 'a'])", 'len(5)'], other: 'None + 1' },
  notCallable: { fit: ['x = 3\nx()', '2 * 3(1 + 2)', 'sum = 5\nsum([1])', "'a'('b')"], other: 'f(1)' },
  notIterable: { fit: ['for i in 5:\n  pass', 'sum(3)', 'list(4)', 'a, b = 5'], other: 'for i in None:\n  pass' },
  unpack: {
    fit: ['a, b = 1, 2, 3', 'a, b = [1]', "for a, b in [('x', 1, 2)]:\n  pass"],
    other: "int('a')",
  },
  value: {
    fit: ['import math\nmath.sqrt(-1)', '[1].remove(2)', 'max([])', 'from datetime import date\ndate(2025, 13, 1)'],
    other: 'a, b = 1, 2, 3',
  },
  notANumber: {
    fit: ["int('a')", "float('')", "float('3,9')", "int('3.9')", "float('£3')"],
    other: 'int([1])',
  },
  index: { fit: ['[1][1]', "'a'[3]", '[].pop()', 'x = [1]\nx[3] = 1'], other: "'{}'.format()" },
  key: {
    fit: [
      "{}['a']",
      "d = {}\nd['x'] += 1",
      "import csv\nnext(csv.DictReader(open('sales.csv')))['Shop']",
      '{1}.remove(2)',
    ],
    other: '[1][1]',
  },
  attribute: { fit: ["'a'.uppercase()", '[].push(1)', 'import math\nmath.square(2)'], other: 'None.append(1)' },
  noModule: { fit: ['import pandas', 'import statistic', 'from numpy import mean'], other: 'from math import square' },
  noNameInModule: {
    fit: ['from math import square', 'from csv import read_csv', 'from statistics import average'],
    other: 'import maths',
  },
  noFile: {
    fit: [
      "open('bikes.csv')",
      "open('sales')",
      "from pathlib import Path\nPath('a.csv').read_text()",
      "open('x/y', 'w')",
    ],
    other: "import urllib.request\nurllib.request.urlopen('https://example.com/sales.csv')",
  },
  network: {
    fit: [
      "import urllib.request\nurllib.request.urlopen('https://example.com/sales.csv')",
      "import urllib.request\nurllib.request.urlretrieve('http://example.com/sales.csv')",
      "import http.client\nhttp.client.HTTPSConnection('example.com').request('GET', '/')",
    ],
    other: "open('https://example.com/sales.csv')",
  },
  noInput: { fit: ['input()', "int(input('?'))", 'for i in range(2):\n  input()'], other: "int('')" },
  recursion: {
    fit: [
      'def f(n):\n  return f(n + 1)\nf(0)',
      'def a(): b()\ndef b(): a()\na()',
      'class A:\n  def __getattr__(self, name): return self.x\nA().y',
    ],
    other: 'f = lambda n: f\nf()',
  },
  memory: { fit: ['[0] * 10**9', "'a' * 10**10", 'list(range(10**10))'], other: 'import math\nmath.exp(1000)' },
  assertion: {
    fit: ['assert 1 == 2', "assert False, 'no'", 'def f(x):\n  assert x\nf(0)'],
    other: "raise ValueError('assert')",
  },
};

let sqlite: Sqlite;
let pyodide: Python;
beforeAll(async () => {
  [sqlite, pyodide] = await Promise.all([openSqlite(), openPython(loadPyodide)]);
}, 60_000);

const run = {
  sql: (code: string) => runSql(sqlite, { code, dataSet, checks: [], input: '' }),
  python: (code: string) => runPython(pyodide, { code, dataSet, checks: [], input: '' }),
};

const programs = { sql, python };

describe.each(['sql', 'python'] as const)('§practice.144 each sentence about an error of %s', (language) => {
  const helpOf = (code: string) => {
    const result = run[language](code);
    return result.kind === 'error' ? result.help : result.kind;
  };

  test.each(Object.entries<Programs>(programs[language]))(
    '%s fits its programs, and not the one beside',
    (key, one) => {
      expect(one.fit.map((code) => [code, helpOf(code)])).toEqual(one.fit.map((code) => [code, key]));
      expect(helpOf(one.other)).not.toBe(key);
    },
  );

  test('has at least three programs that get it and one that must not', () => {
    const held = Object.entries<Programs>(programs[language]).filter(([, { fit, other }]) => fit.length >= 3 && other);
    expect(held.map(([key]) => key).toSorted()).toEqual(Object.keys(sentences[language]).toSorted());
  });

  test('names nothing that one data set alone has', () => {
    const names = globSync('content/**/*.csv').map((path) => basename(path, '.csv'));
    expect(names).not.toEqual([]);
    const files = new RegExp(String.raw`\b(${names.join('|')})\.csv`);
    expect(Object.values(sentences[language]).filter((sentence) => files.test(sentence))).toEqual([]);
  });
});
