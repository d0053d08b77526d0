import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { exampleThreadPage } from '../../api/generated/examples.ts';
import type { OperationInput } from '../../api/operation.ts';
import { refusal } from '../testing.ts';
import { threadsMachine } from './threads.machine.ts';

const settled = () => new Promise((resolve) => setTimeout(resolve));
type Page = typeof exampleThreadPage;
const { next: _next, ...last } = exampleThreadPage;
const others = last.items.map((thread) => ({ ...thread, id: `other-${thread.id}` }));

function start(...answers: (Page | Error)[]) {
  const asked: OperationInput<'listThreads'>[] = [];
  const listThreads = fromPromise(async ({ input }: { input: OperationInput<'listThreads'> }) => {
    asked.push(input);
    const answer = answers.shift();
    if (!answer || answer instanceof Error) throw answer ?? refusal(500);
    return answer;
  });
  return { asked, flow: createActor(threadsMachine.provide({ actors: { listThreads } })).start() };
}

describe('§questions.8 the list of threads', () => {
  it('grows by a page at a time, until there is none', async () => {
    const { flow, asked } = start(exampleThreadPage, { items: [...others, ...last.items] });
    await settled();
    expect(flow.getSnapshot()).toMatchObject({ value: { listed: 'ready' }, context: { next: exampleThreadPage.next } });
    flow.send({ type: 'more' });
    flow.send({ type: 'more' });
    await settled();
    expect(flow.getSnapshot()).toMatchObject({ value: { listed: 'ready' }, context: { next: null } });
    expect(flow.getSnapshot().context.items).toEqual([...last.items, ...others]);
    flow.send({ type: 'more' });
    expect(asked).toEqual([{}, { cursor: exampleThreadPage.next }]);
    expect(flow.getSnapshot().value).toEqual({ listed: 'ready' });
  });

  it('keeps what is there where the next page fails, and asks for it again', async () => {
    const { flow, asked } = start(exampleThreadPage, refusal(500), last);
    await settled();
    flow.send({ type: 'more' });
    await settled();
    expect(flow.getSnapshot()).toMatchObject({
      value: { listed: 'moreFailed' },
      context: { items: exampleThreadPage.items },
    });
    flow.send({ type: 'more' });
    await settled();
    expect(flow.getSnapshot().value).toEqual({ listed: 'ready' });
    expect(asked).toHaveLength(3);
  });

  it('narrows to what waits for an answer, and pages within that', async () => {
    const { flow, asked } = start(exampleThreadPage, exampleThreadPage, last, { items: [] });
    await settled();
    flow.send({ type: 'filter', filter: 'all' });
    expect(flow.getSnapshot().value).toEqual({ listed: 'ready' });
    flow.send({ type: 'filter', filter: 'unanswered' });
    expect(flow.getSnapshot()).toMatchObject({ value: 'loading', context: { items: [], next: null } });
    await settled();
    flow.send({ type: 'more' });
    await settled();
    expect(asked).toEqual([{}, { filter: 'unanswered' }, { filter: 'unanswered', cursor: exampleThreadPage.next }]);
    flow.send({ type: 'filter', filter: 'all' });
    await settled();
    expect(flow.getSnapshot()).toMatchObject({ value: 'empty', context: { filter: 'all', items: [] } });
  });

  it('a failed load can be tried again', async () => {
    const { flow } = start(refusal(500), last);
    await settled();
    expect(flow.getSnapshot().value).toBe('failed');
    flow.send({ type: 'retry' });
    await settled();
    expect(flow.getSnapshot().value).toEqual({ listed: 'ready' });
  });
});
