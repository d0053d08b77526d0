import { match } from 'ts-pattern';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { CommunityQuestion, communityMachine } from '../../machines/questions/community.machine.ts';
import { paths } from '../../paths.ts';
import type { CommunityView, QuestionItem } from '../../ui/screens/questions/community/community.view.tsx';
import { longDay } from '../dates.ts';

type Snapshot = SnapshotFrom<typeof communityMachine>;
type Send = ActorRefFrom<typeof communityMachine>['send'];

export function connectCommunity(snapshot: Snapshot, send: Send, zone: string): CommunityView {
  const { search, filter, next } = snapshot.context;
  const item = ({ courseId, courseTitle, postedAt, ...question }: CommunityQuestion): QuestionItem => ({
    ...question,
    to: paths.discussion(courseId, question.id),
    course: courseTitle,
    day: longDay(zone, postedAt),
  });
  const items = snapshot.context.items.map(item);
  const onMore = () => send({ type: 'more' });
  return match(snapshot.value)
    .returnType<CommunityView>()
    .with('loading', (state) => ({ state }))
    .with('failed', (state) => ({
      state,
      message: 'Failed to load the questions. Please try again later.',
      onRetry: () => send({ type: 'retry' }),
    }))
    .with('empty', (state) => ({ state, isNarrowed: search !== '' || filter !== 'all' }))
    .with({ listed: 'ready' }, () => ({ state: 'listed.ready', items, onMore: next === null ? undefined : onMore }))
    .with({ listed: 'loadingMore' }, () => ({ state: 'listed.loadingMore', items }))
    .with({ listed: 'moreFailed' }, () => ({ state: 'listed.moreFailed', items, message: 'Please try again.', onMore }))
    .exhaustive();
}
