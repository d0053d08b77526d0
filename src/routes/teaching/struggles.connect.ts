import type { ReactNode } from 'react';
import { match } from 'ts-pattern';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { Struggles, teachingStrugglesMachine } from '../../machines/teaching/struggles.machine.ts';
import { paths } from '../../paths.ts';
import type { StrugglesView } from '../../ui/screens/teaching/struggles/struggles.view.tsx';
import { plainDay } from '../dates.ts';
import { sentence } from '../sentence.ts';

type Snapshot = SnapshotFrom<typeof teachingStrugglesMachine>;
type Send = ActorRefFrom<typeof teachingStrugglesMachine>['send'];

export function connectStruggles(
  { value, context: { courseId, struggles, failure } }: Snapshot,
  send: Send,
  { chart }: { chart: (lessons: Struggles['lessons']) => ReactNode },
): StrugglesView {
  const course = struggles?.courseTitle ?? '';
  return match(value)
    .returnType<StrugglesView>()
    .with('loading', 'deciding', () => ({ state: 'loading', course }))
    .with('failed', (state) => ({
      state,
      course,
      reason: sentence(failure, 'The figures could not be loaded. Please try again.'),
      onRetry: () => send({ type: 'retry' }),
    }))
    .with('tooFew', (state) => ({ state, course }))
    .with('shown', (state) => {
      const { items = [], lessons = [], outcomes = [], total = 0, publishedOn } = struggles ?? {};
      // In UTC, as it is a calendar day, which is the same for everyone.
      const day = publishedOn ? plainDay('UTC', `${publishedOn}T00:00:00Z`) : '';
      return {
        state,
        course,
        items,
        misfits: misfitsOf(courseId, items),
        lessons,
        outcomes,
        total,
        day,
        chart: chart(lessons),
      };
    })
    .exhaustive();
}

/** A mistake in the question is likeliest in the first kind. */
const byKind = { guessed: 0, hard: 1, easy: 2 };

const misfitsOf = (courseId: string, items: Struggles['items']) =>
  items
    .flatMap(({ misfit, ...item }) => (misfit ? [{ ...item, misfit, to: paths.lesson(courseId, item.lessonId) }] : []))
    .toSorted((one, other) => byKind[one.misfit.kind] - byKind[other.misfit.kind]);
