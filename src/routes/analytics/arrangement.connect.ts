import { match } from 'ts-pattern';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { pathArrangementMachine } from '../../machines/analytics/arrangement.machine.ts';
import { isArranged, type Path } from '../../machines/analytics/arrangement.ts';
import type { PathArrangementView } from '../../ui/screens/analytics/arrangement/arrangement.view.tsx';
import { sentence } from '../sentence.ts';

type Snapshot = SnapshotFrom<typeof pathArrangementMachine>;
type Send = ActorRefFrom<typeof pathArrangementMachine>['send'];

/** `current` is the path that the page shows. */
export function connectPathArrangement({ value, context }: Snapshot, send: Send, current: Path): PathArrangementView {
  const { path, arranged, movedId, failure } = context;
  const titles = new Map(path?.steps.map(({ courseId, courseTitle }) => [courseId, courseTitle]));
  const shown = {
    courses: arranged.order.map((id) => ({
      id,
      title: titles.get(id) ?? id,
      isPinned: arranged.pinned.includes(id),
    })),
    movedId,
    isArranged: path !== null && isArranged(path),
  };
  const open = {
    ...shown,
    onMove: (courseId: string, by: -1 | 1) => send({ type: 'move', courseId, by }),
    onPin: (courseId: string) => send({ type: 'pin', courseId }),
    onReset: () => send({ type: 'reset' }),
    onSubmit: () => send({ type: 'submit' }),
    onClose: () => send({ type: 'close' }),
  };
  return match(value)
    .returnType<PathArrangementView>()
    .with('closed', (state) => ({ state, onOpen: () => send({ type: 'open', path: current }) }))
    .with('arranging', (state) => ({ state, ...open }))
    .with('saving', 'renewing', (state) => ({ state, ...shown }))
    .with('refused', (state) => ({
      state,
      ...open,
      why: sentence(failure, 'What you arranged is kept. Please try again.'),
    }))
    .exhaustive();
}
