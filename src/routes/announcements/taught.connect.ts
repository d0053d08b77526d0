import { match } from 'ts-pattern';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { taughtAnnouncementsMachine } from '../../machines/announcements/taught.machine.ts';
import type { TaughtAnnouncementsView } from '../../ui/screens/announcements/taught/taught.view.tsx';
import { dayAndTime } from '../dates.ts';
import { formatted } from '../formatted.tsx';
import { sentence } from '../sentence.ts';

type Snapshot = SnapshotFrom<typeof taughtAnnouncementsMachine>;
type Send = ActorRefFrom<typeof taughtAnnouncementsMachine>['send'];

export function connectTaughtAnnouncements(snapshot: Snapshot, send: Send, zone: string): TaughtAnnouncementsView {
  const { courseName, students, announcements, failure } = snapshot.context;
  const list = {
    course: courseName,
    students,
    announcements: announcements.map(({ publishedAt, text, ...said }) => ({
      ...said,
      text: formatted(text),
      published: dayAndTime(zone, publishedAt),
    })),
  };
  const message = sentence(failure, 'The announcements could not be loaded. Please try again.');
  const onMore = () => send({ type: 'more' });
  return match(snapshot.value)
    .returnType<TaughtAnnouncementsView>()
    .with('loading', (state) => ({ state }))
    .with('failed', (state) => ({ state, message, onRetry: () => send({ type: 'retry' }) }))
    .with({ listed: 'idle' }, () => ({
      state: 'listed.idle',
      ...list,
      onMore: snapshot.can({ type: 'more' }) ? onMore : undefined,
    }))
    .with({ listed: 'loadingMore' }, () => ({ state: 'listed.loadingMore', ...list }))
    .with({ listed: 'moreFailed' }, () => ({ state: 'listed.moreFailed', ...list, message, onMore }))
    .exhaustive();
}
