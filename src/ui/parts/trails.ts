import { paths } from '../../paths.ts';
import type { Crumb } from '../primitives/breadcrumbs.tsx';

/** The place of a page among the courses (§shell.25). */
export const courseTrail = (...below: readonly Crumb[]): readonly Crumb[] => [
  { label: 'Courses', to: paths.courses },
  ...below,
];

const teaching = { label: 'Teaching', to: paths.teach.overview };

/** The place of an instructor's page, which knows the title of its course only once that has been loaded. */
export const teachTrail = (courseId: string, course: string, ...below: readonly Crumb[]): readonly Crumb[] => [
  teaching,
  { label: course, to: paths.teach.course(courseId) },
  ...below,
];

/** The place of a submission: the list that it was opened from comes first, as it is known before the course is. */
export const submissionTrail = (
  queue: string,
  { course = '', courseTo, student = '' }: { course?: string; courseTo?: string; student?: string } = {},
): readonly Crumb[] => [
  teaching,
  { label: queue === paths.teach.regradeRequests ? 'Regrade Requests' : 'Grading', to: queue },
  { label: course, to: courseTo },
  { label: student },
];
