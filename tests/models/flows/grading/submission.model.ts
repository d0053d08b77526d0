import { gradingSubmissionMachine } from '../../../../src/machines/grading/submission.machine.ts';
import { failure } from '../../../pages/failure.page.ts';
import { gradingPage } from '../../../pages/grading/submission.page.ts';
import { on } from '../../../pages/on.ts';
import { heading, text } from '../../browser/locators.ts';
import { pressing } from '../../browser/page-helpers.ts';
import { model } from '../../engine/model.ts';
import { asInstructor, submissionPath, waiting } from './samples.ts';

const { courseId, submissionId } = waiting;

export const gradingSubmission = model(gradingSubmissionMachine)({
  starts: {
    visit: {
      open: ({ attend }) => attend(submissionPath, asInstructor),
      input: () => ({ courseId, submissionId }),
    },
  },
  events: { retry: [{}] },
  answers: { getSubmissionToGrade: { done: [waiting], error: [500, 404, 403] } },
  see: {
    loading: { says: '§grading.14: the submission is on its way', shows: [heading('Submission')] },
    failed: {
      says: '§grading.14: it could not be loaded, and can be tried again',
      shows: [text('The submission could not be loaded. Please try again.'), on(failure, 'retryButton')],
    },
    refused: { says: '§grading.25: it is not theirs to grade', shows: [on(gradingPage, 'refused')] },
    missing: { says: '§grading.14: there is no such submission', shows: [on(gradingPage, 'missing')] },
    shown: { says: '§grading.14: whose it is and what was handed in', shows: [heading('Ada Okafor')] },
  },
  act: { retry: pressing(failure, 'retryButton') },
});
