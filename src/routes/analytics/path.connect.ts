import type { ReactNode } from 'react';
import { match } from 'ts-pattern';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { Path } from '../../machines/analytics/arrangement.ts';
import type { learningPathMachine } from '../../machines/analytics/path.machine.ts';
import { paths } from '../../paths.ts';
import type { LearningPathView } from '../../ui/screens/analytics/path/path.view.tsx';
import { format, inDay } from '../dates-in-sentences.ts';
import { sentence } from '../sentence.ts';
import type { Restoring } from './steps.connect.ts';

type Snapshot = SnapshotFrom<typeof learningPathMachine>;
type Send = ActorRefFrom<typeof learningPathMachine>['send'];

/** The other flows of the page. All but the aim are shown only when there is a path. */
export type Parts = {
  aim: (path: Path | null) => ReactNode;
  placement: (path: Path) => ReactNode;
  steps: (path: Path, restoring: Restoring) => ReactNode;
};

const nextOf = ({ courseId, courseTitle, isEnrolled, minutes }: Path['steps'][number]) => ({
  title: courseTitle,
  to: paths.course(courseId),
  isEnrolled,
  minutes,
});

export function connectLearningPath(
  { value, context }: Snapshot,
  send: Send,
  zone: string,
  parts: Parts,
): LearningPathView {
  const { path, restored, failure } = context;
  const none = { state: 'none', aim: parts.aim(null) } as const;
  if (path === null && value !== 'loading' && value !== 'failed') return none;
  const canRestore = value === 'shown' || value === 'notRestored';
  const isBusy = value === 'restoring' || value === 'renewing';
  const next = path?.steps.find(({ state }) => state === 'next');
  const shown = path && {
    aim: parts.aim(path),
    placement: parts.placement(path),
    steps: parts.steps(path, {
      restored: isBusy ? restored : null,
      onRestore: canRestore ? (module) => send({ type: 'restore', module }) : undefined,
    }),
    next: next ? nextOf(next) : null,
    changes: path.changes.map(({ at, ...change }, index) => ({
      ...change,
      key: `${at} ${index}`,
      when: format(zone, at, inDay),
    })),
  };
  if (!shown) {
    return value === 'failed'
      ? {
          state: 'failed',
          reason: sentence(failure, 'Your path could not be loaded. Please try again.'),
          onRetry: () => send({ type: 'retry' }),
        }
      : { state: 'loading' };
  }
  return match(value)
    .returnType<LearningPathView>()
    .with('loading', 'failed', () => ({ state: 'loading' }))
    .with('none', () => none)
    .with('deciding', 'shown', () => ({ state: 'shown', ...shown }))
    .with('refreshing', 'restoring', 'renewing', (state) => ({ state, ...shown }))
    .with('notRefreshed', (state) => ({
      state,
      ...shown,
      reason: sentence(failure, 'Your path could not be reloaded. Please try again.'),
      onRetry: () => send({ type: 'retry' }),
    }))
    .with('notRestored', (state) => ({
      state,
      ...shown,
      why: sentence(failure, 'It is skipped still. Please try again.'),
    }))
    .exhaustive();
}
