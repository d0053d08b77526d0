import { match, P } from 'ts-pattern';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { taughtAnnouncementsMachine } from '../../machines/announcements/taught.machine.ts';
import type { TaughtAnnouncementsView } from '../../ui/screens/announcements/taught/taught.view.tsx';
import { dayAndTime } from '../dates.ts';
import { formatted } from '../formatted.tsx';
import { restOfList } from '../rest-of-list.ts';
import { sentence } from '../sentence.ts';

type Snapshot = SnapshotFrom<typeof taughtAnnouncementsMachine>;
type Send = ActorRefFrom<typeof taughtAnnouncementsMachine>['send'];

export function connectTaughtAnnouncements(snapshot: Snapshot, send: Send, zone: string): TaughtAnnouncementsView {
  const { page, failure } = snapshot.context;
  const about = { course: page?.courseName ?? '', students: page?.students ?? 0 };
  const list = {
    ...about,
    announcements: (page?.items ?? []).map(({ publishedAt, text, ...rest }) => ({
      ...rest,
      text: formatted(text),
      published: dayAndTime(zone, publishedAt),
    })),
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
