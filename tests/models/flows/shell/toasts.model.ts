import { toastsMachine } from '../../../../src/machines/shell/toasts.machine.ts';
import { on } from '../../../pages/on.ts';
import { noticeArea } from '../../../pages/shell/notices.page.ts';
import { anyPage } from '../../browser/locators.ts';
import { press } from '../../browser/page-helpers.ts';
import { model } from '../../engine/model.ts';
import { ask } from '../notices.ts';

export const toasts = model(toastsMachine)({
  starts: {
    visit: {
      open: async (helpers) => {
        // The code that shows notices and toasts is loaded with the first notice.
        await helpers.visit('/forgot-password');
        await ask(helpers);
        await press(noticeArea(helpers.page).dismissButton);
      },
    },
  },
  events: {
    show: [
      { toast: { kind: 'loading', text: 'Downloading...', key: 'materials' } },
      { toast: { kind: 'success', text: 'Link copied', key: 'link' } },
    ],
    dismiss: [{ id: 'materials' }, { id: 'link' }],
  },
  answers: {},
  tells: ({ toasts }) => toasts.map(({ id }) => id),
  see: {
    quiet: { says: 'nothing to say', shows: [anyPage] },
    showing: {
      says: '§shell.10: a small confirmation',
      shows: [on(noticeArea, 'confirmationButton')],
    },
  },
  // Only what shows can be dismissed.
  possible: (event, { context }) => !('id' in event) || context.toasts.some(({ id }) => id === event.id),
  act: {
    // Sent directly: confirmations come from other flows, whose walks show them.
    show: ({ send }, event) => send(event),
    dismiss: ({ page }, { id }) =>
      press(noticeArea(page).dismissConfirmationButton(id === 'link' ? 'Link copied' : 'Downloading...')),
  },
});
