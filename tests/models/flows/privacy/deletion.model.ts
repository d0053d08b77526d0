import {
  exampleAccountDeletion,
  examplePasskeyChallenge,
  exampleStudent,
} from '../../../../src/api/generated/examples.ts';
import { accountDeletionMachine } from '../../../../src/machines/privacy/deletion.machine.ts';
import { passkeyConfirmationPage } from '../../../pages/account/passkey-confirmation.page.ts';
import { on } from '../../../pages/on.ts';
import { deletionPart } from '../../../pages/privacy/your-data.page.ts';
import { alert, text } from '../../browser/locators.ts';
import { pressing, pressTwice } from '../../browser/page-helpers.ts';
import { withPasskey } from '../../browser/passkeys.ts';
import { model, passing } from '../../engine/model.ts';

const { deletionAt } = exampleAccountDeletion;

export const accountDeletion = model(accountDeletionMachine)({
  starts: {
    visit: {
      open: async ({ page, attend }) => {
        await withPasskey(page);
        await attend('/profile');
      },
      input: () => ({ deletionAt: null }),
    },
    visitDuringTheWeek: {
      open: async ({ page, attend }) => {
        await withPasskey(page);
        await attend('/profile', { user: { ...exampleStudent, deletionAt } });
      },
      input: () => ({ deletionAt }),
    },
  },
  events: {
    begin: [{}],
    cancel: [{}],
    submit: [
      { proof: { currentPassword: 'Learning1' } },
      {
        proof: {
          passkey: { challengeId: examplePasskeyChallenge.challengeId, credential: { id: 'AQID', response: {} } },
        },
      },
    ],
    keep: [{}],
    leave: [{}],
  },
  answers: {
    requestAccountDeletion: { done: [exampleAccountDeletion], error: [422, 500] },
    withdrawAccountDeletion: { done: [exampleStudent], error: [500] },
  },
  see: {
    arriving: passing,
    offered: { says: 'the account can be deleted', shows: [on(deletionPart, 'beginButton')] },
    editing: {
      says: '§privacy.6: what will happen, and the password',
      shows: [on(deletionPart, 'password'), on(deletionPart, 'submitButton'), on(deletionPart, 'keepButton')],
    },
    submitting: { says: 'on its way, and not sent twice', shows: [on(deletionPart, 'submittingButton')] },
    wrongPassword: {
      says: 'the password is not right',
      shows: [text('The server answered 422.'), on(deletionPart, 'submitButton')],
    },
    rejected: {
      says: 'not asked for, and can be tried again',
      shows: [alert(/^ErrorThe server answered (422|500)\./), on(deletionPart, 'submitButton')],
    },
    requested: {
      says: '§privacy.6: when the account is deleted',
      shows: [on(deletionPart, 'willBeDeleted'), on(deletionPart, 'leaveButton')],
    },
    pending: {
      says: '§privacy.7: the account can be kept',
      shows: [on(deletionPart, 'willBeDeleted'), on(deletionPart, 'keepButton')],
    },
    keeping: { says: 'on its way', shows: [on(deletionPart, 'keepingButton')] },
    notKept: {
      says: 'it will still be deleted, with the reason',
      shows: [on(deletionPart, 'stillDeleted'), on(deletionPart, 'keepButton')],
    },
  },
  departs: { leave: null },
  act: {
    begin: pressing(deletionPart, 'beginButton'),
    cancel: pressing(deletionPart, 'keepButton'),
    submit: async ({ page }, { proof }) => {
      if (proof.passkey) return passkeyConfirmationPage(page).button.click();
      await deletionPart(page).password.fill(proof.currentPassword ?? '');
      return pressTwice(deletionPart(page).submitButton);
    },
    keep: pressing(deletionPart, 'keepButton'),
    leave: pressing(deletionPart, 'leaveButton'),
  },
});
