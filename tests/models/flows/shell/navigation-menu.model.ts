import { navigationMenuMachine } from '../../../../src/machines/shell/navigation-menu.machine.ts';
import { control, linkTo } from '../../browser/looks.ts';
import { press } from '../../browser/stage.ts';
import { model } from '../../engine/model.ts';

export const navigationMenu = model(navigationMenuMachine)({
  starts: {
    visit: {
      open: async ({ visit, page }) => {
        await page.setViewportSize({ width: 320, height: 640 });
        await visit('/courses');
      },
    },
  },
  events: { toggle: [{}], open: [{}], close: [{}] },
  answers: {},
  see: {
    closed: {
      says: '§shell.6: sidebarOpen is false',
      shows: [control('Open menu')],
      hides: [control('Close menu')],
    },
    open: {
      says: '§shell.6: a mobile menu has the same items',
      shows: [control('Close menu'), linkTo('Login'), linkTo('Register')],
    },
  },
  act: {
    toggle: ({ page }) => press(page.getByRole('button', { name: /^(Open|Close) menu$/ })),
    // Setting the menu open or closed is there for whoever wants it (§shell.6); the bar itself toggles.
    open: ({ send }, event) => send(event),
    close: ({ send }, event) => send(event),
  },
});
