import { exampleCourse } from '../../../src/api/examples.ts';
import { courseDetailMachine } from '../../../src/machines/course-detail.machine.ts';
import { model, passing } from '../engine/model.ts';

const courseId = 'data-analytics';

export const courseDetail = model(courseDetailMachine, {
  starts: {
    storefront: { input: () => ({ courseId, version: 'storefront', showsOutline: false }) },
    classroom: { input: () => ({ courseId, version: 'classroom', showsOutline: false }) },
    outline: { input: () => ({ courseId, version: 'storefront', showsOutline: true }) },
  },
  events: {
    'tab.choose': [{ tab: 'overview' }, { tab: 'content' }, { tab: 'instructor' }, { tab: 'reviews' }],
    refresh: [{}],
    retry: [{}],
  },
  answers: { getCourse: { done: [exampleCourse], error: [404, 500] } },
  see: {
    loading: { says: '§2: loading skeleton' },
    notFound: { says: '§2, §8: "Course Not Found"; in the classroom "Course not found" in an Error alert' },
    failed: { says: '§8: "Failed to load course. Please try again later."' },
    'loaded.opening': passing,
    'loaded.outlining': { says: '§2: the Curriculum tab is open' },
    'loaded.overview': { says: '§2: Overview is the chosen tab' },
    'loaded.content': { says: '§2: Curriculum, or Course Content, is the chosen tab' },
    'loaded.instructor': { says: '§2: Instructor is the chosen tab' },
    'loaded.reviews': { says: '§2: Reviews is the chosen tab' },
  },
});
