/** A control that disappears when it is pressed leaves the focus on something sensible (WCAG 2.4.3). */

import type { Locator, Page } from '@playwright/test';
import { exerciseOf } from '../../server/testing/exercises.ts';
import { profilePage } from '../pages/account/profile.page.ts';
import { assignmentDialog } from '../pages/assignments/details.page.ts';
import { assignmentsPage } from '../pages/assignments/list.page.ts';
import { submissionDialog } from '../pages/assignments/submission.page.ts';
import { cataloguePage } from '../pages/catalogue/list.page.ts';
import { coursePage } from '../pages/course/detail.page.ts';
import { dashboardPage } from '../pages/dashboard/overview.page.ts';
import { failure } from '../pages/failure.page.ts';
import { lessonPage } from '../pages/lesson/detail.page.ts';
import { quizPage } from '../pages/lesson/quiz.page.ts';
import { on } from '../pages/on.ts';
import { exercisePage } from '../pages/practice/exercise.page.ts';
import { resourcesPage } from '../pages/resources/list.page.ts';
import { calendarFeedDialog } from '../pages/schedule/list.page.ts';
import { navigationBar } from '../pages/shell/navigation.page.ts';
import { noticeArea } from '../pages/shell/notices.page.ts';
import { carrySession, expect, long, test, withoutAnswers } from './test.ts';

/** Checks that a visible element in the page's content or the open dialog has the focus, never the body. */
async function expectFocusKept(page: Page) {
  await expect
    .poll(() =>
      page.evaluate(() => {
        const focused = document.activeElement;
        if (focused === document.body || !focused?.checkVisibility()) return 'lost';
        const open = [...document.querySelectorAll('[role=dialog]')].at(-1);
        return (open ?? document).contains(focused) && focused.closest('main, [role=dialog]') ? 'kept' : 'elsewhere';
      }),
    )
    .toBe('kept');
}

/** Presses it with the keyboard and waits until it has disappeared. */
async function pressAway(page: Page, control: Locator) {
  await control.press('Enter');
  await expect(control).toHaveCount(0);
  await expectFocusKept(page);
}

const retries = [
  { path: '/assignments', calls: '**/v1/assignments', shown: 'button', name: /^View Details/ },
  { path: '/resources', calls: '**/v1/resources', shown: 'searchbox', name: 'Search resources' },
  { path: '/schedules', calls: '**/v1/schedules', shown: 'button', name: 'Subscribe' },
  { path: '/certifications', calls: '**/v1/certificates', shown: 'heading', name: 'No certificates yet' },
  {
    path: '/courses/data-analytics/lessons/m1-l1',
    calls: '**/v1/courses/*/lessons/m1-l1',
    shown: 'heading',
    name: /./,
  },
  { path: '/resources/reading-a-chart', calls: '**/v1/resources/*', shown: 'link', name: /./ },
] as const;

test('after "Retry" the focus stays on the page, whether the call fails again or succeeds', { tag: long }, async ({
  page,
  context,
  product,
  demo,
}) => {
  await carrySession(context, product, demo);
  await withoutAnswers(page);
  for (const { path, calls, shown, name } of retries) {
    await test.step(path, async () => {
      await page.route(calls, (route) => route.fulfill({ status: 500, json: { status: 500, error: 'Broken.' } }));
      await page.goto(path);
      const retry = failure(page).retryIn(page.getByRole('main'));
      const again = page.waitForResponse(calls);
      await retry.press('Enter');
      await again;
      await expect(retry).toBeVisible();
      await expectFocusKept(page);
      await page.unroute(calls);
      await retry.press('Enter');
      await expect(page.getByRole('main').getByRole(shown, { name }).first()).toBeVisible();
      await expectFocusKept(page);
    });
  }
});

type Gone = {
  what: string;
  path: string;
  /** Brings the page to where the control is shown. */
  before?: (page: Page) => Promise<void>;
  control: (page: Page) => Locator;
};

/** Waits until the control is enabled, as some are shown before they can be used. */
async function press(control: Locator) {
  await expect(control).toBeEnabled();
  await control.press('Enter');
}

