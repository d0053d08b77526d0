/** Every machine is walked on real actors: all states, all transitions, both branches of every guard. */
import { describe, expect, it } from 'vitest';
import { stems } from '../flows.ts';
import { lacksOf, undrivenOf, walkInNode } from './engine/complete.ts';
import { modelOf } from './engine/flows.ts';

describe('Every state, transition and branch of a guard is taken', () => {
  it.each(stems)('%s', { timeout: 60_000 }, async (stem) => {
    const model = await modelOf(stem);
    expect([...lacksOf(model), ...undrivenOf(model)]).toEqual([]);
    expect((await walkInNode(model)).missing).toEqual([]);
  });
});
