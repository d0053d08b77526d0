import type { ReactNode } from 'react';
import { match } from 'ts-pattern';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { Thread, ThreadMessage, threadMachine } from '../../machines/questions/thread.machine.ts';
import { paths } from '../../paths.ts';
import type { ThreadView } from '../../ui/screens/questions/thread/thread.view.tsx';
import { dayAndTime } from '../dates.ts';

type Snapshot = SnapshotFrom<typeof threadMachine>;
type Send = ActorRefFrom<typeof threadMachine>['send'];
type Here = {
  zone: string;
  attachments: (message: ThreadMessage) => ReactNode;
  reply: ReactNode;
  publishing: ReactNode;
};

const canPublish = ({ isOwn, isStartedByInstructor, publishedAs, messages }: Thread) =>
  !isOwn &&
  !isStartedByInstructor &&
  publishedAs === undefined &&
  messages.some(({ isByInstructor }) => isByInstructor);

export function connectThread(
  snapshot: Snapshot,
  send: Send,
  { zone, attachments, reply, publishing }: Here,
): ThreadView {
  const { thread } = snapshot.context;
  const loaded = (state: 'loaded.marking' | 'loaded.read'): ThreadView =>
    thread
      ? {
          state,
          course: { title: thread.courseTitle, to: paths.course(thread.courseId) },
          lesson: thread.lesson && {
            title: thread.lesson.title,
            to: paths.lesson(thread.courseId, thread.lesson.id),
          },
          asker: thread.isOwn
            ? undefined
            : { name: thread.asker, to: thread.askerId && paths.teach.student(thread.courseId, thread.askerId) },
          isStartedByInstructor: thread.isStartedByInstructor,
          messages: thread.messages.map((message) => ({
            ...message,
            at: dayAndTime(zone, message.sentAt),
            attachments: attachments(message),
          })),
          publishedTo: thread.publishedAs && paths.discussion(thread.courseId, thread.publishedAs),
          publishing: canPublish(thread) && publishing,
          reply: thread.canReply ? reply : undefined,
        }
      : { state: 'loading' };
  return match(snapshot.value)
    .returnType<ThreadView>()
    .with('loading', (state) => ({ state }))
    .with('failed', (state) => ({
      state,
      message: 'Failed to load the conversation. Please try again later.',
      onRetry: () => send({ type: 'retry' }),
    }))
    .with('notFound', (state) => ({ state }))
    .with({ loaded: 'marking' }, () => loaded('loaded.marking'))
    .with({ loaded: 'read' }, () => loaded('loaded.read'))
    .exhaustive();
}
