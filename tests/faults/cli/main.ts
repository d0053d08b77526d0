/**
 * `npm run faults`: every call and every state that holds what a student typed, against everything that can go wrong.
 *
 *   npm run faults                      all
 *   npm run faults -- lesson/quiz       these machines, states, calls or faults
 *   npm run faults -- lesson/quiz --trace    with a trace of each, to look at step by step (`--headed`: in a window)
 *   npm run faults -- --mutate          whether the tests find defects in the product itself
 */
import { rmSync } from 'node:fs';
import { buildOnce } from '../../../scripts/build-once.ts';
import { readArguments, refuse } from '../../../scripts/command-line.ts';
import { namesIn, runPlaywright, watchOptions } from '../../watched-run.ts';
import { flowsWithForms, isInTable, titlesOfRows } from '../titles.ts';
import { readRun } from './fault-run.ts';
import { findsMutations } from './mutate.ts';
import { writeReport } from './report.ts';

const { values, positionals } = readArguments(import.meta.filename, {
  allowPositionals: true,
  options: { mutate: { type: 'boolean', default: false }, ...watchOptions },
});

const names = namesIn(positionals, values);
const unknown = names.filter((name) => !isInTable(name));
if (unknown.length > 0) {
  const rows = [...titlesOfRows.keys()].map((name) => `  ${name}`).join('\n');
  refuse(`Nothing in the table is called ${unknown.join(', ')}. There are forms of these flows:
${flowsWithForms.map((flow) => `  ${flow}`).join('\n')}
and these calls:
${rows}`);
}

if (values.mutate) process.exitCode = (await findsMutations()) ? 0 : 1;
else {
  const report = 'reports/faults.json';
  rmSync(report, { force: true });
  const chosen = names.length > 0 ? ['-g', names.join('|')] : [];
  if (!buildOnce()) process.exit(1);
  const words = ['-c', 'tests/faults/playwright.config.ts', ...chosen];
  const status = runPlaywright(words, values, { folder: 'test-results/faults' });
  const isPassed = writeReport(readRun(report));
  process.exitCode = status === 0 && isPassed ? 0 : 1;
}
