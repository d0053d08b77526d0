/** The class schedule and its calendars. */
import { expect } from '@playwright/test';
import { on } from '../../pages/on.ts';
import { calendarFeedDialog, schedulePage } from '../../pages/schedule/list.page.ts';
import { messages } from '../call-faults.ts';
import { click, del, get, goto, post, type Row, type ShownRow, sees } from '../row.ts';

const hasAddress: ShownRow['recovered'] = ({ page }) => expect(calendarFeedDialog(page).address).toHaveValue(/^http/);

const address: Omit<ShownRow, 'name' | 'invokedBy' | 'call'> = {
  who: 'student',
  open: goto('/schedules'),
  start: click(on(calendarFeedDialog, 'openButton')),
  title: 'Error',
  message: messages('Failed to load your calendar address. Please try again.'),
  recovered: hasAddress,
  sessionEnded: 'sign-in',
};

export const scheduleRows: readonly Row[] = [
  {
    name: 'Class schedule',
    invokedBy: ['schedule/list.listClasses'],
    who: 'demo',
    call: get(/^\/schedules$/),
    start: goto('/schedules'),
    title: 'Error',
    message: 'Failed to load the schedule. Please try again later.',
    recovered: sees(on(schedulePage, 'today')),
    sessionEnded: 'sign-in',
  },
  {
    name: 'A class for the calendar',
    invokedBy: ['shell/download.downloadFile'],
    who: 'demo',
    call: get(/^\/schedules\/calendar\.ics$/),
    open: goto('/schedules'),
    start: click(on(schedulePage, 'calendarButton')),
    message: messages('The file could not be loaded. Please try again.'),
    retry: on(schedulePage, 'retryCalendarButton'),
    recovered: ({ downloads }) => expect.poll(() => downloads).toEqual([expect.stringMatching(/\.ics$/)]),
    sessionEnded: 'sign-in',
  },
  {
    ...address,
    name: "The calendar's address",
    invokedBy: ['schedule/feed.findCalendarFeed'],
    call: get(/^\/schedules\/feed$/),
  },
  {
    ...address,
    name: "The calendar's first address",
    invokedBy: ['schedule/feed.createCalendarFeed'],
    call: post(/^\/schedules\/feed$/),
  },
  {
    name: "The calendar's next address",
    invokedBy: ['schedule/feed.createCalendarFeed'],
    who: 'student',
    call: post(/^\/schedules\/feed$/),
    open: async ({ page, product, person }) => {
      await product.call('POST', '/schedules/feed', person.token);
      await schedulePage(page).open();
      await calendarFeedDialog(page).openButton.click();
      await calendarFeedDialog(page).renewButton.click();
    },
    start: click(on(calendarFeedDialog, 'renewButton')),
    title: 'No new address was made',
    message: messages('The address in use was kept. Please try again.'),
    retry: on(calendarFeedDialog, 'renewButton'),
    recovered: hasAddress,
    sessionEnded: 'sign-in',
  },
  {
    name: "The calendar's address: its end",
    invokedBy: ['schedule/feed.endCalendarFeed'],
    who: 'student',
    call: del(/^\/schedules\/feed$/),
    open: async ({ page }) => {
      await schedulePage(page).open();
      await calendarFeedDialog(page).openButton.click();
      await calendarFeedDialog(page).endButton.click();
      await expect(calendarFeedDialog(page).keepButton).toBeVisible();
    },
    start: click(on(calendarFeedDialog, 'endButton')),
    title: 'The address still works',
    message: messages('The address could not be ended. Please try again.'),
    retry: on(calendarFeedDialog, 'endButton'),
    recovered: sees(on(calendarFeedDialog, 'ended')),
    sessionEnded: 'sign-in',
  },
];
