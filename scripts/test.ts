/**
 * `npm test`: all checks, also after one has failed. The last line is `N passed, N failed`, summed from the runners' own
 * reports; each check without a runner counts as one.
 *
 *   npm test                  unit tests and gates whole, and the server on PostgreSQL but for what takes longest; samples of that, of
 *                             stories, journeys, attacks, faults, and of the server on the embedded database
 *   npm test -- --seed S      other samples: without it, the commit draws them
 *   npm test -- --changed     what a change since the main branch can break, within a few minutes; `--since C`: since a commit;
 *                             `--first`: up to the first failure, without the linter
 *
 * `npm run proof` runs all of what is sampled here.
 */
import { mkdirSync } from 'node:fs';
import { seed as ofCommit } from '../tests/samples.ts';
import { readArguments } from './command-line.ts';
import { testChanged } from './test-changed.ts';
import { drawnJourneys, drawnStories, leftOutOfServer } from './test-samples.ts';
import { buildWorkshop, check, finish, playwright, vitest } from './test-stages.ts';

const { values } = readArguments(import.meta.filename, {
  options: {
    changed: { type: 'boolean', default: false },
    first: { type: 'boolean', default: false },
    since: { type: 'string' },
    seed: { type: 'string', default: ofCommit },
  },
});
const { seed, since } = values;
process.env['SEED'] = seed;

mkdirSync('reports', { recursive: true });
console.log(`Seed of the samples: ${seed}`);
if (values.changed) await testChanged({ isUntilFailed: values.first, since });
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
    vitest('server server-embedded', { env: { LEFT_OUT: leftOutOfServer(seed).join(' ') } }),
    check('Build', 'npm run --silent build', { isBeside: true }),
  ]);
  await playwright('Tests: journeys', `playwright test ${drawnJourneys(seed)}`, 'reports/journeys.json');
  await vitest('stories', { only: drawnStories(seed).join(' ') });
  if (process.env['CHROMATIC_PROJECT_TOKEN']) {
    await buildWorkshop();
    await check("Chromatic's pictures", 'chromatic --storybook-build-dir reports/workshop');
  }
  finish([`Samples drawn by the seed ${seed}: \`npm test -- --seed ${seed}\` takes the same.`]);
}
