/** The order in which the proof takes its parts, and which of them still fit into the time. */
import { shuffled, takeTurns } from '../../tests/draw.ts';
import type { Kind } from './kinds.ts';

export type Part = { kind: Kind; units: readonly string[] };

const partsOf = (kind: Kind, seed: string): Part[] => {
  const units = shuffled(kind.units, seed);
  return Array.from({ length: Math.ceil(units.length / kind.together) }, (_, index) => ({
    kind,
    units: units.slice(index * kind.together, (index + 1) * kind.together),
  }));
};

/** All parts, shuffled by the seed; the kinds take turns. */
export const orderOf = (kinds: readonly Kind[], seed: string): Part[] =>
  takeTurns(shuffled(kinds, seed, ({ name }) => name).map((kind) => partsOf(kind, seed)));

/** Usual seconds. */
export const usualOf = ({ kind: { start, each }, units }: Part): number =>
  units.reduce((sum, unit) => sum + (typeof each === 'number' ? each : each(unit)), start);

/** Runs the parts that fit: whether one is begun depends on its usual time, and on how fast this machine has been so far. */
export async function runWhatFits(
  parts: readonly Part[],
  seconds: number,
  run: (part: Part) => Promise<void>,
  now = () => Date.now() / 1000,
): Promise<Part[]> {
  const begin = now();
  const done: Part[] = [];
  let usual = 0;
  let taken = 0;
  for (const part of parts) {
    const pace = usual > 0 ? taken / usual : 1;
    if (now() - begin + usualOf(part) * pace > seconds) continue;
    const start = now();
    await run(part);
    taken += now() - start;
    usual += usualOf(part);
    done.push(part);
  }
  return done;
}
