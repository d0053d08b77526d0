import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { exampleFirstRegradeRequests, exampleOpenRegradeRequests } from '../../api/generated/examples.ts';
import type { OperationInput } from '../../api/operation.ts';
import type { PageOf } from '../paged-list.ts';
import { itIsLoadedPageByPage } from '../paged-list-cases.ts';
import { answering, settled, step } from '../testing.ts';
import { regradeRequestsMachine } from './regrade-requests.machine.ts';

type Page = PageOf<'listRegradeRequests'>;

const missing = () => expect.fail('The contract has two open requests.');
const [first = missing(), second = missing()] = exampleOpenRegradeRequests.items;
const answer = { id: first.id, answer: 'It is not there.' };

describe('§grading.46 the list of open requests', () => {
  itIsLoadedPageByPage({
    machine: regradeRequestsMachine,
    operation: 'listRegradeRequests',
    page: exampleOpenRegradeRequests,
    key: 'id',
  });
});

async function load(...answers: Page[]) {
  const { asked, logic } = answering<OperationInput<'listRegradeRequests'>, Page>(...answers);
  const flow = createActor(regradeRequestsMachine.provide({ actors: { listRegradeRequests: logic } })).start();
  await settled();
  return { flow, asked };
}

describe('§grading.46 the open requests', () => {
  it('are loaded page by page', async () => {
    const { flow, asked } = await load(exampleFirstRegradeRequests, exampleOpenRegradeRequests);
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

describe('§grading.49 what was answered', () => {
  it('stays in its place, and is forgotten when the list is loaded again', async () => {
    const { flow } = await load(exampleOpenRegradeRequests, { ...exampleOpenRegradeRequests, total: 1 });
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
    const { flow } = await load(exampleFirstRegradeRequests, { total: 1, items: [second] });
    flow.send({ type: 'answered', answer });
    flow.send({ type: 'more' });
    await settled();
    expect(flow.getSnapshot().context).toMatchObject({ answered: { [first.id]: answer }, page: { total: 2 } });
  });

  it.each(['ready', 'loadingMore', 'moreFailed'])('is noted while %s', (state) => {
    const before = { filters: {}, page: exampleFirstRegradeRequests, failure: null, answered: {} };
    expect(step(regradeRequestsMachine, { listed: state }, { type: 'answered', answer }, before)).toMatchObject({
      value: { listed: state },
      context: { answered: { [first.id]: answer } },
    });
  });
});
