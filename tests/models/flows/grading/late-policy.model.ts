import {
  exampleInstructor,
  exampleKeptLatePolicy,
  exampleLatePolicyPreview,
  exampleNoLatePolicy,
} from '../../../../src/api/generated/examples.ts';
import { latePolicyMachine } from '../../../../src/machines/grading/late-policy.machine.ts';
import { paths } from '../../../../src/paths.ts';
import { failure } from '../../../pages/failure.page.ts';
import { latePolicyDialog } from '../../../pages/grading/late-policy.page.ts';
import { on } from '../../../pages/on.ts';
import { gradesPage } from '../../../pages/teaching/grades.page.ts';
import { text } from '../../browser/locators.ts';
import { press, pressing, pressTwice } from '../../browser/page-helpers.ts';
import { model } from '../../engine/model.ts';
import { notSentYet, pendingCallActs, pendingCallSamples } from '../pending-call.ts';

const courseId = 'data-analytics';
const policy = { graceMinutes: 15, percentPerDay: 25, floor: 50, lastDay: 7 };

export const latePolicy = model(latePolicyMachine)({
  starts: {
    'a course': {
      input: () => ({ courseId }),
      open: ({ attend }) => attend(paths.teach.grades(courseId), { user: exampleInstructor }),
    },
  },
  events: {
    open: [{ target: { assignmentId: null } }, { target: { assignmentId: 'question-log' } }],
    submit: [{ policy }, { policy: null }],
    write: [{}],
    retry: [{}],
    close: [{}],
    ...pendingCallSamples([exampleKeptLatePolicy], [409, 422]),
  },
  answers: {
    getLatePolicy: { done: [exampleKeptLatePolicy, exampleNoLatePolicy], error: [500] },
    previewLatePolicy: { done: [exampleLatePolicyPreview], error: [500] },
    saveLatePolicy: 'tells',
  },
  tells: ({ kept, policy: given, failure: failed }) => [
    kept?.coursePolicy !== undefined,
    given === null,
    failed !== null,
  ],
  // Another choice is typed, which leads back to `writing`.
  possible: (event, { leaf, context }) =>
    event.type !== 'submit' ||
    !('policy' in event) ||
    !['rejected', 'previewing.failed'].includes(leaf) ||
    (event.policy === null) === (context.policy === null),
  see: {
    closed: {
      says: 'the gradebook, without a dialog',
      shows: [on(gradesPage, 'grid')],
      hides: [on(latePolicyDialog, 'dialog')],
    },
    loading: { says: 'the policy is read', shows: [on(latePolicyDialog, 'loading')] },
    failed: {
      says: 'it could not be read',
      shows: [text('The policy could not be loaded'), on(failure, 'retryButton')],
    },
    writing: { says: '§teaching.103: the policy', shows: [on(latePolicyDialog, 'sendOrRetryButton')] },
    'previewing.underWay': {
      says: '§teaching.101: it is counted what it would take off',
      shows: [on(latePolicyDialog, 'previewingButton')],
    },
    'previewing.failed': {
      says: 'there is no preview; what was typed is kept',
      shows: [text('The preview could not be loaded'), on(latePolicyDialog, 'sendOrRetryButton')],
    },
    confirming: {
      says: '§teaching.101: what it would take off, before it is saved',
      shows: [on(latePolicyDialog, 'preview'), on(latePolicyDialog, 'saveButton')],
    },
    'sending.underWay': {
      says: 'it is on its way and cannot be sent twice',
      shows: [on(latePolicyDialog, 'savingButton')],
    },
    'sending.delayed': {
      says: 'no answer came; it goes on by itself',
      shows: [text('The policy was not saved'), notSentYet, on(failure, 'retryButton')],
    },
    rejected: {
      says: 'nothing was saved; what was typed is kept',
      shows: [text('The policy was not saved'), on(latePolicyDialog, 'sendOrRetryButton')],
      hides: [notSentYet],
    },
    outdated: {
      says: '§teaching.104: what another instructor has made of it; what was typed is kept',
      shows: [text('What you typed is kept below.'), on(latePolicyDialog, 'sendOrRetryButton')],
    },
  },
  act: {
    open: ({ page }, { target }) =>
      press(gradesPage(page).latePolicyButton(target.assignmentId === null ? undefined : 'Question log')),
    submit: async ({ page }, event) => {
      const { own, none, percentPerDay, preview, sendOrRetryButton } = latePolicyDialog(page);
      // What was typed is saved as it was previewed, and sent again as it was sent.
      if (!(await preview.isVisible()) && !(await notSentYet(page).isVisible())) {
        await (event.policy ? own : none).check();
        if (event.policy) await percentPerDay.fill(String(event.policy.percentPerDay));
      }
      return pressTwice(sendOrRetryButton);
    },
    write: ({ page }) => latePolicyDialog(page).otherChoice.check(),
    retry: pressing(failure, 'retryButton'),
    ...pendingCallActs('saveLatePolicy'),
    close: pressing(latePolicyDialog, 'closeButton'),
  },
});
