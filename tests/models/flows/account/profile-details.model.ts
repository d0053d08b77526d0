import { exampleStudent } from '../../../../src/api/generated/examples.ts';
import { profileDetailsMachine } from '../../../../src/machines/account/profile-details.machine.ts';
import { profileOf } from '../../../../src/machines/account/profile-fields.ts';
import { profilePage } from '../../../pages/account/profile.page.ts';
import { on } from '../../../pages/on.ts';
import { alert } from '../../browser/locators.ts';
import { pressTwice } from '../../browser/page-helpers.ts';
import { model } from '../../engine/model.ts';
import { notSentYet, pendingCallActs, pendingCallSamples } from '../pending-call.ts';

const values = profileOf(exampleStudent);

export const profileDetails = model(profileDetailsMachine)({
  starts: { visit: { open: ({ attend }) => attend('/profile'), input: () => exampleStudent } },
  events: { submit: [{ values }], write: [{}], ...pendingCallSamples([exampleStudent], [422]) },
  answers: { updateProfile: 'tells' },
  see: {
    editing: {
      says: '§account.35: first and last name',
      shows: [on(profilePage, 'firstName'), on(profilePage, 'lastName'), on(profilePage, 'saveButton')],
    },
    'submitting.underWay': { says: 'on its way, and not sent twice', shows: [on(profilePage, 'savingButton')] },
    'submitting.delayed': {
      says: 'no answer came; it goes on by itself',
      shows: [alert(), notSentYet, on(profilePage, 'saveButton')],
    },
    saved: { says: 'the fields show what the server keeps', shows: [on(profilePage, 'saveButton')] },
    rejected: {
      says: 'not saved; what was typed is kept',
      shows: [alert(), on(profilePage, 'saveButton')],
      hides: [notSentYet],
    },
  },
  act: {
    submit: async ({ page }, { values }) => {
      await profilePage(page).firstName.fill(values.first_name);
      await profilePage(page).lastName.fill(values.last_name);
      return pressTwice(profilePage(page).saveButton);
    },
    write: ({ page }) => profilePage(page).firstName.fill('Adaeze'),
    ...pendingCallActs('updateProfile'),
  },
});
