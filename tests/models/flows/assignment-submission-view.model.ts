import { exampleSubmission } from '../../../src/api/examples.ts';
import { assignmentSubmissionViewMachine } from '../../../src/machines/assignment-submission-view.machine.ts';
import { model } from '../engine/model.ts';
import { graded } from './samples.ts';

export const assignmentSubmissionView = model(assignmentSubmissionViewMachine)({
  starts: { visit: {} },
  events: { open: [{ assignment: graded }], retry: [{}], close: [{}] },
  answers: { getSubmission: { done: [exampleSubmission], error: [500] } },
  see: {
    closed: { says: 'no dialog' },
    loading: { says: 'decisions 5: View Submission' },
    failed: { says: 'the submission could not be loaded, and can be tried again' },
    shown: { says: 'decisions 5: what was handed in' },
  },
});
