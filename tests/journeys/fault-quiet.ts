/** Calls that a screen can do without: whatever goes wrong, it is of use, and nobody is bothered. */
import { expect, type Page } from '@playwright/test';
import type { Call } from './fault-proxy.ts';
import { button, click, field, fill, get, openAssignment, post, type Screen, wish } from './fault-screen.ts';
import { connection, notice } from './journey.ts';

export type Quiet = Pick<Screen, 'name' | 'invokes' | 'who' | 'open' | 'begin'> & {
  calls: readonly Call[];
  /** Answered so in the product's place, so that what leads to the calls can be done again and again. */
  pretends?: { call: Call; status: number; body: object };
  stays: (page: Page) => Promise<unknown>;
  /** The call can be made without loading a page. */
  mayBeOffline?: true;
  ended?: 'sign-in' | 'in place' | 'as a visitor';
};

/** Over another screen and back, within the app. */
async function leaveFor(page: Page, ...links: string[]) {
  for (const name of links) await page.getByRole('link', { name }).first().click();
}

export const quiet: readonly Quiet[] = [
  {
    name: "Dashboard: the assignments' badges and the offer's end",
    invokes: ['quick-links.listAssignments', 'offer-countdown.getCurrentUser'],
    who: 'demo',
    calls: [get(/^\/assignments$/), get(/^\/auth\/user$/)],
    begin: ({ page }) =>
      page.url() === 'about:blank' ? page.goto('/dashboard') : leaveFor(page, 'Profile', 'Dashboard'),
    stays: async (page) => {
      await expect(page.getByRole('link', { name: /^Assignments/ }).last()).toBeVisible();
      await expect(page.getByText(/^Until /)).toBeVisible();
      await expect(button(/^Enroll in /)(page)).toBeVisible();
    },
    mayBeOffline: true,
    ended: 'sign-in',
  },
  {
    name: 'Dashboard: the lists fetched anew after an enrolment',
    invokes: [
      'recommended-courses.listCoursesAgain',
      'my-courses.listEnrolledCoursesAgain',
      'quick-links.listAssignmentsAgain',
    ],
    who: 'demo',
    calls: [get(/^\/marketing\/courses$/), get(/^\/courses\/enrolled$/), get(/^\/assignments$/)],
    pretends: {
      call: post(/\/enroll$/),
      status: 200,
      body: { courseId: 'data-ethics', enrolledAt: '2026-11-01T08:00:00Z' },
    },
    open: async ({ page }) => {
      await page.goto('/dashboard');
      await expect(page.getByText('2 Pending')).toBeVisible();
    },
    begin: click(button(/^Enroll in /)),
    stays: async (page) => {
      await expect(notice(page, 'Enrollment Successful!')).toBeVisible();
      await expect(page.getByText('2 Pending')).toBeVisible();
      await expect(page.getByRole('link', { name: /^Continue Learning/ }).first()).toBeVisible();
      await expect(button(/^Enroll in /)(page)).toBeEnabled();
    },
    ended: 'sign-in',
  },
  {
    name: 'Assignments: the list fetched anew after a change elsewhere',
    invokes: ['assignments.listAssignmentsAgain'],
    who: 'student',
    calls: [get(/^\/assignments$/)],
    pretends: {
      call: post(/\/extension$/),
      status: 409,
      body: { status: 409, error: 'An extension has been requested already.' },
    },
    open: async (world) => {
      await openAssignment(world, 'Request Extension');
      await fill(world.page, wish());
    },
    begin: click((page) => page.getByRole('dialog').getByRole('button', { name: /^(Send Request|Retry)$/ })),
    stays: async (page) => {
      await expect(page.getByRole('alert')).toContainText('An extension has been requested already.');
      await expect(page.locator('main').getByText('Question log').first()).toBeVisible();
    },
    ended: 'in place',
  },
  {
    name: 'Logout',
    invokes: ['session.logout'],
    who: 'student',
    calls: [post(/^\/auth\/logout$/)],
    begin: async ({ page, signIn }) => {
      await signIn();
      await page.goto('/payment-cancelled');
      await page.getByRole('button', { name: 'Logout' }).click();
    },
    stays: (page) => expect(page).toHaveURL(/\/login$/),
  },
  {
    name: 'Connection: whether the server answers',
    invokes: ['connection.getHealth'],
    who: 'demo',
    calls: [get(/^\/health$/)],
    open: async ({ page }) => {
      await page.goto('/payment-cancelled');
      await expect(connection(page)).toBeAttached();
    },
    begin: ({ page }) =>
      page.evaluate(() => {
        dispatchEvent(new Event('offline'));
        dispatchEvent(new Event('online'));
      }),
    stays: (page) => expect(connection(page)).toContainText(/unsteady|cannot be reached/),
  },
  {
    name: 'Draft: what was typed, asked for and kept on the server',
    invokes: ['draft.saveDraft'],
    who: 'student',
    calls: [get(/^\/drafts\//), { method: 'PUT', path: /^\/drafts\// }],
    // What the device has not sent goes out as soon as the form is there again.
    begin: async ({ page }) => {
      if (page.url() !== 'about:blank') return page.reload();
      await page.goto('/profile');
      return field(page, 'First name').fill('Nour');
    },
    stays: async (page) => {
      await expect(field(page, 'First name')).toHaveValue('Nour');
      await expect(page.getByText('The server gets it as soon as it answers.')).toBeVisible();
    },
  },
  {
    name: "Lesson: the course's progress",
    invokes: ['lesson-completion.getCourseProgress'],
    who: 'student',
    calls: [get(/\/progress$/)],
    open: async ({ page, product, person }) => {
      await product.call('POST', '/courses/data-literacy/enroll', person.token);
      await page.goto('/courses/data-literacy');
    },
    begin: ({ page }) =>
      page.url().includes('/lessons/')
        ? leaveFor(page, 'Data Literacy', 'Continue Learning')
        : leaveFor(page, 'Continue Learning'),
    stays: (page) => expect(button('Mark as complete')(page)).toBeEnabled(),
    mayBeOffline: true,
    ended: 'as a visitor',
  },
];
