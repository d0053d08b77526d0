import { exampleStudent } from '../../../../src/api/generated/examples.ts';
import { pendingCallsMachine } from '../../../../src/machines/sync/pending-calls.machine.ts';
import { profilePage } from '../../../pages/account/profile.page.ts';
import { anyPage } from '../../browser/locators.ts';
import { type PageHelpers, pressing } from '../../browser/page-helpers.ts';
import { faultOf } from '../../engine/failed-call.ts';
import { model } from '../../engine/model.ts';
import { notSentYet } from '../pending-call.ts';

/** The call that saves the profile's name is a pending call. */
async function save({ page }: PageHelpers) {
  if (!page.url().endsWith('/profile')) await page.goBack();
  await profilePage(page).firstName.fill('Noor');
  await profilePage(page).saveButton.click();
}

const call = { id: 'name', send: async () => {} };
const lost = { type: 'xstate.error.actor.send', error: faultOf(0), actorId: 'send' };
/** As the page adds it: what the call holds does not matter to a walk. */
const added = { type: 'add', call };
const again = { type: 'xstate.after.backOff.pendingCalls.waiting' };

export const pendingCalls = model(pendingCallsMachine)({
  starts: {
    // The queue exists only once something was sent, so one call is sent first.
    'sent before': {
      open: async (helpers) => {
        await helpers.page.addInitScript(() => {
          Math.random = () => 0.5;
        });
        // The page looks for the server by itself, and would send what waits as soon as it had an answer.
        await helpers.page.route('**/v1/health', () => {});
        await helpers.attend('/profile');
        await save(helpers);
        await helpers.network.called(['updateProfile']);
        await helpers.network.end(['updateProfile'], { kind: 'done', body: exampleStudent });
      },
      input: () => ({ random: () => 0.5 }),
    },
  },
  events: { add: [{ call }], cancel: [{ id: call.id }, { id: 'nobody' }], sendNow: [{}], connected: [{}] },
  answers: { send: { done: [exampleStudent], error: [0, 422, 500] } },
  calls: { send: ['updateProfile'] },
  see: {
    empty: { says: 'nothing is to be sent', shows: [anyPage] },
    sending: { says: '§sync.7: the call is on its way', shows: [anyPage] },
    waiting: { says: 'it goes on by itself, and the form says so', shows: [notSentYet] },
  },
  // The first pauses are too short for a person to act in, so the events are sent after several failures.
  besides: [
    {
      start: 'sent before',
      events: [
        added,
        ...[lost, again, lost, again, lost, again, lost],
        ...[{ type: 'connected' }, lost, { type: 'sendNow' }, lost],
      ],
    },
  ],
  // A form sends one thing at a time.
  possible: (event, { leaf }) =>
    event.type === 'add' ? leaf === 'empty' : !('id' in event && event.id === call.id && leaf === 'empty'),
  act: {
    add: save,
    // Leaving the form cancels its call.
    cancel: ({ page, send }, event) =>
      event.id === call.id ? page.getByRole('link', { name: 'Dashboard' }).first().click() : send(event),
    sendNow: pressing(profilePage, 'saveButton'),
    connected: ({ page }) => page.evaluate(() => dispatchEvent(new Event('online'))),
  },
});
