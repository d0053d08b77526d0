import { noticesMachine } from '../../../src/machines/notices.machine.ts';
import { model } from '../engine/model.ts';

export const notices = model(noticesMachine)({
  starts: { visit: {} },
  events: {
    show: [{ notice: { type: 'success', title: 'Reset link sent' }, at: 1 }],
    dismiss: [{}],
    remove: [{ id: '1' }],
    clear: [{}],
  },
  answers: {},
  see: {
    quiet: { says: '§4 Toasts: no toast' },
    showing: { says: '§4 Toasts: one toast' },
  },
});
