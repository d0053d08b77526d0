/** Questions to instructors: the threads, one of them, and the form beneath it. */
import { expect, type Page } from '@playwright/test';
import { madeUpQuestion, sharedQuestion } from '../../../server/demonstration/questions.ts';
import { newPerson } from '../../journeys/test.ts';
import { dashboardPage } from '../../pages/dashboard/overview.page.ts';
import { failure } from '../../pages/failure.page.ts';
import { on } from '../../pages/on.ts';
import { communityPage, discussionPage } from '../../pages/questions/community.page.ts';
import { ownAnswerDialog } from '../../pages/questions/own-answer.page.ts';
import { publicationDialog } from '../../pages/questions/publication.page.ts';
import { threadPage } from '../../pages/questions/thread.page.ts';
import { threadsPage } from '../../pages/questions/threads.page.ts';
import { messages } from '../call-faults.ts';
import { click, del, type Form, get, post, put, type Row, sees, type Visit } from '../row.ts';

const question = 'Is there a reading list?';
const reply = 'Thank you, that helps.';
const notes = { name: 'notes.md', mimeType: 'text/markdown', buffer: Buffer.from('# Notes\n') };

type Reader = Pick<Visit, 'product' | 'person'>;
type Threads = { items: { id: string }[] };

/** The person's one thread, which is made where there is none. */
async function threadOf({ product, person: { token } }: Reader, courseId = 'data-ethics'): Promise<string> {
  const known = await product.call<Threads>('GET', '/messages', token);
  const [first] = known.items;
  if (first) return first.id;
  const asked = { message: question };
  return (await product.call<{ threadId: string }>('POST', `/courses/${courseId}/messages`, token, asked)).threadId;
}

const openThread = async (visit: Visit) => threadPage(visit.page).open(await threadOf(visit));

/** A thread with an answer that the person has not read: the same until they have. */
async function openUnread({ page, product, person }: Visit) {
  const threadId = await threadOf({ product, person }, 'data-analytics');
  const { messages } = await product.call<{ messages: unknown[] }>('GET', `/messages/${threadId}`, person.token);
  if (messages.length === 1) {
    const instructor = await product.signIn('instructor@example.com', 'Teaching1');
    await product.call('POST', `/messages/${threadId}/replies`, instructor.token, { text: 'There is.' });
  }
  await threadPage(page).open(threadId);
}

/** A question of a student that the instructor has answered. */
async function openAnswered({ page, product, person }: Visit) {
  const asker = await product.register(newPerson());
  const path = `/courses/${sharedQuestion.courseId}/messages`;
  const { threadId } = await product.call<{ threadId: string }>('POST', path, asker.token, { message: question });
  await product.call('POST', `/messages/${threadId}/replies`, person.token, { text: 'There is.' });
  await threadPage(page).open(threadId);
}

/** Buys the course in whose community the demonstration has questions. */
const enter = ({ product, person }: Visit) => product.buy(person, sharedQuestion.courseId).catch(() => {});
const openDiscussion = ({ page }: Visit) => discussionPage(page).open(sharedQuestion.courseId, sharedQuestion.id);

/** The question that the person changes an answer to: one of two, as one alone would be full before the last test. */
const changedAt = ({ person: { user } }: Reader) => madeUpQuestion(user.id < '8' ? 2 : 3);

/** The id of the person's answer to it, which is written where there is none. */
async function ownAnswer(reader: Reader): Promise<string> {
  const { product, person } = reader;
  const path = `/courses/${sharedQuestion.courseId}/community/${changedAt(reader)}`;
  const { answers } = await product.call<{ answers: { id: string; isOwn: boolean }[] }>('GET', path, person.token);
  const own = answers.find(({ isOwn }) => isOwn);
  return (
    own?.id ?? (await product.call<{ id: string }>('POST', `${path}/answers`, person.token, { text: 'It does.' })).id
  );
}

