import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { exampleThreadPage } from '../api/generated/examples.ts';
import type { OperationInput } from '../api/operation.ts';
import type { PageOf } from './paged-list.ts';
import { threadsMachine } from './questions/threads.machine.ts';
import { answering, refusal, settled } from './testing.ts';

type Page = PageOf<'listThreads'>;
const { next: cursor, ...last } = exampleThreadPage;
const first: Page = exampleThreadPage;
const others = last.items.map((thread) => ({ ...thread, id: `other-${thread.id}` }));

async function start(...answers: (Page | Error)[]) {
  const { asked, logic } = answering<OperationInput<'listThreads'>, Page>(...answers);
  const flow = createActor(threadsMachine.provide({ actors: { listThreads: logic } })).start();
  await settled();
  return { asked, flow, items: () => flow.getSnapshot().context.page?.items };
}

describe('§product.63 a list that is loaded a page after the other', () => {
  it('grows by a page at a time, each row once, until there is none', async () => {
    const { flow, asked, items } = await start(first, { ...last, items: [...others, ...last.items] });
    expect(flow.getSnapshot()).toMatchObject({ value: { listed: 'ready' }, context: { page: { next: cursor } } });
    flow.send({ type: 'more' });
    flow.send({ type: 'more' });
    expect(flow.getSnapshot().value).toEqual({ listed: 'loadingMore' });
    await settled();
    expect(flow.getSnapshot().value).toEqual({ listed: 'ready' });
    expect(items()).toEqual([...last.items, ...others]);
    expect(flow.getSnapshot().can({ type: 'more' })).toBe(false);
    flow.send({ type: 'more' });
    expect(asked).toEqual([{}, { cursor }]);
  });

  it('keeps what is there where the next page fails, and asks for it again', async () => {
    const { flow, asked, items } = await start(first, refusal(500), { ...last, items: others });
    flow.send({ type: 'more' });
    await settled();
    expect(flow.getSnapshot()).toMatchObject({
      value: { listed: 'moreFailed' },
      context: { failure: { status: 500 } },
    });
    expect(items()).toEqual(last.items);
    flow.send({ type: 'more' });
    await settled();
    expect(flow.getSnapshot()).toMatchObject({ value: { listed: 'ready' }, context: { failure: null } });
    expect(items()).toEqual([...last.items, ...others]);
    expect(asked).toEqual([{}, { cursor }, { cursor }]);
  });

  it('begins anew with other filters, and pages within them; the same ones change nothing', async () => {
    const { flow, asked, items } = await start(first, { ...first, items: others }, last, { ...last, items: [] });
    flow.send({ type: 'narrow', filters: { filter: 'all' } });
    expect(flow.getSnapshot().value).toEqual({ listed: 'ready' });
    flow.send({ type: 'narrow', filters: { filter: 'unanswered' } });
    expect(flow.getSnapshot().value).toBe('loading');
    await settled();
    expect(items()).toEqual(others);
    flow.send({ type: 'more' });
    await settled();
    flow.send({ type: 'narrow', filters: { filter: 'all' } });
    await settled();
    expect(flow.getSnapshot()).toMatchObject({ value: 'empty', context: { page: { items: [] } } });
    expect(asked.slice(1)).toEqual([{ filter: 'unanswered' }, { filter: 'unanswered', cursor }, {}]);
  });

  it('shows the answer to what was asked for last, whatever was on its way', async () => {
    const { flow, asked, items } = await start(first, last, last, { ...last, items: others });
    flow.send({ type: 'more' });
    flow.send({ type: 'narrow', filters: { search: 'median' } });
    flow.send({ type: 'narrow', filters: { search: 'mean' } });
    await settled();
    expect(items()).toEqual(others);
    expect(asked.slice(1)).toEqual([{ cursor }, { search: 'median' }, { search: 'mean' }]);
  });

  it('a failed load says why, and can be tried again', async () => {
    const { flow, items } = await start(refusal(403), last);
    expect(flow.getSnapshot()).toMatchObject({ value: 'failed', context: { failure: { status: 403 } } });
    flow.send({ type: 'retry' });
    await settled();
    expect(flow.getSnapshot()).toMatchObject({ value: { listed: 'ready' }, context: { failure: null } });
    expect(items()).toEqual(last.items);
  });
});
