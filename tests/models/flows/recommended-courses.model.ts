import { exampleCourses } from '../../../src/api/examples.ts';
import { recommendedCoursesMachine } from '../../../src/machines/recommended-courses.machine.ts';
import { model, passing } from '../engine/model.ts';

export const recommendedCourses = model(recommendedCoursesMachine, {
  starts: { visit: {} },
  events: { retry: [{}], refresh: [{}] },
  answers: { listCourses: { done: [exampleCourses, []], error: [500] } },
  see: {
    loading: { says: '§2: three skeleton cards while loading' },
    failed: { says: '§8: "Failed to load courses" with Retry' },
    'loaded.looking': passing,
    'loaded.empty': { says: 'no course to recommend' },
    'loaded.results': { says: '§2 Course card: "View Course" and "Enroll"' },
    'loaded.refreshing': { says: 'the cards stay while the list is fetched anew' },
  },
});
