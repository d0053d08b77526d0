import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { css } from 'styled-system/css';
import { match } from 'ts-pattern';
import * as z from 'zod/mini';
import type { FileToSend } from '../../../parts/chosen-files.tsx';
import { LeaveButton } from '../../../parts/form-actions.tsx';
import { type ChoosingFiles, MessageFiles } from '../../../parts/message-files.tsx';
import { typedLines } from '../../../parts/visible-text.ts';
import { Alert } from '../../../primitives/alert.tsx';
import { Button } from '../../../primitives/button.tsx';
import { Dialog } from '../../../primitives/dialog.tsx';
import { TextArea } from '../../../primitives/text-area.tsx';

type Open = { recipient: string; files: FileToSend[]; onClose: () => void };
type Editing = ChoosingFiles & { onSubmit: (message: string) => void };

export type InstructorMessageView =
  | { state: 'closed' }
  | ({ state: 'editing.writing' } & Open & Editing)
  | ({ state: 'editing.rejected'; reason: string } & Open & Editing)
  | ({ state: 'uploading'; onStop: () => void } & Open)
  | ({ state: 'sending' } & Open);

const schema = z.object({
  message: typedLines({ what: 'your message', most: 4000, missing: 'Please write a message.' }),
});
const fields = css({ display: 'flex', flexDirection: 'column', gap: '4' });
const formId = 'instructor-message';

/** The dialog behind "Contact Instructor" (§course.26). */
export function InstructorMessageScreen({ view }: { view: InstructorMessageView }) {
  return view.state === 'closed' ? null : <MessageDialog view={view} />;
}

function MessageDialog({ view }: { view: Exclude<InstructorMessageView, { state: 'closed' }> }) {
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(schema),
    mode: 'onTouched',
    defaultValues: { message: '' },
  });
  const editing = 'onSubmit' in view ? view : null;
  const busyLabel = match(view.state)
    .with('uploading', () => 'Uploading...')
    .with('sending', () => 'Sending...')
    .otherwise(() => undefined);
  return (
    <Dialog
      open
      onClose={view.onClose}
      title="Contact Instructor"
      description={`Your message goes to ${view.recipient}. You'll find the answer in Messages, and we'll email you.`}
      firstFocus="field"
      footer={
        <>
          <LeaveButton onClose={view.onClose}>Cancel</LeaveButton>
          <Button type="submit" form={formId} busy={busyLabel !== undefined} busyLabel={busyLabel}>
            Send Message
          </Button>
        </>
      }
    >
      {view.state === 'editing.rejected' && (
        <Alert tone="danger" title="Your message was not sent">
          {view.reason}
        </Alert>
      )}
      <form
        id={formId}
        className={fields}
        onSubmit={handleSubmit(({ message }) => editing?.onSubmit(message))}
        noValidate
      >
        <TextArea
          label="Message"
          hint="You can use Markdown, such as **bold** and `code`."
          rows={6}
          error={formState.errors.message?.message}
          readOnly={!editing}
          {...register('message')}
        />
        <MessageFiles files={view.files} choosing={editing} />
        {view.state === 'uploading' && (
          <Button variant="secondary" onClick={view.onStop}>
            Stop Upload
          </Button>
        )}
      </form>
    </Dialog>
  );
}
