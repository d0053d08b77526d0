/** /dashboard. */
import type { Page } from '@playwright/test';

export const dashboardPage = (page: Page) => {
  const main = page.getByRole('main');
  return {
    title: (firstName: string) => page.getByRole('heading', { level: 1, name: `Hello, ${firstName}` }),
    open: () => page.goto('/dashboard'),
    /** Closes the welcome. */
    dismissWelcomeButton: main.getByRole('button', { name: 'Dismiss', exact: true }),
    enrolButton: page.getByRole('button', { name: /^Enroll in / }).first(),
    enrollingButton: page.getByRole('button', { name: 'Enrolling...' }),
    pathLink: main.getByRole('link', { name: 'See Your Path' }),
    recommended: main.getByRole('region', { name: 'Recommended Courses' }).getByRole('listitem'),
    continueLinks: main.getByRole('link', { name: /^Continue Learning/ }),
    continueLink: (course: string) => page.getByRole('link', { name: `Continue Learning: ${course}` }),
    course: (title: string) => page.getByRole('article').filter({ hasText: title }),
    noCourses: page.getByRole('heading', { name: 'You have no courses yet' }),
    allCoursesLink: page.getByRole('link', { name: 'View All courses', exact: true }),
    assignmentsLink: main.getByRole('link', { name: /^Assignments/ }),
    messagesLink: main.getByRole('link', { name: /^Messages/ }),
    newMessages: main.getByRole('link', { name: /^Messages \d+ new$/ }),
    nextLesson: main.getByRole('region', { name: 'Continue learning' }),
    due: main.getByRole('region', { name: 'Due next' }),
    weekDays: main.getByRole('region', { name: 'This week' }).getByRole('listitem'),
    noWeek: page.getByText('Your days show here once you open a lesson.'),
    badge: (text: string) => page.getByText(text),
    offerEnd: page.getByText(/^Until /),
  };
};

/** The dialog with the offers of the week. */
export const offersDialog = (page: Page) => {
  const dialog = page.getByRole('dialog', { name: 'Offers' });
  const useButton = page.getByRole('button', { name: 'Use this code: LEARN25' });
  return {
    openButton: page.getByRole('button', { name: 'View All Offers', exact: true }),
    dialog,
    useButton,
    code: dialog.getByText('LEARN25'),
    none: page.getByText('No offer runs for you at the moment.'),
  };
};
