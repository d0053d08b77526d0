import { assignmentDetailsMachine } from '../../../src/machines/assignment-details.machine.ts';
import { model } from '../engine/model.ts';
import { pending } from './samples.ts';

export const assignmentDetails = model(assignmentDetailsMachine)({
  starts: { visit: {} },
  events: { open: [{ assignment: pending }], close: [{}] },
  answers: {},
  see: {
    closed: { says: '§4 Assignments: details dialog closed' },
    open: { says: '§2: description, due date, attachments, "Close"' },
  },
});
