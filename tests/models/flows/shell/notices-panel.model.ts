import { noticesPanelMachine } from '../../../../src/machines/shell/notices-panel.machine.ts';
import { control, dialog } from '../../browser/looks.ts';
import { button, press } from '../../browser/stage.ts';
import { model } from '../../engine/model.ts';
import { ask } from '../notices.ts';

export const noticesPanel = model(noticesPanelMachine)({
  starts: {
    visit: {
      open: async (stage) => {
        await stage.visit('/forgot-password');
        await ask(stage);
        await press(stage.page.getByRole('region', { name: 'Notifications' }).getByRole('button', { name: 'Dismiss' }));
      },
    },
  },
  events: { open: [{}], close: [{}] },
  answers: {},
  see: {
    closed: {
      says: '§shell.9: a dismissed notice can be read in the panel',
      shows: [control(/^Notices/)],
      hides: [dialog('Dismissed notices')],
    },
    open: {
      says: '§shell.9: the panel of dismissed notices',
      shows: [dialog('Dismissed notices'), control('Clear all')],
    },
  },
  act: { open: button(/^Notices/), close: ({ page }) => page.keyboard.press('Escape') },
});
