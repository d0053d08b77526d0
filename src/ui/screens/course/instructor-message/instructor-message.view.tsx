import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { match } from 'ts-pattern';
import * as z from 'zod/mini';
import { visibleLines } from '../../../parts/visible-text.ts';
import { withoutBlur } from '../../../parts/without-blur.ts';
import { Alert } from '../../../primitives/alert.tsx';
import { Button } from '../../../primitives/button.tsx';
import { Dialog } from '../../../primitives/dialog.tsx';
import { TextArea } from '../../../primitives/text-area.tsx';

type Open = { recipient: string; onClose: () => void };

export type InstructorMessageView =
  | { state: 'closed' }
  | ({ state: 'writing'; onSubmit: (message: string) => void } & Open)
  | ({ state: 'sending' } & Open)
  | ({ state: 'rejected'; reason: string; onSubmit: (message: string) => void } & Open);

const schema = z.object({
  message: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'Please write a message.'),
      z.maxLength(4000, 'Please keep your message under 4,000 characters.'),
      visibleLines,
    ),
});
const formId = 'instructor-message';

/** The dialog behind "Contact Instructor" (§course.26). */
export function InstructorMessageScreen({ view }: { view: InstructorMessageView }) {
  return match(view)
    .with({ state: 'closed' }, () => null)
    .with({ state: 'writing' }, { state: 'sending' }, { state: 'rejected' }, (open) => <MessageDialog view={open} />)
    .exhaustive();
}

function MessageDialog({ view }: { view: Exclude<InstructorMessageView, { state: 'closed' }> }) {
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(schema),
    mode: 'onTouched',
    defaultValues: { message: '' },
  });
  const submit = handleSubmit(({ message }) => {
    if (view.state !== 'sending') view.onSubmit(message);
  });
  return (
    <Dialog
      open
      onClose={view.onClose}
      title="Contact Instructor"
      description={`Your message goes to ${view.recipient}. You find the answer under Messages, and a mail tells you of it.`}
      footer={
        <>
          <Button variant="secondary" onClick={view.onClose} {...withoutBlur}>
            Cancel
          </Button>
          <Button type="submit" form={formId} busy={view.state === 'sending'} busyLabel="Sending...">
            Send Message
          </Button>
        </>
      }
    >
      {view.state === 'rejected' && (
        <Alert tone="danger" title="Your message was not sent">
          {view.reason}
        </Alert>
      )}
      <form id={formId} onSubmit={submit} noValidate>
        <TextArea
          label="Message"
          rows={6}
          error={formState.errors.message?.message}
          readOnly={view.state === 'sending'}
          {...register('message')}
        />
      </form>
    </Dialog>
  );
}
