import { exampleStudent } from '../../../../src/api/generated/examples.ts';
import { offerCountdownMachine, offerRuns } from '../../../../src/machines/dashboard/offer-countdown.machine.ts';
import { heading, text } from '../../browser/locators.ts';
import { model, passing } from '../../engine/model.ts';
import { moment } from '../samples.ts';

/** When a student registered whose offer ends so many seconds after time 0, at which the walks in Node begin. */
const registered = (secondsLeft: number) => new Date(secondsLeft * 1000 - offerRuns).toISOString();
const student = (secondsLeft: number) => ({ ...exampleStudent, registeredAt: registered(secondsLeft) });

const registeredNow = (secondsLeft: number) => new Date(moment + 2000 + secondsLeft * 1000 - offerRuns).toISOString();

export const offerCountdown = model(offerCountdownMachine)({
  starts: {
    'a date from signing in': {
      open: ({ attend }) => attend('/dashboard', { user: { ...exampleStudent, registeredAt: registeredNow(3) } }),
      input: (now) => ({ token: 'a.b.c', registeredAt: registered(2), now }),
    },
    'no date': {
      open: ({ attend }) => attend('/dashboard', { user: { ...exampleStudent, registeredAt: '' } }),
      input: (now) => ({ token: 'a.b.c', registeredAt: null, now }),
    },
  },
  events: {},
  answers: { getCurrentUser: { done: [student(2), student(-1)], error: [500] } },
  tells: ({ endsAt, now }) => endsAt !== null && Math.ceil((endsAt - now()) / 1000),
  see: {
    loading: { says: '§dashboard.2: the offer, its end not yet known', shows: [heading('Special Offer')] },
    dated: passing,
    undated: {
      says: '§dashboard.3: with no date a fixed 23:59:42',
      shows: [heading('Special Offer'), text('LEARN25')],
    },
    past: {
      says: '§dashboard.22: an offer that has ended takes no room',
      shows: [heading('Hello, Ada')],
      hides: [heading('Special Offer')],
    },
    checking: passing,
    counting: { says: '§dashboard.2: hours, minutes and seconds', shows: [heading('Special Offer')] },
    expired: { says: '§dashboard.4: at zero "Offer expired"', shows: [text('Offer expired')] },
  },
  // In the browser the walks begin at `moment`, so the date is moved there, with some time to spare.
  bodies: (output) => {
    const { registeredAt } = output as typeof exampleStudent; // an answer of getCurrentUser
    return { ...exampleStudent, registeredAt: new Date(Date.parse(registeredAt) + moment + 3000).toISOString() };
  },
  act: {},
});
