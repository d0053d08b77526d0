import type { Page } from '@playwright/test';
import { examplePasskey, examplePasskeys } from '../../../../src/api/generated/examples.ts';
import { passkeysMachine } from '../../../../src/machines/account/passkeys.machine.ts';
import { passkeysPage } from '../../../pages/account/passkeys.page.ts';
import { on } from '../../../pages/on.ts';
import { alert } from '../../browser/locators.ts';
import { pressing, pressTwice } from '../../browser/page-helpers.ts';
import { model } from '../../engine/model.ts';

/** A browser that makes a passkey at once, so that the walk alone says how adding it ends. */
const withDevice = (page: Page) =>
  page.addInitScript(() => {
    const bytes = () => new Uint8Array([1, 2, 3]).buffer;
    const response = {
      attestationObject: bytes(),
      clientDataJSON: bytes(),
      getTransports: () => ['internal'],
      getPublicKeyAlgorithm: () => -7,
      getPublicKey: () => null,
      getAuthenticatorData: () => bytes(),
    };
    const made = { id: 'AQID', rawId: bytes(), type: 'public-key', response, getClientExtensionResults: () => ({}) };
    Object.defineProperty(navigator.credentials, 'create', { value: async () => made });
  });

const form = [on(passkeysPage, 'name'), on(passkeysPage, 'currentPassword'), on(passkeysPage, 'createButton')];
const change = [on(passkeysPage, 'name'), on(passkeysPage, 'saveButton'), on(passkeysPage, 'removeButton')];

export const passkeys = model(passkeysMachine)({
  starts: {
    visit: {
      open: async ({ page, attend }) => {
        await withDevice(page);
        await attend('/profile');
      },
    },
  },
  events: {
    retry: [{}],
    add: [{}],
    change: [
      { passkey: { id: '5e0c7a52-9d7b-4f0e-8a43-5f2b6f0d9c31', name: 'Laptop', addedAt: '2026-11-16T08:00:00Z' } },
    ],
    cancel: [{}],
    submit: [{ values: { name: 'Laptop', proof: { currentPassword: 'Learning1' } } }],
    rename: [{ name: 'Phone' }],
    remove: [{}],
  },
  answers: {
    listPasskeys: { done: [examplePasskeys], error: [500] },
    addPasskey: { done: [examplePasskey, null], error: [422] },
    renamePasskey: { done: [examplePasskey], error: [500] },
    removePasskey: { done: [undefined], error: [500] },
  },
  calls: { addPasskey: ['registerPasskey'] },
  // This browser's person does not cancel in its dialog.
  possible: (event) => !('output' in event) || event.output !== null,
  see: {
    loading: { says: 'until they are there', shows: [on(passkeysPage, 'loading')] },
    failed: { says: 'what went wrong, and "Retry"', shows: [alert(), on(passkeysPage, 'retryButton')] },
    listed: { says: '§account.70: the passkeys', shows: [on(passkeysPage, 'addButton')] },
    'adding.editing': { says: '§account.70: a name, and the password or a passkey', shows: form },
    'adding.submitting': { says: 'the browser asks its person', shows: [on(passkeysPage, 'creatingButton')] },
    'adding.rejected': { says: 'not added, and can be tried again', shows: [alert(), ...form] },
    'changing.editing': { says: '§account.70: another name, or none of it', shows: change },
    'changing.renaming': { says: 'on its way, and not sent twice', shows: [on(passkeysPage, 'savingButton')] },
    'changing.removing': { says: 'on its way, and not sent twice', shows: [on(passkeysPage, 'removingButton')] },
    'changing.rejected': { says: 'as it was, and can be tried again', shows: [alert(), ...change] },
  },
  act: {
    retry: pressing(passkeysPage, 'retryButton'),
    add: pressing(passkeysPage, 'addButton'),
    change: pressing(passkeysPage, 'anyChangeButton'),
    cancel: pressing(passkeysPage, 'cancelButton'),
    submit: async ({ page }, { values }) => {
      await passkeysPage(page).fill(values.name, values.proof.currentPassword);
      return pressTwice(passkeysPage(page).createButton);
    },
    rename: async ({ page }, { name }) => {
      await passkeysPage(page).name.fill(name);
      return pressTwice(passkeysPage(page).saveButton);
    },
    remove: ({ page }) => pressTwice(passkeysPage(page).removeButton),
  },
});
