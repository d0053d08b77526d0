import { match } from 'ts-pattern';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { type moduleEndMachine, moduleOf } from '../../machines/lesson/module-end.machine.ts';
import { paths } from '../../paths.ts';
import type { ModuleEndView } from '../../ui/screens/lesson/module-end/module-end.view.tsx';

type Snapshot = SnapshotFrom<typeof moduleEndMachine>;
type Send = ActorRefFrom<typeof moduleEndMachine>['send'];

export function connectModuleEnd(snapshot: Snapshot, send: Send): ModuleEndView {
  const { outcome } = snapshot.context;
  return match(snapshot.value)
    .returnType<ModuleEndView>()
    .with('loading', 'open', (state) => ({ state }))
    .with('asking', (state) => ({ state, ...endOf(snapshot) }))
    .with('failed', (state) => ({ state, ...endOf(snapshot), onRetry: () => send({ type: 'retry' }) }))
    .with('told', (state) => ({ state, ...endOf(snapshot), outcome: outcome && shown(outcome) }))
    .exhaustive();
}

const shown = ({ id: _id, lastAt: _lastAt, ...outcome }: NonNullable<Snapshot['context']['outcome']>) => outcome;

function endOf({ context: { course, courseId, lessonId } }: Snapshot) {
  const module = course && moduleOf(course, lessonId);
  if (!course || !module) throw new Error('A module has ended without its course.');
  const next = course.modules[course.modules.indexOf(module) + 1];
  const first = next?.lessons[0];
  return {
    title: module.title,
    courseTo: paths.course(courseId),
    next:
      next && first
        ? { title: next.title, lessons: countText(next.lessons.length), to: paths.lesson(courseId, first.id) }
        : null,
  };
}

const countText = (lessons: number) => `${lessons} ${lessons === 1 ? 'lesson' : 'lessons'}`;
