import { exampleStudent } from '../../../src/api/examples.ts';
import { offerCountdownMachine, offerRuns } from '../../../src/machines/offer-countdown.machine.ts';
import { model, passing } from '../engine/model.ts';

/** The student of a week ago, but for some seconds. */
const registered = (secondsLeft: number) => new Date(secondsLeft * 1000 - offerRuns).toISOString();
const student = (secondsLeft: number) => ({ ...exampleStudent, registeredAt: registered(secondsLeft) });

export const offerCountdown = model(offerCountdownMachine, {
  starts: {
    'a date from signing in': { input: (now) => ({ token: 'a.b.c', registeredAt: registered(2), now }) },
    'no date': { input: (now) => ({ token: 'a.b.c', registeredAt: null, now }) },
  },
  events: {},
  answers: { getCurrentUser: { done: [student(2), student(-1)], error: [500] } },
  tells: ({ endsAt, now }) => endsAt !== null && Math.ceil((endsAt - now()) / 1000),
  see: {
    loading: { says: '§2: the offer, its end not yet known' },
    dated: passing,
    undated: { says: '§4: with no date a fixed 23:59:42' },
    looking: passing,
    counting: { says: '§2: hours, minutes and seconds' },
    expired: { says: '§4: at zero "Offer expired"' },
  },
});
