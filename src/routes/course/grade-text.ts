import type { CourseGrade } from '../../api/generated/schema.d.ts';
import { several } from '../../ui/screens/course/detail/course.ts';

/** `84 of 100, from 3 of 6 assignments`; `none yet` while nothing counts (§teaching.93). */
export const courseGradeText = ({ grade, counted, assignments }: CourseGrade) =>
  grade === undefined ? 'none yet' : `${grade} of 100, from ${counted} of ${several(assignments, 'assignment')}`;
