import { assignmentDetailsMachine } from '../../../../src/machines/assignments/details.machine.ts';
import { assignmentDialog } from '../../../pages/assignments/details.page.ts';
import { assignmentsPage } from '../../../pages/assignments/list.page.ts';
import { openDialog } from '../../../pages/dialog.page.ts';
import { on } from '../../../pages/on.ts';
import { dialog } from '../../browser/locators.ts';
import { press } from '../../browser/page-helpers.ts';
import { model } from '../../engine/model.ts';
import { pending } from '../samples.ts';

export const assignmentDetails = model(assignmentDetailsMachine)({
  starts: { visit: { open: ({ attend }) => attend('/assignments') } },
  events: { open: [{ assignment: pending }], close: [{}] },
  answers: {},
  see: {
    closed: {
      says: '§assignments.11: details dialog closed',
      shows: [(page) => assignmentsPage(page).detailsButton(pending.title)],
      hides: [dialog(pending.title)],
    },
    open: {
      says: '§assignments.11: description, due date, attachments, "Close"',
      shows: [
        dialog(pending.title),
        on(assignmentDialog, 'extensionButton'),
        on(assignmentDialog, 'submitButton'),
        on(assignmentDialog, 'closeButton'),
      ],
    },
  },
  act: {
    open: ({ page }) => press(assignmentsPage(page).detailsButton(pending.title)),
    close: ({ page }) => press(openDialog(page).closeButton),
  },
});
