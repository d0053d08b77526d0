import { signingOutMachine } from '../../../../src/machines/account/signing-out.machine.ts';
import { profilePage } from '../../../pages/account/profile.page.ts';
import { on } from '../../../pages/on.ts';
import { navigationBar } from '../../../pages/shell/navigation.page.ts';
import { sessionDialogs } from '../../../pages/sync/session-ending.page.ts';
import { anyPage, dialog } from '../../browser/locators.ts';
import { pressing } from '../../browser/page-helpers.ts';
import { model } from '../../engine/model.ts';

export const signingOut = model(signingOutMachine)({
  starts: {
    visit: {
      open: async ({ attend, page }) => {
        await attend('/profile');
        await profilePage(page).firstName.fill('Nour');
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
      shows: [dialog('Sign out with unsent work?'), on(sessionDialogs, 'stayButton')],
    },
  },
  // The session ends, and the sign-in page is loaded.
  departs: { leave: 'closed' },
  act: {
    ask: pressing(navigationBar, 'logoutButton'),
    stay: pressing(sessionDialogs, 'stayButton'),
    leave: pressing(sessionDialogs, 'deleteAndLeaveButton'),
  },
});
