import { exampleToken } from '../../../../src/api/generated/examples.ts';
import { secondStepMachine } from '../../../../src/machines/account/second-step.machine.ts';
import { secondStepPage } from '../../../pages/account/second-step.page.ts';
import { signInPage } from '../../../pages/account/sign-in.page.ts';
import { on } from '../../../pages/on.ts';
import { alert } from '../../browser/locators.ts';
import { pressTwice } from '../../browser/page-helpers.ts';
import { model } from '../../engine/model.ts';

const secondStep = 'Zm9yIHRoZSBzZWNvbmQgc3RlcCBvZiBzaWduaW5nLWk';
const asked = { status: 403, error: 'Please enter the code of your authenticator app.', secondStep };
const form = [on(secondStepPage, 'code'), on(secondStepPage, 'continueButton'), on(secondStepPage, 'backButton')];

export const secondStepModel = model(secondStepMachine)({
  starts: {
    'after the password': {
      open: async ({ visit, page, network }) => {
        network.refuse('login', asked);
        await visit('/login');
        await signInPage(page).submit('student@example.com');
      },
      input: () => ({ secondStep }),
    },
  },
  events: { submit: [{ code: '123456' }] },
  answers: { completeSignIn: { done: [{ ...exampleToken, expiresAt: 4_070_908_800_000 }], error: [401, 422] } },
  see: {
    editing: { says: '§account.75: a code of the app, or a recovery code', shows: form },
    submitting: { says: 'on its way, and not sent twice', shows: [on(secondStepPage, 'checkingButton')] },
    rejected: { says: '§account.74: the code is not right, and another can be tried', shows: [alert(), ...form] },
    ended: {
      says: '§account.75: too late, or too many tries',
      shows: [alert(), on(secondStepPage, 'backButton')],
      hides: [on(secondStepPage, 'code')],
    },
    passed: { says: 'on the way to /dashboard', shows: [] },
  },
  departs: { 'xstate.done.actor.completeSignIn': null },
  act: {
    submit: async ({ page }, { code }) => {
      await secondStepPage(page).code.fill(code);
      return pressTwice(secondStepPage(page).continueButton);
    },
  },
});
