import { match, P } from 'ts-pattern';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { CommunityQuestion, communityMachine } from '../../machines/questions/community.machine.ts';
import { paths } from '../../paths.ts';
import type { CommunityView, QuestionItem } from '../../ui/screens/questions/community/community.view.tsx';
import { longDay } from '../dates.ts';
import { restOfList } from '../rest-of-list.ts';

type Snapshot = SnapshotFrom<typeof communityMachine>;
type Send = ActorRefFrom<typeof communityMachine>['send'];

export function connectCommunity(snapshot: Snapshot, send: Send, zone: string): CommunityView {
  const item = ({ courseId, courseTitle, postedAt, ...question }: CommunityQuestion): QuestionItem => ({
    ...question,
    to: paths.discussion(courseId, question.id),
    course: courseTitle,
    day: longDay(zone, postedAt),
  });
  const items = (snapshot.context.page?.items ?? []).map(item);
  return match(snapshot.value)
    .returnType<CommunityView>()
    .with('loading', (state) => ({ state }))
    .with('failed', (state) => ({
      state,
      message: 'Failed to load the questions. Please try again later.',
      onRetry: () => send({ type: 'retry' }),
    }))
    .with('empty', (state) => ({
      state,
      isNarrowed: Object.values(snapshot.context.filters).some((value) => value !== '' && value !== 'all'),
    }))
    .with({ listed: P.select() }, (listed) => ({ ...restOfList(listed, snapshot, send), items }))
    .exhaustive();
}
