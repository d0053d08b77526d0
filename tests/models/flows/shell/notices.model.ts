import { noticesMachine } from '../../../../src/machines/shell/notices.machine.ts';
import { noticeArea } from '../../../pages/shell/notices.page.ts';
import { anyPage, text } from '../../browser/locators.ts';
import { press } from '../../browser/page-helpers.ts';
import { model } from '../../engine/model.ts';
import { ask, openPanel } from '../notices.ts';

export const notices = model(noticesMachine)({
  starts: {
    visit: {
      open: async (helpers) => {
        await helpers.visit('/forgot-password');
        await ask(helpers);
        await press(noticeArea(helpers.page).dismissButton);
      },
    },
  },
  events: {
    show: [{ notice: { type: 'success', title: 'Reset link sent' }, at: 1 }],
    dismiss: [{}],
    remove: [{ id: '1' }, { id: '2' }],
    clear: [{}],
  },
  answers: {},
  see: {
    quiet: { says: '§shell.8: no toast', shows: [anyPage] },
    showing: { says: '§shell.8: one toast', shows: [text('Check your email for password reset instructions.')] },
  },
  // The panel can be opened only once something was dismissed.
  tells: ({ dismissed }) => dismissed.length > 0,
  possible: (event, { context: { dismissed } }) => {
    if ('id' in event) return dismissed.some(({ id }) => id === event.id);
    return event.type !== 'clear' || dismissed.length > 0;
  },
  act: {
    show: (helpers) => ask(helpers),
    dismiss: ({ page }) => press(noticeArea(page).dismissButton),
    remove: async ({ page }) => {
      await openPanel(page);
      return press(noticeArea(page).dismissInPanelButton);
    },
    clear: async ({ page }) => {
      await openPanel(page);
      return press(noticeArea(page).clearAllButton);
    },
  },
});
