import { exampleReturnedFeedback } from '../../../../src/api/generated/examples.ts';
import { gradingFeedbackMachine } from '../../../../src/machines/grading/feedback.machine.ts';
import type { Submission } from '../../../../src/machines/grading/types.ts';
import { missingIn, noValues, valuesOf } from '../../../../src/machines/grading/values.ts';
import { failure } from '../../../pages/failure.page.ts';
import { gradingPage } from '../../../pages/grading/submission.page.ts';
import { on } from '../../../pages/on.ts';
import { text } from '../../browser/locators.ts';
import { barred, type PageHelpers, pressing, pressTwice } from '../../browser/page-helpers.ts';
import { model, passing } from '../../engine/model.ts';
import { notSentYet, pendingCallActs, pendingCallSamples } from '../pending-call.ts';
import { asInstructor, earlierAttempt, returnedBefore, submissionPath, waiting } from './samples.ts';

/** Answers the call by which the page loads the submission. Later calls are those of the walk, and wait for it. */
const open =
  (submission: Submission) =>
  async ({ attend, network }: PageHelpers) => {
    await attend(submissionPath, asInstructor);
    await network.called(['getSubmissionToGrade']);
    await network.end(['getSubmissionToGrade'], { kind: 'done', body: submission });
  };
const start = (submission: Submission) => ({
  open: open(submission),
  input: () => ({ submission, values: submission.feedback ? valuesOf(submission.feedback) : noValues }),
});

export const gradingFeedback = model(gradingFeedbackMachine)({
  starts: {
    'a first grade': start(waiting),
    'another grade': start(returnedBefore),
    'an earlier attempt': start(earlierAttempt),
  },
  events: {
    edit: [
      { change: { kind: 'text', text: 'Careful work.' } },
      { change: { kind: 'overrule', overruled: { total: '', reason: '' } } },
    ],
    return: [{}],
    retry: [{}],
    ...pendingCallSamples([exampleReturnedFeedback], [409, 422]),
  },
  answers: {
    returnFeedback: 'tells',
    getSubmissionToGrade: { done: [returnedBefore, earlierAttempt], error: [500] },
  },
  tells: ({ values, submission }) => [missingIn(values, submission.rubric ?? []).length, submission.isLatest],
  see: {
    opening: passing,
    writing: { says: '§grading.16: rubric, comments and feedback', shows: [on(gradingPage, 'returnButton')] },
    'returning.underWay': {
      says: '§grading.18: it is returned, once',
      shows: [on(gradingPage, 'returningButton')],
      like: 'returned',
    },
    'returning.delayed': {
      says: '§grading.18: no answer came; it goes on by itself',
      shows: [text('It was not returned'), notSentYet],
    },
    rejected: {
      says: '§grading.18: it was refused, and everything is kept',
      shows: [text('It was not returned'), on(gradingPage, 'returnButton')],
      hides: [notSentYet],
    },
    'conflict.loading': {
      says: '§grading.20: what somebody else has returned is on its way',
      shows: [text('Already graded')],
    },
    'conflict.failed': {
      says: '§grading.20: it could not be loaded; what was put down is kept',
      shows: [text('Already graded'), on(failure, 'retryButton')],
    },
    'conflict.shown': {
      says: "§grading.20: the other's grade, and one's own as it was put down",
      shows: [text('Already graded'), on(gradingPage, 'returnButton')],
    },
    outdated: {
      says: '§grading.20: handed in again, and no longer graded',
      shows: [text('Resubmitted')],
      hides: [on(gradingPage, 'returnButton')],
    },
    returned: { says: '§grading.18: on the way to the next', shows: [] },
  },
  departs: { 'call.succeeded': null },
  act: {
    edit: async ({ page }, { change }) => {
      if (change.kind === 'overrule') {
        if (!(await gradingPage(page).anotherGrade.isChecked())) return gradingPage(page).anotherGrade.click();
        await gradingPage(page).grade.fill('9');
        return gradingPage(page).grade.fill('');
      }
      const field = gradingPage(page).feedback;
      await field.press('End');
      return field.pressSequentially('.');
    },
    return: async ({ page }) => {
      const control = gradingPage(page).returnOrRetryButton;
      await control.waitFor();
      if ((await control.getAttribute('aria-disabled')) === 'true') return barred;
      return pressTwice(control);
    },
    retry: pressing(failure, 'retryButton'),
    ...pendingCallActs('returnFeedback'),
  },
});
