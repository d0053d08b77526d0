import { rememberedEmailMachine } from '../../../../src/machines/account/remembered-email.machine.ts';
import { profilePage } from '../../../pages/account/profile.page.ts';
import { on } from '../../../pages/on.ts';
import { heading, words } from '../../browser/looks.ts';
import { pressing } from '../../browser/stage.ts';
import { model, passing } from '../../engine/model.ts';

export const rememberedEmail = model(rememberedEmailMachine)({
  starts: {
    kept: {
      open: async ({ attend, page }) => {
        await page.addInitScript((value) => localStorage.setItem('rememberedEmail', value), 'student@example.com');
        await attend('/profile');
      },
      input: () => ({ email: 'student@example.com' }),
    },
    none: { open: ({ attend }) => attend('/profile'), input: () => ({ email: null }) },
  },
  events: { forget: [{}] },
  answers: {},
  see: {
    looking: passing,
    none: {
      says: '§account.44: nothing is kept',
      shows: [heading('Profile')],
      hides: [on(profilePage, 'forgetAddressButton')],
    },
    kept: {
      says: '§account.17: the address is kept for the next visit',
      shows: [on(profilePage, 'forgetAddressButton')],
    },
    forgotten: {
      says: 'the address is kept no longer',
      shows: [words('The remembered e-mail address has been forgotten.')],
    },
  },
  act: { forget: pressing(profilePage, 'forgetAddressButton') },
});
