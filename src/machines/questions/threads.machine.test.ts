import { describe, expect, it } from 'vitest';
import { createActor, type InputFrom } from 'xstate';
import { exampleThreadPage } from '../../api/generated/examples.ts';
import type { OperationInput } from '../../api/operation.ts';
import type { PageOf } from '../paged-list.ts';
import { itIsLoadedPageByPage } from '../paged-list-cases.ts';
import { answering, settled } from '../testing.ts';
import { threadsMachine } from './threads.machine.ts';

type Page = PageOf<'listThreads'>;
const { courses } = exampleThreadPage;

describe('§questions.8 the threads', () => {
  itIsLoadedPageByPage({
    machine: threadsMachine,
    operation: 'listThreads',
    page: exampleThreadPage,
    key: 'id',
    narrowed: [
      { filters: { filter: 'unanswered' }, asks: { filter: 'unanswered' } },
      {
        filters: { search: 'median', course: 'data-analytics', filter: 'all' },
        asks: { search: 'median', course: 'data-analytics' },
      },
    ],
  });
});

async function start(input: InputFrom<typeof threadsMachine>, ...answers: Page[]) {
  const { asked, logic } = answering<OperationInput<'listThreads'>, Page>(...answers);
  const flow = createActor(threadsMachine.provide({ actors: { listThreads: logic } }), { input }).start();
  await settled();
  return { asked, flow };
}

describe('§questions.8 the list of threads', () => {
  it('§questions.23 is searched and narrowed to a course, each beside the other', async () => {
    const { flow, asked } = await start(undefined, exampleThreadPage, exampleThreadPage, exampleThreadPage, {
      courses,
      items: [],
    });
    flow.send({ type: 'narrow', filters: { search: '', course: '' } });
    expect(flow.getSnapshot().value).toEqual({ listed: 'ready' });
    flow.send({ type: 'narrow', filters: { search: 'median' } });
    await settled();
    flow.send({ type: 'narrow', filters: { course: 'data-analytics' } });
    // The courses to choose from stay while the list is loading.
    expect(flow.getSnapshot()).toMatchObject({ value: 'loading', context: { page: { courses } } });
    await settled();
    flow.send({ type: 'narrow', filters: { filter: 'unanswered' } });
    await settled();
    expect(asked).toEqual([
      {},
      { search: 'median' },
      { search: 'median', course: 'data-analytics' },
      { search: 'median', course: 'data-analytics', filter: 'unanswered' },
    ]);
    expect(flow.getSnapshot()).toMatchObject({ value: 'empty', context: { page: { courses } } });
  });

  it('§questions.23 has its courses to choose from where nothing was found at first', async () => {
    const { flow } = await start(undefined, { courses, items: [] });
    expect(flow.getSnapshot()).toMatchObject({ value: 'empty', context: { page: { courses } } });
  });

  it('§product.63 begins with what the address names', async () => {
    const named = { search: 'median', course: 'data-analytics', filter: 'unanswered' } as const;
    const { asked } = await start(named, exampleThreadPage);
    expect(asked).toEqual([named]);
  });
});
