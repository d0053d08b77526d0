/** Random walks: long sequences of events that no plan has thought of; a failure is shrunk, and can be taken again. */
import fc from 'fast-check';
import { samplesOf } from './chart.ts';
import { Ledger } from './coverage.ts';
import type { Model } from './model.ts';
import { actorOf, nameEvent } from './node-walk.ts';

export type Dice = { seed: number; runs: number; path?: string | undefined };
export type Luck = { seed: number; path: string; way: string; message: string } | null;

const longestWalk = 60;

/** Walks at random. What can happen now happens, people's events at any time; the machine must hold. */
export async function walkAtRandom(model: Model, { seed, runs, path }: Dice): Promise<Luck> {
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
  const details = await fc.check(property, { seed, numRuns: runs, ...(path !== undefined && { path }) });
  if (!details.failed) return null;
  const [{ start, picks } = { start: '', picks: [] }] = details.counterexample ?? [];
  const events = picks.map((pick) => nameEvent(samples[pick] ?? { type: '' }));
  return {
    seed: details.seed,
    path: details.counterexamplePath ?? '',
    way: [start, ...events].join(' > '),
    message: details.errorInstance instanceof Error ? details.errorInstance.message : String(details.errorInstance),
  };
}

async function follow(model: Model, start: string, events: ReturnType<typeof samplesOf>): Promise<void> {
  const actor = actorOf(model, start, new Ledger());
  actor.leaf();
  for (const event of events.filter(({ type }) => type !== '')) {
    if (!actor.canHappen(event)) continue;
    await actor.happen(event);
    actor.leaf();
  }
  actor.stop();
}
