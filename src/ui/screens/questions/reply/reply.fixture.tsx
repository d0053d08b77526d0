import { ThreadReplyScreen } from './reply.view.tsx';

const nothing = () => undefined;
const limits = {
  hint: 'At most 5 files of 10 MB each: PDF, PNG, JPEG, ZIP, Office or text files.',
  accept: '.md,.pdf',
};
const form = { text: '', sent: 0, files: [], onWrite: nothing };
const files = { limits, onChoose: nothing, onRemove: nothing };

/** The empty form beneath a conversation, for stories. */
export const emptyReply = (
  <ThreadReplyScreen view={{ state: 'editing.writing', ...form, ...files, onSubmit: nothing }} />
);
