/** A student's week, their goal, and what is recorded of them. */
import { expect } from '@playwright/test';
import { paths } from '../../../src/paths.ts';
import { analyticsPage } from '../../pages/analytics/week.page.ts';
import { failure } from '../../pages/failure.page.ts';
import { lessonPage } from '../../pages/lesson/detail.page.ts';
import { on } from '../../pages/on.ts';
import { messages } from '../call-faults.ts';
import { click, del, get, goto, post, put, type Row, sees, type Visit } from '../row.ts';

const open = goto(paths.analytics);
const courseId = 'data-literacy';

async function openSettings({ page }: Visit) {
  await analyticsPage(page).open();
  await analyticsPage(page).settings.click();
}

async function openGoal({ page }: Visit) {
  await analyticsPage(page).open();
  await analyticsPage(page).editGoalButton.click();
  await analyticsPage(page).goalMinutes.fill('45');
}

async function haveGoal(visit: Visit) {
  await visit.product.call('PUT', '/analytics/goal', visit.person.token, { days: 3, minutes: 30 });
  await analyticsPage(visit.page).open();
}

/** Opens a lesson twice, as what is recorded in the first visit is sent in the next. */
async function openLessons({ page, product, person }: Visit) {
  await product.call('POST', `/courses/${courseId}/enroll`, person.token).catch(() => {}); // is enrolled the second time
  await lessonPage(page).open(courseId, 'm1-l1');
  await page.waitForFunction(() => Object.keys(localStorage).some((key) => key.startsWith('activity ')));
  await lessonPage(page).open(courseId, 'm1-l1');
  await expect(lessonPage(page).completeButton).toBeEnabled();
}

export const analyticsRows: readonly Row[] = [
  {
    name: 'The week',
    invokedBy: ['analytics/week.getWeek'],
    who: 'student',
    call: get(/^\/analytics\/week$/),
    start: open,
    title: 'Error',
    message: messages('The week could not be loaded. Please try again.'),
    recovered: sees(on(analyticsPage, 'emptyTitle')),
    sessionEnded: 'sign-in',
  },
  {
    name: 'The goal',
    invokedBy: ['analytics/goal.setGoal'],
    who: 'student',
    call: put(/^\/analytics\/goal$/),
    open: openGoal,
    start: click(on(analyticsPage, 'saveGoalButton')),
    title: 'Your goal was not saved',
    message: messages('Your goal could not be saved. Please try again.'),
    retry: on(analyticsPage, 'saveGoalButton'),
    keeps: (page) => expect(analyticsPage(page).goalMinutes).toHaveValue('45'),
    recovered: ({ page }) => expect(analyticsPage(page).goal('45 minutes on 3 days a week.')).toBeVisible(),
    sessionEnded: 'in place',
    forms: [
      {
        states: {
          'analytics/goal editing': 'typed',
          'analytics/goal saving': 'sent',
          'analytics/goal rejected': 'refused',
        },
        button: on(analyticsPage, 'saveGoalButton'),
        notKept: 'two numbers that are chosen again in a moment',
      },
    ],
  },
  {
    name: "The goal's removal",
    invokedBy: ['analytics/goal.removeGoal'],
    who: 'student',
    call: del(/^\/analytics\/goal$/),
    open: haveGoal,
    start: click(on(analyticsPage, 'removeGoalButton')),
    title: 'Your goal was not removed',
    message: messages('Your goal could not be removed. Please try again.'),
    retry: on(analyticsPage, 'removeGoalButton'),
    recovered: ({ page }) => expect(analyticsPage(page).goal('You have no goal.')).toBeVisible(),
    sessionEnded: 'sign-in',
  },
  {
    name: 'The switch for active time',
    invokedBy: ['analytics/time-recording.setTimeRecording'],
    who: 'student',
    call: put(/^\/analytics\/time-recording$/),
    open: openSettings,
    start: click(on(analyticsPage, 'timeRecording')),
    title: 'Not saved',
    message: messages('Your choice was not saved. Please try again.'),
    retry: on(analyticsPage, 'timeRecording'),
    recovered: async ({ page }) => {
      await expect(analyticsPage(page).recorded).toHaveText('Time is not recorded.');
      await expect(failure(page).alert).toHaveCount(0);
    },
    sessionEnded: 'sign-in',
  },
  {
    name: 'Deleting recorded time',
    invokedBy: ['analytics/time-recording.deleteRecordedTime'],
    who: 'student',
    call: del(/^\/analytics\/recorded-time$/),
    open: async (visit) => {
      await openSettings(visit);
      await analyticsPage(visit.page).deleteButton.click();
    },
    start: click(on(analyticsPage, 'confirmButton')),
    title: 'Not deleted',
    message: messages('Your recorded time could not be deleted. Please try again.'),
    retry: on(analyticsPage, 'confirmButton'),
    recovered: sees(on(analyticsPage, 'deleted')),
    sessionEnded: 'sign-in',
  },
  {
    name: 'Recording in a lesson',
    invokedBy: ['analytics/activity.getWeek', 'analytics/sending.recordActivity'],
    who: 'student',
    calls: [get(/^\/analytics\/week$/), post(/^\/analytics\/activity$/)],
    start: openLessons,
    unaffected: (page) => expect(lessonPage(page).completeButton).toBeEnabled(),
  },
];
