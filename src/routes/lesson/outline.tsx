import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { actor } from '../../api/actors.ts';
import type { LessonContent } from '../../api/generated/schema.d.ts';
import type { OperationInput } from '../../api/operation.ts';
import { coursesChanged } from '../../api/signals.ts';
import { lessonModulesMachine } from '../../machines/lesson/modules.machine.ts';
import { lessonOutlineMachine } from '../../machines/lesson/outline.machine.ts';
import { LessonModulesScreen } from '../../ui/screens/lesson/modules/modules.view.tsx';
import { LessonOutlineScreen } from '../../ui/screens/lesson/outline/outline.view.tsx';
import { codeFile } from '../code-file.ts';
import { useBrowser, useFlow, withFirstInput } from '../first-screen.ts';
import { dialog } from '../parts.tsx';
import { useEmitted } from '../use-emitted.ts';
import { isFoldedAtFirst, keepFold, type LessonKind, readFold } from './kept-fold.ts';
import { connectLessonModules } from './modules.connect.ts';
import { usePrefetchedNext } from './next-prefetched.ts';
import { connectLessonOutline } from './outline.connect.ts';

const OutlineDrawer = dialog('OutlineDrawer', () => import('../../ui/screens/lesson/outline/outline-drawer.tsx'));

// A lesson comes with its course, so that the call's code need not come with it.
const loadCalls = codeFile(() => import('../../api/course.ts'));
const getCourse = actor(async (input: OperationInput<'getCourse'>, signal) =>
  (await loadCalls()).getCourse.call(input, signal),
);

const modulesMachine = lessonModulesMachine.provide({ actors: { getCourse } });
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
  const [modules, tellModules] = useFlow(modulesMachine, { input: { courseId: lesson.courseId } });
  const isOfDevice = useBrowser(() => true, false);
  useEmitted(flow, 'keep', (kept) => keepFold(kind, kept.isFolded));
  const refresh = useEffectEvent(() => tellModules({ type: 'refresh' }));
  useEffect(() => coursesChanged.listen(refresh), []);
  usePrefetchedNext(lesson);
  const list = (onFollow?: () => void) => (
    <LessonModulesScreen view={connectLessonModules(modules, tellModules, lesson.id)} onFollow={onFollow} />
  );
  const view = connectLessonOutline(snapshot, send, {
    modules: list(),
    drawer: (onClose) => <OutlineDrawer onClose={onClose}>{list(onClose)}</OutlineDrawer>,
  });
  return (
    <LessonOutlineScreen view={view} kind={kind} isOfDevice={isOfDevice}>
      {children}
    </LessonOutlineScreen>
  );
}
