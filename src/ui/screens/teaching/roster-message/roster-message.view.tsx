import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { css } from 'styled-system/css';
import * as z from 'zod/mini';
import { FormNotes } from '../../../parts/form-notes.tsx';
import type { Submit, Written } from '../../../parts/sent-form.ts';
import { visibleLines } from '../../../parts/visible-text.ts';
import { withoutBlur } from '../../../parts/without-blur.ts';
import { Alert } from '../../../primitives/alert.tsx';
import { Button } from '../../../primitives/button.tsx';
import { Dialog } from '../../../primitives/dialog.tsx';
import { Link } from '../../../primitives/link.tsx';
import { TextArea } from '../../../primitives/text-area.tsx';

type Form = Written<string> & {
  /** Whom it goes to. */
  names: readonly string[];
  onClose: () => void;
};

export type RosterMessageView =
  | { state: 'closed' }
  | ({ state: 'writing' } & Form & Submit<string>)
  | ({ state: 'sending.underWay' } & Form)
  /** `delayed`: the call is retried by itself. */
  | ({ state: 'sending.delayed'; why: string } & Form & Submit<string>)
  /** `missing` were left out of whom it goes to. */
  | ({ state: 'rejected'; why: string; missing: readonly string[] } & Form & Submit<string>)
  | { state: 'sent'; count: number; messagesTo: string; onClose: () => void };

const formId = 'roster-message';
const fields = css({ display: 'flex', flexDirection: 'column', gap: '5' });
const people = css({ overflowWrap: 'anywhere' });

const schema = z.object({
  text: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'Please write a message.'),
      z.maxLength(10_000, 'Please keep your message under 10,000 characters.'),
      visibleLines,
    ),
});

/** So many are named; of more it says how many. */
const named = 5;

function listed(names: readonly string[]): string {
  const shown = names.length > named + 1 ? names.slice(0, named) : names;
  const rest = names.length - shown.length;
  return rest > 0 ? `${shown.join(', ')} and ${rest} more` : shown.join(', ');
}

/** The dialog behind "Message 3 Students" (§teaching.19): one for all states, so that it stays open between them. */
export function RosterMessageScreen({ view }: { view: RosterMessageView }) {
  if (view.state === 'closed') return null;
  return (
    <Dialog
      open
      onClose={view.onClose}
      title="Message Students"
      description="Sent separately: students can't see other recipients."
      firstFocus="field"
      footer={view.state === 'sent' ? <Button onClick={view.onClose}>Close</Button> : <Actions view={view} />}
    >
      {view.state === 'sent' ? <Sent view={view} /> : <Message view={view} />}
    </Dialog>
  );
}

type FormView = Extract<RosterMessageView, Form>;

function Actions({ view }: { view: FormView }) {
  const busy = view.state === 'sending.underWay';
  return (
    <>
      {!busy && (
        <Button variant="secondary" onClick={view.onClose} {...withoutBlur}>
          Cancel
        </Button>
      )}
      {view.names.length > 0 && (
        <Button type="submit" form={formId} busy={busy} busyLabel="Sending...">
          {view.state === 'sending.delayed' ? 'Retry' : 'Send'}
        </Button>
      )}
    </>
  );
}

function Message({ view }: { view: FormView }) {
  const busy = view.state === 'sending.underWay';
  const { register, handleSubmit, formState, getValues } = useForm({
    resolver: zodResolver(schema),
    mode: 'onTouched',
    defaultValues: { text: view.written ?? '' },
  });
  const submit = handleSubmit(({ text }) => {
    if (view.state !== 'sending.underWay') view.onSubmit(text);
  });
  return (
    <>
      {'why' in view && (
        <Alert tone="danger" title="Your message was not sent">
          {view.why}
          {view.state === 'rejected' && view.missing.length > 0 && ` Left out: ${listed(view.missing)}.`}
        </Alert>
      )}
      <p className={people}>{view.names.length > 0 ? `To ${listed(view.names)}` : 'Nobody is left to write to.'}</p>
      <form
        id={formId}
        onSubmit={submit}
        onChange={() => view.onWrite?.(getValues('text'))}
        noValidate
        className={fields}
      >
        <TextArea
          label="Message"
          hint="You can use Markdown, such as **bold** and `code`."
          rows={7}
          error={formState.errors.text?.message}
          readOnly={busy}
          {...register('text')}
        />
        <FormNotes draft={view.draft} waits={view.state === 'sending.delayed'} />
      </form>
    </>
  );
}

function Sent({ view: { count, messagesTo } }: { view: Extract<RosterMessageView, { state: 'sent' }> }) {
  return (
    <Alert tone="success" title={count === 1 ? 'Sent to 1 student' : `Sent to ${count} students`}>
      Their answers come to <Link to={messagesTo}>Messages</Link>. Each gets an email, unless they've turned it off.
    </Alert>
  );
}
