import { welcomeBannerMachine } from '../../../../src/machines/dashboard/welcome-banner.machine.ts';
import { dashboardPage } from '../../../pages/dashboard/overview.page.ts';
import { on } from '../../../pages/on.ts';
import { anyPage, heading, linkTo, text } from '../../browser/locators.ts';
import { pressing } from '../../browser/page-helpers.ts';
import { model } from '../../engine/model.ts';

export const welcomeBanner = model(welcomeBannerMachine)({
  starts: { visit: { open: ({ attend }) => attend('/dashboard') } },
  events: { dismiss: [{}] },
  answers: {},
  see: {
    visible: {
      says: '§dashboard.1: "Welcome to your learning dashboard", "Complete Profile", "Dismiss"',
      shows: [
        heading('Welcome to your learning dashboard'),
        linkTo('Complete Profile'),
        on(dashboardPage, 'dismissWelcomeButton'),
      ],
    },
    dismissed: {
      says: '§dashboard.1: dismissed (local only)',
      shows: [anyPage],
      hides: [text('Welcome to your learning dashboard')],
    },
  },
  act: { dismiss: pressing(dashboardPage, 'dismissWelcomeButton') },
});
