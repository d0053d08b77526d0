import { match } from 'ts-pattern';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { unreadAnnouncementsMachine } from '../../machines/announcements/unread.machine.ts';
import type { UnreadAnnouncementsView } from '../../ui/screens/announcements/unread/unread.view.tsx';
import { shortDay } from '../dates.ts';
import { formattedLater } from '../formatted.tsx';

type Snapshot = SnapshotFrom<typeof unreadAnnouncementsMachine>;
type Send = ActorRefFrom<typeof unreadAnnouncementsMachine>['send'];

export function connectUnreadAnnouncements(snapshot: Snapshot, send: Send, zone: string): UnreadAnnouncementsView {
  const { chosen } = snapshot.context;
  const announcements = snapshot.context.announcements.map((announcement) => ({
    ...announcement,
    text: formattedLater(announcement.text),
    course: announcement.courseName,
    published: shortDay(zone, announcement.publishedAt),
    edited: announcement.editedAt && shortDay(zone, announcement.editedAt),
    onDismiss: () => send({ type: 'dismiss', id: announcement.id }),
  }));
  return match(snapshot.value)
    .returnType<UnreadAnnouncementsView>()
    .with('loading', 'missing', 'none', (state) => ({ state }))
    .with('shown', (state) => ({ state, announcements }))
    .with('dismissing', 'notDismissed', (state) => ({ state, announcements, chosen }))
    .exhaustive();
}
