import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, type InputFrom } from 'xstate';
import { exampleThreadPage } from '../../api/generated/examples.ts';
import type { OperationInput } from '../../api/operation.ts';
import { refusal } from '../testing.ts';
import { threadsMachine } from './threads.machine.ts';

const settled = () => new Promise((resolve) => setTimeout(resolve));
type Page = typeof exampleThreadPage;
const { next: _next, ...last } = exampleThreadPage;
const { courses } = exampleThreadPage;
const others = last.items.map((thread) => ({ ...thread, id: `other-${thread.id}` }));

function start(...answers: (Page | Error)[]) {
  return opened(undefined, answers);
}

function opened(input: InputFrom<typeof threadsMachine>, answers: (Page | Error)[]) {
  const asked: OperationInput<'listThreads'>[] = [];
  const listThreads = fromPromise(async ({ input }: { input: OperationInput<'listThreads'> }) => {
    asked.push(input);
    const answer = answers.shift();
    if (!answer || answer instanceof Error) throw answer ?? refusal(500);
    return answer;
  });
  return { asked, flow: createActor(threadsMachine.provide({ actors: { listThreads } }), { input }).start() };
}

describe('§questions.8 the list of threads', () => {
  it('grows by a page at a time, until there is none', async () => {
    const { flow, asked } = start(exampleThreadPage, { courses, items: [...others, ...last.items] });
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
    const { flow, asked } = start(exampleThreadPage, exampleThreadPage, last, { courses, items: [] });
    await settled();
    flow.send({ type: 'narrow', wanted: { filter: 'all' } });
    expect(flow.getSnapshot().value).toEqual({ listed: 'ready' });
    flow.send({ type: 'narrow', wanted: { filter: 'unanswered' } });
    expect(flow.getSnapshot()).toMatchObject({ value: 'loading', context: { items: [], next: null } });
    await settled();
    flow.send({ type: 'more' });
    await settled();
    expect(asked).toEqual([{}, { filter: 'unanswered' }, { filter: 'unanswered', cursor: exampleThreadPage.next }]);
    flow.send({ type: 'narrow', wanted: { filter: 'all' } });
    await settled();
    expect(flow.getSnapshot()).toMatchObject({ value: 'empty', context: { filter: 'all', items: [] } });
  });

  it('§questions.23 is searched and narrowed to a course, each beside the other, and pages within that', async () => {
    const { flow, asked } = start(exampleThreadPage, exampleThreadPage, last, { courses, items: [] });
    await settled();
    flow.send({ type: 'narrow', wanted: { search: '', course: '' } });
    expect(flow.getSnapshot().value).toEqual({ listed: 'ready' });
    flow.send({ type: 'narrow', wanted: { search: 'median' } });
    await settled();
    flow.send({ type: 'narrow', wanted: { course: 'data-analytics' } });
    expect(flow.getSnapshot()).toMatchObject({ value: 'loading', context: { courses, items: [], next: null } });
    await settled();
    flow.send({ type: 'narrow', wanted: { filter: 'unanswered' } });
    await settled();
    expect(asked.slice(1)).toEqual([
      { search: 'median' },
      { search: 'median', course: 'data-analytics' },
      { search: 'median', course: 'data-analytics', filter: 'unanswered' },
    ]);
    expect(flow.getSnapshot()).toMatchObject({ value: 'empty', context: { courses } });
  });

  it('§questions.23 has its courses to choose from where nothing was found at first', async () => {
    const { flow } = start({ courses, items: [] });
    await settled();
    expect(flow.getSnapshot()).toMatchObject({ value: 'empty', context: { courses, items: [] } });
  });

  it('§product.63 begins with what the address names', async () => {
    const { asked } = opened({ search: 'median', course: 'data-analytics', filter: 'unanswered' }, [last]);
    await settled();
    expect(asked).toEqual([{ search: 'median', course: 'data-analytics', filter: 'unanswered' }]);
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
