import { rememberedEmailMachine } from '../../../../src/machines/account/remembered-email.machine.ts';
import { control, heading, words } from '../../browser/looks.ts';
import { button } from '../../browser/stage.ts';
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
      hides: [control('Forget the remembered e-mail address')],
    },
    kept: {
      says: '§account.17: the address is kept for the next visit',
      shows: [control('Forget the remembered e-mail address')],
    },
    forgotten: {
      says: 'the address is kept no longer',
      shows: [words('The remembered e-mail address has been forgotten.')],
    },
  },
  act: { forget: button('Forget the remembered e-mail address') },
});
