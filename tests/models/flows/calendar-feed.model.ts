import { exampleCalendarFeed } from '../../../src/api/examples.ts';
import { calendarFeedMachine } from '../../../src/machines/calendar-feed.machine.ts';
import { model } from '../engine/model.ts';

export const calendarFeed = model(calendarFeedMachine)({
  starts: { visit: {} },
  events: { open: [{}], close: [{}], retry: [{}], renew: [{}], cancel: [{}] },
  answers: {
    findCalendarFeed: { done: [exampleCalendarFeed], error: [404, 500] },
    createCalendarFeed: { done: [exampleCalendarFeed], error: [500] },
  },
  see: {
    closed: { says: 'no dialog' },
    'open.finding': { says: 'the address is asked for' },
    'open.creating': { says: 'the first address is made' },
    'open.failed': { says: 'no address came, and it can be tried again' },
    'open.ready': { says: 'the address, to be copied' },
    'open.confirming': { says: 'a new address ends the one in use: asked twice' },
    'open.renewing': { says: 'a new address is made' },
    'open.notRenewed': { says: 'the old address still holds' },
  },
});
