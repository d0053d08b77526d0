import { match, P } from 'ts-pattern';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { announcementChangeMachine } from '../../machines/announcements/change.machine.ts';
import type { TaughtAnnouncement, taughtAnnouncementsMachine } from '../../machines/announcements/taught.machine.ts';
import type { Viewer } from '../../machines/calendar-day.ts';
import type { TaughtAnnouncementsView } from '../../ui/screens/announcements/taught/taught.view.tsx';
import { dayAndTime } from '../dates.ts';
import { formatted } from '../formatted.tsx';
import { restOfList } from '../rest-of-list.ts';
import { sentence } from '../sentence.ts';

type Snapshot = SnapshotFrom<typeof taughtAnnouncementsMachine>;
type Send = ActorRefFrom<typeof taughtAnnouncementsMachine>['send'];

type Means = { sendChange: ActorRefFrom<typeof announcementChangeMachine>['send']; viewer: Viewer };

export function connectTaughtAnnouncements(
  snapshot: Snapshot,
  send: Send,
  { sendChange, viewer }: Means,
): TaughtAnnouncementsView {
  const { page, failure } = snapshot.context;
  const about = { course: page?.courseName ?? '', students: page?.students ?? 0 };
  const list = {
    ...about,
    announcements: (page?.items ?? []).map((item) => shown(item, sendChange, viewer)),
  };
  const message = sentence(failure, 'The announcements could not be loaded. Please try again.');
  return match(snapshot.value)
    .returnType<TaughtAnnouncementsView>()
    .with('loading', (state) => ({ state }))
    .with('failed', (state) => ({ state, message, onRetry: () => send({ type: 'retry' }) }))
    .with('empty', (state) => ({ state, ...about }))
    .with({ listed: P.select() }, (listed) => ({ ...restOfList(listed, snapshot, send, message), ...list }))
    .exhaustive();
}

/** One whose moment has come since the list was loaded is no longer one that waits. */
function shown(item: TaughtAnnouncement, sendChange: Means['sendChange'], { zone, now }: Viewer) {
  const { id, title, text, author, dismissed, publishedAt, editedAt } = item;
  const target = { ...item, isTold: item.isTold || Date.parse(publishedAt) <= now() };
  return {
    ...{ id, title, author, dismissed },
    isTold: target.isTold,
    text: formatted(text),
    published: dayAndTime(zone, publishedAt),
    edited: editedAt && dayAndTime(zone, editedAt),
    onEdit: () => sendChange({ type: 'change', target }),
    onDelete: () => sendChange({ type: 'remove', target }),
  };
}
