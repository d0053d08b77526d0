import { activitySendingMachine, type Batch } from '../../../../src/machines/analytics/sending.machine.ts';
import { paths } from '../../../../src/paths.ts';
import { anyPage } from '../../browser/locators.ts';
import { model } from '../../engine/model.ts';
import { pendingCallActs, pendingCallSamples } from '../pending-call.ts';

const event: Batch['events'][number] = {
  id: '2f9a6c1e-58d4-4b7a-9c03-1e5d7f8a0b42',
  kind: 'opened',
  courseId: 'data-analytics',
  lessonId: 'm1-l1',
  at: '2026-11-20T09:00:00Z',
};
const some: Batch = { timeZone: 'Europe/London', events: [event] };
const none: Batch = { timeZone: 'Europe/London', events: [] };

export const activitySending = model(activitySendingMachine)({
  // Nothing is kept yet when the page comes.
  starts: { visit: { open: ({ attend }) => attend(paths.analytics) } },
  events: { send: [{ batch: some }, { batch: none }], ...pendingCallSamples([undefined], [422, 401]) },
  answers: { recordActivity: 'tells' },
  see: {
    resting: { says: 'nothing is to be sent', shows: [anyPage] },
    'sending.underWay': { says: '§analytics.22: it is on its way', shows: [anyPage] },
    'sending.delayed': { says: '§analytics.22: it goes on by itself', shows: [anyPage] },
  },
  act: { send: ({ send }, sent) => send(sent), ...pendingCallActs('recordActivity') },
});
