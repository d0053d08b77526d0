import { match, P } from 'ts-pattern';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { ThreadSummary, threadsMachine } from '../../machines/questions/threads.machine.ts';
import { paths } from '../../paths.ts';
import type { ThreadItem, ThreadsView } from '../../ui/screens/questions/threads/threads.view.tsx';
import { dayAndTime } from '../dates.ts';
import { restOfList } from '../rest-of-list.ts';

type Snapshot = SnapshotFrom<typeof threadsMachine>;
type Send = ActorRefFrom<typeof threadsMachine>['send'];

export function connectThreads(snapshot: Snapshot, send: Send, zone: string): ThreadsView {
  const { search, course, filter } = snapshot.context.filters;
  const item = ({ courseTitle, lesson, asker, isOwn, lastAt, ...thread }: ThreadSummary): ThreadItem => ({
    ...thread,
    to: paths.thread(thread.id),
    about: lesson ? `${courseTitle}: ${lesson.title}` : courseTitle,
    asker: isOwn ? undefined : asker,
    at: dayAndTime(zone, lastAt),
  });
  const items = (snapshot.context.page?.items ?? []).map(item);
  const onAll = () => send({ type: 'narrow', filters: { search: '', course: '' } });
  return match(snapshot.value)
    .returnType<ThreadsView>()
    .with('loading', (state) => ({ state }))
    .with('failed', (state) => ({
      state,
      message: 'Failed to load your messages. Please try again later.',
      onRetry: () => send({ type: 'retry' }),
    }))
    .with('empty', (state) => {
      if (search || course) return { state, narrowedBy: 'search', onAll };
      return filter === 'unanswered'
        ? { state, narrowedBy: 'filter' }
        : { state, narrowedBy: 'nothing', coursesTo: paths.courses };
    })
    .with({ listed: P.select() }, (listed) => ({ ...restOfList(listed, snapshot, send), items }))
    .exhaustive();
}
