/** The walks in Node as judges of a mutant. */
import { expect, inject, test } from 'vitest';
import { modelOf } from '../engine/flows.ts';
import { lacksOf, walkInNode } from '../engine/gate.ts';
import { walkAtRandom } from '../engine/random.ts';

test('the walks', async () => {
  const model = await modelOf(inject('mutant').stem);
  expect(lacksOf(model)).toEqual([]);
  expect((await walkInNode(model)).missing).toEqual([]);
  expect(await walkAtRandom(model, { seed: 1, runs: 20 })).toBeNull();
});
