import { exampleCalendarFeed } from '../../../../src/api/generated/examples.ts';
import { calendarFeedMachine } from '../../../../src/machines/schedule/feed.machine.ts';
import { failure } from '../../../pages/failure.page.ts';
import { on } from '../../../pages/on.ts';
import { calendarFeedDialog } from '../../../pages/schedule/list.page.ts';
import { dialog, inDialog, text } from '../../browser/locators.ts';
import { pressing } from '../../browser/page-helpers.ts';
import { model } from '../../engine/model.ts';

export const calendarFeed = model(calendarFeedMachine)({
  starts: { visit: { open: ({ attend }) => attend('/schedules') } },
  events: { open: [{}], close: [{}], retry: [{}], renew: [{}], end: [{}], cancel: [{}] },
  answers: {
    findCalendarFeed: { done: [exampleCalendarFeed], error: [404, 500] },
    createCalendarFeed: { done: [exampleCalendarFeed], error: [500] },
    endCalendarFeed: { done: [undefined], error: [500] },
  },
  see: {
    closed: {
      says: 'no dialog',
      shows: [on(calendarFeedDialog, 'openButton')],
      hides: [dialog('Subscribe to your classes')],
    },
    'open.finding': {
      says: 'the address is asked for',
      shows: [dialog('Subscribe to your classes')],
      hides: [on(calendarFeedDialog, 'copyButton')],
    },
    'open.creating': {
      says: 'the first address is made',
      shows: [dialog('Subscribe to your classes')],
      hides: [on(calendarFeedDialog, 'copyButton')],
    },
    'open.failed': {
      says: 'no address came, and it can be tried again',
      shows: [inDialog((within) => within.getByRole('alert')), on(failure, 'retryButton')],
    },
    'open.ready': {
      says: 'the address, to be copied',
      shows: [on(calendarFeedDialog, 'copyButton'), on(calendarFeedDialog, 'renewButton')],
    },
    'open.confirming': {
      says: 'a new address ends the one in use: asked twice',
      shows: [text('Make a new address?'), on(calendarFeedDialog, 'keepButton')],
    },
    'open.renewing': { says: 'a new address is made', shows: [on(calendarFeedDialog, 'renewingButton')] },
    'open.notRenewed': {
      says: 'the old address still holds',
      shows: [text('No new address was made'), on(calendarFeedDialog, 'keepButton')],
    },
    'open.confirmingEnd': {
      says: '§schedule.8: the address stops working: asked twice',
      shows: [text('End this address?'), on(calendarFeedDialog, 'keepButton')],
    },
    'open.ending': { says: 'the address is ended', shows: [on(calendarFeedDialog, 'endingButton')] },
    'open.notEnded': {
      says: 'the address still works',
      shows: [text('The address still works'), on(calendarFeedDialog, 'keepButton')],
    },
    'open.ended': {
      says: 'the address works no more',
      shows: [on(calendarFeedDialog, 'ended')],
      hides: [on(calendarFeedDialog, 'copyButton')],
    },
  },
  act: {
    open: pressing(calendarFeedDialog, 'openButton'),
    close: pressing(calendarFeedDialog, 'closeButton'),
    retry: pressing(failure, 'retryButton'),
    renew: pressing(calendarFeedDialog, 'renewButton'),
    end: pressing(calendarFeedDialog, 'endButton'),
    cancel: pressing(calendarFeedDialog, 'keepButton'),
  },
});
