/**
 * `npm run proof`: all that `npm test` runs, without samples, and all walks, mutants, faults and attacks.
 *
 *   npm run proof                               everything, one after another: hours
 *   npm run proof -- --minutes 20               as much of it as fits into 20 minutes, in an order drawn by the commit
 *   npm run proof -- --minutes 20 --seed S      in the order of that seed
 *   npm run proof -- --only Walks,Mutants       these kinds, as the table names them
 *   npm run proof -- --planted                  plants everyday bugs, and says which test saw each first: two minutes each
 *   npm run proof -- --planted race focus       these of them
 *   npm run proof -- --at 2027-01-01T00:05Z     with the clocks of tests, servers and browsers at that moment, which lies ahead
 *
 * It ends with a table (what, how many, minutes, failed); the last line is `N passed, N failed`.
 */
import { mkdirSync } from 'node:fs';
import { numberOf } from '../../tests/draw.ts';
import { environmentAt } from '../../tests/moved-clock.ts';
import { seed as ofCommit } from '../../tests/samples.ts';
import { buildOnce, isNewerThanSources } from '../build-once.ts';
import { readArguments, refuse } from '../command-line.ts';
import { buildWorkshop, check, finish, vitest } from '../test-stages.ts';
import { orderOf, runWhatFits } from './draw.ts';
import { type Kind, kinds } from './kinds.ts';
import { everydayBugs, plantAll } from './planted/plant.ts';

const { values, positionals } = readArguments(import.meta.filename, {
  allowPositionals: true,
  options: {
    minutes: { type: 'string' },
    seed: { type: 'string', default: ofCommit },
    only: { type: 'string' },
    at: { type: 'string' },
    planted: { type: 'boolean', default: false },
  },
});
const { seed, minutes, only, at, planted } = values;
if (positionals.length > 0 && !planted) refuse(`No such word: ${positionals.join(' ')}. --help says what there is.`);
process.env['SEED'] = seed;

const names = only?.split(',');
const unknown = names?.filter((name) => !kinds.some((kind) => kind.name === name)) ?? [];
if (unknown.length > 0)
  refuse(`No such kind: ${unknown.join()}. There are ${kinds.map(({ name }) => name).join(', ')}.`);
if (minutes !== undefined && !(Number(minutes) > 0)) refuse(`No number of minutes: ${minutes}.`);
if (at !== undefined) {
  const ahead = Date.parse(at) - Date.now();
  if (!(ahead > 0)) refuse(`No moment that lies ahead: ${at}. Write it as 2027-01-01T00:05Z.`);
  Object.assign(process.env, environmentAt(ahead));
}
const chosen = kinds.filter(({ name }) => names?.includes(name) ?? true);

mkdirSync('reports', { recursive: true });
console.log(`Seed: ${seed}`);
const begin = Date.now();
if (planted) await plantAll(everydayBugs(positionals));
else await prove();

async function prove() {
  await prepare(chosen);
  if (minutes === undefined) await runAll();
  else await runFor(Number(minutes) * 60);
}

/** What the kinds need: a browser, the product's build and the workshop's. */
async function prepare(needed: readonly Kind[]) {
  await check('Chromium', 'node scripts/setup-chromium.ts');
  if (!needed.some(({ needs }) => needs === 'build')) return;
  if (!buildOnce()) await check('Build', 'false');
}

async function run({ needs, run: start }: Kind, units: readonly string[] | null) {
  if (needs === 'workshop' && !isNewerThanSources('reports/workshop/index.html')) {
    await buildWorkshop();
  }
  await start(units, numberOf(seed));
}

async function runAll() {
  if (!names) {
    await check('Generated files', 'npm run --silent gen && git diff --exit-code --stat -- docs/access.md');
    await check('Types, lint and contract', 'npm run --silent check');
    await vitest('unit edge', { env: { WHOLE: '1' } });
  }
  for (const kind of chosen) await run(kind, null);
  finish();
}

async function runFor(seconds: number) {
  const left = seconds - (Date.now() - begin) / 1000;
  const done = await runWhatFits(orderOf(chosen, seed), left, ({ kind, units }) => run(kind, units));
  const shares = chosen.map(({ name, units }) => {
    const own = done.filter((part) => part.kind.name === name).flatMap((part) => part.units);
    return `${name} ${own.length} of ${units.length}`;
  });
  finish([
    `Drawn: ${shares.join(', ')}.`,
    `\`npm run proof -- --minutes ${minutes} --seed ${seed}\` takes the same order.`,
  ]);
}
