/** No sequence of events, in whatever order, makes a machine fail or stay in a state that has no view. */
import { describe, expect, it } from 'vitest';
import { stems } from '../flows.ts';
import { modelOf } from './engine/flows.ts';
import { walkAtRandom } from './engine/random.ts';

const seed = 20261121;

describe('Random walks', () => {
  it.each(stems)('%s', { timeout: 60_000 }, async (stem) => {
    expect(await walkAtRandom(await modelOf(stem), { seed, runs: 20 })).toBeNull();
  });
});
