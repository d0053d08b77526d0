/** Questions to instructors: the threads, one of them, and the form beneath it. */
import { expect, type Page } from '@playwright/test';
import { failure } from '../../pages/failure.page.ts';
import { on } from '../../pages/on.ts';
import { threadPage } from '../../pages/questions/thread.page.ts';
import { threadsPage } from '../../pages/questions/threads.page.ts';
import { messages } from '../call-faults.ts';
import { click, type Form, get, post, put, type Row, sees, type Visit } from '../row.ts';

const question = 'Is there a reading list?';
const reply = 'Thank you, that helps.';
const notes = { name: 'notes.md', mimeType: 'text/markdown', buffer: Buffer.from('# Notes\n') };

type Reader = Pick<Visit, 'product' | 'person'>;
type Threads = { items: { id: string }[] };

/** The person's one thread, which is made where there is none. */
async function threadOf({ product, person: { token } }: Reader): Promise<string> {
  const known = await product.call<Threads>('GET', '/messages', token);
  const [first] = known.items;
  if (first) return first.id;
  const asked = { message: question };
  return (await product.call<{ threadId: string }>('POST', '/courses/data-ethics/messages', token, asked)).threadId;
}

const openThread = async (visit: Visit) => threadPage(visit.page).open(await threadOf(visit));

/** A thread with an answer that the person has not read. */
async function openUnread({ page, product, person: { token } }: Visit) {
  const path = '/courses/data-analytics/messages';
  const { threadId } = await product.call<{ threadId: string }>('POST', path, token, { message: question });
  const instructor = await product.signIn('instructor@example.com', 'Teaching1');
  await product.call('POST', `/messages/${threadId}/replies`, instructor.token, { text: 'There is.' });
  await threadPage(page).open(threadId);
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
    retry: on(threadPage, 'retryButton'),
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
    retry: on(threadPage, 'retryButton'),
    timeLimit: 'half a minute without a byte',
    keeps: keepsReply,
    recovered: replied,
    sessionEnded: 'in place',
    forms: [{ ...form, states: { 'questions/reply sending.uploading': 'sent' } }],
  },
];
