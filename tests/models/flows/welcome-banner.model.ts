import { welcomeBannerMachine } from '../../../src/machines/welcome-banner.machine.ts';
import { button } from '../browser/stage.ts';
import { model } from '../engine/model.ts';

export const welcomeBanner = model(welcomeBannerMachine, {
  starts: { visit: { open: ({ attend }) => attend('/dashboard') } },
  events: { dismiss: [{}] },
  answers: {},
  see: {
    visible: {
      says: '§2: "Welcome to your learning dashboard", "Complete Profile", "Dismiss"',
      shows: (page) => [
        page.getByRole('heading', { name: 'Welcome to your learning dashboard' }),
        page.getByRole('link', { name: 'Complete Profile' }),
        page.getByRole('button', { name: 'Dismiss' }),
      ],
    },
    dismissed: {
      says: '§4: dismissed (local only)',
      shows: (page) => [page.getByRole('heading', { level: 1 })],
      hides: (page) => [page.getByText('Welcome to your learning dashboard')],
    },
  },
  act: { dismiss: button('Dismiss') },
});