async function openOwnAnswer(visit: Visit) {
  await enter(visit);
  await ownAnswer(visit);
  await discussionPage(visit.page).open(sharedQuestion.courseId, changedAt(visit));
}

async function openEditing(visit: Visit) {
  await openOwnAnswer(visit);
  await discussionPage(visit.page).editButton.click();
}

const keepsReply = (page: Page) => expect(threadPage(page).reply).toHaveValue(reply);
const replied = sees((page) => threadPage(page).message(reply));

const form: Omit<Form, 'states'> = {
  button: on(threadPage, 'sendButton'),
  reopen: openThread,
  draft: {
    typed: reply,
    path: async (_person, visit) => `reply/${await threadOf(visit)}`,
    edit: (page) => threadPage(page).write('Thank you.'),
  },
  stored: { messages: 2 },
};

export const questionRows: readonly Row[] = [
  {
    name: 'Messages',
    invokedBy: ['questions/threads.listThreads'],
    who: 'student',
    call: get(/^\/messages$/),
    open: threadOf,
    start: ({ page }) => threadsPage(page).open(),
    title: 'Error',
    message: 'Failed to load your messages. Please try again later.',
    recovered: sees(on(threadsPage, 'list')),
    sessionEnded: 'sign-in',
  },
  {
    name: 'New messages on the dashboard',
    invokedBy: ['questions/new-messages.countNewMessages'],
    who: 'demo',
    calls: [get(/^\/messages\/new$/)],
    start: async ({ page }) => {
      await dashboardPage(page).open();
      await expect(dashboardPage(page).continueLinks.first()).toBeVisible();
      await expect(dashboardPage(page).enrolButton).toBeVisible();
    },
    unaffected: async (page) => {
      await expect(dashboardPage(page).messagesLink).toBeVisible();
      await expect(dashboardPage(page).newMessages).toHaveCount(0);
    },
  },
  {
    name: 'Thread',
    invokedBy: ['questions/thread.getThread'],
    who: 'student',
    call: get(/^\/messages\/[^/]+$/),
    open: threadOf,
    start: openThread,
    title: 'Error',
    message: 'Failed to load the conversation. Please try again later.',
    recovered: sees((page) => threadPage(page).message(question)),
    sessionEnded: 'sign-in',
  },
  {
    name: 'Thread: what was read',
    invokedBy: ['questions/thread.markThreadRead'],
    who: 'student',
    calls: [put(/^\/messages\/[^/]+\/read$/)],
    start: openUnread,
    unaffected: (page) => expect(threadPage(page).messages).toBeVisible(),
    sessionEnded: 'sign-in',
  },
  {
    name: 'Reply without a file',
    invokedBy: ['questions/reply.replyToThread'],
    who: 'student',
    call: post(/\/replies$/),
    open: async (visit) => {
      await openThread(visit);
      await threadPage(visit.page).write(reply);
    },
    start: click(on(threadPage, 'sendButton')),
    title: 'Your reply was not sent',
    message: messages('There was an error sending your reply. Please try again.'),
    retry: on(threadPage, 'sendOrRetryButton'),
    keeps: keepsReply,
    retriesItself: true,
    recovered: replied,
    sessionEnded: 'in place',
    forms: [
      {
        ...form,
        states: {
          'questions/reply editing.writing': 'typed',
          'questions/reply editing.rejected': 'refused',
          'questions/reply sending.submitting.underWay': 'sent',
          'questions/reply sending.submitting.delayed': 'delayed',
        },
      },
    ],
  },
  {
    name: "Reply: a file's upload",
    invokedBy: ['questions/reply.uploadAttachment'],
    who: 'student',
    call: post(/^\/messages\/attachments$/),
    open: async (visit) => {
      await openThread(visit);
      await threadPage(visit.page).write(reply);
      await threadPage(visit.page).addFiles(notes);
    },
    start: click(on(threadPage, 'sendButton')),
    title: 'Your reply was not sent',
    message: messages('There was an error sending your reply. Please try again.'),
    messageAt: (page, message) => failure(page).alert.filter({ hasText: `notes.md: ${message}` }),
    retry: on(threadPage, 'sendOrRetryButton'),
    timeLimit: 'half a minute without a byte',
    keeps: keepsReply,
    recovered: replied,
    sessionEnded: 'in place',
    forms: [{ ...form, states: { 'questions/reply sending.uploading': 'sent' } }],
  },
  {
    name: 'Community',
    invokedBy: ['questions/community.listCommunity'],
    who: 'demo',
    call: get(/^\/community$/),
    start: ({ page }) => communityPage(page).open(),
    title: 'Error',
    message: 'Failed to load the questions. Please try again later.',
    recovered: sees(on(communityPage, 'list')),
    sessionEnded: 'sign-in',
  },
  {
    name: 'Published question',
    invokedBy: ['questions/discussion.getDiscussion'],
    who: 'student',
    call: get(/\/community\/[^/]+$/),
    open: enter,
    start: openDiscussion,
    title: 'Error',
    message: 'Failed to load the question. Please try again later.',
    recovered: sees(on(discussionPage, 'answers')),
    sessionEnded: 'sign-in',
  },
  {
    name: 'Answer to a published question',
    invokedBy: ['questions/answer.answerInCommunity'],
    who: 'student',
    call: post(/\/answers$/),
    open: async (visit) => {
      await enter(visit);
      await openDiscussion(visit);
      await discussionPage(visit.page).write(reply);
    },
    start: click(on(discussionPage, 'sendButton')),
    title: 'Your answer was not sent',
    message: messages('There was an error sending your answer. Please try again.'),
    retry: on(discussionPage, 'sendOrRetryButton'),
    keeps: (page) => expect(discussionPage(page).answer).toHaveValue(reply),
    retriesItself: true,
    // Others have answered in the same words; the own form is empty once it is sent.
    recovered: ({ page }) => expect(discussionPage(page).answer).toHaveValue(''),
    sessionEnded: 'in place',
    forms: [
      {
        states: {
          'questions/answer writing': 'typed',
          'questions/answer rejected': 'refused',
          'questions/answer sending.underWay': 'sent',
          'questions/answer sending.delayed': 'delayed',
        },
        button: on(discussionPage, 'sendButton'),
        reopen: openDiscussion,
        draft: {
          typed: reply,
          path: `communityAnswer/${sharedQuestion.id}`,
          edit: (page) => discussionPage(page).write('Thank you.'),
        },
        stored: { answers: 1 },
      },
    ],
  },
  {
    name: 'Change of an own answer',
    invokedBy: ['questions/own-answer.editAnswer'],
    who: 'student',
    call: put(/\/answers\/[^/]+$/),
    open: async (visit) => {
      await openEditing(visit);
      await ownAnswerDialog(visit.page).answer.fill(reply);
    },
    start: click(on(ownAnswerDialog, 'saveButton')),
    title: 'Your changes were not saved',
    message: messages('There was an error saving your answer. Please try again.'),
    retry: on(ownAnswerDialog, 'saveOrRetryButton'),
    keeps: (page) => expect(ownAnswerDialog(page).answer).toHaveValue(reply),
    retriesItself: true,
    recovered: sees((page) => discussionPage(page).editedOf(reply).first()),
    sessionEnded: 'in place',
    forms: [
      {
        states: {
          'questions/own-answer writing': 'typed',
          'questions/own-answer rejected': 'refused',
          'questions/own-answer outdated': 'refused',
          'questions/own-answer sending.underWay': 'sent',
          'questions/own-answer sending.delayed': 'delayed',
        },
        button: on(ownAnswerDialog, 'saveButton'),
        reopen: openEditing,
        draft: {
          typed: reply,
          path: async (_person, visit) => `ownAnswer/${await ownAnswer(visit)}`,
          edit: (page) => ownAnswerDialog(page).answer.fill('Thank you.'),
        },
      },
    ],
  },
  {
    name: 'Deletion of an own answer',
    invokedBy: ['questions/own-answer.deleteAnswer'],
    who: 'student',
    call: del(/\/answers\/[^/]+$/),
    open: async (visit) => {
      await openOwnAnswer(visit);
      await discussionPage(visit.page).deleteButton.click();
    },
    start: click(on(ownAnswerDialog, 'confirmButton')),
    title: 'The answer was not deleted',
    message: messages('There was an error. Please try again.'),
    retry: on(ownAnswerDialog, 'confirmButton'),
    recovered: ({ page }) => expect(ownAnswerDialog(page).removal).toHaveCount(0),
    sessionEnded: 'sign-in',
  },
  {
    name: 'Report of a question',
    invokedBy: ['questions/discussion.reportPost'],
    who: 'student',
    call: post(/\/reports$/),
    open: async (visit) => {
      await enter(visit);
      await openDiscussion(visit);
      await discussionPage(visit.page).reportButton.click();
      await discussionPage(visit.page).reason.fill(reply);
    },
    start: click(on(discussionPage, 'sendReportButton')),
    title: 'Your report was not sent',
    message: 'Please try again.',
    retry: on(discussionPage, 'sendReportButton'),
    keeps: (page) => expect(discussionPage(page).reason).toHaveValue(reply),
    recovered: sees(on(discussionPage, 'reportSent')),
    sessionEnded: 'in place',
    forms: [
      {
        states: {
          'questions/discussion loaded.reporting': 'typed',
          'questions/discussion loaded.sendingReport': 'sent',
          'questions/discussion loaded.notReported': 'refused',
        },
        button: on(discussionPage, 'sendReportButton'),
        notKept: 'a sentence, sent in one go',
      },
    ],
  },
  {
    name: 'Moderating a post',
    invokedBy: ['questions/discussion.moderatePost'],
    who: 'instructor',
    call: put(/^\/teach\/courses\/[^/]+\/community\/[^/]+$/),
    open: openDiscussion,
    start: click((page) => discussionPage(page).rightButton.first()),
    title: 'Your change was not made',
    message: 'Please try again.',
    recovered: sees((page) => discussionPage(page).notRightButton.first()),
    sessionEnded: 'sign-in',
  },
  {
    name: 'Publication: its proposal',
    invokedBy: ['questions/publication.proposePublication'],
    who: 'instructor',
    call: get(/\/publication$/),
    open: openAnswered,
    start: click(on(publicationDialog, 'openButton')),
    title: 'It could not be prepared',
    message: messages('Please try again.'),
    retry: on(publicationDialog, 'retryButton'),
    recovered: sees(on(publicationDialog, 'publishButton')),
    sessionEnded: 'sign-in',
  },
  {
    name: 'Publication',
    invokedBy: ['questions/publication.publishThread'],
    who: 'instructor',
    call: post(/\/publication$/),
    open: async (visit) => {
      await openAnswered(visit);
      await publicationDialog(visit.page).openButton.click();
      await publicationDialog(visit.page).title.fill(question);
    },
    start: click(on(publicationDialog, 'publishButton')),
    title: 'It was not published',
    message: messages('Please try again.'),
    retry: on(publicationDialog, 'publishButton'),
    keeps: (page) => expect(publicationDialog(page).title).toHaveValue(question),
    recovered: sees(on(publicationDialog, 'publishedLink')),
    sessionEnded: 'in place',
    forms: [
      {
        states: {
          'questions/publication editing': 'typed',
          'questions/publication sending': 'sent',
          'questions/publication rejected': 'refused',
        },
        button: on(publicationDialog, 'publishButton'),
        notKept: 'prepared from the conversation anew, and sent in one go',
      },
    ],
  },
];
