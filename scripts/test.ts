/**
 * Runs all checks of `npm test`, also after one has failed. The last line is `N passed, N failed`, summed from the
 * runners' own reports; each check without a runner counts as one.
 *
 *   npm test                 all, with samples of the attacks, of the tables of faults and of the journeys
 *   npm test -- --changed    what a change since the main branch can break, within two minutes
 */
import { mkdirSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { testChanged } from './test-changed.ts';
import { check, finish, playwright, vitest } from './test-stages.ts';

const { values } = parseArgs({ options: { changed: { type: 'boolean', default: false } } });

mkdirSync('reports', { recursive: true });
if (values.changed) await testChanged();
else await testAll();

/** Checks that use one core run in parallel with tests that often wait. */
async function testAll() {
  await check(
    'Generated files are up to date',
    'npm run --silent gen && git diff --exit-code --stat -- docs/access.md',
  );
  await check('Styles', 'panda codegen --silent');
  await Promise.all([
    vitest('unit edge'),
    check('Types, lint and contract', 'npm run --silent check:static', { isBeside: true }),
    check('Content', 'npm run --silent content', { isBeside: true }),
    check('Chromium', 'node scripts/setup-chromium.ts', { isBeside: true }),
  ]);
  await Promise.all([
    vitest('server server-embedded'),
    check("Workshop's build", 'storybook build --quiet --test -o reports/workshop', { isBeside: true }).then(() =>
      check('Build', 'npm run --silent build', { isBeside: true }),
    ),
  ]);
  await playwright('Tests: journeys', 'playwright test --grep-invert @long', 'reports/journeys.json');
  await vitest('stories');
  // Alone: beside the stories it waits longer than its tests may.
  await playwright(
    'Tests: workshop',
    'playwright test -c tests/workshop/playwright.config.ts',
    'reports/workshop.json',
  );
  if (process.env['CHROMATIC_PROJECT_TOKEN']) {
    await check("Chromatic's pictures", 'chromatic --storybook-build-dir reports/workshop');
  }
  finish();
}
