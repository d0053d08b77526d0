import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { exampleFirstExtensionRequests, exampleOpenExtensionRequests } from '../../api/generated/examples.ts';
import type { OperationInput, OperationOutput } from '../../api/operation.ts';
import { refusal, step } from '../testing.ts';
import { extensionRequestsMachine } from './extension-requests.machine.ts';

type Page = OperationOutput<'listExtensionRequests'>;

const missing = () => expect.fail('The contract has two open requests.');
const [first = missing(), second = missing()] = exampleOpenExtensionRequests.items;
const answer = { id: first.id, status: 'granted', dueDate: first.proposedDate } as const;
const before = { requests: [first], total: 2, next: first.id, answered: {}, failure: null };

/** Answers each call with the next of these. */
async function load(...answers: (Page | Error)[]) {
  const asked: OperationInput<'listExtensionRequests'>[] = [];
  const logic = fromPromise<Page, OperationInput<'listExtensionRequests'>>(async ({ input }) => {
    asked.push(input);
    const next = answers.shift();
    if (!next || next instanceof Error) throw next ?? new Error('Asked too often.');
    return next;
  });
  const flow = createActor(extensionRequestsMachine.provide({ actors: { listExtensionRequests: logic } })).start();
  const settled = () => new Promise((resolve) => setTimeout(resolve));
  await settled();
  return { flow, asked, settled };
}

describe('§assignments.24 the open requests', () => {
  it('are loaded page by page, none of them twice', async () => {
    const { flow, asked, settled } = await load(exampleFirstExtensionRequests, exampleOpenExtensionRequests);
    expect(flow.getSnapshot()).toMatchObject({ value: { listed: 'idle' }, context: before });
    flow.send({ type: 'more' });
    expect(flow.getSnapshot().value).toEqual({ listed: 'loadingMore' });
    await settled();
    expect(asked).toEqual([{}, { cursor: first.id }]);
    expect(flow.getSnapshot()).toMatchObject({
      value: { listed: 'idle' },
      context: { requests: [first, second], total: 2, next: undefined },
    });
  });

  it('are all there without a next page: there is nothing more to load', async () => {
    const { flow } = await load(exampleOpenExtensionRequests);
    expect(flow.getSnapshot().can({ type: 'more' })).toBe(false);
  });

  it('that did not come can be asked for again, and what is there stays', async () => {
    const { flow, settled } = await load(refusal(500), exampleFirstExtensionRequests, refusal(500));
    expect(flow.getSnapshot()).toMatchObject({ value: 'failed', context: { failure: { status: 500 } } });
    flow.send({ type: 'retry' });
    await settled();
    flow.send({ type: 'more' });
    await settled();
    expect(flow.getSnapshot()).toMatchObject({
      value: { listed: 'moreFailed' },
      context: { requests: [first], failure: { status: 500 } },
    });
    flow.send({ type: 'more' });
    expect(flow.getSnapshot().value).toEqual({ listed: 'loadingMore' });
  });

  it('where there are none, says so and can look again', async () => {
    const { flow } = await load({ total: 0, items: [] });
    expect(flow.getSnapshot().value).toBe('empty');
    flow.send({ type: 'reload' });
    expect(flow.getSnapshot().value).toBe('loading');
  });
});

describe('§assignments.26 what was answered', () => {
  it('stays in its place, and is forgotten when the list is loaded again', async () => {
    const { flow, settled } = await load(exampleOpenExtensionRequests, { ...exampleOpenExtensionRequests, total: 1 });
    flow.send({ type: 'answered', answer });
    expect(flow.getSnapshot().context).toMatchObject({ answered: { [first.id]: answer }, requests: [first, second] });
    const other = { ...answer, id: second.id };
    flow.send({ type: 'answered', answer: other });
    expect(flow.getSnapshot().context.answered).toEqual({ [first.id]: answer, [second.id]: other });
    flow.send({ type: 'reload' });
    expect(flow.getSnapshot().value).toBe('loading');
    await settled();
    expect(flow.getSnapshot().context).toMatchObject({ answered: {}, total: 1 });
  });

  it.each(['idle', 'loadingMore', 'moreFailed'])('is noted while %s', (state) => {
    expect(step(extensionRequestsMachine, { listed: state }, { type: 'answered', answer }, before)).toMatchObject({
      value: { listed: state },
      context: { answered: { [first.id]: answer } },
    });
  });
});
