import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { exampleFirstTaughtAnnouncements, exampleTaughtAnnouncements } from '../../api/generated/examples.ts';
import type { OperationInput } from '../../api/operation.ts';
import type { PageOf } from '../paged-list.ts';
import { itIsLoadedPageByPage } from '../paged-list-cases.ts';
import { answering, settled, step } from '../testing.ts';
import { taughtAnnouncementsMachine } from './taught.machine.ts';

const missing = () => expect.fail('The contract has two announcements.');
const [first = missing(), second = missing()] = exampleTaughtAnnouncements.items;
const courseId = 'data-analytics';
const listing = (...items: (typeof first)[]) => ({
  filters: { courseId },
  page: { ...exampleTaughtAnnouncements, items },
  failure: null,
});
const event = { type: 'announced', announcement: first };

describe('§announcements.5 the announcements of a course', () => {
  itIsLoadedPageByPage({
    machine: taughtAnnouncementsMachine,
    operation: 'listTaughtAnnouncements',
    input: { courseId },
    asks: { courseId },
    page: exampleTaughtAnnouncements,
    key: 'id',
  });
});

describe('§announcements.5 what was announced', () => {
  it('is loaded page by page', async () => {
    const { asked, logic } = answering<OperationInput<'listTaughtAnnouncements'>, PageOf<'listTaughtAnnouncements'>>(
      exampleFirstTaughtAnnouncements,
      { ...exampleTaughtAnnouncements, items: [second] },
    );
    const machine = taughtAnnouncementsMachine.provide({ actors: { listTaughtAnnouncements: logic } });
    const flow = createActor(machine, { input: { courseId } }).start();
    await settled();
    flow.send({ type: 'more' });
    await settled();
    expect(asked).toEqual([{ courseId }, { courseId, cursor: first.id }]);
    expect(flow.getSnapshot().context.page).toMatchObject({ courseName: 'Data Analytics', items: [first, second] });
  });

  it.each(['ready', 'loadingMore', 'moreFailed'])('has a new one on top while %s', (state) => {
    expect(step(taughtAnnouncementsMachine, { listed: state }, event, listing(second))).toMatchObject({
      value: { listed: state },
      context: { page: { items: [first, second] } },
    });
  });

  it('is listed once there is a first one', () => {
    expect(step(taughtAnnouncementsMachine, 'empty', event, listing())).toMatchObject({
      value: { listed: 'ready' },
      context: { page: { items: [first] } },
    });
  });

  it('has one that is sent twice, as its first answer was lost, once', () => {
    const after = step(taughtAnnouncementsMachine, { listed: 'ready' }, event, listing(first, second));
    expect(after.context.page.items).toEqual([first, second]);
  });
});

describe('§announcements.8, §announcements.9 one that changes or goes', () => {
  const changed = { ...first, text: 'Another text.', version: 2 };

  it.each(['ready', 'loadingMore', 'moreFailed'])('is changed where it stands while %s', (state) => {
    const change = { type: 'changed', announcement: changed };
    const after = step(taughtAnnouncementsMachine, { listed: state }, change, listing(second, first));
    expect(after).toMatchObject({ value: { listed: state }, context: { page: { items: [second, changed] } } });
  });

  const removed = { type: 'removed', id: first.id };

  it('is left out', () => {
    const after = step(taughtAnnouncementsMachine, { listed: 'ready' }, removed, listing(first, second));
    expect(after).toMatchObject({ value: { listed: 'ready' }, context: { page: { items: [second] } } });
  });

  it('leaves an empty list where it was the last', () => {
    const after = step(taughtAnnouncementsMachine, { listed: 'ready' }, removed, listing(first));
    expect(after).toMatchObject({ value: 'empty', context: { page: { items: [] } } });
  });

  it('leaves the way to the others where more are to come', () => {
    const { page, ...rest } = listing(first);
    const context = { ...rest, page: { ...page, next: first.id } };
    expect(step(taughtAnnouncementsMachine, { listed: 'ready' }, removed, context).value).toEqual({ listed: 'ready' });
  });
});
