import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { exampleFirstExtensionRequests, exampleOpenExtensionRequests } from '../../api/generated/examples.ts';
import type { OperationInput } from '../../api/operation.ts';
import type { PageOf } from '../paged-list.ts';
import { itIsLoadedPageByPage } from '../paged-list-cases.ts';
import { answering, settled, step } from '../testing.ts';
import { extensionRequestsMachine } from './extension-requests.machine.ts';

type Page = PageOf<'listExtensionRequests'>;

const missing = () => expect.fail('The contract has two open requests.');
const [first = missing(), second = missing()] = exampleOpenExtensionRequests.items;
const answer = { id: first.id, status: 'granted', dueDate: first.proposedDate } as const;

describe('§assignments.24 the list of open requests', () => {
  itIsLoadedPageByPage({
    machine: extensionRequestsMachine,
    operation: 'listExtensionRequests',
    page: exampleOpenExtensionRequests,
    key: 'id',
  });
});

async function load(...answers: Page[]) {
  const { asked, logic } = answering<OperationInput<'listExtensionRequests'>, Page>(...answers);
  const flow = createActor(extensionRequestsMachine.provide({ actors: { listExtensionRequests: logic } })).start();
  await settled();
  return { flow, asked };
}

describe('§assignments.24 the open requests', () => {
  it('are loaded page by page', async () => {
    const { flow, asked } = await load(exampleFirstExtensionRequests, exampleOpenExtensionRequests);
    flow.send({ type: 'more' });
    await settled();
    expect(asked).toEqual([{}, { cursor: first.id }]);
    expect(flow.getSnapshot().context.page).toMatchObject({ items: [first, second], total: 2 });
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
    const { flow } = await load(exampleOpenExtensionRequests, { ...exampleOpenExtensionRequests, total: 1 });
    flow.send({ type: 'answered', answer });
    const { answered, page } = flow.getSnapshot().context;
    expect([answered, page?.items]).toEqual([{ [first.id]: answer }, [first, second]]);
    const other = { ...answer, id: second.id };
    flow.send({ type: 'answered', answer: other });
    expect(flow.getSnapshot().context.answered).toEqual({ [first.id]: answer, [second.id]: other });
    flow.send({ type: 'reload' });
    expect(flow.getSnapshot().value).toBe('loading');
    await settled();
    expect(flow.getSnapshot().context).toMatchObject({ answered: {}, page: { total: 1 } });
  });

  it('is counted among those of the first page, as the next one no longer counts it', async () => {
    const { flow } = await load(exampleFirstExtensionRequests, { total: 1, items: [second] });
    flow.send({ type: 'answered', answer });
    flow.send({ type: 'more' });
    await settled();
    expect(flow.getSnapshot().context).toMatchObject({ answered: { [first.id]: answer }, page: { total: 2 } });
  });

  it.each(['ready', 'loadingMore', 'moreFailed'])('is noted while %s', (state) => {
    const before = { filters: {}, page: exampleFirstExtensionRequests, failure: null, answered: {} };
    expect(step(extensionRequestsMachine, { listed: state }, { type: 'answered', answer }, before)).toMatchObject({
      value: { listed: state },
      context: { answered: { [first.id]: answer } },
    });
  });
});
