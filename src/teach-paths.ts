/** The URLs of the instructors' pages, which `src/routes/teach.tsx` routes: no student's page loads them. */
import { paths } from './paths.ts';

const segment = encodeURIComponent;
const { teach } = paths;

type QueueFilters = { course?: string; assignment?: string; show?: 'returned' };

const withFilters = (path: string, filters: QueueFilters) => {
  const search = String(new URLSearchParams(filters));
  return search ? `${path}?${search}` : path;
};

const ofCourse =
  (page = '') =>
  (courseId: string) =>
    `${teach}/courses/${segment(courseId)}${page}`;

export const teachPaths = {
  overview: teach,
  requests: `${teach}/requests`,
  course: ofCourse(),
  announcements: ofCourse('/announcements'),
  classes: ofCourse('/classes'),
  reviews: ofCourse('/reviews'),
  struggles: ofCourse('/struggles'),
  team: ofCourse('/team'),
  attendance: (courseId: string, classId: string) =>
    `${teach}/courses/${segment(courseId)}/classes/${segment(classId)}/attendance`,
  grading: (filters: QueueFilters = {}) => withFilters(`${teach}/grading`, filters),
  submission: (of: { courseId: string; submissionId: string }, filters: QueueFilters = {}) =>
    withFilters(`${teach}/grading/${segment(of.courseId)}/${segment(of.submissionId)}`, filters),
} as const;

/** The addresses of which one part is filled in, as the route table matches them. */
export const teachPatterns = {
  course: '/teach/courses/:courseId',
  announcements: '/teach/courses/:courseId/announcements',
  classes: '/teach/courses/:courseId/classes',
  reviews: '/teach/courses/:courseId/reviews',
  struggles: '/teach/courses/:courseId/struggles',
  team: '/teach/courses/:courseId/team',
  attendance: '/teach/courses/:courseId/classes/:classId/attendance',
  submission: '/teach/grading/:courseId/:submissionId',
} as const;
