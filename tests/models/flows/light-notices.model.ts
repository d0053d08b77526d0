import { lightNoticesMachine } from '../../../src/machines/light-notices.machine.ts';
import { model } from '../engine/model.ts';

export const lightNotices = model(lightNoticesMachine)({
  starts: { visit: {} },
  events: {
    show: [
      { notice: { kind: 'loading', text: 'Downloading...', key: 'materials' } },
      { notice: { kind: 'success', text: 'Link copied', key: 'link' } },
    ],
    dismiss: [{ id: 'materials' }, { id: 'link' }],
  },
  answers: {},
  tells: ({ notices }) => notices.map(({ id }) => id),
  see: {
    quiet: { says: 'nothing to say' },
    showing: { says: '§9: a small confirmation' },
  },
});
