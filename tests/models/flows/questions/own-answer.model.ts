import { exampleDiscussion, exampleEditedAnswer } from '../../../../src/api/generated/examples.ts';
import { ownAnswerMachine } from '../../../../src/machines/questions/own-answer.machine.ts';
import { on } from '../../../pages/on.ts';
import { discussionPage } from '../../../pages/questions/community.page.ts';
import { ownAnswerDialog } from '../../../pages/questions/own-answer.page.ts';
import { dialog, text } from '../../browser/locators.ts';
import { pressing, pressTwice } from '../../browser/page-helpers.ts';
import { model } from '../../engine/model.ts';
import { notSentYet, pendingCallActs, pendingCallSamples } from '../pending-call.ts';

const { courseId, question, answers } = exampleDiscussion;
const postId = question.id;
const own = answers.filter(({ isOwn }) => isOwn).map((answer) => ({ answer }));

export const ownAnswer = model(ownAnswerMachine)({
  starts: {
    visit: { open: ({ attend }) => attend(`/community/${courseId}/${postId}`), input: () => ({ courseId, postId }) },
  },
  events: {
    open: own,
    submit: [{ text: 'The mean does move, and far.' }],
    write: [{}],
    close: [{}],
    remove: own,
    confirm: [{}],
    ...pendingCallSamples([exampleEditedAnswer], [404, 409]),
  },
  answers: { editAnswer: 'tells', deleteAnswer: { done: [undefined], error: [500] } },
  see: {
    closed: {
      says: 'the question, without a dialog',
      shows: [on(discussionPage, 'answers')],
      hides: [dialog('Edit Answer')],
    },
    writing: { says: '§questions.25: the answer in a field', shows: [on(ownAnswerDialog, 'saveButton')] },
    'sending.underWay': {
      says: 'the change is on its way and cannot be sent twice',
      shows: [on(ownAnswerDialog, 'savingButton')],
    },
    'sending.delayed': {
      says: 'no answer came; it goes on by itself',
      shows: [text('Your changes were not saved'), notSentYet],
    },
    rejected: {
      says: 'not saved; what was written is kept',
      shows: [text('Your changes were not saved')],
      hides: [notSentYet],
    },
    outdated: {
      says: '§questions.26: it was changed elsewhere; what was written is kept',
      shows: [text('Your answer was changed somewhere else'), on(ownAnswerDialog, 'replaceButton')],
    },
    confirming: { says: '§questions.27: it asks first', shows: [on(ownAnswerDialog, 'removal')] },
    deleting: { says: 'it is being deleted', shows: [on(ownAnswerDialog, 'deletingButton')] },
    notDeleted: { says: 'it is still there', shows: [text('The answer was not deleted')] },
  },
  act: {
    open: pressing(discussionPage, 'editButton'),
    submit: async ({ page }, { text }) => {
      await ownAnswerDialog(page).answer.fill(text);
      return pressTwice(ownAnswerDialog(page).saveOrRetryButton);
    },
    write: ({ page }) => ownAnswerDialog(page).answer.fill('It does.'),
    ...pendingCallActs('editAnswer'),
    close: pressing(ownAnswerDialog, 'leaveButton'),
    remove: pressing(discussionPage, 'deleteButton'),
    confirm: pressing(ownAnswerDialog, 'confirmButton'),
  },
});
