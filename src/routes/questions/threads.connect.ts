import { match } from 'ts-pattern';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { ThreadSummary, threadsMachine } from '../../machines/questions/threads.machine.ts';
import { paths } from '../../paths.ts';
import type { ThreadItem, ThreadsView } from '../../ui/screens/questions/threads/threads.view.tsx';
import { dayAndTime } from '../dates.ts';

type Snapshot = SnapshotFrom<typeof threadsMachine>;
type Send = ActorRefFrom<typeof threadsMachine>['send'];

export function connectThreads(snapshot: Snapshot, send: Send, zone: string): ThreadsView {
  const { search, course, filter, next } = snapshot.context;
  const item = ({ courseTitle, lesson, asker, isOwn, lastAt, ...thread }: ThreadSummary): ThreadItem => ({
    ...thread,
    to: paths.thread(thread.id),
    about: lesson ? `${courseTitle}: ${lesson.title}` : courseTitle,
    asker: isOwn ? undefined : asker,
    at: dayAndTime(zone, lastAt),
  });
  const items = snapshot.context.items.map(item);
  const onAll = () => send({ type: 'narrow', wanted: { search: '', course: '' } });
  const onMore = () => send({ type: 'more' });
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
    .with({ listed: 'ready' }, () => ({ state: 'listed.ready', items, onMore: next === null ? undefined : onMore }))
    .with({ listed: 'loadingMore' }, () => ({ state: 'listed.loadingMore', items }))
    .with({ listed: 'moreFailed' }, () => ({
      state: 'listed.moreFailed',
      items,
      message: 'Please try again.',
      onMore,
    }))
    .exhaustive();
}
