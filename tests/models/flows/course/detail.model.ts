import { exampleCourse } from '../../../../src/api/generated/examples.ts';
import { courseDetailMachine } from '../../../../src/machines/course/detail.machine.ts';
import { coursePage } from '../../../pages/course/detail.page.ts';
import { failure } from '../../../pages/failure.page.ts';
import { on } from '../../../pages/on.ts';
import { paymentDialog } from '../../../pages/payment/enrolment.page.ts';
import { chosenTab, heading, text, waiting } from '../../browser/locators.ts';
import { barred, press, pressing } from '../../browser/page-helpers.ts';
import { model, passing } from '../../engine/model.ts';

const courseId = 'data-analytics';

export const courseDetail = model(courseDetailMachine)({
  starts: {
    storefront: {
      open: ({ attend }) => attend('/courses/data-analytics?view=storefront'),
      input: () => ({ courseId, version: 'storefront', showsOutline: false }),
    },
    classroom: {
      open: ({ attend }) => attend('/courses/data-analytics'),
      input: () => ({ courseId, version: 'classroom', showsOutline: false }),
    },
    outline: {
      open: ({ attend }) => attend('/courses/data-analytics/outline?view=storefront'),
      input: () => ({ courseId, version: 'storefront', showsOutline: true }),
    },
  },
  events: {
    'tab.choose': [{ tab: 'overview' }, { tab: 'content' }, { tab: 'instructor' }, { tab: 'reviews' }],
    refresh: [{}],
    retry: [{}],
  },
  answers: { getCourse: { done: [exampleCourse], error: [404, 500] } },
  see: {
    loading: { says: '§course.4: loading skeleton', shows: [waiting] },
    notFound: {
      says: '§course.5: "Course Not Found"; in the classroom "Course not found" in an Error alert',
      shows: [
        heading(/^Course( Not Found)?$/),
        text(/^Course not found|The course you're looking for doesn't exist or has been removed\.$/),
      ],
    },
    failed: {
      says: '§course.6: "Failed to load course. Please try again later."',
      shows: [text('Failed to load course. Please try again later.'), on(failure, 'retryButton')],
    },
    'loaded.opening': passing,
    'loaded.outlining': { says: '§course.3: the Curriculum tab is open', shows: [chosenTab('Curriculum')] },
    'loaded.overview': { says: '§course.8: Overview is the chosen tab', shows: [chosenTab('Overview')] },
    'loaded.content': {
      says: '§course.10: Curriculum, or Course Content, is the chosen tab',
      shows: [chosenTab(/^(Curriculum|Course Content)$/)],
    },
    'loaded.instructor': { says: '§course.11: Instructor is the chosen tab', shows: [chosenTab('Instructor')] },
    'loaded.reviews': { says: '§course.21: Reviews is the chosen tab', shows: [chosenTab('Reviews')] },
  },
  departs: { retry: 'loading' },
  act: {
    'tab.choose': async ({ page }, { tab }) => {
      const names = {
        overview: 'Overview',
        content: /^(Curriculum|Course Content)$/,
        instructor: 'Instructor',
        reviews: 'Reviews',
      };
      const wanted = page.getByRole('tab', { name: names[tab] });
      if ((await wanted.count()) === 0) return barred;
      // A tab that is open already sends no event, so another one is opened first.
      if ((await wanted.getAttribute('aria-selected')) === 'true') {
        await press(page.getByRole('tab', { selected: false }));
      }
      return press(wanted);
    },
    // As if the student had enrolled in another tab meanwhile, which the checkout's answer tells.
    refresh: async ({ page, network }) => {
      network.fail('createCheckout', 409);
      await press(coursePage(page).enrolButton);
      return press(paymentDialog(page).payButton);
    },
    retry: pressing(failure, 'retryButton'),
  },
});
