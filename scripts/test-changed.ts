/** `npm test -- --changed`: runs the tests that a change can break, quickly enough to be run after every edit. */
import { spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { stems } from '../tests/flows.ts';
import { readModels } from './test-reports.ts';
import { check, finish, hasFailed, playwright, suite, vitest } from './test-stages.ts';

/** How many journeys run at most, unless more were changed themselves. */
const mostJourneys = 3;
/** How many flows are walked at most. */
const mostFlows = 4;

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
  /^(?:src\/(?:machines|routes|ui\/screens|api(?:\/teach)?)|server|tests\/(?:pages|faults\/table|models\/flows))\/([a-z]+)/;

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

/** The part of a path after its room and before its ending: `src/routes/lesson/quiz.connect.ts` is of `lesson/quiz`. */
const inRoom = /^(?:src\/(?:machines|routes|ui\/screens)|tests\/(?:models\/flows|pages))\/([a-z]+\/[a-z-]+)/;

/** The flows that the files are of, and those whose route loads one of the files of calls. */
export function flowsOf(files: readonly string[]): string[] {
  const own = files.flatMap((file) => inRoom.exec(file)?.[1] ?? []);
  const calls = files.filter((file) => file.startsWith('src/api/')).map((file) => file.replace('src/', ''));
  const isCalling = (stem: string) => {
    const route = `src/routes/${stem}.tsx`;
    const source = calls.length > 0 && existsSync(route) ? readFileSync(route, 'utf8') : '';
    return calls.some((file) => source.includes(file));
  };
  return stems.filter((stem) => own.includes(stem) || isCalling(stem));
}

/** `isUntilFailed`: without the linter, and only up to the first failure. `since`: a commit, in place of the main branch's. */
export async function testChanged({ isUntilFailed, since }: { isUntilFailed: boolean; since: string | undefined }) {
  const base = since ?? baseOf();
  const changed = filesSince(base);
  const own = changed.filter((file) => /^tests\/journeys\/.*\.spec\.ts$/.test(file) && existsSync(file));
  const near = journeysOf(subjectsOf(changed)).filter((file) => !own.includes(file));
  const journeys = [...own, ...near].slice(0, Math.max(own.length, mostJourneys));
  const leftOut = near.filter((file) => !journeys.includes(file)).map((file) => basename(file, '.spec.ts'));
  const flows = flowsOf(changed).slice(0, mostFlows);

  const only = `--changed ${base} --passWithNoTests${isUntilFailed ? ' --bail 1' : ''}`;
  const stages: (() => Promise<unknown>)[] = [
    () =>
      Promise.all([
        vitest('unit edge', { only }),
        // Gates read the files, so that no import leads to them.
        vitest('unit', { only: 'tests/gates', isBeside: true }),
        check('Types', 'npm run --silent types', { isBeside: true }),
        // Planted bugs are no good style.
        ...(isUntilFailed ? [] : [check('Lint', 'biome check --error-on-warnings .', { isBeside: true })]),
      ]),
    () => vitest('server', { only }),
    () => vitest('stories', { only }),
  ];
  if (flows.length + journeys.length > 0) stages.push(() => check('Build', 'npm run --silent build'));
  if (flows.length > 0) {
    const command = `node tests/models/cli/main.ts ${flows.join(' ')}`;
    stages.push(() => suite('Walks', command, 'reports/models/results.json', readModels));
  }
  if (journeys.length > 0) {
    const command = `playwright test ${journeys.join(' ')}`;
    stages.push(() => playwright('Tests: journeys', command, 'reports/journeys.json'));
  }
  for (const stage of stages) {
    await stage();
    if (isUntilFailed && hasFailed()) break;
  }
  finish([
    `Changed since ${base}: ${changed.length} files. \`npm test\` takes what was left out here:`,
    '- tests of modules that the change does not reach, the contract, the content, the workshop, the embedded database',
    `- walks: ${flows.length === 0 ? 'all' : `all but ${flows.join(', ')}`}`,
    `- journeys: ${journeys.length === 0 ? 'all' : `all but ${journeys.map((file) => basename(file, '.spec.ts')).join(', ')}`}${leftOut.length > 0 ? `; of the same subjects: ${leftOut.join(', ')}` : ''}`,
  ]);
}
