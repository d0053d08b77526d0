import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, type InputFrom } from 'xstate';
import { exampleTaughtClasses } from '../../api/generated/examples.ts';
import type { OperationInput } from '../../api/operation.ts';
import type { PageOf } from '../paged-list.ts';
import { itIsLoadedPageByPage } from '../paged-list-cases.ts';
import { answering, refusal, settled, step } from '../testing.ts';
import { taughtClassesMachine } from './taught-classes.machine.ts';

type Page = PageOf<'listTaughtClasses'>;

const missing = () => expect.fail('The contract has two classes.');
const [first = missing(), second = missing()] = exampleTaughtClasses.items;
const { next: cursor = missing(), ...lastPage } = exampleTaughtClasses;
const firstPage: Page = { ...exampleTaughtClasses, items: [first] };
const about = { courseId: 'data-analytics', when: 'upcoming' } as const;

describe("§schedule.9 the list of a course's classes", () => {
  itIsLoadedPageByPage({
    machine: taughtClassesMachine,
    operation: 'listTaughtClasses',
    input: { courseId: about.courseId },
    asks: about,
    page: exampleTaughtClasses,
    key: 'id',
    narrowed: [
      { filters: { when: 'past' }, asks: { ...about, when: 'past' } },
      { filters: { when: 'upcoming' }, asks: about },
    ],
  });
});

async function load(input: InputFrom<typeof taughtClassesMachine>, ...answers: (Page | Error)[]) {
  const { asked, logic } = answering<OperationInput<'listTaughtClasses'>, Page>(...answers);
  const flow = createActor(taughtClassesMachine.provide({ actors: { listTaughtClasses: logic } }), { input }).start();
  await settled();
  return { flow, asked, shown: () => flow.getSnapshot().context.page?.items };
}

describe("§schedule.9 a course's classes", () => {
  it('§product.63 are at first those that the address names', async () => {
    const { asked } = await load({ courseId: 'data-analytics', when: 'past' }, lastPage);
    expect(asked).toEqual([{ courseId: 'data-analytics', when: 'past' }]);
  });

  it('are loaded page by page, ahead or over, and the course stays known', async () => {
    const { flow, asked, shown } = await load(about, firstPage, lastPage, { ...lastPage, items: [] });
    flow.send({ type: 'more' });
    await settled();
    expect(shown()).toEqual([first, second]);
    flow.send({ type: 'narrow', filters: { when: 'past' } });
    expect(flow.getSnapshot()).toMatchObject({
      value: 'loading',
      context: { page: { courseTitle: 'Data Analytics' } },
    });
    await settled();
    expect(asked).toEqual([about, { ...about, cursor }, { ...about, when: 'past' }]);
    expect(flow.getSnapshot().value).toBe('empty');
  });
});

describe('§schedule.16 after a change', () => {
  it('the list comes anew, and what is there stays meanwhile', async () => {
    const { flow, asked, shown } = await load(about, firstPage, { ...lastPage, items: [second] });
    flow.send({ type: 'reload' });
    expect(flow.getSnapshot().value).toEqual({ listed: 'reloading' });
    expect(shown()).toEqual([first]);
    await settled();
    expect(asked).toEqual([about, about]);
    expect(flow.getSnapshot().value).toEqual({ listed: 'ready' });
    expect(flow.getSnapshot().context.page).toEqual({ ...lastPage, items: [second] });
  });

  it('a list that no class is left in says so', async () => {
    const { flow, shown } = await load(about, firstPage, { ...lastPage, items: [] });
    flow.send({ type: 'reload' });
    await settled();
    expect(flow.getSnapshot().value).toBe('empty');
    expect(shown()).toEqual([]);
  });

  it('a list that does not come says so', async () => {
    const { flow } = await load(about, firstPage, refusal(500));
    flow.send({ type: 'reload' });
    await settled();
    expect(flow.getSnapshot()).toMatchObject({ value: 'failed', context: { failure: { status: 500 } } });
  });

  it('a change while the list is on its way has it asked for once more', async () => {
    const { flow, asked, shown } = await load(about, firstPage, firstPage, lastPage);
    flow.send({ type: 'reload' });
    flow.send({ type: 'reload' });
    await settled();
    expect(asked).toHaveLength(3);
    expect(shown()).toEqual([first, second]);
  });

  it('a change before the first list has come has it asked for anew, and the list of before is not shown', async () => {
    const answers: ((page: Page) => void)[] = [];
    const listTaughtClasses = fromPromise<Page, OperationInput<'listTaughtClasses'>>(
      () => new Promise((resolve) => answers.push(resolve)),
    );
    const flow = createActor(taughtClassesMachine.provide({ actors: { listTaughtClasses } }), {
      input: { courseId: 'data-analytics' },
    }).start();
    flow.send({ type: 'reload' });
    expect(answers).toHaveLength(2);
    answers[0]?.(firstPage);
    await settled();
    expect(flow.getSnapshot().value).toBe('loading');
    answers[1]?.(lastPage);
    await settled();
    expect(flow.getSnapshot()).toMatchObject({
      value: { listed: 'ready' },
      context: { page: { items: [first, second] } },
    });
  });

  it.each([
    ['loading', 'loading'],
    ['failed', 'loading'],
    ['empty', 'loading'],
    [{ listed: 'loadingMore' }, { listed: 'reloading' }],
    [{ listed: 'moreFailed' }, { listed: 'reloading' }],
  ])('in %j it leads to %j', (from, to) => {
    const before = { filters: about, page: firstPage, failure: null };
    expect(step(taughtClassesMachine, from, { type: 'reload' }, before).value).toEqual(to);
  });
});
