import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { exampleTaughtClasses } from '../../api/generated/examples.ts';
import type { OperationInput, OperationOutput } from '../../api/operation.ts';
import { refusal, step } from '../testing.ts';
import { taughtClassesMachine } from './taught-classes.machine.ts';

type Page = OperationOutput<'listTaughtClasses'>;

const missing = () => expect.fail('The contract has two classes.');
const [first = missing(), second = missing()] = exampleTaughtClasses.items;
const { next: cursor = missing(), ...lastPage } = exampleTaughtClasses;
const firstPage: Page = { ...exampleTaughtClasses, items: [first] };
const none: Page = { ...lastPage, items: [] };
const about = { courseId: 'data-analytics', when: 'upcoming' };
const before = { ...about, courseTitle: 'Data Analytics', classes: [first], next: cursor, failure: null };

/** Answers each call with the next of these. */
async function load(...answers: (Page | Error)[]) {
  const asked: OperationInput<'listTaughtClasses'>[] = [];
  const logic = fromPromise<Page, OperationInput<'listTaughtClasses'>>(async ({ input }) => {
    asked.push(input);
    const next = answers.shift();
    if (!next || next instanceof Error) throw next ?? new Error('Asked too often.');
    return next;
  });
  const machine = taughtClassesMachine.provide({ actors: { listTaughtClasses: logic } });
  const flow = createActor(machine, { input: { courseId: 'data-analytics' } }).start();
  const settled = () => new Promise((resolve) => setTimeout(resolve));
  await settled();
  return { flow, asked, settled };
}

describe("§schedule.9 a course's classes", () => {
  it('§product.63 are at first those that the address names', async () => {
    const asked: unknown[] = [];
    const logic = fromPromise<Page, OperationInput<'listTaughtClasses'>>(async ({ input }) => {
      asked.push(input);
      return lastPage;
    });
    const machine = taughtClassesMachine.provide({ actors: { listTaughtClasses: logic } });
    createActor(machine, { input: { courseId: 'data-analytics', when: 'past' } }).start();
    await new Promise((resolve) => setTimeout(resolve));
    expect(asked).toEqual([{ courseId: 'data-analytics', when: 'past' }]);
  });

  it('are loaded page by page, none of them twice', async () => {
    const { flow, asked, settled } = await load(firstPage, lastPage);
    expect(flow.getSnapshot()).toMatchObject({ value: { listed: 'idle' }, context: before });
    flow.send({ type: 'more' });
    expect(flow.getSnapshot().value).toEqual({ listed: 'loadingMore' });
    await settled();
    expect(asked).toEqual([about, { ...about, cursor }]);
    expect(flow.getSnapshot()).toMatchObject({
      value: { listed: 'idle' },
      context: { classes: [first, second], next: undefined },
    });
    expect(flow.getSnapshot().can({ type: 'more' })).toBe(false);
  });

  it('that are over are asked for, and those that are shown are not asked for again', async () => {
    const { flow, asked, settled } = await load(firstPage, none);
    flow.send({ type: 'show', when: 'upcoming' });
    expect(flow.getSnapshot().value).toEqual({ listed: 'idle' });
    flow.send({ type: 'show', when: 'past' });
    expect(flow.getSnapshot().value).toBe('loading');
    await settled();
    expect(asked).toEqual([about, { ...about, when: 'past' }]);
    expect(flow.getSnapshot()).toMatchObject({ value: 'empty', context: { when: 'past', classes: [] } });
    expect(flow.getSnapshot().context.courseTitle).toBe('Data Analytics');
  });

  it('that did not come can be asked for again, and what is there stays', async () => {
    const { flow, settled } = await load(refusal(500), firstPage, refusal(500));
    expect(flow.getSnapshot()).toMatchObject({ value: 'failed', context: { failure: { status: 500 } } });
    flow.send({ type: 'retry' });
    await settled();
    flow.send({ type: 'more' });
    await settled();
    expect(flow.getSnapshot()).toMatchObject({
      value: { listed: 'moreFailed' },
      context: { classes: [first], failure: { status: 500 } },
    });
    flow.send({ type: 'more' });
    expect(flow.getSnapshot().value).toEqual({ listed: 'loadingMore' });
  });
});

describe('§schedule.16 after a change', () => {
  it('the list comes anew, and what is there stays meanwhile', async () => {
    const { flow, asked, settled } = await load(firstPage, { ...lastPage, items: [second] });
    flow.send({ type: 'reload' });
    expect(flow.getSnapshot()).toMatchObject({ value: { listed: 'reloading' }, context: { classes: [first] } });
    await settled();
    expect(asked).toEqual([about, about]);
    expect(flow.getSnapshot()).toMatchObject({
      value: { listed: 'idle' },
      context: { classes: [second], next: undefined },
    });
  });

  it('a list that does not come says so', async () => {
    const { flow, settled } = await load(firstPage, refusal(500));
    flow.send({ type: 'reload' });
    await settled();
    expect(flow.getSnapshot()).toMatchObject({ value: 'failed', context: { failure: { status: 500 } } });
  });

  it('a change while the list is on its way has it asked for once more', async () => {
    const { flow, asked, settled } = await load(firstPage, firstPage, lastPage);
    flow.send({ type: 'reload' });
    flow.send({ type: 'reload' });
    await settled();
    expect(asked).toHaveLength(3);
    expect(flow.getSnapshot().context.classes).toEqual([first, second]);
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
    await new Promise((resolve) => setTimeout(resolve));
    expect(flow.getSnapshot().value).toBe('loading');
    answers[1]?.(lastPage);
    await new Promise((resolve) => setTimeout(resolve));
    expect(flow.getSnapshot()).toMatchObject({ value: { listed: 'idle' }, context: { classes: [first, second] } });
  });

  it.each([
    ['loading', 'loading'],
    ['failed', 'loading'],
    ['empty', 'loading'],
    [{ listed: 'loadingMore' }, { listed: 'reloading' }],
    [{ listed: 'moreFailed' }, { listed: 'reloading' }],
  ])('in %j it leads to %j', (from, to) => {
    expect(step(taughtClassesMachine, from, { type: 'reload' }, before).value).toEqual(to);
  });
});
