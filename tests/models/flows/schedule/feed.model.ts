import { exampleCalendarFeed } from '../../../../src/api/generated/examples.ts';
import { calendarFeedMachine } from '../../../../src/machines/schedule/feed.machine.ts';
import { control, dialog, inDialog, words } from '../../browser/looks.ts';
import { button } from '../../browser/stage.ts';
import { model } from '../../engine/model.ts';

export const calendarFeed = model(calendarFeedMachine)({
  starts: { visit: { open: ({ attend }) => attend('/schedules') } },
  events: { open: [{}], close: [{}], retry: [{}], renew: [{}], cancel: [{}] },
  answers: {
    findCalendarFeed: { done: [exampleCalendarFeed], error: [404, 500] },
    createCalendarFeed: { done: [exampleCalendarFeed], error: [500] },
  },
  see: {
    closed: { says: 'no dialog', shows: [control('Subscribe')], hides: [dialog('Subscribe to your classes')] },
    'open.finding': {
      says: 'the address is asked for',
      shows: [dialog('Subscribe to your classes')],
      hides: [control('Copy address')],
    },
    'open.creating': {
      says: 'the first address is made',
      shows: [dialog('Subscribe to your classes')],
      hides: [control('Copy address')],
    },
    'open.failed': {
      says: 'no address came, and it can be tried again',
      shows: [inDialog((within) => within.getByRole('alert')), control('Retry')],
    },
    'open.ready': {
      says: 'the address, to be copied',
      shows: [control('Copy address'), control('Make a new address')],
    },
    'open.confirming': {
      says: 'a new address ends the one in use: asked twice',
      shows: [words('Make a new address?'), control('Keep the address')],
    },
    'open.renewing': { says: 'a new address is made', shows: [control('Making a new address...')] },
    'open.notRenewed': {
      says: 'the old address still holds',
      shows: [words('No new address was made'), control('Keep the address')],
    },
  },
  act: {
    open: button('Subscribe'),
    close: button('Close'),
    retry: button('Retry'),
    renew: button('Make a new address'),
    cancel: button('Keep the address'),
  },
});
