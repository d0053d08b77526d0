import { exampleStudent } from '../../../../src/api/generated/examples.ts';
import { profileDetailsMachine } from '../../../../src/machines/account/profile-details.machine.ts';
import { profileOf } from '../../../../src/machines/account/profile-fields.ts';
import { alert, control, field } from '../../browser/looks.ts';
import { pressTwice } from '../../browser/stage.ts';
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
      shows: [field('First name'), field('Last name'), control('Save Profile')],
    },
    'submitting.underWay': { says: 'on its way, and not sent twice', shows: [control('Saving...')] },
    'submitting.delayed': {
      says: 'no answer came; it goes on by itself',
      shows: [alert(), notSentYet, control('Save Profile')],
    },
    saved: { says: 'the fields show what the server keeps', shows: [control('Save Profile')] },
    rejected: {
      says: 'not saved; what was typed is kept',
      shows: [alert(), control('Save Profile')],
      hides: [notSentYet],
    },
  },
  act: {
    submit: async ({ page }, { values }) => {
      await page.getByLabel('First name', { exact: true }).fill(values.first_name);
      await page.getByLabel('Last name', { exact: true }).fill(values.last_name);
      return pressTwice(page.getByRole('button', { name: 'Save Profile' }));
    },
    write: ({ page }) => page.getByLabel('First name', { exact: true }).fill('Adaeze'),
    ...pendingCallActs('updateProfile'),
  },
});
