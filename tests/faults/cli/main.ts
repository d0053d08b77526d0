/**
 * `npm run faults`: every call and every state that holds what a student typed, against everything that can go wrong.
 *
 *   npm run faults                      all
 *   npm run faults -- lesson/quiz       these machines, states, calls or faults
 *   npm run faults -- --mutate          whether the tests find defects in the product itself
 */
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { findsMutations } from './mutate.ts';
import { readOutcome } from './outcome.ts';
import { writeReport } from './report.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { mutate: { type: 'boolean', default: false } },
});

if (values.mutate) process.exitCode = (await findsMutations()) ? 0 : 1;
else {
  const report = 'reports/faults.json';
  rmSync(report, { force: true });
  const chosen = positionals.length > 0 ? ['-g', positionals.join('|')] : [];
  spawnSync('npm', ['run', '--silent', 'build'], { stdio: 'inherit' });
  const { status } = spawnSync('npx', ['playwright', 'test', '-c', 'tests/faults/playwright.config.ts', ...chosen], {
    stdio: 'inherit',
  });
  const isPassed = writeReport(readOutcome(report));
  process.exitCode = status === 0 && isPassed ? 0 : 1;
}
