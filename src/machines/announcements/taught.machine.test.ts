import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { exampleFirstTaughtAnnouncements, exampleTaughtAnnouncements } from '../../api/generated/examples.ts';
import type { OperationInput, OperationOutput } from '../../api/operation.ts';
import { refusal, step } from '../testing.ts';
import { taughtAnnouncementsMachine } from './taught.machine.ts';

type Page = OperationOutput<'listTaughtAnnouncements'>;
const missing = () => expect.fail('The contract has two announcements.');
const [first = missing(), second = missing()] = exampleTaughtAnnouncements.items;
const rest = { ...exampleTaughtAnnouncements, items: [second] };
const courseId = 'data-analytics';

/** Answers each call with the next of these. */
async function load(...answers: (Page | Error)[]) {
  const asked: OperationInput<'listTaughtAnnouncements'>[] = [];
  const logic = fromPromise<Page, OperationInput<'listTaughtAnnouncements'>>(async ({ input }) => {
    asked.push(input);
    const next = answers.shift();
    if (!next || next instanceof Error) throw next ?? new Error('Asked too often.');
    return next;
  });
  const machine = taughtAnnouncementsMachine.provide({ actors: { listTaughtAnnouncements: logic } });
  const flow = createActor(machine, { input: { courseId } }).start();
  const settled = () => new Promise((resolve) => setTimeout(resolve));
  await settled();
  return { flow, asked, settled };
}

describe('§announcements.5 what was announced', () => {
  it('is loaded page by page', async () => {
    const { flow, asked, settled } = await load(exampleFirstTaughtAnnouncements, rest);
    expect(flow.getSnapshot()).toMatchObject({
      value: { listed: 'idle' },
      context: { courseName: 'Data Analytics', students: 34, announcements: [first], next: first.id },
    });
    flow.send({ type: 'more' });
    expect(flow.getSnapshot().value).toEqual({ listed: 'loadingMore' });
    await settled();
    expect(asked).toEqual([{ courseId }, { courseId, cursor: first.id }]);
    expect(flow.getSnapshot()).toMatchObject({
      value: { listed: 'idle' },
      context: { announcements: [first, second], next: undefined },
    });
    expect(flow.getSnapshot().can({ type: 'more' })).toBe(false);
  });

  it('can be asked for again, and what is there stays', async () => {
    const { flow, settled } = await load(refusal(500), exampleFirstTaughtAnnouncements, refusal(500));
    expect(flow.getSnapshot()).toMatchObject({ value: 'failed', context: { failure: { status: 500 } } });
    flow.send({ type: 'retry' });
    await settled();
    expect(flow.getSnapshot().context.failure).toBeNull();
    flow.send({ type: 'more' });
    await settled();
    expect(flow.getSnapshot()).toMatchObject({
      value: { listed: 'moreFailed' },
      context: { announcements: [first], failure: { status: 500 } },
    });
    flow.send({ type: 'more' });
    expect(flow.getSnapshot().value).toEqual({ listed: 'loadingMore' });
  });

  it('clears a failure once the next page has come', async () => {
    const { flow, settled } = await load(exampleFirstTaughtAnnouncements, refusal(500), rest);
    flow.send({ type: 'more' });
    await settled();
    flow.send({ type: 'more' });
    await settled();
    expect(flow.getSnapshot().context.failure).toBeNull();
  });

  it.each(['idle', 'loadingMore', 'moreFailed'])('has a new one on top while %s', (state) => {
    const before = { courseId, courseName: '', students: 1, announcements: [second], next: second.id, failure: null };
    const event = { type: 'announced', announcement: first };
    expect(step(taughtAnnouncementsMachine, { listed: state }, event, before)).toMatchObject({
      value: { listed: state },
      context: { announcements: [first, second] },
    });
  });

  it('has one that is sent twice, as its first answer was lost, once', () => {
    const before = { courseId, courseName: '', students: 1, announcements: [first, second], failure: null };
    const event = { type: 'announced', announcement: first };
    expect(step(taughtAnnouncementsMachine, { listed: 'idle' }, event, before).context.announcements).toEqual([
      first,
      second,
    ]);
  });
});
