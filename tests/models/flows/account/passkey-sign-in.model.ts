import type { Page } from '@playwright/test';
import { exampleToken } from '../../../../src/api/generated/examples.ts';
import { passkeySignInMachine } from '../../../../src/machines/account/passkey-sign-in.machine.ts';
import { passkeySignInPage } from '../../../pages/account/passkey-sign-in.page.ts';
import { on } from '../../../pages/on.ts';
import { alert } from '../../browser/locators.ts';
import { pressing } from '../../browser/page-helpers.ts';
import { withPasskey } from '../../browser/passkeys.ts';
import { model, passing } from '../../engine/model.ts';

const whoCancels = 'someone who cancels';

/** Milliseconds of the page's clock until they cancel: long enough for the walk to look at the page behind. */
const thinking = 4000;

const withSomeoneWhoCancels = (page: Page) =>
  page.addInitScript((milliseconds) => {
    const get = () =>
      new Promise((_, reject) => {
        setTimeout(() => reject(new DOMException('Cancelled.', 'NotAllowedError')), milliseconds);
      });
    Object.defineProperty(navigator.credentials, 'get', { value: get });
    Object.defineProperty(PublicKeyCredential, 'isConditionalMediationAvailable', { value: async () => false });
  }, thinking);

const ticket = { ...exampleToken, expiresAt: 4_070_908_800_000 };

export const passkeySignIn = model(passkeySignInMachine)({
  starts: {
    'with autofill': {
      open: async ({ page, visit }) => {
        await withPasskey(page, true);
        await visit('/login');
      },
      input: () => ({ autofill: true }),
    },
    'with the button alone': {
      open: async ({ page, visit }) => {
        await withPasskey(page);
        await visit('/login');
      },
      input: () => ({ autofill: false }),
    },
    [whoCancels]: {
      open: async ({ page, visit }) => {
        await withSomeoneWhoCancels(page);
        await visit('/login');
      },
      input: () => ({ autofill: false }),
    },
  },
  events: { press: [{}] },
  answers: {
    offerPasskey: { done: [ticket], error: [500] },
    signInWithPasskey: { done: [ticket, null], error: [401] },
  },
  calls: { offerPasskey: ['signInWithPasskey'], signInWithPasskey: ['signInWithPasskey'] },
  // Only the start with someone who cancels ends without a passkey, and it ends in no other way.
  possible: (event, { start }) => {
    if (!event.type.endsWith('.actor.signInWithPasskey')) return true;
    return ('output' in event && event.output === null) === (start === whoCancels);
  },
  stays: (event) => 'output' in event && event.output === null,
  see: {
    opening: passing,
    offering: {
      says: '§account.72: the button, and passkeys where the address is typed',
      shows: [on(passkeySignInPage, 'button')],
    },
    idle: { says: '§account.72: the button', shows: [on(passkeySignInPage, 'button')] },
    asking: { says: 'the browser asks, and once', shows: [on(passkeySignInPage, 'waitingButton')] },
    rejected: { says: '§account.71: not accepted', shows: [alert(), on(passkeySignInPage, 'button')] },
    passed: { says: 'on the way to /dashboard', shows: [] },
  },
  departs: { 'xstate.done.actor.offerPasskey': null, 'xstate.done.actor.signInWithPasskey': null },
  act: { press: pressing(passkeySignInPage, 'button') },
});
