/**
 * The URLs of the pages that `src/routes/more.tsx` routes. They are not in `src/paths.ts`, because that is loaded with
 * every page.
 */
import { paths } from './paths.ts';

const segment = encodeURIComponent;
const { teach } = paths;

export const morePaths = {
  teach,
  teachRequests: `${teach}/requests`,
  teachCourse: (courseId: string) => `${teach}/courses/${segment(courseId)}`,
  messages: '/messages',
  thread: (threadId: string) => `/messages/${segment(threadId)}`,
  teachClasses: (courseId: string) => `${teach}/courses/${segment(courseId)}/classes`,
  teachAttendance: (courseId: string, classId: string) =>
    `${teach}/courses/${segment(courseId)}/classes/${segment(classId)}/attendance`,
} as const;

/** The addresses of which one part is filled in, as the route table matches them. */
export const morePatterns = {
  teachCourse: '/teach/courses/:courseId',
  thread: '/messages/:threadId',
  teachClasses: '/teach/courses/:courseId/classes',
  teachAttendance: '/teach/courses/:courseId/classes/:classId/attendance',
} as const;
