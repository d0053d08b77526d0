import { exampleAttachment, exampleThread, exampleThreadMessage } from '../../../../src/api/generated/examples.ts';
import { threadReplyMachine } from '../../../../src/machines/questions/reply.machine.ts';
import { on } from '../../../pages/on.ts';
import { threadPage } from '../../../pages/questions/thread.page.ts';
import { text } from '../../browser/locators.ts';
import { press, pressTwice } from '../../browser/page-helpers.ts';
import { model } from '../../engine/model.ts';
import { notSentYet, pendingCallActs, pendingCallSamples } from '../pending-call.ts';
import { fileOf } from '../samples.ts';
import { choose, letTellProgress, uploadActs, uploadSamples } from '../uploads.ts';

const [plot, table] = [fileOf('plot.md'), fileOf('table.csv')];
const threadId = exampleThread.id;

export const threadReply = model(threadReplyMachine)({
  starts: {
    visit: {
      open: async ({ attend, page }) => {
        await letTellProgress(page);
        await attend(`/messages/${threadId}`);
      },
      input: () => ({ threadId }),
    },
  },
  events: {
    'file.add': [{ files: [plot] }, { files: [plot, table] }],
    'file.remove': [{ key: `plot.md/${plot.size}/${plot.lastModified}` }],
    submit: [{ text: 'Thank you, that helps.' }],
    write: [{}],
    stop: [{}],
    ...pendingCallSamples([exampleThreadMessage], [422, 403]),
    ...uploadSamples(exampleAttachment.id),
  },
  answers: { uploadAttachment: 'tells', replyToThread: 'tells' },
  tells: ({ files }) => files.map(({ id }) => id !== null),
  see: {
    'editing.writing': { says: '§questions.10: text and files', shows: [on(threadPage, 'sendButton')] },
    'editing.rejected': {
      says: 'not sent; text and files are kept',
      shows: [text('Your reply was not sent'), on(threadPage, 'sendButton')],
      hides: [notSentYet],
    },
    'sending.uploading': { says: 'the files are on their way', shows: [on(threadPage, 'uploadingButton')] },
    'sending.submitting.underWay': {
      says: 'the reply is on its way and cannot be sent twice',
      shows: [on(threadPage, 'sendingButton')],
    },
    'sending.submitting.delayed': {
      says: 'no answer came; it goes on by itself',
      shows: [text('Your reply was not sent'), notSentYet, on(threadPage, 'retryButton')],
    },
  },
  possible: (event, { leaf, context: { files, text } }) => {
    // Only a file that is in the list has a button that removes it.
    if ('key' in event) return files.some(({ key }) => key === event.key);
    if (leaf !== 'sending.submitting.delayed') return true;
    // While a call waits, only its own text can be sent again, as typing another is an event itself. Files that are in
    // the list already are not added again.
    if ('files' in event) return Array.isArray(event.files) && event.files.length > files.length;
    return event.type !== 'submit' || ('text' in event && event.text === text);
  },
  act: {
    'file.add': ({ page }, { files }) => choose(threadPage(page).fileField, threadPage(page).files, files),
    'file.remove': ({ page }) => press(threadPage(page).removeButton('plot.md')),
    submit: async ({ page }, { text }) => {
      await threadPage(page).write(text);
      return pressTwice(threadPage(page).sendOrRetryButton);
    },
    write: ({ page }) => threadPage(page).write('Thank you.'),
    stop: ({ page }) => press(threadPage(page).stopButton),
    ...pendingCallActs('replyToThread'),
    ...uploadActs('uploadAttachment', 'threadReply', exampleAttachment),
  },
});
