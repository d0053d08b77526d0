import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { exampleDoneCards, exampleDueCards } from '../../api/generated/examples.ts';
import { refusal, unreachable } from '../testing.ts';
import { reviewDueMachine } from './review-due.machine.ts';

async function snapshotAfter(answer: typeof exampleDueCards | Error, kept: number) {
  const getDueCards = fromPromise<typeof exampleDueCards>(async () => {
    if (answer instanceof Error) throw answer;
    return answer;
  });
  const flow = createActor(reviewDueMachine.provide({ actors: { getDueCards } }), { input: { kept } }).start();
  expect(flow.getSnapshot().value).toBe('loading');
  await new Promise((resolve) => setTimeout(resolve));
  return flow.getSnapshot();
}

describe('§analytics.67', () => {
  it('says how many are due, and nothing where none is', async () => {
    expect(await snapshotAfter(exampleDueCards, 1)).toMatchObject({ value: 'shown', context: { questions: 3 } });
    expect(await snapshotAfter(exampleDoneCards, 1)).toMatchObject({ value: 'none', context: { questions: 0 } });
  });

  it('says what the device has where the server is not reached, and nothing where it has none', async () => {
    expect(await snapshotAfter(unreachable(), 2)).toMatchObject({ value: 'shown', context: { questions: 2 } });
    expect(await snapshotAfter(unreachable(), 0)).toMatchObject({ value: 'none' });
    expect(await snapshotAfter(refusal(404), 2)).toMatchObject({ value: 'none', context: { questions: 0 } });
  });
});
