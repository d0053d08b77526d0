import { exampleThread, exampleThreadMessage } from '../../../../src/api/generated/examples.ts';
import { threadMachine } from '../../../../src/machines/questions/thread.machine.ts';
import { failure } from '../../../pages/failure.page.ts';
import { on } from '../../../pages/on.ts';
import { publicationDialog } from '../../../pages/questions/publication.page.ts';
import { threadPage } from '../../../pages/questions/thread.page.ts';
import { alert, heading, waiting } from '../../browser/locators.ts';
import { pressing, reaching } from '../../browser/page-helpers.ts';
import { model } from '../../engine/model.ts';

const threadId = exampleThread.id;
const postId = '9d3e5f70-1a2b-4c3d-8e4f-6a7b8c9d0e1f';
const read = { ...exampleThread, isOwn: false, unread: 0 };

export const thread = model(threadMachine)({
  starts: { visit: { open: ({ attend }) => attend(`/messages/${threadId}`), input: () => ({ threadId }) } },
  events: { retry: [{}], replied: [{ message: exampleThreadMessage }], published: [{ id: postId }] },
  answers: {
    getThread: { done: [exampleThread, read], error: [400, 404, 500] },
    markThreadRead: { done: [undefined], error: [500] },
  },
  tells: ({ thread: shown }) => [shown?.isOwn, shown?.publishedAs],
  possible: (event, { context: { thread: shown } }) =>
    event.type !== 'published' || (shown?.isOwn === false && shown.publishedAs === undefined),
  see: {
    loading: { says: '§questions.9: the thread is on its way', shows: [waiting] },
    failed: {
      says: 'it could not be loaded, and can be tried again',
      shows: [alert('Failed to load the conversation'), on(failure, 'retryButton')],
    },
    notFound: { says: '§questions.2: there is no such thread', shows: [heading('Conversation not found')] },
    'loaded.marking': {
      says: '§questions.9: what is new is shown, and marked as read',
      shows: [on(threadPage, 'messages')],
    },
    'loaded.read': {
      says: '§questions.9: the messages, and the form beneath them',
      shows: [on(threadPage, 'messages')],
    },
  },
  act: {
    retry: pressing(failure, 'retryButton'),
    published: ({ page }) =>
      reaching(page, 'thread', 'published', async () => {
        await publicationDialog(page).openButton.click();
        await publicationDialog(page).publishButton.click();
      }),
    replied: ({ page }) =>
      reaching(page, 'thread', 'replied', async () => {
        await threadPage(page).reply.fill(exampleThreadMessage.text);
        await threadPage(page).sendButton.click();
      }),
  },
});
