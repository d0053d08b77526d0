/**
 * Everything that `npm test` proves, one after another; a failure does not keep the rest from being seen. Ends with a
 * line `N passed, N failed` summed from the runners' own reports; each check without a runner counts as one.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { z } from 'zod';

const vitestReport = z.object({ numPassedTests: z.number(), numFailedTests: z.number(), success: z.boolean() });
const playwrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
});

let passed = 0;
let failed = 0;
const times: string[] = [];

function run(title: string, command: string): boolean {
  console.log(`\n=== ${title}`);
  const start = Date.now();
  const { status } = spawnSync(command, { shell: true, stdio: 'inherit' });
  times.push(`${title}: ${Math.round((Date.now() - start) / 1000)} s${status === 0 ? '' : ' (failed)'}`);
  return status === 0;
}

function check(title: string, command: string) {
  if (run(title, command)) passed += 1;
  else failed += 1;
}

/** Counts a runner's report; a runner that failed without a failed test (it crashed) counts as one failure. */
function suite(title: string, command: string, report: string, read: (json: unknown) => [number, number]) {
  rmSync(report, { force: true });
  const succeeded = run(title, command);
  try {
    const [good, bad] = read(JSON.parse(readFileSync(report, 'utf8')));
    passed += good;
    failed += succeeded ? bad : Math.max(bad, 1);
  } catch (error) {
    console.error(`No report from ${title}: ${error instanceof Error ? error.message : error}`);
    failed += 1;
  }
}

const vitest = (project: string) =>
  suite(
    `Tests: ${project}`,
    `vitest run --project ${project} --reporter=default --reporter=json --outputFile.json=reports/${project}.json`,
    `reports/${project}.json`,
    (json) => {
      const { numPassedTests, numFailedTests } = vitestReport.parse(json);
      return [numPassedTests, numFailedTests];
    },
  );

const playwright = (title: string, command: string, report: string) =>
  suite(title, command, report, (json) => {
    const { expected, unexpected, flaky } = playwrightReport.parse(json).stats;
    return [expected, unexpected + flaky];
  });

mkdirSync('reports', { recursive: true });
check('Chromium', 'node scripts/setup-chromium.ts');
check('Generated files are up to date', 'npm run --silent gen && git diff --exit-code --stat -- src/api');
check('Types, lint and contract', 'npm run --silent check');
vitest('unit');
vitest('server');
check('Build', 'npm run --silent build');
playwright('Tests: journeys', 'playwright test', 'reports/journeys.json');
vitest('stories');
playwright(
  'Workshop',
  'storybook build --quiet -o reports/workshop && playwright test -c tests/workshop/playwright.config.ts',
  'reports/workshop.json',
);

console.log(`\n${times.join('\n')}\n`);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
