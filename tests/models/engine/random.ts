/** Random walks: long sequences of events beyond the planned ones. A failure is shrunk, and can be replayed. */
import fc from 'fast-check';
import { samplesOf } from './chart.ts';
import { CoverageRecorder } from './coverage.ts';
import type { Model } from './model.ts';
import { actorOf, nameEvent } from './node-walk.ts';

export type RandomRun = { seed: number; runs: number; path?: string | undefined };
/** A failure, shrunk to its shortest walk, and how to replay it. */
export type RandomFailure = { seed: number; path: string; way: string; message: string } | null;

/** The name, among those of the flows, for all of them at once in the browser. */
export const wholeProduct = 'whole-product';

/** A failure in words, with the command that replays it. */
export const describeFailure = (
  where: 'node' | 'chromium',
  stem: string,
  { message, way, seed, path }: NonNullable<RandomFailure>,
) => `At random: ${message}\nThe way there: ${way}\nAgain: npm run models -- --replay ${where}:${stem}:${seed}:${path}`;

const longestWalk = 60;

/** Takes random walks: events of people at any time, results and delays when possible. No state may fail. */
export async function walkAtRandom(model: Model, { seed, runs, path }: RandomRun): Promise<RandomFailure> {
  const samples = samplesOf(model);
  if (samples.length === 0) return null;
  const way = fc.record({
    start: fc.constantFrom(...Object.keys(model.starts)),
    picks: fc.array(fc.nat({ max: samples.length - 1 }), { maxLength: longestWalk }),
  });
  const property = fc.asyncProperty(way, async ({ start, picks }) => {
    await follow(
      model,
      start,
      picks.map((pick) => samples[pick] ?? { type: '' }),
    );
  });
  return tried(property, { seed, runs, path }, ({ start, picks }) =>
    [start, ...picks.map((pick) => nameEvent(samples[pick] ?? { type: '' }))].join(' > '),
  );
}

/** Runs the property; `describe` puts its counterexample into words. */
export async function tried<Case>(
  property: fc.IAsyncProperty<[Case]>,
  { seed, runs, path }: RandomRun,
  describe: (one: Case) => string,
  limits: fc.Parameters<[Case]> = {},
): Promise<RandomFailure> {
  const details = await fc.check(property, { ...limits, seed, numRuns: runs, ...(path !== undefined && { path }) });
  if (!details.failed) return null;
  const [found] = details.counterexample ?? [];
  return {
    seed: details.seed,
    path: details.counterexamplePath ?? '',
    way: found === undefined ? '' : describe(found),
    message: details.interrupted && !found ? 'no walk came to its end in time' : messageOf(details.errorInstance),
  };
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

async function follow(model: Model, start: string, events: ReturnType<typeof samplesOf>): Promise<void> {
  const actor = actorOf(model, start, new CoverageRecorder());
  actor.leaf();
  for (const event of events.filter(({ type }) => type !== '')) {
    if (!actor.canHappen(event)) continue;
    await actor.happen(event);
    actor.leaf();
  }
  actor.stop();
}
