import type { ReactNode } from 'react';
import { match } from 'ts-pattern';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { lessonOutlineMachine } from '../../machines/lesson/outline.machine.ts';
import type { LessonOutlineView } from '../../ui/screens/lesson/outline/outline.view.tsx';

type Snapshot = SnapshotFrom<typeof lessonOutlineMachine>;
type Send = ActorRefFrom<typeof lessonOutlineMachine>['send'];

export type OutlineParts = {
  modules: ReactNode;
  drawer: (onClose: () => void) => ReactNode;
};

export function connectLessonOutline(snapshot: Snapshot, send: Send, parts: OutlineParts): LessonOutlineView {
  const { modules } = parts;
  const onOpen = () => send({ type: 'drawer.open' });
  return match(snapshot.value)
    .returnType<LessonOutlineView>()
    .with('beside', 'deciding', () => ({
      state: 'beside',
      modules,
      onOpen,
      onFold: () => send({ type: 'pane.fold' }),
    }))
    .with('folded', (state) => ({ state, modules, onOpen, onUnfold: () => send({ type: 'pane.unfold' }) }))
    .with('drawer', (state) => ({
      state,
      isFolded: snapshot.context.isFolded,
      drawer: parts.drawer(() => send({ type: 'drawer.close' })),
    }))
    .exhaustive();
}
