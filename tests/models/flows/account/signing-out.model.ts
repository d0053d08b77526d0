import { signingOutMachine } from '../../../../src/machines/account/signing-out.machine.ts';
import { anyPage, control, dialog } from '../../browser/looks.ts';
import { button } from '../../browser/stage.ts';
import { model } from '../../engine/model.ts';

export const signingOut = model(signingOutMachine)({
  starts: {
    visit: {
      open: async ({ attend, page }) => {
        await attend('/profile');
        await page.getByLabel('First name', { exact: true }).fill('Nour');
        await page.getByText('Saved on this device').waitFor();
      },
    },
  },
  events: { ask: [{}], stay: [{}], leave: [{}] },
  answers: {},
  see: {
    closed: { says: '§account.38 Navigation bar', shows: [anyPage], hides: [dialog('Sign out with unsent work?')] },
    asking: {
      says: 'what was typed and not sent would be lost',
      shows: [dialog('Sign out with unsent work?'), control('Stay signed in')],
    },
  },
  // The session ends, and the sign-in page is loaded.
  departs: { leave: 'closed' },
  act: {
    ask: button('Logout'),
    stay: button('Stay signed in'),
    leave: button('Delete it and sign out'),
  },
});
