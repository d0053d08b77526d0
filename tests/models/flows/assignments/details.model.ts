import { assignmentDetailsMachine } from '../../../../src/machines/assignments/details.machine.ts';
import { control, dialog } from '../../browser/looks.ts';
import { button, press } from '../../browser/stage.ts';
import { model } from '../../engine/model.ts';
import { pending } from '../samples.ts';

export const assignmentDetails = model(assignmentDetailsMachine)({
  starts: { visit: { open: ({ attend }) => attend('/assignments') } },
  events: { open: [{ assignment: pending }], close: [{}] },
  answers: {},
  see: {
    closed: {
      says: '§assignments.11: details dialog closed',
      shows: [control(`View Details: ${pending.title}`)],
      hides: [dialog(pending.title)],
    },
    open: {
      says: '§assignments.11: description, due date, attachments, "Close"',
      shows: [dialog(pending.title), control('Request Extension'), control('Submit Assignment'), control('Close')],
    },
  },
  act: {
    open: button(`View Details: ${pending.title}`),
    close: ({ page }) => press(page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true })),
  },
});
