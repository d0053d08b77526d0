/** The small mistakes that are made in solutions of exercises, to test their hidden rows (§practice.140). */
import { loadPyodide } from 'pyodide';
import { expect, test } from 'vitest';
import { pythonMutantsWith } from '../../scripts/content/python-mutants.ts';
import { sqlMutants } from '../../scripts/content/sql-mutants.ts';

const changes = (sql: string, isOrdered = true) => sqlMutants(sql, isOrdered).map(({ change }) => change);
const codes = (sql: string) => sqlMutants(sql, true).map(({ code }) => code.replace(/\s+/g, ' ').trim());

test('§practice.140 SQL: each sort key, condition, boundary, rounding and COALESCE of a query is dropped or changed in one mutant', () => {
  expect(
    changes(`SELECT DISTINCT shop, ROUND(SUM(rate), 2) -- pounds
      FROM hires h LEFT JOIN bikes b ON b.id = h.bike AND b.sold IS NULL
      WHERE hired BETWEEN '2026-06-01' AND '2026-06-30' AND COALESCE(discount, 0) < 0.1
      GROUP BY shop HAVING COUNT(*) >= 2 ORDER BY 2 DESC, shop LIMIT 3;`),
  ).toEqual([
    'without DISTINCT shop',
    'without ROUND around SUM(rate)',
    'JOIN instead of LEFT JOIN',
    'without b.id = h.bike',
    'without b.sold IS NULL',
    "without hired BETWEEN '2026-06-01' AND '2026-06-30'",
    'without COALESCE(discount, 0) < 0.1',
    "BETWEEN without its end '2026-06-30'",
    "BETWEEN without its beginning '2026-06-01'",
    'without COALESCE around discount',
    '<= instead of < 0.1',
    'without HAVING COUNT(*) >= 2',
    '> instead of >= 2',
    'without the sort key 2 DESC',
    '2 DESC without DESC',
    'without the sort key shop',
    'without the year of its days',
  ]);
});

test('§practice.140 SQL: each mutant is still a complete query', () => {
  expect(codes('SELECT a FROM t WHERE a > 1 AND b = 2 ORDER BY a, b;')).toEqual([
    'SELECT a FROM t WHERE b = 2 ORDER BY a, b;',
    'SELECT a FROM t WHERE a > 1 ORDER BY a, b;',
    'SELECT a FROM t WHERE a >= 1 AND b = 2 ORDER BY a, b;',
    'SELECT a FROM t WHERE a > 1 AND b = 2 ORDER BY b;',
    'SELECT a FROM t WHERE a > 1 AND b = 2 ORDER BY a ;',
  ]);
});

test('§practice.140 SQL: one mutant compares days without their year, another groups by a name in place of an id', () => {
  const query =
    "SELECT c.name, COUNT(*) FROM t AS c WHERE c.day >= '2026-07-01' AND c.day < '2026-08-01' AND x = 'a' GROUP BY c.id;";
  expect(codes(query)).toContain(
    "SELECT c.name, COUNT(*) FROM t AS c WHERE substr(c.day, 6) >= '07-01' AND substr(c.day, 6) < '08-01' AND x = 'a' GROUP BY c.id;",
  );
  expect(codes(query)).toContain(query.replace('c.id;', 'c.name ;'));
  expect(codes("SELECT a FROM t WHERE day BETWEEN '2026-04-02' AND '2026-06-30';")).toContain(
    "SELECT a FROM t WHERE substr(day, 6) BETWEEN '04-02' AND '06-30';",
  );
  expect(changes('SELECT shop, COUNT(*) FROM t GROUP BY shop;')).toEqual([]);
});

test('§practice.140 SQL: if the order of rows does not count, the last ORDER BY is dropped only where it picks rows', () => {
  expect(changes('SELECT a FROM t ORDER BY a;', false)).toEqual([]);
  expect(changes('SELECT a FROM t ORDER BY a LIMIT 1;', false)).toEqual(['without ORDER BY a']);
});

test('§practice.140 Python: each boundary, condition, sort key and rounding is dropped or changed in one mutant', {
  timeout: 60_000,
}, async () => {
  const mutants = pythonMutantsWith(await loadPyodide());
  const code = `
kept = [row for row in rows if row['km'] >= 2 and row['day']]
best = sorted(set(names), key=lambda name: (-len(name), name.strip()))
mean = round(total / count, 2)
`;
  expect(
    mutants(code)
      .map(({ change }) => change)
      .toSorted(),
  ).toEqual(
    [
      'without set around names',
      'without round around total / count',
      "without if row['km'] >= 2 and row['day']",
      'without key= in sorted',
      'without sorted around set(names)',
      "without row['km'] >= 2",
      "without row['day']",
      "> in row['km'] >= 2",
      'without the sort key -len(name)',
      'without the sort key name.strip()',
      'without .strip() after name',
    ].toSorted(),
  );
});
