import { exampleEnrolledCourses } from '../../../src/api/examples.ts';
import { myCoursesMachine } from '../../../src/machines/my-courses.machine.ts';
import { model, passing } from '../engine/model.ts';

export const myCourses = model(myCoursesMachine, {
  starts: { visit: {} },
  events: { retry: [{}], refresh: [{}] },
  answers: { listEnrolledCourses: { done: [exampleEnrolledCourses, []], error: [500] } },
  see: {
    loading: { says: '§7 GET /courses/enrolled: on its way' },
    failed: { says: 'the courses could not be loaded, and can be tried again' },
    'loaded.looking': passing,
    'loaded.empty': { says: 'no course yet' },
    'loaded.results': { says: '§1 progress tracking: the student\'s courses with "Continue Learning"' },
    'loaded.refreshing': { says: 'the courses stay while they are fetched anew' },
  },
});
