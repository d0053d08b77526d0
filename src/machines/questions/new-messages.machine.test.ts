import { expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { newMessagesMachine } from './new-messages.machine.ts';

const start = (answer: () => Promise<{ threads: number }>) =>
  createActor(newMessagesMachine.provide({ actors: { countNewMessages: fromPromise(answer) } })).start();

it('§questions.28 counts the conversations with something new', async () => {
  const flow = start(async () => ({ threads: 3 }));
  expect(flow.getSnapshot().value).toBe('loading');
  const counted = await waitFor(flow, (snapshot) => snapshot.matches('counted'));
  expect(counted.context).toEqual({ threads: 3 });
});

it('§questions.28 does without the number where it does not come', async () => {
  const flow = start(() => Promise.reject(new Error('No.')));
  const missing = await waitFor(flow, (snapshot) => snapshot.matches('missing'));
  expect(missing.context).toEqual({ threads: 0 });
});
