import { exampleCourses } from '../../../src/api/examples.ts';
import { instructorProfileMachine } from '../../../src/machines/instructor-profile.machine.ts';
import { model } from '../engine/model.ts';

export const instructorProfile = model(instructorProfileMachine)({
  starts: { visit: {} },
  events: { open: [{ instructor: 'Dr. Sarah Chen' }], close: [{}], retry: [{}] },
  answers: { listCourses: { done: [exampleCourses], error: [500] } },
  see: {
    closed: { says: 'no dialog' },
    'open.loading': { says: 'decisions 5: the courses are on their way' },
    'open.failed': { says: 'the courses could not be loaded, and can be tried again' },
    'open.loaded': { says: 'decisions 5: the instructor with all their courses' },
  },
});
