import { exampleExtensionRequested } from '../../../src/api/examples.ts';
import { assignmentExtensionMachine } from '../../../src/machines/assignment-extension.machine.ts';
import { model } from '../engine/model.ts';
import { pending } from './samples.ts';

export const assignmentExtension = model(assignmentExtensionMachine)({
  starts: { visit: {} },
  events: {
    open: [{ assignment: pending }, { assignment: exampleExtensionRequested }],
    submit: [{ reason: 'I am at a conference until Thursday.', proposedDate: '2026-12-02T17:00:00Z' }],
    close: [{}],
  },
  answers: { requestExtension: { done: [exampleExtensionRequested], error: [409, 500] } },
  see: {
    closed: { says: 'no dialog' },
    writing: { says: 'decisions 5: reason and new date' },
    sending: { says: 'the request is on its way and cannot be sent twice' },
    rejected: { says: 'not sent; what was written is kept' },
    requested: { says: 'decisions 5: "requested" is shown' },
  },
});
