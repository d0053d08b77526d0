import { exampleStudent } from '../../../../src/api/generated/examples.ts';
import { outboxMachine } from '../../../../src/machines/sync/outbox.machine.ts';
import { anyPage } from '../../browser/looks.ts';
import { button, type Stage } from '../../browser/stage.ts';
import { faultOf, model } from '../../engine/model.ts';
import { notSentYet } from '../letters.ts';

/** The profile's name goes through an outbox. */
async function post({ page }: Stage) {
  if (!page.url().endsWith('/profile')) await page.goBack();
  await page.getByLabel('First name', { exact: true }).fill('Noor');
  await page.getByRole('button', { name: 'Save Profile' }).click();
}

const letter = { id: 'name', send: async () => {} };
const lost = { type: 'xstate.error.actor.deliver', error: faultOf(0), actorId: 'deliver' };
/** As the browser posts it: what the letter holds is of no matter to a walk. */
const posted = { type: 'post', letter };
const again = { type: 'xstate.after.pause.outbox.waiting' };

export const outbox = model(outboxMachine)({
  starts: {
    // An outbox is there once something was sent.
    'sent before': {
      open: async (stage) => {
        await stage.page.addInitScript(() => {
          Math.random = () => 0.5;
        });
        // The note about the connection looks for the server by itself, and would wake what waits.
        await stage.page.route('**/v1/health', () => {});
        await stage.attend('/profile');
        await post(stage);
        await stage.gate.called(['updateProfile']);
        await stage.gate.end(['updateProfile'], { kind: 'done', body: exampleStudent });
      },
      input: () => ({ random: () => 0.5 }),
    },
  },
  events: { post: [{ letter }], withdraw: [{ id: letter.id }, { id: 'nobody' }], hurry: [{}], wake: [{}] },
  answers: { deliver: { done: [exampleStudent], error: [0, 422, 500] } },
  calls: { deliver: ['updateProfile'] },
  see: {
    empty: { says: 'nothing is to be sent', shows: [anyPage] },
    sending: { says: '§sync.7: the call is on its way', shows: [anyPage] },
    waiting: { says: 'it goes on by itself, and the form says so', shows: [notSentYet] },
  },
  // The first waits are over before anybody could ask.
  besides: [
    {
      start: 'sent before',
      events: [
        posted,
        ...[lost, again, lost, again, lost, again, lost],
        ...[{ type: 'wake' }, lost, { type: 'hurry' }, lost],
      ],
    },
  ],
  // A form sends one thing at a time.
  possible: (event, { leaf }) =>
    event.type === 'post' ? leaf === 'empty' : !('id' in event && event.id === letter.id && leaf === 'empty'),
  act: {
    post,
    // Who leaves the form takes it back.
    withdraw: ({ page, send }, event) =>
      event.id === letter.id ? page.getByRole('link', { name: 'Dashboard' }).first().click() : send(event),
    hurry: button('Save Profile'),
    wake: ({ page }) => page.evaluate(() => dispatchEvent(new Event('online'))),
  },
});
