import { exampleCourses } from '../../../src/api/examples.ts';
import { catalogueMachine } from '../../../src/machines/catalogue.machine.ts';
import { model, passing } from '../engine/model.ts';

export const catalogue = model(catalogueMachine, {
  starts: { visit: {} },
  events: {
    search: [{ text: 'engineering' }, { text: 'no such course' }],
    'filter.level': [{ level: 'Advanced' }],
    'filters.clear': [{}],
    retry: [{}],
  },
  answers: { listCourses: { done: [exampleCourses], error: [500] } },
  see: {
    loading: { says: '§2: six skeleton cards while loading' },
    failed: { says: '§2, §8: "Error Loading Courses" with Retry' },
    'loaded.filtering': passing,
    'loaded.results': { says: '§2: a card a course, and the course count' },
    'loaded.empty': { says: '§2: "No courses found" with "Clear all filters"' },
  },
});
