/** What instructors announce, what students see of it, and which mails people choose. */
import { expect } from '@playwright/test';
import { paths } from '../../../src/paths.ts';
import { newPerson } from '../../journeys/test.ts';
import { mailChoicesPage } from '../../pages/account/mail-choices.page.ts';
import { taughtAnnouncementsPage } from '../../pages/announcements/taught.page.ts';
import { unreadAnnouncements } from '../../pages/announcements/unread.page.ts';
import { dashboardPage } from '../../pages/dashboard/overview.page.ts';
import { failure } from '../../pages/failure.page.ts';
import { on } from '../../pages/on.ts';
import { messages } from '../call-faults.ts';
import { coursesInTurn } from '../courses.ts';
import { click, get, goto, post, put, type Row, sees, type Visit } from '../row.ts';

const courseId = 'data-analytics';
/** A course has ten announcements in a day, and each test makes one. */
const nextCourse = coursesInTurn(9);
const announcement = { title: 'A new data set', text: 'Please load it again.' };

const openForm = ({ page, teaches }: Visit) => taughtAnnouncementsPage(page).open(teaches);

async function writeForm(visit: Visit) {
  await openForm(visit);
  await taughtAnnouncementsPage(visit.page).write(announcement);
}

/** Enrols the person in a course with one announcement. */
async function tell({ product, person }: Visit) {
  const quietCourse = 'time-series';
  if ((await product.call<unknown[]>('GET', '/announcements', person.token)).length > 0) return;
  await product.buy(person, quietCourse);
  const instructor = await product.register(newPerson(), 'instructor', [quietCourse]);
  await product.call('POST', `/teach/courses/${quietCourse}/announcements`, instructor.token, announcement);
}

export const announcementRows: readonly Row[] = [
  {
    name: 'What was announced',
    invokedBy: ['announcements/taught.listTaughtAnnouncements'],
    who: 'instructor',
    call: get(/\/announcements$/),
    start: goto(paths.teach.announcements(courseId)),
    title: 'Error',
    message: messages('The announcements could not be loaded. Please try again.'),
    recovered: ({ page }) =>
      expect(
        page.getByText('Nothing has been announced yet.').or(taughtAnnouncementsPage(page).announcements.first()),
      ).toBeVisible(),
    sessionEnded: 'sign-in',
  },
  {
    name: 'Announcement',
    invokedBy: ['announcements/form.announce'],
    who: 'instructor',
    nextCourse,
    call: post(/\/announcements$/),
    open: writeForm,
    start: click(on(taughtAnnouncementsPage, 'announceButton')),
    title: 'Your announcement was not sent',
    message: messages('There was an error sending your announcement. Please try again.'),
    retry: on(taughtAnnouncementsPage, 'announceOrRetryButton'),
    keeps: (page) => expect(taughtAnnouncementsPage(page).text).toHaveValue(announcement.text),
    retriesItself: true,
    recovered: sees(on(taughtAnnouncementsPage, 'announced')),
    sessionEnded: 'in place',
    forms: [
      {
        states: {
          'announcements/form writing': 'typed',
          'announcements/form sending.underWay': 'sent',
          'announcements/form sending.delayed': 'delayed',
          'announcements/form rejected': 'refused',
        },
        button: on(taughtAnnouncementsPage, 'announceButton'),
        reopen: openForm,
        draft: {
          typed: announcement.text,
          path: (_person, { teaches }) => `announcement/${teaches}`,
          edit: (page) => taughtAnnouncementsPage(page).text.fill('Please load it anew.'),
        },
      },
    ],
  },
  {
    name: 'Announcements on the dashboard',
    invokedBy: ['announcements/unread.listAnnouncements'],
    who: 'demo',
    calls: [get(/^\/announcements$/)],
    start: async ({ page }) => {
      await dashboardPage(page).open();
      await expect(dashboardPage(page).continueLinks.first()).toBeVisible();
      await expect(dashboardPage(page).enrolButton).toBeVisible();
    },
    unaffected: async (page) => {
      await expect(page.getByRole('heading', { name: /^Hello/ })).toBeVisible();
      await expect(unreadAnnouncements(page).part).toHaveCount(0);
    },
  },
  {
    name: 'Dismissing an announcement',
    invokedBy: ['announcements/unread.readAnnouncement'],
    who: 'student',
    call: put(/^\/announcements\/[^/]+\/read$/),
    open: async (visit) => {
      await tell(visit);
      await visit.page.goto('/dashboard');
      await expect(unreadAnnouncements(visit.page).dismissButton).toBeVisible();
    },
    start: click(on(unreadAnnouncements, 'dismissButton')),
    title: 'Not dismissed',
    message: 'Please try again.',
    retry: on(unreadAnnouncements, 'dismissButton'),
    recovered: ({ page }) => expect(unreadAnnouncements(page).part).toHaveCount(0),
    sessionEnded: 'sign-in',
  },
  {
    name: 'Mail choices',
    invokedBy: ['account/mail-choices.getMailChoices'],
    who: 'student',
    call: get(/^\/auth\/mail-choices$/),
    start: goto(paths.settings),
    title: 'Error',
    message: messages('Your choices could not be loaded. Please try again.'),
    recovered: sees(on(mailChoicesPage, 'saved')),
    sessionEnded: 'sign-in',
  },
  {
    name: 'A mail choice',
    invokedBy: ['account/mail-choices.chooseMails'],
    who: 'student',
    call: put(/^\/auth\/mail-choices$/),
    open: goto(paths.settings),
    start: click(on(mailChoicesPage, 'announcements')),
    title: 'Not saved',
    message: messages('Your choice was not saved. Please try again.'),
    retry: on(mailChoicesPage, 'announcements'),
    recovered: async ({ page }) => {
      await expect(mailChoicesPage(page).saved).toBeVisible();
      await expect(failure(page).alert).toHaveCount(0);
    },
    sessionEnded: 'sign-in',
  },
];
