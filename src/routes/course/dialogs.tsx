import { useMachine } from '@xstate/react';
import { type ReactNode, Suspense } from 'react';
import { listCourses } from '../../api/catalogue.ts';
import { contactInstructor } from '../../api/course.ts';
import type { Course } from '../../api/course-aliases.ts';
import { instructorMessageMachine } from '../../machines/course/instructor-message.machine.ts';
import { instructorProfileMachine } from '../../machines/course/instructor-profile.machine.ts';
import { useUnsent } from '../../sync/unsent.ts';
import { useEffects } from '../effects.ts';
import { lazily } from '../lazily.ts';
import { connectInstructorMessage } from './instructor-message.connect.ts';
import { connectInstructorProfile } from './instructor-profile.connect.ts';

// Each dialog is loaded when it is opened first.
const InstructorMessageScreen = lazily(
  'InstructorMessageScreen',
  () => import('../../ui/screens/course/instructor-message/instructor-message.view.tsx'),
);
const InstructorProfileScreen = lazily(
  'InstructorProfileScreen',
  () => import('../../ui/screens/course/instructor-profile/instructor-profile.view.tsx'),
);

const messageMachine = instructorMessageMachine.provide({ actors: { contactInstructor } });
const profileMachine = instructorProfileMachine.provide({ actors: { listCourses } });

type DialogOfCourse = { open: () => void; element: ReactNode };

/** "Contact Instructor". */
export function useInstructorMessage(courseId: string, course: Course | null): DialogOfCourse {
  const [snapshot, send, flow] = useMachine(messageMachine, { input: { courseId } });
  useEffects(flow);
  useUnsent(snapshot.hasTag('input'));
  const view = connectInstructorMessage(snapshot, send, course?.instructor ?? '');
  return {
    open: () => send({ type: 'open' }),
    element: view.state !== 'closed' && (
      <Suspense fallback={null}>
        <InstructorMessageScreen view={view} />
      </Suspense>
    ),
  };
}

/** "View Full Profile". */
export function useInstructorProfile(course: Course | null): DialogOfCourse {
  const [snapshot, send] = useMachine(profileMachine);
  const view = course ? connectInstructorProfile(snapshot, send, course) : { state: 'closed' as const };
  return {
    open: () => course && send({ type: 'open', instructor: course.instructor }),
    element: view.state !== 'closed' && (
      <Suspense fallback={null}>
        <InstructorProfileScreen view={view} />
      </Suspense>
    ),
  };
}
