/**
 * Which tests hold which sentence of the specification: docs/spec-index.yaml names each paragraph, bullet and table row
 * with patterns over the titles of tests, docs/spec-coverage.md is what comes of it. `--check` writes nothing, and fails
 * where the page is out of date, a row has no test, or a pattern finds none.
 */
import { spawnSync } from 'node:child_process';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import ts from 'typescript';
import { parse } from 'yaml';
import { z } from 'zod';

const indexFile = 'docs/spec-index.yaml';
const page = 'docs/spec-coverage.md';

const rowSchema = z.object({ key: z.string(), says: z.string(), tests: z.array(z.string()) });
type Row = z.infer<typeof rowSchema>;

/** `title` is the whole path of a test: what describes it around, then its own name. */
export type Test = { file: string; title: string };

export function readIndex(): Row[] {
  return z.array(rowSchema).parse(parse(readFileSync(indexFile, 'utf8')));
}

const joined = (...names: string[]) => names.filter(Boolean).join(' › ');

/** The tests of a file as its source names them; what is filled in at run time shows as `…`. */
function testsIn(file: string): Test[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  const found: Test[] = [];
  const visit = (node: ts.Node, around: string) => {
    const named = ts.isCallExpression(node) ? namedCall(node) : null;
    const path = named ? joined(around, named.name) : around;
    if (named && named.kind !== 'describe') found.push({ file, title: path });
    node.forEachChild((child) => visit(child, path));
  };
  visit(source, '');
  return found;
}

/** `test('…')`, `it.each(…)('…')`, `describe('…')`. */
function namedCall(call: ts.CallExpression) {
  const callee = ts.isCallExpression(call.expression) ? call.expression.expression : call.expression;
  const kind = /^(?:test|it|describe)(?=$|\.(?:each|skipIf|runIf|for)\b)/.exec(callee.getText())?.[0];
  const [first] = call.arguments;
  if (!kind || !first) return null;
  if (ts.isStringLiteral(first) || ts.isNoSubstitutionTemplateLiteral(first)) return { kind, name: first.text };
  if (ts.isTemplateExpression(first))
    return {
      kind,
      name: first
        .getText()
        .slice(1, -1)
        .replace(/\$\{[^}]*\}/g, '…'),
    };
  return null;
}

/** Stories that do something and look at what comes of it. */
function storiesIn(file: string): Test[] {
  const source = readFileSync(file, 'utf8');
  const title = /title: '((?:Screens|Parts|Primitives)\/[^']+)'/.exec(source)?.[1] ?? basename(file, '.stories.tsx');
  return source
    .split(/^export const /m)
    .slice(1)
    .filter((story) => /\bplay[:(,]/.test(story))
    .map((story) => ({ file, title: joined(`Story ${title}`, /^\w+/.exec(story)?.[0] ?? '') }));
}

type Suite = { title: string; specs: { title: string; file: string }[]; suites?: Suite[] | undefined };
const suiteSchema: z.ZodType<Suite> = z.lazy(() =>
  z.object({
    title: z.string(),
    specs: z.array(z.object({ title: z.string(), file: z.string() })),
    suites: z.array(suiteSchema).optional(),
  }),
);

/** Journeys by their whole names: many are rows of tables. Listing them runs none. */
function journeys(): Test[] {
  const list = ['node_modules/@playwright/test/cli.js', 'test', '--list', '--reporter=json'];
  const { stdout, stderr } = spawnSync(process.execPath, list, { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  if (!stdout.startsWith('{')) throw new Error(`The journeys could not be listed:\n${stdout}\n${stderr}`);
  const { suites } = z.object({ suites: z.array(suiteSchema) }).parse(JSON.parse(stdout));
  const flat = (suite: Suite): Test[] => [
    ...suite.specs.map(({ file, title }) => ({ file: `tests/${file}`, title })),
    ...(suite.suites ?? []).flatMap(flat),
  ];
  return suites.flatMap(flat);
}

export function allTests(): Test[] {
  const files = ['src/**/*.test.ts', 'server/**/*.test.ts', 'tests/{gates,contract}/**/*.test.ts'];
  return [
    ...globSync(files).sort().flatMap(testsIn),
    ...journeys(),
    ...globSync('src/ui/**/*.stories.tsx').sort().flatMap(storiesIn),
  ];
}

/** Each row with its tests, and what is wrong with the index. */
export function cover(rows: readonly Row[], tests: readonly Test[]) {
  const wrongs: string[] = [];
  const covered = rows.map((row) => {
    const held = new Set<Test>();
    for (const pattern of row.tests) {
      const found = tests.filter(({ title }) => new RegExp(pattern).test(title));
      if (found.length === 0) wrongs.push(`${row.key}: no test is called /${pattern}/`);
      for (const test of found) held.add(test);
    }
    if (held.size === 0) wrongs.push(`${row.key}: "${row.says}" has no test`);
    return { ...row, held: [...held] };
  });
  for (const { key } of rows.filter((row, index) => rows.findIndex(({ key: other }) => other === row.key) !== index)) {
    wrongs.push(`${key} is listed twice`);
  }
  return { covered, wrongs };
}

const inTable = (text: string) => text.replaceAll('|', '\\|').replaceAll('<', '&lt;').replaceAll('\n', ' ');

export function pageOf(covered: ReturnType<typeof cover>['covered']): string {
  const rows = covered.map(({ key, says, held }) => {
    const tests = held.map(({ file, title }) => `${inTable(title)} (\`${file}\`)`).join('<br>');
    return `| ${inTable(key)} | ${inTable(says)} | ${tests} |`;
  });
  return [
    '# Which tests hold which sentence',
    '',
    `Made from \`${indexFile}\` and the titles of all tests by \`npm run coverage:spec\`; a gate keeps it up to date.`,
    'A title that fits a row says that somebody read the test and found the sentence held.',
    '',
    '| Sentence | In short | Held by |',
    '| --- | --- | --- |',
    ...rows,
    '',
  ].join('\n');
}

/** What is wrong with the index or the page, in sentences; nothing if all is well. */
export function check(): string[] {
  const { covered, wrongs } = cover(readIndex(), allTests());
  const isUpToDate = readFileSync(page, 'utf8') === pageOf(covered);
  return isUpToDate ? wrongs : [...wrongs, `${page} is out of date: npm run coverage:spec`];
}

if (import.meta.main) {
  const checks = process.argv.includes('--check');
  const { covered, wrongs } = cover(readIndex(), allTests());
  if (!checks) writeFileSync(page, pageOf(covered));
  const problems = checks ? check() : wrongs;
  for (const problem of problems) console.error(problem);
  console.log(`${covered.length} rows, ${covered.filter(({ held }) => held.length > 0).length} with tests`);
  process.exitCode = problems.length === 0 ? 0 : 1;
}
