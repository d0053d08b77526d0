/**
 * Everything that `npm test` proves, one after another; a failure does not keep the rest from being seen. Ends with a
 * line `N passed, N failed` summed from the runners' own reports; each check without a runner counts as one.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { type Result, readPlaywright, readVitest } from './test-reports.ts';

let passed = 0;
const failed: string[] = [];
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
  else failed.push(title);
}

/** Counts a runner's report; a runner that failed without a failed test (it crashed) counts as one failure. */
function suite(title: string, command: string, report: string, read: (json: unknown) => Result) {
  rmSync(report, { force: true });
  const succeeded = run(title, command);
  try {
    const result = read(JSON.parse(readFileSync(report, 'utf8')));
    passed += result.passed;
    failed.push(...result.failed.map((name) => `${title}: ${name}`));
    if (!succeeded && result.failed.length === 0) failed.push(`${title}: the runner itself`);
  } catch (error) {
    failed.push(`${title}: no report, ${error instanceof Error ? error.message : error}`);
  }
}

const vitest = (project: string) =>
  suite(
    `Tests: ${project}`,
    `vitest run --project ${project} --reporter=default --reporter=json --outputFile.json=reports/${project}.json`,
    `reports/${project}.json`,
    readVitest,
  );

const playwright = (title: string, command: string, report: string) => suite(title, command, report, readPlaywright);

mkdirSync('reports', { recursive: true });
check('Chromium', 'node scripts/setup-chromium.ts');
check('Generated files are up to date', 'npm run --silent gen && git diff --exit-code --stat -- src/api');
check('Types, lint and contract', 'npm run --silent check');
check('Content', 'npm run --silent content');
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
if (process.env['CHROMATIC_PROJECT_TOKEN']) {
  check("Chromatic's pictures", 'chromatic --storybook-build-dir reports/workshop');
}

console.log(`\n${times.join('\n')}\n`);
for (const name of failed) console.log(`Failed: ${name}`);
console.log(`${passed} passed, ${failed.length} failed`);
process.exitCode = failed.length === 0 ? 0 : 1;
