import { type ReactNode, useState } from 'react';
import type { LessonContent } from '../../api/generated/schema.d.ts';
import { lessonOutlineMachine } from '../../machines/lesson/outline.machine.ts';
import { Skeleton } from '../../ui/primitives/skeleton.tsx';
import { LessonOutlineScreen } from '../../ui/screens/lesson/outline/outline.view.tsx';
import { useBrowser, useFlow, withFirstInput } from '../first-screen.ts';
import { dialog, part } from '../parts.tsx';
import { useEmitted } from '../use-emitted.ts';
import { isFoldedAtFirst, keepFold, type LessonKind, readFold } from './kept-fold.ts';
import { usePrefetchedNext } from './next-prefetched.ts';
import { connectLessonOutline } from './outline.connect.ts';

// The place comes with the lesson; what stands in it is loaded once the lesson is there, and a drawer when it is first opened.
const LessonModules = part('LessonModules', () => import('./modules.tsx'), { waiting: <Skeleton width="most" /> });
const OutlineDrawer = dialog('OutlineDrawer', () => import('../../ui/screens/lesson/outline/outline-drawer.tsx'));

const machines = {
  reading: withFirstInput(lessonOutlineMachine.provide({}), { isFolded: isFoldedAtFirst('reading') }),
  working: withFirstInput(lessonOutlineMachine.provide({}), { isFolded: isFoldedAtFirst('working') }),
};

type LessonOutlineProps = { lesson: LessonContent; children: ReactNode };

/** The outline of the course around a lesson (§lesson.35). */
export function LessonOutline({ lesson, children }: LessonOutlineProps) {
  const kind: LessonKind = lesson.type === 'exercise' ? 'working' : 'reading';
  const [isFolded] = useState(() => (import.meta.env.SSR ? isFoldedAtFirst(kind) : readFold(kind)));
  const [snapshot, send, flow] = useFlow(machines[kind], { input: { isFolded } });
  const isOfDevice = useBrowser(() => true, false);
  useEmitted(flow, 'keep', (kept) => keepFold(kind, kept.isFolded));
  usePrefetchedNext(lesson);
  const view = connectLessonOutline(snapshot, send, {
    modules: <LessonModules lesson={lesson} />,
    drawer: (onClose) => (
      <OutlineDrawer onClose={onClose}>
        <LessonModules lesson={lesson} onFollow={onClose} />
      </OutlineDrawer>
    ),
  });
  return (
    <LessonOutlineScreen view={view} kind={kind} isOfDevice={isOfDevice}>
      {children}
    </LessonOutlineScreen>
  );
}
