import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import { exampleOpenExtensionRequests } from '../../api/generated/examples.ts';
import { extensionRequestsMachine } from '../../machines/grading/extension-requests.machine.ts';
import { connectExtensionRequests } from './extension-requests.connect.ts';

const { items } = exampleOpenExtensionRequests;
const context = { filters: {}, page: { items, total: items.length }, failure: null };

it('§assignments.29 each answer leaves one request fewer to answer', () => {
  const left = items.map((_, count) => {
    const answers = items
      .slice(0, count + 1)
      .map(({ id, proposedDate: dueDate }) => ({ id, status: 'granted' as const, dueDate }));
    const answered = Object.fromEntries(answers.map((answer) => [answer.id, answer]));
    const snapshot = extensionRequestsMachine.resolveState({
      value: { listed: 'ready' },
      context: { ...context, answered },
    });
    const { send } = createActor(extensionRequestsMachine);
    const view = connectExtensionRequests(snapshot, send, { zone: 'UTC', onAnswer: () => {} });
    return view.state === 'listed.ready' && view.total;
  });
  expect(left).toEqual(items.map((_, count) => items.length - count - 1));
});
