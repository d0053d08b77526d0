import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { exampleCommunityPage } from '../../api/generated/examples.ts';
import type { OperationInput } from '../../api/operation.ts';
import { refusal } from '../testing.ts';
import { communityMachine } from './community.machine.ts';

const settled = () => new Promise((resolve) => setTimeout(resolve));
type Page = typeof exampleCommunityPage;
const { next, ...last } = exampleCommunityPage;
const others = last.items.map((question) => ({ ...question, id: `other-${question.id}` }));

function start(...answers: (Page | Error)[]) {
  const asked: OperationInput<'listCommunity'>[] = [];
  const listCommunity = fromPromise(async ({ input }: { input: OperationInput<'listCommunity'> }) => {
    asked.push(input);
    const answer = answers.shift();
    if (!answer || answer instanceof Error) throw answer ?? refusal(500);
    return answer;
  });
  return { asked, flow: createActor(communityMachine.provide({ actors: { listCommunity } })).start() };
}

describe('§questions.17 the list of published questions', () => {
  it('grows by a page at a time, and keeps what is there where the next one fails', async () => {
    const { flow, asked } = start(exampleCommunityPage, refusal(500), { items: [...others, ...last.items] });
    await settled();
    flow.send({ type: 'more' });
    await settled();
    expect(flow.getSnapshot()).toMatchObject({
      value: { listed: 'moreFailed' },
      context: { items: exampleCommunityPage.items },
    });
    flow.send({ type: 'more' });
    await settled();
    expect(flow.getSnapshot()).toMatchObject({ value: { listed: 'ready' }, context: { next: null } });
    expect(flow.getSnapshot().context.items).toEqual([...last.items, ...others]);
    flow.send({ type: 'more' });
    expect(asked).toEqual([{}, { cursor: next }, { cursor: next }]);
  });

  it('§product.63 begins with what the address names', async () => {
    const asked: OperationInput<'listCommunity'>[] = [];
    const listCommunity = fromPromise(async ({ input }: { input: OperationInput<'listCommunity'> }) => {
      asked.push(input);
      return last;
    });
    const input = { search: 'median', filter: 'reported' } as const;
    createActor(communityMachine.provide({ actors: { listCommunity } }), { input }).start();
    await settled();
    expect(asked).toEqual([input]);
  });

  it('is narrowed by words and to what was reported, each time from the beginning', async () => {
    const { flow, asked } = start(exampleCommunityPage, exampleCommunityPage, exampleCommunityPage, { items: [] });
    await settled();
    flow.send({ type: 'narrow', search: '', filter: 'all' });
    expect(flow.getSnapshot().value).toEqual({ listed: 'ready' });
    flow.send({ type: 'narrow', search: 'median', filter: 'all' });
    expect(flow.getSnapshot()).toMatchObject({ value: 'loading', context: { items: [], next: null } });
    await settled();
    flow.send({ type: 'narrow', search: 'median', filter: 'reported' });
    await settled();
    flow.send({ type: 'more' });
    await settled();
    expect(asked).toEqual([
      {},
      { search: 'median' },
      { search: 'median', filter: 'reported' },
      { search: 'median', filter: 'reported', cursor: next },
    ]);
  });

  it('may be empty, and a failed load can be tried again', async () => {
    const { flow } = start(refusal(500), { items: [] });
    await settled();
    expect(flow.getSnapshot().value).toBe('failed');
    flow.send({ type: 'retry' });
    await settled();
    expect(flow.getSnapshot().value).toBe('empty');
  });
});
