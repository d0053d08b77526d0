import { themeMachine } from '../../../../src/machines/shell/theme.machine.ts';
import { model } from '../../engine/model.ts';

export const theme = model(themeMachine)({
  starts: { system: { open: ({ visit }) => visit('/courses'), input: () => ({ theme: 'system' }) } },
  events: { choose: [{ theme: 'dark' }, { theme: 'system' }], 'system.changed': [{}] },
  answers: {},
  see: {
    chosen: {
      says: '§shell.11: the theme, initially that of the system',
      shows: [(page) => page.getByRole('radio', { name: 'System' })],
    },
  },
  act: {
    choose: async ({ page }, { theme: name }) => {
      const choice = page.getByRole('radio', { name: new RegExp(name, 'i') });
      if (await choice.isChecked()) await page.getByRole('radio', { name: 'Light' }).check({ force: true });
      await choice.check({ force: true });
    },
    'system.changed': async ({ page }) => {
      const isDark = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches);
      await page.emulateMedia({ colorScheme: isDark ? 'light' : 'dark' });
    },
  },
});
