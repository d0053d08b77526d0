/** Which files of stories and journeys `npm test` draws: most of its time would go into them. */
import { globSync } from 'node:fs';
import { drawn } from '../tests/draw.ts';

/** One file in this many. */
const storiesOneIn = 15;
const journeysOneIn = 20;
/** One file in this many, whose tests with the tag `@long` run, too. */
const longOneIn = 60;

/** Tests of the server that take longest: they start processes, draw many people, or fit models. */
export const longServerFiles = [
  'server/account/photo/image.test.ts',
  'server/analytics/chances/refit-job.test.ts',
  'server/analytics/model/fit.test.ts',
  'server/analytics/model/refit.test.ts',
  'server/analytics/path/known.test.ts',
  'server/analytics/review/fit-weights.test.ts',
  'server/cli/invite.test.ts',
  'server/demonstration/growth/add.test.ts',
  'server/platform/database/client.test.ts',
  'server/platform/database/compaction.test.ts',
  'server/platform/worker-pool.test.ts',
  'tests/contract/draining.test.ts',
  'tests/contract/durability.test.ts',
  'tests/contract/mail-durability.test.ts',
  'tests/contract/pages/walks.test.ts',
  'tests/contract/settings.test.ts',
];
/** One of them in this many. */
const longServerOneIn = 4;

export const storyFiles = globSync('{src/ui,.storybook/*}/**/*.stories.tsx').toSorted();
export const journeyFiles = globSync('tests/journeys/**/*.spec.ts').toSorted();

/** In every run: the product's main way, and the tables of faults, which draw their own rows. */
const always = ['tests/journeys/main-way.spec.ts', 'tests/faults/'];

const part = (files: readonly string[], oneIn: number, seed: string) =>
  drawn(files, Math.ceil(files.length / oneIn), seed);

export const drawnStories = (seed: string): string[] => part(storyFiles, storiesOneIn, seed);

/** The arguments of Playwright. */
export function drawnJourneys(seed: string): string {
  const files = part(journeyFiles, journeysOneIn, seed);
  const whole = part(journeyFiles, longOneIn, `${seed} long`);
  // Playwright compares the file's name and the title with the tags.
  const left = `^(?!.*(${whole.map((file) => file.replace('tests/', '')).join('|')})).*@long`;
  return `${[...new Set([...always, ...files, ...whole])].join(' ')} --grep-invert '${left}'`;
}

/** The long tests of the server that are not drawn. */
export function leftOutOfServer(seed: string): string[] {
  const kept = part(longServerFiles, longServerOneIn, `${seed} server`);
  return longServerFiles.filter((file) => !kept.includes(file));
}
