import { noticesPanelMachine } from '../../../src/machines/notices-panel.machine.ts';
import { model } from '../engine/model.ts';

export const noticesPanel = model(noticesPanelMachine)({
  starts: { visit: {} },
  events: { open: [{}], close: [{}] },
  answers: {},
  see: {
    closed: { says: 'decisions 7: a dismissed notice can be read in the panel' },
    open: { says: 'decisions 7: the panel of dismissed notices' },
  },
});
