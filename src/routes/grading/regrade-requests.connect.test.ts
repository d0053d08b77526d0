import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import { exampleOpenRegradeRequests } from '../../api/generated/examples.ts';
import { regradeRequestsMachine } from '../../machines/grading/regrade-requests.machine.ts';
import { connectRegradeRequests } from './regrade-requests.connect.ts';

const { items } = exampleOpenRegradeRequests;
const context = { filters: {}, page: { items, total: items.length }, failure: null };

it('§grading.46 each answer leaves one request fewer to answer', () => {
  const left = items.map((_, count) => {
    const answers = items.slice(0, count + 1).map(({ id }) => ({ id, answer: 'It is not there.' }));
    const answered = Object.fromEntries(answers.map((answer) => [answer.id, answer]));
    const snapshot = regradeRequestsMachine.resolveState({
      value: { listed: 'ready' },
      context: { ...context, answered },
    });
    const { send } = createActor(regradeRequestsMachine);
    const view = connectRegradeRequests(snapshot, send, { zone: 'UTC', onAnswer: () => {} });
    return view.state === 'listed.ready' && view.total;
  });
  expect(left).toEqual(items.map((_, count) => items.length - count - 1));
});
