import type { Handlers } from '../handler.ts';
import { Problem } from '../problem.ts';

const unwritten = async (): Promise<never> => {
  throw new Problem(500, 'Not written yet.');
};

export const courseHandlers: Pick<
  Handlers,
  | 'listCourses'
  | 'listEnrolledCourses'
  | 'getCourse'
  | 'enrollInCourse'
  | 'getCourseProgress'
  | 'listCourseReviews'
  | 'downloadMaterials'
  | 'contactInstructor'
> = {
  listCourses: unwritten,
  listEnrolledCourses: unwritten,
  getCourse: unwritten,
  enrollInCourse: unwritten,
  getCourseProgress: unwritten,
  listCourseReviews: unwritten,
  downloadMaterials: unwritten,
  contactInstructor: unwritten,
};
