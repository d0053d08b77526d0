/** The walks in Node, run against a mutant. */
import { expect, inject, test } from 'vitest';
import { lacksOf, walkInNode } from '../engine/complete.ts';
import { modelOf } from '../engine/flows.ts';
import { walkAtRandom } from '../engine/random.ts';

test('the walks', async () => {
  const model = await modelOf(inject('mutant').stem);
  expect(lacksOf(model)).toEqual([]);
  expect((await walkInNode(model)).missing).toEqual([]);
  expect(await walkAtRandom(model, { seed: 1, runs: 20 })).toBeNull();
});
