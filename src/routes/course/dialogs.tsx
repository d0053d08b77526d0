import { type ReactNode, useState } from 'react';
import { listCourses } from '../../api/catalogue.ts';
import type { Course } from '../../api/course-aliases.ts';
import { instructorProfileMachine } from '../../machines/course/instructor-profile.machine.ts';
import { useFlow } from '../first-screen.ts';
import { dialog } from '../parts.tsx';
import { connectInstructorProfile } from './instructor-profile.connect.ts';

// Each dialog is loaded when it is first opened.
const InstructorMessage = dialog('InstructorMessage', () => import('./instructor-message.tsx'));
const InstructorProfileScreen = dialog(
  'InstructorProfileScreen',
  () => import('../../ui/screens/course/instructor-profile/instructor-profile.view.tsx'),
);

const profileMachine = instructorProfileMachine.provide({ actors: { listCourses } });

type DialogOfCourse = { open: () => void; element: ReactNode };

/** The dialog behind "Contact Instructor". */
export function useInstructorMessage(courseId: string, course: Course | null): DialogOfCourse {
  const [openings, setOpenings] = useState(0);
  return {
    open: () => setOpenings(openings + 1),
    element: openings > 0 && (
      <InstructorMessage courseId={courseId} recipient={course?.instructor ?? ''} openings={openings} />
    ),
  };
}

/** The dialog behind "View Full Profile". */
export function useInstructorProfile(course: Course | null): DialogOfCourse {
  const [snapshot, send] = useFlow(profileMachine);
  const view = course ? connectInstructorProfile(snapshot, send, course) : { state: 'closed' as const };
  return {
    open: () => course && send({ type: 'open', instructor: course.instructor }),
    element: view.state !== 'closed' && <InstructorProfileScreen view={view} />,
  };
}
