import { examplePasskeyChallenge, examplePasskeys } from '../../../../src/api/generated/examples.ts';
import {
  type PasskeyAnswer,
  passkeyConfirmationMachine,
} from '../../../../src/machines/account/passkey-confirmation.machine.ts';
import { passkeyConfirmationPage } from '../../../pages/account/passkey-confirmation.page.ts';
import { on } from '../../../pages/on.ts';
import { deletionPart } from '../../../pages/privacy/your-data.page.ts';
import { alert } from '../../browser/locators.ts';
import { pressing } from '../../browser/page-helpers.ts';
import { cancelledWithin, withPasskey } from '../../browser/passkeys.ts';
import { model } from '../../engine/model.ts';

const answer: PasskeyAnswer = { challengeId: 'AQID', credential: { id: 'AQID', response: {} } };
const { challengeId, options } = examplePasskeyChallenge;
const cancelledChallenge = { challengeId, options: { ...options, timeout: cancelledWithin } };
const form = on(deletionPart, 'password');
const offered = [on(passkeyConfirmationPage, 'button'), form];

/** Several forms offer this. It is walked in the one that asks for nothing but the password. */
export const passkeyConfirmation = model(passkeyConfirmationMachine)({
  starts: {
    'in a form': {
      open: async ({ page, network, attend }) => {
        await withPasskey(page);
        await attend('/profile');
        // The profile's own list of passkeys makes the same call first.
        await network.called(['listPasskeys']);
        await network.end(['listPasskeys'], { kind: 'done', body: examplePasskeys });
        await deletionPart(page).beginButton.click();
      },
    },
  },
  events: { press: [{}] },
  answers: {
    listPasskeys: { done: [examplePasskeys, []], error: [500] },
    confirmWithPasskey: { done: [answer, null], error: [500] },
  },
  calls: { confirmWithPasskey: ['beginPasskeyConfirmation'] },
  bodies: (output) => (Array.isArray(output) ? output : output === null ? cancelledChallenge : examplePasskeyChallenge),
  see: {
    looking: { says: 'the form, which does not wait', shows: [form], hides: [on(passkeyConfirmationPage, 'button')] },
    absent: { says: 'the password alone', shows: [form], hides: [on(passkeyConfirmationPage, 'button')] },
    idle: { says: '§account.80: a passkey instead', shows: offered },
    asking: { says: 'the browser asks, and once', shows: [on(passkeyConfirmationPage, 'waitingButton'), form] },
    cancelled: {
      says: 'none was used, and the form is as it was',
      shows: [on(passkeyConfirmationPage, 'cancelled'), ...offered],
    },
    rejected: { says: 'what went wrong, and the form is as it was', shows: [alert(), ...offered] },
    confirmed: { says: 'the form is sent', shows: [] },
  },
  departs: { 'xstate.done.actor.confirmWithPasskey': null },
  stays: (event) => 'output' in event && event.output === null,
  act: { press: pressing(passkeyConfirmationPage, 'button') },
});
