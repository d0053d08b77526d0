import type { ReactNode } from 'react';
import { match } from 'ts-pattern';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { CommunityAnswer, Discussion, discussionMachine } from '../../machines/questions/discussion.machine.ts';
import { paths } from '../../paths.ts';
import type { DiscussionView, ShownPost } from '../../ui/screens/questions/discussion/discussion.view.tsx';
import { longDay } from '../dates.ts';

type Snapshot = SnapshotFrom<typeof discussionMachine>;
type Send = ActorRefFrom<typeof discussionMachine>['send'];
type Here = {
  zone: string;
  answering: ReactNode;
  onEdit: (answer: CommunityAnswer) => void;
  onDelete: (answer: CommunityAnswer) => void;
};
type Post = Discussion['question'] & Partial<Pick<CommunityAnswer, 'author' | 'isByInstructor' | 'isOwn' | 'isRight'>>;

export function connectDiscussion(snapshot: Snapshot, send: Send, here: Here): DiscussionView {
  const { zone, answering } = here;
  const { discussion } = snapshot.context;
  if (!discussion) return pageOf(snapshot, send);
  const { courseTitle, title, canModerate, canAnswer } = discussion;
  const isReady = snapshot.matches({ loaded: 'ready' });
  const shown = (post: Post): ShownPost => {
    const { id: postId, isHidden, isRight = false, isByInstructor = false } = post;
    const change = (next: { isHidden: boolean; isRight: boolean }) => () => send({ type: 'moderate', postId, ...next });
    return {
      id: postId,
      text: post.text,
      day: longDay(zone, post.postedAt),
      isHidden,
      ...(isHidden && !canModerate && { coursePage: paths.course(discussion.courseId) }),
      reports: post.reports,
      author: post.author,
      isByInstructor,
      isRight,
      ...(isReady && canModerate && { onHide: change({ isHidden: !isHidden, isRight }) }),
      ...(isReady && canModerate && post.author && { onRight: change({ isHidden, isRight: !isRight }) }),
      // Also while the dialog is open: the dialog returns the focus to this button when it closes.
      ...(!canModerate && !post.isOwn && { onReport: () => send({ type: 'report.open', postId }) }),
    };
  };
  const answered = (answer: CommunityAnswer): ShownPost => ({
    ...shown(answer),
    edited: answer.editedAt && longDay(zone, answer.editedAt),
    // An answer that an instructor has hidden cannot be changed, only deleted.
    ...(answer.isOwn && !answer.isHidden && { onEdit: () => here.onEdit(answer) }),
    ...(answer.isOwn && { onDelete: () => here.onDelete(answer) }),
  });
  const loaded = {
    course: courseTitle,
    title,
    question: shown(discussion.question),
    answers: discussion.answers.map(answered),
    answering: canAnswer ? answering : undefined,
  };
  const report = {
    onSubmit: (reason: string) => send({ type: 'report.submit', reason }),
    onClose: () => send({ type: 'report.close' }),
  };
  return match(snapshot.value)
    .returnType<DiscussionView>()
    .with('loading', 'failed', 'notFound', () => pageOf(snapshot, send))
    .with({ loaded: 'ready' }, () => ({ state: 'loaded.ready', ...loaded }))
    .with({ loaded: 'moderating' }, () => ({ state: 'loaded.moderating', ...loaded }))
    .with({ loaded: 'refreshing' }, () => ({ state: 'loaded.refreshing', ...loaded }))
    .with({ loaded: 'notModerated' }, () => ({
      state: 'loaded.notModerated',
      ...loaded,
      onRetry: () => send({ type: 'retry' }),
    }))
    .with({ loaded: 'reporting' }, () => ({ state: 'loaded.reporting', ...loaded, report }))
    .with({ loaded: 'sendingReport' }, () => ({ state: 'loaded.sendingReport', ...loaded, report }))
    .with({ loaded: 'notReported' }, () => ({ state: 'loaded.notReported', ...loaded, report }))
    .with({ loaded: 'reported' }, () => ({ state: 'loaded.reported', ...loaded, report }))
    .exhaustive();
}

/** The view while there is no discussion to show. */
const pageOf = ({ value }: Snapshot, send: Send): DiscussionView =>
  match(value)
    .returnType<DiscussionView>()
    .with('failed', (state) => ({
      state,
      message: 'Failed to load the question. Please try again later.',
      onRetry: () => send({ type: 'retry' }),
    }))
    .with('notFound', (state) => ({ state }))
    .otherwise(() => ({ state: 'loading' }));
