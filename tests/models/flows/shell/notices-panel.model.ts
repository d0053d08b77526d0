import { noticesPanelMachine } from '../../../../src/machines/shell/notices-panel.machine.ts';
import { on } from '../../../pages/on.ts';
import { noticeArea } from '../../../pages/shell/notices.page.ts';
import { dialog } from '../../browser/looks.ts';
import { press, pressing } from '../../browser/stage.ts';
import { model } from '../../engine/model.ts';
import { ask } from '../notices.ts';

export const noticesPanel = model(noticesPanelMachine)({
  starts: {
    visit: {
      open: async (stage) => {
        await stage.visit('/forgot-password');
        await ask(stage);
        await press(noticeArea(stage.page).dismissButton);
      },
    },
  },
  events: { open: [{}], close: [{}] },
  answers: {},
  see: {
    closed: {
      says: '§shell.9: a dismissed notice can be read in the panel',
      shows: [on(noticeArea, 'openPanelButton')],
      hides: [dialog('Dismissed notices')],
    },
    open: {
      says: '§shell.9: the panel of dismissed notices',
      shows: [dialog('Dismissed notices'), on(noticeArea, 'clearAllButton')],
    },
  },
  act: { open: pressing(noticeArea, 'openPanelButton'), close: ({ page }) => page.keyboard.press('Escape') },
});
