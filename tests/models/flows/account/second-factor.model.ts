import {
  exampleAuthenticatorSecret,
  exampleRecoveryCodes,
  exampleSecondFactor,
} from '../../../../src/api/generated/examples.ts';
import { secondFactorMachine } from '../../../../src/machines/account/second-factor.machine.ts';
import { secondFactorPage } from '../../../pages/account/second-factor.page.ts';
import { on } from '../../../pages/on.ts';
import { alert } from '../../browser/locators.ts';
import { pressing, pressTwice } from '../../browser/page-helpers.ts';
import { model } from '../../engine/model.ts';

const off = { on: false, required: false, recoveryCodesLeft: 0 };
const proof = { currentPassword: 'Learning1' };
const start = [on(secondFactorPage, 'currentPassword'), on(secondFactorPage, 'continueButton')];
const code = [on(secondFactorPage, 'qrCode'), on(secondFactorPage, 'code'), on(secondFactorPage, 'turnOnButton')];
const removal = [
  on(secondFactorPage, 'currentPassword'),
  on(secondFactorPage, 'code'),
  on(secondFactorPage, 'confirmTurnOffButton'),
];
const checking = { says: 'on its way, and not sent twice', shows: [on(secondFactorPage, 'checkingButton')] };

export const secondFactor = model(secondFactorMachine)({
  starts: { visit: { open: ({ attend }) => attend('/profile') } },
  events: {
    retry: [{}],
    start: [{}],
    remove: [{}],
    cancel: [{}],
    prove: [{ proof }],
    confirm: [{ code: '123456' }],
    submit: [{ values: { proof, code: '123456' } }],
    done: [{}],
  },
  answers: {
    getSecondFactor: { done: [off, exampleSecondFactor], error: [500] },
    beginSecondFactor: { done: [exampleAuthenticatorSecret], error: [422] },
    confirmSecondFactor: { done: [exampleRecoveryCodes], error: [422] },
    removeSecondFactor: { done: [undefined], error: [422] },
  },
  see: {
    loading: { says: 'until it is there', shows: [on(secondFactorPage, 'loading')] },
    failed: { says: 'what went wrong, and "Retry"', shows: [alert(), on(secondFactorPage, 'retryButton')] },
    off: { says: '§account.73: who wants it turns it on', shows: [on(secondFactorPage, 'setUpButton')] },
    'starting.editing': { says: '§account.73: the password is asked', shows: start },
    'starting.submitting': checking,
    'starting.rejected': { says: 'not right, and can be tried again', shows: [alert(), ...start] },
    'confirming.editing': { says: '§account.73: the QR code, the key, and the first code', shows: code },
    'confirming.submitting': checking,
    'confirming.rejected': { says: 'not right, and can be tried again', shows: [alert(), ...code] },
    codes: {
      says: '§account.73: ten recovery codes, once',
      shows: [on(secondFactorPage, 'recoveryCodes'), on(secondFactorPage, 'keptButton')],
    },
    on: { says: '§account.76: it can be turned off', shows: [on(secondFactorPage, 'turnOffButton')] },
    'removing.editing': { says: '§account.76: with the password and a code', shows: removal },
    'removing.submitting': checking,
    'removing.rejected': { says: 'not right, and can be tried again', shows: [alert(), ...removal] },
  },
  act: {
    retry: pressing(secondFactorPage, 'retryButton'),
    start: pressing(secondFactorPage, 'setUpButton'),
    remove: pressing(secondFactorPage, 'turnOffButton'),
    cancel: pressing(secondFactorPage, 'cancelButton'),
    prove: async ({ page }, event) => {
      await secondFactorPage(page).currentPassword.fill(event.proof.currentPassword ?? '');
      return pressTwice(secondFactorPage(page).continueButton);
    },
    confirm: async ({ page }, event) => {
      await secondFactorPage(page).code.fill(event.code);
      return pressTwice(secondFactorPage(page).turnOnButton);
    },
    submit: async ({ page }, { values }) => {
      await secondFactorPage(page).currentPassword.fill(values.proof.currentPassword ?? '');
      await secondFactorPage(page).code.fill(values.code);
      return pressTwice(secondFactorPage(page).confirmTurnOffButton);
    },
    done: pressing(secondFactorPage, 'keptButton'),
  },
});
