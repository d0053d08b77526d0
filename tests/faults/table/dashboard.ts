/** The dashboard's lists, and what it offers. */
import { expect, type Page } from '@playwright/test';
import { dashboardPage, offersDialog } from '../../pages/dashboard/overview.page.ts';
import { on } from '../../pages/on.ts';
import { navigationBar } from '../../pages/shell/navigation.page.ts';
import { noticeArea } from '../../pages/shell/notices.page.ts';
import { click, get, goto, post, type Row, sees } from '../row.ts';

/** Over another screen and back, within the app. */
async function leaveAndReturn(page: Page) {
  await navigationBar(page).profileLink.click();
  await navigationBar(page).dashboardLink.click();
}

export const dashboardRows: readonly Row[] = [
  {
    name: 'The path that recommendations follow',
    invokedBy: ['dashboard/followed-path.getPath'],
    who: 'student',
    calls: [get(/^\/analytics\/path$/)],
    start: async ({ page }) => {
      await dashboardPage(page).open();
      await expect(dashboardPage(page).enrolButton).toBeVisible();
    },
    unaffected: (page) => expect(dashboardPage(page).enrolButton).toBeVisible(),
  },
  {
    name: 'Dashboard: recommended courses',
    invokedBy: ['dashboard/recommended-courses.listCourses'],
    who: 'demo',
    call: get(/^\/marketing\/courses$/),
    start: goto('/dashboard'),
    title: 'Failed to load courses',
    message: 'There was an error loading the courses. Please try again.',
    retryReloads: true,
    recovered: sees(on(dashboardPage, 'enrolButton')),
    sessionEnded: 'sign-in',
  },
  {
    name: "Dashboard: the student's courses",
    invokedBy: ['dashboard/my-courses.listEnrolledCourses'],
    who: 'demo',
    call: get(/^\/courses\/enrolled$/),
    start: goto('/dashboard'),
    title: 'Failed to load your courses',
    message: 'Your progress is kept. Please try again.',
    recovered: sees((page) => dashboardPage(page).continueLinks.first()),
    sessionEnded: 'sign-in',
  },
  {
    name: 'Offers',
    invokedBy: ['dashboard/offers.listOffers'],
    who: 'demo',
    call: get(/^\/offers$/),
    open: goto('/dashboard'),
    start: click(on(offersDialog, 'openButton')),
    title: 'Error',
    message: 'The offers could not be loaded. Please try again.',
    recovered: sees(on(offersDialog, 'useButton')),
    sessionEnded: 'sign-in',
  },
  {
    name: 'Dashboard: what is due',
    invokedBy: ['dashboard/quick-links.listAssignments'],
    who: 'demo',
    call: get(/^\/assignments$/),
    start: goto('/dashboard'),
    title: 'Failed to load what is due',
    message: 'Your assignments are kept. Please try again.',
    recovered: sees((page) => dashboardPage(page).badge('2 Pending')),
    sessionEnded: 'sign-in',
  },
  {
    name: 'Dashboard: the week',
    invokedBy: ['dashboard/week.getWeek'],
    who: 'demo',
    call: get(/^\/analytics\/week$/),
    start: goto('/dashboard'),
    title: 'Failed to load your week',
    message: 'What was recorded is kept. Please try again.',
    recovered: sees((page) => dashboardPage(page).weekDays.first()),
    sessionEnded: 'sign-in',
  },
  {
    name: "Dashboard: the offer's end",
    invokedBy: ['dashboard/offer-countdown.getCurrentUser'],
    who: 'demo',
    calls: [get(/^\/auth\/user$/)],
    start: ({ page }) => (page.url() === 'about:blank' ? page.goto('/dashboard') : leaveAndReturn(page)),
    unaffected: async (page) => {
      const dashboard = dashboardPage(page);
      await expect(dashboard.assignmentsLink).toBeVisible();
      await expect(dashboard.offerEnd).toBeVisible();
      await expect(dashboard.enrolButton).toBeVisible();
    },
    mayBeOffline: { failed: ['Failed to load your week'] },
    sessionEnded: 'sign-in',
  },
  {
    name: 'Dashboard: the lists fetched anew after an enrolment',
    invokedBy: [
      'dashboard/recommended-courses.listCoursesAgain',
      'dashboard/my-courses.listEnrolledCoursesAgain',
      'dashboard/quick-links.listAssignmentsAgain',
    ],
    who: 'demo',
    calls: [get(/^\/marketing\/courses$/), get(/^\/courses\/enrolled$/), get(/^\/assignments$/)],
    pretends: {
      call: post(/\/enroll$/),
      status: 200,
      body: { courseId: 'data-ethics', enrolledAt: '2026-11-01T08:00:00Z' },
    },
    open: async ({ page }) => {
      await dashboardPage(page).open();
      await expect(dashboardPage(page).badge('2 Pending')).toBeVisible();
    },
    start: click(on(dashboardPage, 'enrolButton')),
    unaffected: async (page) => {
      const dashboard = dashboardPage(page);
      await expect(noticeArea(page).notice('Enrollment Successful!')).toBeVisible();
      await expect(dashboard.badge('2 Pending')).toBeVisible();
      await expect(dashboard.continueLinks.first()).toBeVisible();
      await expect(dashboard.enrolButton).toBeEnabled();
    },
    sessionEnded: 'sign-in',
  },
];
