import type { CourseGrade } from '../../api/generated/schema.d.ts';

/** `84 of 100, from 3 of 6 assignments`; `none yet` while nothing counts (§teaching.93). */
export const courseGradeText = ({ grade, counted, assignments }: CourseGrade) =>
  grade === undefined
    ? 'none yet'
    : `${grade} of 100, from ${counted} of ${assignments} ${assignments === 1 ? 'assignment' : 'assignments'}`;
