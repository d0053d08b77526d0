import { useEffect, useEffectEvent } from 'react';
import { getMastery } from '../../api/analytics/standing.ts';
import { getCourse } from '../../api/course.ts';
import type { LessonContent } from '../../api/generated/schema.d.ts';
import { coursesChanged } from '../../api/signals.ts';
import { moduleEndMachine } from '../../machines/lesson/module-end.machine.ts';
import { ModuleEndScreen } from '../../ui/screens/lesson/module-end/module-end.view.tsx';
import { useFlow } from '../first-screen.ts';
import { connectModuleEnd } from './module-end.connect.ts';

const machine = moduleEndMachine.provide({ actors: { getCourse, getMastery } });

type ModuleEndProps = { lesson: Pick<LessonContent, 'id' | 'courseId' | 'isCompleted'> };

/** What is said where a lesson completes its module, below the lesson. */
export function ModuleEnd({ lesson: { id: lessonId, courseId, isCompleted } }: ModuleEndProps) {
  const [snapshot, send] = useFlow(machine, { input: { courseId, lessonId, wasOpen: !isCompleted } });
  const refresh = useEffectEvent(() => send({ type: 'refresh' }));
  useEffect(() => coursesChanged.listen(refresh), []);
  return <ModuleEndScreen view={connectModuleEnd(snapshot, send)} />;
}
