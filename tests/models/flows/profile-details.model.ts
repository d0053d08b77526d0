import { exampleStudent } from '../../../src/api/examples.ts';
import { profileDetailsMachine } from '../../../src/machines/profile-details.machine.ts';
import { model } from '../engine/model.ts';

const values = { first_name: 'Ada', last_name: 'Okafor' };

export const profileDetails = model(profileDetailsMachine)({
  starts: { visit: { input: () => values } },
  events: { submit: [{ values }] },
  answers: { updateProfile: { done: [exampleStudent], error: [500] } },
  see: {
    editing: { says: '§2 Profile: first and last name' },
    submitting: { says: 'on its way, and not sent twice' },
    saved: { says: 'the fields show what the server keeps' },
    rejected: { says: 'not saved; what was typed is kept' },
  },
});
