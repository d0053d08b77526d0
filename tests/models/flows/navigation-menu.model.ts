import { navigationMenuMachine } from '../../../src/machines/navigation-menu.machine.ts';
import { model } from '../engine/model.ts';

export const navigationMenu = model(navigationMenuMachine)({
  starts: { visit: {} },
  events: { toggle: [{}], open: [{}], close: [{}] },
  answers: {},
  see: {
    closed: { says: '§3 UI state: sidebarOpen is false' },
    open: { says: '§2: a mobile menu has the same items' },
  },
});
