import { exampleCommunityAnswer, exampleDiscussion } from '../../../../src/api/generated/examples.ts';
import { communityAnswerMachine } from '../../../../src/machines/questions/answer.machine.ts';
import { on } from '../../../pages/on.ts';
import { discussionPage } from '../../../pages/questions/community.page.ts';
import { text } from '../../browser/locators.ts';
import { pressTwice } from '../../browser/page-helpers.ts';
import { model } from '../../engine/model.ts';
import { notSentYet, pendingCallActs, pendingCallSamples } from '../pending-call.ts';

const { courseId, question } = exampleDiscussion;
const postId = question.id;

export const communityAnswer = model(communityAnswerMachine)({
  starts: {
    visit: { open: ({ attend }) => attend(`/community/${courseId}/${postId}`), input: () => ({ courseId, postId }) },
  },
  events: {
    submit: [{ text: 'Try it with five numbers on paper.' }],
    write: [{}],
    ...pendingCallSamples([exampleCommunityAnswer], [403]),
  },
  answers: { answerInCommunity: 'tells' },
  see: {
    writing: { says: '§questions.19: an answer', shows: [on(discussionPage, 'sendButton')] },
    'sending.underWay': {
      says: 'the answer is on its way and cannot be sent twice',
      shows: [on(discussionPage, 'sendingButton')],
    },
    'sending.delayed': {
      says: 'no answer came; it goes on by itself',
      shows: [text('Your answer was not sent'), notSentYet, on(discussionPage, 'retryButton')],
    },
    rejected: {
      says: 'not sent; what was written is kept',
      shows: [text('Your answer was not sent'), on(discussionPage, 'sendButton')],
      hides: [notSentYet],
    },
  },
  act: {
    submit: async ({ page }, { text }) => {
      await discussionPage(page).write(text);
      return pressTwice(discussionPage(page).sendOrRetryButton);
    },
    write: ({ page }) => discussionPage(page).write('Try it.'),
    ...pendingCallActs('answerInCommunity'),
  },
});
