import { navigationMenuMachine } from '../../../../src/machines/shell/navigation-menu.machine.ts';
import { on } from '../../../pages/on.ts';
import { navigationBar } from '../../../pages/shell/navigation.page.ts';
import { press } from '../../browser/page-helpers.ts';
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
      shows: [on(navigationBar, 'openMenuButton')],
      hides: [on(navigationBar, 'closeMenuButton')],
    },
    open: {
      says: '§shell.6: a mobile menu has the same items',
      shows: [on(navigationBar, 'closeMenuButton'), on(navigationBar, 'loginLink'), on(navigationBar, 'registerLink')],
    },
  },
  act: {
    toggle: ({ page }) => press(navigationBar(page).toggleMenuButton),
    // As the browser opens it while there is no script.
    open: ({ page }) => navigationBar(page).menu.evaluate((menu) => menu.setAttribute('open', '')),
    close: ({ page }) => page.keyboard.press('Escape'),
  },
});
