import { exampleStudent } from '../../../src/api/examples.ts';
import { profileDetailsMachine } from '../../../src/machines/profile-details.machine.ts';
import { alert, control, field } from '../browser/looks.ts';
import { pressTwice } from '../browser/stage.ts';
import { model } from '../engine/model.ts';

const values = { first_name: 'Ada', last_name: 'Okafor' };

export const profileDetails = model(profileDetailsMachine)({
  starts: { visit: { open: ({ attend }) => attend('/profile'), input: () => values } },
  events: { submit: [{ values }] },
  answers: { updateProfile: { done: [exampleStudent], error: [500] } },
  see: {
    editing: {
      says: '§2 Profile: first and last name',
      shows: [field('First name'), field('Last name'), control('Save Profile')],
    },
    submitting: { says: 'on its way, and not sent twice', shows: [control('Saving...')] },
    saved: { says: 'the fields show what the server keeps', shows: [control('Save Profile')] },
    rejected: { says: 'not saved; what was typed is kept', shows: [alert(), control('Save Profile')] },
  },
  act: {
    submit: async ({ page }, { values }) => {
      await page.getByLabel('First name', { exact: true }).fill(values.first_name);
      await page.getByLabel('Last name', { exact: true }).fill(values.last_name);
      return pressTwice(page.getByRole('button', { name: 'Save Profile' }));
    },
  },
});
