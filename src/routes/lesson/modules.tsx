import { useEffect, useEffectEvent } from 'react';
import { getCourse } from '../../api/course.ts';
import type { LessonContent } from '../../api/generated/schema.d.ts';
import { coursesChanged } from '../../api/signals.ts';
import { lessonModulesMachine } from '../../machines/lesson/modules.machine.ts';
import { LessonModulesScreen } from '../../ui/screens/lesson/modules/modules.view.tsx';
import { useFlow } from '../first-screen.ts';
import { connectLessonModules } from './modules.connect.ts';

const machine = lessonModulesMachine.provide({ actors: { getCourse } });

type LessonModulesProps = {
  lesson: LessonContent;
  /** Called when a link is followed. */
  onFollow?: () => void;
};

/** What stands in the outline: the modules of the lesson's course. */
export function LessonModules({ lesson, onFollow }: LessonModulesProps) {
  const [snapshot, send] = useFlow(machine, { input: { courseId: lesson.courseId } });
  const refresh = useEffectEvent(() => send({ type: 'refresh' }));
  useEffect(() => coursesChanged.listen(refresh), []);
  return <LessonModulesScreen view={connectLessonModules(snapshot, send, lesson)} onFollow={onFollow} />;
}
