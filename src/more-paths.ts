/**
 * The URLs of the pages that `src/routes/more.tsx` routes. They are not in `src/paths.ts`, because that is loaded with
 * every page.
 */
import { paths } from './paths.ts';

const segment = encodeURIComponent;
const { teach } = paths;

type QueueFilters = { course?: string; assignment?: string };

const withFilters = (path: string, filters: QueueFilters) => {
  const search = String(new URLSearchParams(filters));
  return search ? `${path}?${search}` : path;
};

export const morePaths = {
  teach,
  teachRequests: `${teach}/requests`,
  settings: '/settings',
  teachAnnouncements: (courseId: string) => `${teach}/courses/${segment(courseId)}/announcements`,
  teachCourse: (courseId: string) => `${teach}/courses/${segment(courseId)}`,
  teachReviews: (courseId: string) => `${teach}/courses/${segment(courseId)}/reviews`,
  messages: '/messages',
  discussion: (courseId: string, postId: string) => `${paths.community}/${segment(courseId)}/${segment(postId)}`,
  thread: (threadId: string) => `/messages/${segment(threadId)}`,
  teachClasses: (courseId: string) => `${teach}/courses/${segment(courseId)}/classes`,
  teachAttendance: (courseId: string, classId: string) =>
    `${teach}/courses/${segment(courseId)}/classes/${segment(classId)}/attendance`,
  grading: (filters: QueueFilters = {}) => withFilters(`${teach}/grading`, filters),
  submission: (of: { courseId: string; submissionId: string }, filters: QueueFilters = {}) =>
    withFilters(`${teach}/grading/${segment(of.courseId)}/${segment(of.submissionId)}`, filters),
} as const;

/** The addresses of which one part is filled in, as the route table matches them. */
export const morePatterns = {
  teachAnnouncements: '/teach/courses/:courseId/announcements',
  teachCourse: '/teach/courses/:courseId',
  teachReviews: '/teach/courses/:courseId/reviews',
  thread: '/messages/:threadId',
  discussion: '/community/:courseId/:postId',
  teachClasses: '/teach/courses/:courseId/classes',
  teachAttendance: '/teach/courses/:courseId/classes/:classId/attendance',
  submission: '/teach/grading/:courseId/:submissionId',
} as const;