const gone: Gone[] = [
  { what: "the welcome banner's", path: '/dashboard', control: on(dashboardPage, 'dismissWelcomeButton') },
  {
    what: "the empty assignments'",
    path: '/assignments',
    before: (page) => page.getByRole('searchbox').fill('zzz'),
    control: on(assignmentsPage, 'clearFiltersButton'),
  },
  {
    what: "the empty catalogue's",
    path: '/courses',
    before: (page) => page.getByRole('searchbox').fill('zzz'),
    control: on(cataloguePage, 'clearFiltersButton'),
  },
  {
    what: "the empty resources'",
    path: '/resources',
    before: (page) => page.getByRole('searchbox').fill('zzz'),
    control: on(resourcesPage, 'showAllButton'),
  },
  {
    what: "the assignment calendar's",
    path: '/assignments',
    before: async (page) => {
      await press(assignmentsPage(page).calendarButton);
      await press(assignmentsPage(page).nextMonthButton);
    },
    control: on(assignmentsPage, 'todayButton'),
  },
  {
    what: "the remembered address's",
    path: '/profile',
    before: async (page) => {
      await page.evaluate(() => localStorage.setItem('rememberedEmail', 'ada@example.com'));
      await page.reload();
    },
    control: on(profilePage, 'forgetAddressButton'),
  },
  {
    what: "the reviews'",
    path: '/courses/data-analytics',
    before: (page) => coursePage(page).showReviews(),
    control: on(coursePage, 'allReviewsButton'),
  },
  {
    what: "the calendar address's",
    path: '/schedules',
    before: async (page) => {
      await press(calendarFeedDialog(page).openButton);
      await press(calendarFeedDialog(page).renewButton);
    },
    control: on(calendarFeedDialog, 'keepButton'),
  },
  {
    what: "the submission's files'",
    path: '/assignments',
    before: async (page) => {
      await press(assignmentsPage(page).detailsButton('Question log'));
      await press(assignmentDialog(page).submitButton);
      // The dialog gives the first focus to its field once the draft is there, which must not come later.
      await expect(submissionDialog(page).answer).toBeFocused();
      await submissionDialog(page).addFiles({
        name: 'notes.txt',
        mimeType: 'text/plain',
        buffer: Buffer.from('Notes'),
      });
    },
    control: (page) => submissionDialog(page).removeButton('notes.txt'),
  },
  {
    what: "a lesson's",
    path: '/courses/data-literacy/lessons/m1-l1',
    control: on(lessonPage, 'completeButton'),
  },
  {
    what: "a failed quiz's",
    path: '/courses/data-literacy/lessons/m1-l4',
    before: async (page) => {
      await page.getByRole('radio', { name: 'One of them is lying' }).check();
      await page.getByRole('radio', { name: 'Drivers of cars' }).check();
      await press(quizPage(page).checkButton);
    },
    control: on(quizPage, 'tryAgainButton'),
  },
];

test('a control that goes when it is pressed hands the focus on', { tag: long }, async ({ page, product, student }) => {
  await product.buy(student, 'data-analytics');
  await product.call('POST', '/courses/data-literacy/enroll', student.token);
  for (const { what, path, before, control } of gone) {
    await test.step(`${what} control`, async () => {
      await page.goto(path);
      await before?.(page);
      await pressAway(page, control(page));
    });
  }
});

const sql = exerciseOf('sql');
const python = exerciseOf('python');

const showHints = async (page: Page, count: number) => {
  await press(exercisePage(page).hintsTab);
  for (let shown = 0; shown < count; shown += 1) await press(exercisePage(page).hintButton);
};
const askForSolution = async (page: Page) => {
  await showHints(page, sql.lesson.hints.length);
  await press(exercisePage(page).solutionButton);
};

const goneFromExercises: Gone[] = [
  {
    what: "a run's",
    path: sql.path,
    before: async (page) => {
      await exercisePage(page).write('WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i FROM n) SELECT i FROM n;');
      await press(exercisePage(page).runButton);
    },
    control: on(exercisePage, 'stopButton'),
  },
  {
    what: "the last hint's",
    path: sql.path,
    before: (page) => showHints(page, sql.lesson.hints.length - 1),
    control: on(exercisePage, 'hintButton'),
  },
  {
    what: "the solution's",
    path: sql.path,
    before: (page) => showHints(page, sql.lesson.hints.length),
    control: on(exercisePage, 'solutionButton'),
  },
  {
    what: "the unwanted solution's",
    path: sql.path,
    before: askForSolution,
    control: on(exercisePage, 'notYetButton'),
  },
  { what: "the wanted solution's", path: sql.path, before: askForSolution, control: on(exercisePage, 'showItButton') },
  { what: "Python's", path: python.path, control: on(exercisePage, 'loadButton') },
  {
    what: "the loading Python's",
    path: python.path,
    before: (page) => press(exercisePage(page).loadButton),
    control: on(exercisePage, 'cancelButton'),
  },
  {
    what: "the failed Python's",
    path: python.path,
    before: async (page) => {
      await page.route('**/*.wasm', (route) => route.fulfill({ status: 404 }));
      await press(exercisePage(page).loadButton);
      await expect(exercisePage(page).tryAgainButton).toBeVisible();
      // The second try never ends, or the control would be back before the test sees that it was gone.
      await page.unroute('**/*.wasm');
      await page.route('**/*.wasm', () => {});
    },
    control: on(exercisePage, 'tryAgainButton'),
  },
];

test('an exercise’s control that goes when it is pressed hands the focus on', { tag: long }, async ({
  page,
  product,
  student,
}) => {
  await product.buy(student, sql.courseId);
  await product.buy(student, python.courseId);
  // Python's files never arrive, so that it goes on loading.
  await page.route('**/*.zip', () => {});
  for (const { what, path, before, control } of goneFromExercises) {
    await test.step(`${what} control`, async () => {
      await page.goto(path);
      await before?.(page);
      await pressAway(page, control(page));
    });
  }
});

test('dismissing a notice returns the focus to where it was, and closing the menu returns it to the menu button', {
  tag: long,
}, async ({ page, student }) => {
  await profilePage(page).open();
  const { saveButton: save } = profilePage(page);
  await profilePage(page).rename('Nour');
  await press(save);
  await expect(noticeArea(page).notice('Profile saved')).toBeVisible();
  await press(noticeArea(page).dismissButton);
  await expect(save).toBeFocused();
  expect(student.user.first_name).toBe('Noor');

  await page.setViewportSize({ width: 390, height: 800 });
  await navigationBar(page).openMenuButton.press('Enter');
  await navigationBar(page).assignmentsLink.press('Escape');
  await expect(navigationBar(page).openMenuButton).toBeFocused();
});
