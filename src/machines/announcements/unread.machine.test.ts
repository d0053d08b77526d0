import { expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { exampleAnnouncements } from '../../api/generated/examples.ts';
import type { OperationInput, OperationOutput } from '../../api/operation.ts';
import { settled } from '../testing.ts';
import { unreadAnnouncementsMachine } from './unread.machine.ts';

type Announcements = OperationOutput<'listAnnouncements'>;
const [first = expect.fail('The contract has an announcement.')] = exampleAnnouncements;
const second = { ...first, id: 'second' };

async function start(found: Announcements | Error, put: ('done' | 'failed')[] = []) {
  const read: string[] = [];
  const flow = createActor(
    unreadAnnouncementsMachine.provide({
      actors: {
        listAnnouncements: fromPromise<Announcements>(async () => {
          if (found instanceof Error) throw found;
          return found;
        }),
        readAnnouncement: fromPromise<undefined, OperationInput<'readAnnouncement'>>(async ({ input }) => {
          read.push(input.announcementId);
          if (put.shift() !== 'done') throw new Error('No.');
          return undefined;
        }),
      },
    }),
  ).start();
  expect(flow.getSnapshot().value).toBe('loading');
  await settled();
  return { flow, read, settled };
}

it('§announcements.6 announcements are shown until each is dismissed', async () => {
  const { flow, read, settled } = await start([first, second], ['done', 'failed', 'done']);
  expect(flow.getSnapshot()).toMatchObject({ value: 'shown', context: { announcements: [first, second] } });
  flow.send({ type: 'dismiss', id: first.id });
  flow.send({ type: 'dismiss', id: second.id });
  expect(flow.getSnapshot()).toMatchObject({ value: 'dismissing', context: { chosen: first.id } });
  await settled();
  expect(flow.getSnapshot()).toMatchObject({ value: 'shown', context: { announcements: [second] } });
  flow.send({ type: 'dismiss', id: second.id });
  await settled();
  expect(flow.getSnapshot()).toMatchObject({ value: 'notDismissed', context: { announcements: [second] } });
  flow.send({ type: 'dismiss', id: second.id });
  await settled();
  expect(flow.getSnapshot()).toMatchObject({ value: 'none', context: { announcements: [] } });
  expect(read).toEqual([first.id, second.id, second.id]);
});

it('§announcements.6 the dashboard shows none where there are none, or they do not load', async () => {
  expect((await start([])).flow.getSnapshot().value).toBe('none');
  expect((await start(new Error('No.'))).flow.getSnapshot().value).toBe('missing');
});

it('if one cannot be dismissed, another still can', async () => {
  const { flow, settled } = await start([first, second], ['failed']);
  flow.send({ type: 'dismiss', id: first.id });
  await settled();
  flow.send({ type: 'dismiss', id: second.id });
  expect(flow.getSnapshot()).toMatchObject({ value: 'dismissing', context: { chosen: second.id } });
});
