import { examplePasskey, examplePasskeyCreation, examplePasskeys } from '../../../../src/api/generated/examples.ts';
import { passkeysMachine } from '../../../../src/machines/account/passkeys.machine.ts';
import { passkeysPage } from '../../../pages/account/passkeys.page.ts';
import { on } from '../../../pages/on.ts';
import { alert } from '../../browser/locators.ts';
import { pressing, pressTwice } from '../../browser/page-helpers.ts';
import { cancelledWithin, withNewPasskey } from '../../browser/passkeys.ts';
import { model } from '../../engine/model.ts';

/** Not the passkey that is renamed, so that the answer to adding one can be told from the answer to a new name. */
const added = { ...examplePasskey, id: '8c1b2f90-3a4d-4c7e-9b21-6d5e4f3a2b10' };
const { challengeId, options } = examplePasskeyCreation;
const cancelled = { challengeId, options: { ...options, timeout: cancelledWithin } };
const isAdded = (output: unknown) =>
  typeof output === 'object' && output !== null && 'id' in output && output.id === added.id;

const form = [on(passkeysPage, 'name'), on(passkeysPage, 'currentPassword'), on(passkeysPage, 'createButton')];
const removal = [on(passkeysPage, 'currentPassword'), on(passkeysPage, 'removeButton')];
const change = [on(passkeysPage, 'name'), on(passkeysPage, 'saveButton'), on(passkeysPage, 'removeButton')];

export const passkeys = model(passkeysMachine)({
  starts: {
    visit: {
      open: async ({ page, attend }) => {
        await withNewPasskey(page);
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
    prove: [{ proof: { currentPassword: 'Learning1' } }],
  },
  answers: {
    listPasskeys: { done: [examplePasskeys], error: [500] },
    addPasskey: { done: [added, null], error: [422] },
    renamePasskey: { done: [examplePasskey], error: [500] },
    removePasskey: { done: [undefined], error: [422] },
  },
  calls: { addPasskey: ['beginPasskeyRegistration'] },
  bodies: (output) => (output === null ? cancelled : isAdded(output) ? examplePasskeyCreation : output),
  see: {
    loading: { says: 'until they are there', shows: [on(passkeysPage, 'loading')] },
    failed: { says: 'what went wrong, and "Retry"', shows: [alert(), on(passkeysPage, 'retryButton')] },
    listed: { says: '§account.70: the passkeys', shows: [on(passkeysPage, 'addButton')] },
    'adding.editing': { says: '§account.70: a name, and the password or a passkey', shows: form },
    'adding.submitting': { says: 'the browser asks its person', shows: [on(passkeysPage, 'creatingButton')] },
    'adding.rejected': { says: 'not added, and can be tried again', shows: [alert(), ...form] },
    'changing.editing': { says: '§account.70: another name, or none of it', shows: change },
    'changing.renaming': { says: 'on its way, and not sent twice', shows: [on(passkeysPage, 'savingButton')] },
    'changing.rejected': { says: 'as it was, and can be tried again', shows: [alert(), ...change] },
    'removing.editing': { says: '§account.70: the password or a passkey', shows: removal },
    'removing.submitting': { says: 'on its way, and not sent twice', shows: [on(passkeysPage, 'removingButton')] },
    'removing.rejected': { says: 'not removed, and can be tried again', shows: [alert(), ...removal] },
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
    remove: pressing(passkeysPage, 'removeButton'),
    prove: async ({ page }, { proof }) => {
      await passkeysPage(page).currentPassword.fill(proof.currentPassword ?? '');
      return pressTwice(passkeysPage(page).removeButton);
    },
  },
});
