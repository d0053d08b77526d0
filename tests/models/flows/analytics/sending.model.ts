import { exampleStudent } from '../../../../src/api/generated/examples.ts';
import { activitySendingMachine, type Batch } from '../../../../src/machines/analytics/sending.machine.ts';
import { morePaths } from '../../../../src/more-paths.ts';
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
  starts: {
    'something is kept': {
      open: async ({ attend, page }) => {
        await page.addInitScript(
          ([person, kept]) =>
            localStorage.setItem(`activity ${JSON.stringify([person, kept.id])}`, JSON.stringify(kept)),
          [exampleStudent.id, event] as const,
        );
        await attend(morePaths.analytics);
      },
    },
  },
  events: { send: [{}], ...pendingCallSamples([undefined], [422, 401]) },
  answers: {
    recordActivity: 'tells',
    readKept: { done: [some, none], error: [0] },
    eraseKept: { done: [undefined], error: [0] },
  },
  see: {
    resting: { says: 'nothing is to be sent', shows: [anyPage] },
    reading: { says: 'the device is asked', shows: [anyPage] },
    'sending.underWay': { says: '§analytics.22: it is on its way', shows: [anyPage] },
    'sending.delayed': { says: '§analytics.22: it goes on by itself', shows: [anyPage] },
    erasing: { says: '§analytics.22: the server has it', shows: [anyPage] },
  },
  act: { send: ({ send }, sent) => send(sent), ...pendingCallActs('recordActivity') },
});
