/** What instructors announce, what students see of it, and which mails people choose. */
import { expect } from '@playwright/test';
import { paths } from '../../../src/paths.ts';
import { newPerson } from '../../journeys/test.ts';
import { mailChoicesPage } from '../../pages/account/mail-choices.page.ts';
import {
  announcementChangeDialog,
  announcementRemovalDialog,
  taughtAnnouncementsPage,
} from '../../pages/announcements/taught.page.ts';
import { unreadAnnouncements } from '../../pages/announcements/unread.page.ts';
import { dashboardPage } from '../../pages/dashboard/overview.page.ts';
import { failure } from '../../pages/failure.page.ts';
import { on } from '../../pages/on.ts';
import { messages } from '../call-faults.ts';
import { coursesInTurn } from '../courses.ts';
import { click, del, get, goto, post, put, type Row, sees, type Visit } from '../row.ts';

const courseId = 'data-analytics';
/** A course has ten announcements in a day, and each test makes one. */
const nextCourse = coursesInTurn(9);
const announcement = { title: 'A new data set', text: 'Please load it again.' };

const changed = 'Please load modules 3 and 4 again.';

const openForm = ({ page, teaches }: Visit) => taughtAnnouncementsPage(page).open(teaches);

async function writeForm(visit: Visit) {
  await openForm(visit);
  await taughtAnnouncementsPage(visit.page).write(announcement);
}

/** Makes an announcement for much later, so that nobody is told meanwhile, and opens the dialog that changes or deletes it. */
async function openAnnounced(visit: Visit, change: 'edit' | 'delete') {
  const { product, person, page, teaches } = visit;
  const path = `/teach/courses/${teaches}/announcements` as const;
  const publishAt = new Date(Date.now() + 30 * 24 * 60 * 60 * 1000).toISOString();
  const made = await product.call<{ items: unknown[] }>('GET', path, person.token);
  if (made.items.length === 0) await product.call('POST', path, person.token, { ...announcement, publishAt });
  const opened = taughtAnnouncementsPage(page);
  await opened.open(teaches);
  await (change === 'edit' ? opened.editButton(announcement.title) : opened.deleteButton(announcement.title)).click();
}

async function writeChange(visit: Visit) {
  await openAnnounced(visit, 'edit');
  await announcementChangeDialog(visit.page).text.fill(changed);
}

/** Enrols the person in a course with one announcement. */
async function tell({ product, person }: Visit) {
  const quietCourse = 'time-series';
  const known = async () => (await product.call<unknown[]>('GET', '/announcements', person.token)).length;
  if ((await known()) > 0) return;
  await product.buy(person, quietCourse);
  const instructor = await product.register(newPerson(), 'instructor', [quietCourse]);
  await product.call('POST', `/teach/courses/${quietCourse}/announcements`, instructor.token, {
    ...announcement,
    publishAt: new Date(Date.now() + 1000).toISOString(),
  });
  await expect.poll(known).toBe(1);
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
    name: 'Announcement undone',
    invokedBy: ['announcements/form.removeAnnouncement'],
    who: 'instructor',
    nextCourse,
    call: del(/\/announcements\/[^/]+$/),
    open: async (visit) => {
      await writeForm(visit);
      await taughtAnnouncementsPage(visit.page).announceButton.click();
    },
    start: click(on(taughtAnnouncementsPage, 'undoButton')),
    title: 'Your announcement was not undone',
    message: messages('There was an error undoing it. Please try again.'),
    retry: on(taughtAnnouncementsPage, 'undoOrRetryButton'),
    recovered: ({ page }) => expect(taughtAnnouncementsPage(page).text).toHaveValue(announcement.text),
    sessionEnded: 'sign-in',
  },
  {
    name: 'Announcement changed',
    invokedBy: ['announcements/change.changeAnnouncement'],
    who: 'instructor',
    nextCourse,
    call: put(/\/announcements\/[^/]+$/),
    open: writeChange,
    start: click(on(announcementChangeDialog, 'saveButton')),
    title: 'The announcement was not changed',
    message: messages('There was an error changing the announcement. Please try again.'),
    retry: on(announcementChangeDialog, 'saveOrRetryButton'),
    keeps: (page) => expect(announcementChangeDialog(page).text).toHaveValue(changed),
    retriesItself: true,
    recovered: sees(on(announcementChangeDialog, 'changed')),
    sessionEnded: 'in place',
    forms: [
      {
        states: {
          'announcements/change writing': 'typed',
          'announcements/change sending.underWay': 'sent',
          'announcements/change sending.delayed': 'delayed',
          'announcements/change rejected': 'refused',
        },
        button: on(announcementChangeDialog, 'saveButton'),
        reopen: (visit) => openAnnounced(visit, 'edit'),
        draft: {
          typed: changed,
          path: async (person, { product, teaches }) => {
            const path = `/teach/courses/${teaches}/announcements`;
            const { items } = await product.call<{ items: { id: string }[] }>('GET', path, person.token);
            return `announcementChange/${items[0]?.id}`;
          },
          edit: (page) => announcementChangeDialog(page).text.fill('Please load module 4 again.'),
        },
      },
    ],
  },
  {
    name: 'Announcement deleted',
    invokedBy: ['announcements/change.removeAnnouncement'],
    who: 'instructor',
    nextCourse,
    call: del(/\/announcements\/[^/]+$/),
    open: (visit) => openAnnounced(visit, 'delete'),
    start: click(on(announcementRemovalDialog, 'confirmOrRetryButton')),
    title: 'The announcement was not deleted',
    message: messages('There was an error deleting the announcement. Please try again.'),
    retry: on(announcementRemovalDialog, 'confirmOrRetryButton'),
    recovered: sees(on(announcementRemovalDialog, 'deleted')),
    sessionEnded: 'sign-in',
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
