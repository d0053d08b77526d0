import { exampleCommunityAnswer, exampleDiscussion } from '../../../../src/api/generated/examples.ts';
import { discussionMachine } from '../../../../src/machines/questions/discussion.machine.ts';
import { failure } from '../../../pages/failure.page.ts';
import { on } from '../../../pages/on.ts';
import { discussionPage } from '../../../pages/questions/community.page.ts';
import { ownAnswerDialog } from '../../../pages/questions/own-answer.page.ts';
import { alert, heading, text, waiting } from '../../browser/locators.ts';
import { pressing, reaching } from '../../browser/page-helpers.ts';
import { model } from '../../engine/model.ts';

const { courseId, question } = exampleDiscussion;
const postId = question.id;
const taught = { ...exampleDiscussion, canModerate: true };

export const discussion = model(discussionMachine)({
  starts: {
    visit: { open: ({ attend }) => attend(`/community/${courseId}/${postId}`), input: () => ({ courseId, postId }) },
  },
  events: {
    retry: [{}],
    answered: [{ answer: exampleCommunityAnswer }],
    refresh: [{}],
    moderate: [{ postId, isHidden: true, isRight: false }],
    'report.open': [{ postId }],
    'report.close': [{}],
    'report.submit': [{ reason: 'It gives the answers away.' }],
  },
  answers: {
    getDiscussion: { done: [exampleDiscussion, taught], error: [400, 403, 404, 500] },
    moderatePost: { done: [undefined], error: [500] },
    reportPost: { done: [undefined], error: [500] },
  },
  tells: ({ discussion: shown }) => shown?.canModerate,
  possible: (event, { leaf, context: { discussion: shown } }) => {
    if (event.type === 'moderate') return shown?.canModerate === true;
    if (event.type === 'report.open') return shown?.canModerate === false;
    // While the dialog for a report is open, the form behind it cannot be used.
    return !['answered', 'refresh'].includes(event.type) || !/eport/.test(leaf);
  },
  see: {
    loading: { says: '§questions.18: the question is on its way', shows: [waiting] },
    failed: {
      says: 'it could not be loaded, and can be tried again',
      shows: [alert('Failed to load the question'), on(failure, 'retryButton')],
    },
    notFound: { says: '§questions.12: nothing to who is not in the course', shows: [heading('Question not found')] },
    'loaded.ready': { says: '§questions.18: the question with its answers', shows: [on(discussionPage, 'answers')] },
    'loaded.moderating': { says: '§questions.16: the change is on its way', shows: [on(discussionPage, 'answers')] },
    'loaded.refreshing': { says: '§questions.16: what is new is on its way', shows: [on(discussionPage, 'answers')] },
    'loaded.notModerated': {
      says: 'the change was not made, and can be tried again',
      shows: [alert('Your change was not made'), on(failure, 'retryButton')],
    },
    'loaded.reporting': { says: '§questions.15: the reason', shows: [on(discussionPage, 'sendReportButton')] },
    'loaded.sendingReport': { says: 'the report is on its way', shows: [on(discussionPage, 'sendingReportButton')] },
    'loaded.notReported': {
      says: 'the report was not sent; its reason is kept',
      shows: [text('Your report was not sent'), on(discussionPage, 'sendReportButton')],
    },
    'loaded.reported': { says: '§questions.15: the report was sent', shows: [on(discussionPage, 'reportSent')] },
  },
  act: {
    retry: pressing(failure, 'retryButton'),
    answered: ({ page }) =>
      reaching(page, 'discussion', 'answered', async () => {
        await discussionPage(page).write(exampleCommunityAnswer.text);
        await discussionPage(page).sendButton.click();
      }),
    refresh: ({ page }) =>
      reaching(page, 'discussion', 'refresh', async () => {
        await discussionPage(page).deleteButton.click();
        await ownAnswerDialog(page).confirmButton.click();
      }),
    moderate: pressing(discussionPage, 'hideButton'),
    'report.open': pressing(discussionPage, 'reportButton'),
    'report.close': pressing(discussionPage, 'cancelOrCloseButton'),
    'report.submit': async ({ page }, { reason }) => {
      await discussionPage(page).reason.fill(reason);
      await discussionPage(page).sendReportButton.click();
    },
  },
});
