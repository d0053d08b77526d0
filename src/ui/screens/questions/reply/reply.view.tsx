import type { ReactNode } from 'react';
import { css } from 'styled-system/css';
import { match } from 'ts-pattern';
import * as z from 'zod/mini';
import type { FileToSend } from '../../../parts/chosen-files.tsx';
import { FormNotes } from '../../../parts/form-notes.tsx';
import { type ChoosingFiles, MessageFiles } from '../../../parts/message-files.tsx';
import { useSentText } from '../../../parts/use-sent-text.ts';
import { typedLines } from '../../../parts/visible-text.ts';
import { Alert } from '../../../primitives/alert.tsx';
import { Button } from '../../../primitives/button.tsx';
import { TextArea } from '../../../primitives/text-area.tsx';

type Form = {
  /** What the form begins with: a draft, or nothing. */
  text: string;
  /** How many replies were sent from the form; after each, it is empty again. */
  sent: number;
  files: FileToSend[];
  onWrite: (text: string) => void;
  /** The line that says whether the draft is saved. */
  draft?: ReactNode;
};
type Editing = ChoosingFiles & { onSubmit: (text: string) => void };

export type ThreadReplyView =
  | ({ state: 'editing.writing' } & Form & Editing)
  | ({ state: 'sending.uploading'; onStop: () => void } & Form)
  | ({ state: 'sending.submitting.underWay' } & Form)
  /** `delayed`: the call is retried by itself. */
  | ({ state: 'sending.submitting.delayed' | 'editing.rejected'; why: string } & Form & Editing);

const schema = z.object({
  text: typedLines({
    what: 'your reply',
    most: 10_000,
    missing: 'Please write a reply.',
    otherwise: ', or attach it as a file',
  }),
});
const fields = css({ display: 'flex', flexDirection: 'column', gap: '4' });
const row = css({ display: 'flex', flexWrap: 'wrap', gap: '3' });

/** Writing into a thread (§questions.10). */
export function ThreadReplyScreen({ view }: { view: ThreadReplyView }) {
  const editing = 'onSubmit' in view ? view : null;
  const { register, handleSubmit, formState, getValues } = useSentText({ schema, written: view.text, sent: view.sent });
  const busyLabel = match(view.state)
    .with('sending.uploading', () => 'Uploading...')
    .with('sending.submitting.underWay', () => 'Sending...')
    .otherwise(() => undefined);
  return (
    <form
      onSubmit={handleSubmit(({ text }) => editing?.onSubmit(text))}
      noValidate
      className={fields}
      aria-label="Reply"
    >
      {'why' in view && (
        <Alert tone="danger" title="Your reply was not sent">
          {view.why}
        </Alert>
      )}
      <TextArea
        label="Your reply"
        hint="You can use Markdown, such as **bold** and `code`."
        rows={5}
        error={formState.errors.text?.message}
        readOnly={!editing}
        {...register('text', { onChange: () => view.onWrite(getValues('text')) })}
      />
      <MessageFiles files={view.files} choosing={editing} />
      <FormNotes draft={view.draft} waits={view.state === 'sending.submitting.delayed'} />
      <div className={row}>
        <Button type="submit" busy={busyLabel !== undefined} busyLabel={busyLabel}>
          {view.state === 'sending.submitting.delayed' ? 'Retry' : 'Send Reply'}
        </Button>
        {view.state === 'sending.uploading' && (
          <Button variant="secondary" onClick={view.onStop}>
            Stop Upload
          </Button>
        )}
      </div>
    </form>
  );
}
