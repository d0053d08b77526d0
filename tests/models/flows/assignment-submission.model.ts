import { exampleAssignmentCompleted } from '../../../src/api/examples.ts';
import { assignmentSubmissionMachine } from '../../../src/machines/assignment-submission.machine.ts';
import { faultOf, model } from '../engine/model.ts';
import { fileOf, pending } from './samples.ts';

const [log, table] = [fileOf('log.md'), fileOf('table.csv')];

export const assignmentSubmission = model(assignmentSubmissionMachine)({
  starts: { visit: {} },
  events: {
    open: [{ assignment: pending }],
    'file.add': [{ files: [log] }, { files: [log, table] }],
    'file.remove': [{ key: `log.md/${log.size}/${log.lastModified}` }],
    submit: [{ text: 'Five questions.' }, { text: ' ' }],
    close: [{ text: 'Five questions.' }],
    'upload.progress': [{ share: 0.5 }],
    'upload.done': [{ id: '4f1c2a66-0d53-4b7e-9a0b-7c2f5a1e9d10' }],
    'upload.failed': [{ error: faultOf(500) }],
  },
  answers: {
    uploadSubmissionFile: 'tells',
    submitAssignment: { done: [exampleAssignmentCompleted], error: [409, 422, 500] },
  },
  tells: ({ files }) => files.map(({ id }) => id !== null),
  see: {
    closed: { says: 'no dialog' },
    'editing.writing': { says: 'decisions 5: text and files' },
    'editing.rejected': { says: 'not handed in; text and files are kept' },
    'sending.uploading': { says: 'the files are on their way' },
    'sending.submitting': { says: 'the assignment is being handed in and cannot be sent twice' },
  },
});
