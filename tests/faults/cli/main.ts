/**
 * `npm run faults`: every state that holds what a student typed, against everything that can happen to it.
 *
 *   npm run faults                      all
 *   npm run faults -- lesson/quiz       these machines, states or faults
 *   npm run faults -- --judge           whether the suite finds three faults in the product itself
 */
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { judge } from './judge.ts';
import { readOutcome } from './outcome.ts';
import { writeReport } from './report.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { judge: { type: 'boolean', default: false } },
});

if (values.judge) process.exitCode = (await judge()) ? 0 : 1;
else {
  const report = 'reports/faults.json';
  rmSync(report, { force: true });
  const chosen = positionals.length > 0 ? ['-g', positionals.join('|')] : [];
  spawnSync('npm', ['run', '--silent', 'build'], { stdio: 'inherit' });
  const { status } = spawnSync('npx', ['playwright', 'test', '-c', 'tests/faults/playwright.config.ts', ...chosen], {
    stdio: 'inherit',
  });
  const isKept = writeReport(readOutcome(report));
  process.exitCode = status === 0 && isKept ? 0 : 1;
}
