/** `npm test -- --changed`: runs the tests that a change can break, quickly enough to be run after every edit. */
import { spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { check, finish, playwright, vitest } from './test-stages.ts';

/** How many journeys run at most, unless more were changed themselves. */
const mostJourneys = 3;

const git = (...args: string[]) => spawnSync('git', args, { encoding: 'utf8' }).stdout.trim();
const linesOf = (text: string) => text.split('\n').filter((line) => line !== '');

/** Where this branch left the main one; on the main branch, the last commit. */
function baseOf(): string {
  const isOnMain = git('rev-parse', 'HEAD') === git('rev-parse', '--verify', '--quiet', 'main');
  return (!isOnMain && git('merge-base', 'HEAD', 'main')) || 'HEAD';
}

const filesSince = (base: string): string[] => [
  ...linesOf(git('diff', '--name-only', base)),
  ...linesOf(git('ls-files', '--others', '--exclude-standard')),
];

const roomsWithSubjects =
  /^(?:src\/(?:machines|routes|ui\/screens)|server|tests\/(?:pages|faults\/table|models\/flows))\/([a-z]+)/;

/** The subjects that the files are of, such as `lesson`. */
export const subjectsOf = (files: readonly string[]): string[] => [
  ...new Set(files.flatMap((file) => roomsWithSubjects.exec(file)?.[1] ?? [])),
];

/** The journeys that open a screen of the subjects, those first that name most of them. */
function journeysOf(subjects: readonly string[]): string[] {
  const weigh = (file: string) => {
    const source = readFileSync(file, 'utf8');
    return subjects.reduce((sum, subject) => sum + source.split(`/pages/${subject}/`).length - 1, 0);
  };
  const weighed = globSync('tests/journeys/**/*.spec.ts').map((file) => ({ file, weight: weigh(file) }));
  return weighed
    .filter(({ weight }) => weight > 0)
    .toSorted((one, other) => other.weight - one.weight || one.file.localeCompare(other.file))
    .map(({ file }) => file);
}

export async function testChanged() {
  const base = baseOf();
  const changed = filesSince(base);
  const own = changed.filter((file) => /^tests\/journeys\/.*\.spec\.ts$/.test(file) && existsSync(file));
  const near = journeysOf(subjectsOf(changed)).filter((file) => !own.includes(file));
  const journeys = [...own, ...near].slice(0, Math.max(own.length, mostJourneys));
  const leftOut = near.filter((file) => !journeys.includes(file)).map((file) => basename(file, '.spec.ts'));

  await Promise.all([
    vitest('unit edge', { only: `--changed ${base} --passWithNoTests` }),
    check('Types', 'npm run --silent types', { isBeside: true }),
    check('Lint', 'biome check --error-on-warnings .', { isBeside: true }),
  ]);
  await vitest('server', { only: `--changed ${base} --passWithNoTests` });
  await vitest('stories', { only: `--changed ${base} --passWithNoTests` });
  if (journeys.length > 0) {
    await check('Build', 'npm run --silent build');
    await playwright('Tests: journeys', `playwright test ${journeys.join(' ')}`, 'reports/journeys.json');
  }
  finish([
    `Changed since ${base}: ${changed.length} files. \`npm test\` takes what was left out here:`,
    '- tests of modules that the change does not reach, the contract, the content, the workshop, the embedded database',
    `- journeys: ${journeys.length === 0 ? 'all' : `all but ${journeys.map((file) => basename(file, '.spec.ts')).join(', ')}`}${leftOut.length > 0 ? `; of the same subjects: ${leftOut.join(', ')}` : ''}`,
  ]);
}
