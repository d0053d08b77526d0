import { describe, expect, it } from 'vitest';
import { orderOf, runWhatFits, usualOf } from './draw.ts';
import { type Kind, kinds } from './kinds.ts';

const kind = (name: string, count: number, together: number, each: Kind['each'] = 10): Kind => ({
  name,
  units: Array.from({ length: count }, (_, index) => `${name} ${index}`),
  together,
  start: 5,
  each,
  run: async () => {},
});
const few = [kind('walks', 9, 2), kind('attacks', 3, 1, 100), kind('journeys', 4, 4)];
const namesOf = (parts: ReturnType<typeof orderOf>) => parts.map(({ units }) => units.join());

describe('The order of the parts', () => {
  it('is the same for the same seed, and different for another', () => {
    expect(namesOf(orderOf(few, 'one'))).toEqual(namesOf(orderOf(few, 'one')));
    expect(namesOf(orderOf(few, 'one'))).not.toEqual(namesOf(orderOf(few, 'two')));
  });

  it('has every unit once', () => {
    const units = orderOf(few, 'one').flatMap((part) => part.units);
    expect(units.toSorted()).toEqual(few.flatMap((one) => one.units).toSorted());
  });

  it('lets the kinds take turns', () => {
    const names = orderOf(few, 'one').map((part) => part.kind.name);
    expect(new Set(names.slice(0, 3)).size).toBe(3);
    expect(new Set(names.slice(3, 5))).toEqual(new Set(['walks', 'attacks']));
  });

  it('can begin with each unit of the proof, depending on the seed', () => {
    const seeds = Array.from({ length: 1000 }, (_, index) => `${index}c0ffee`);
    const begun = new Set(
      seeds.flatMap((seed) =>
        orderOf(kinds, seed)
          .slice(0, kinds.length)
          .flatMap((part) => part.units.map((unit) => `${part.kind.name}: ${unit}`)),
      ),
    );
    const all = kinds.flatMap(({ name, units }) => units.map((unit) => `${name}: ${unit}`));
    expect(all.filter((unit) => !begun.has(unit))).toEqual([]);
  });
});

describe('The time limit', () => {
  /** Each part takes its usual time, times the pace. */
  async function run(seconds: number, pace = 1) {
    let clock = 0;
    const parts = orderOf(few, 'one');
    const done = await runWhatFits(
      parts,
      seconds,
      async (part) => {
        clock += usualOf(part) * pace;
      },
      () => clock,
    );
    return { done, clock, parts };
  }

  it('lets as many parts run as fit', async () => {
    const { done, clock } = await run(200);
    expect(clock).toBeLessThanOrEqual(200);
    expect(done.length).toBeGreaterThan(3);
  });

  it('lets all parts run if it is long enough', async () => {
    const { done, parts } = await run(10_000);
    expect(done).toEqual(parts);
  });

  it('lets fewer parts run once the first have shown that the machine is slow', async () => {
    const { clock } = await run(1000, 3);
    expect(clock).toBeLessThanOrEqual(1000);
  });

  it('skips a part that is too long, in favour of a shorter one', async () => {
    const { done } = await run(30);
    expect(done.map((part) => part.kind.name)).toEqual(['walks']);
  });
});
