import { match } from 'ts-pattern';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { Path } from '../../machines/analytics/arrangement.ts';
import { modulesIn, type pathSkipsMachine } from '../../machines/analytics/skips.machine.ts';
import { reasonText } from '../../ui/screens/analytics/path/texts.ts';
import type { KnownCourse, PathSkipsView } from '../../ui/screens/analytics/skips/skips.view.tsx';
import { sentence } from '../sentence.ts';

type Snapshot = SnapshotFrom<typeof pathSkipsMachine>;
type Send = ActorRefFrom<typeof pathSkipsMachine>['send'];

/** `current` is the path that the page shows. */
export function connectPathSkips({ value, context }: Snapshot, send: Send, current: Path): PathSkipsView {
  const { path, ticked, failure } = context;
  const courses = (path?.steps ?? []).flatMap(({ courseId, courseTitle, modules }): KnownCourse[] => {
    const known = modules.filter(({ state }) => state === 'known');
    if (known.length === 0) return [];
    const shown = known.map(({ moduleId, title, reason }) => ({
      key: moduleId,
      title,
      reason: reasonText(reason),
      isTicked: ticked.some((each) => each.courseId === courseId && each.moduleId === moduleId),
      onTick: () => send({ type: 'tick', module: { courseId, moduleId } }),
    }));
    return [{ id: courseId, title: courseTitle, modules: shown }];
  });
  const open = {
    courses,
    canSubmit: ticked.length > 0,
    onSubmit: () => send({ type: 'submit' }),
    onClose: () => send({ type: 'close' }),
  };
  return match(value)
    .returnType<PathSkipsView>()
    .with('closed', (state) => ({
      state,
      count: modulesIn(current, 'known').length,
      onOpen: () => send({ type: 'open', path: current }),
    }))
    .with('choosing', (state) => ({ state, ...open }))
    .with('saving', 'renewing', (state) => ({ state, courses }))
    .with('refused', (state) => ({
      state,
      ...open,
      why: sentence(failure, 'Your ticks are kept. Please try again.'),
    }))
    .exhaustive();
}
