import { css } from 'styled-system/css';
import { FormActions, LeaveButton } from '../../../parts/form-actions.tsx';
import type { Submit, Written } from '../../../parts/sent-form.ts';
import { TextForm, textSchema } from '../../../parts/text-form.tsx';
import { Alert } from '../../../primitives/alert.tsx';
import { Button } from '../../../primitives/button.tsx';
import { Dialog } from '../../../primitives/dialog.tsx';
import { Link } from '../../../primitives/link.tsx';

type Shared = { isForOne: boolean; onClose: () => void };

type Form = Written<string> &
  Shared & {
    /** The names of the students who get the message. */
    names: readonly string[];
  };

export type RosterMessageView =
  | { state: 'closed' }
  | ({ state: 'writing' } & Form & Submit<string>)
  | ({ state: 'sending.underWay' } & Form)
  /** `delayed`: the call is retried by itself. */
  | ({ state: 'sending.delayed'; why: string } & Form & Submit<string>)
  /** `missing`: the names of students who were left out. */
  | ({ state: 'rejected'; why: string; missing: readonly string[] } & Form & Submit<string>)
  | ({ state: 'sent'; count: number; messagesTo: string } & Shared);

const formId = 'roster-message';
const people = css({ overflowWrap: 'anywhere' });

const schema = textSchema('a message', 10_000);

/** How many students are listed by name; the others are only counted. */
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
      title={view.isForOne ? 'Message Student' : 'Message Students'}
      description={
        view.isForOne
          ? 'It starts a conversation that other students cannot see.'
          : "Sent separately: students can't see other recipients."
      }
      firstFocus="field"
      footer={view.state === 'sent' ? <Button onClick={view.onClose}>Close</Button> : <Actions view={view} />}
    >
      {view.state === 'sent' ? <Sent view={view} /> : <Message view={view} />}
    </Dialog>
  );
}

type FormView = Extract<RosterMessageView, Form>;

function Actions({ view }: { view: FormView }) {
  if (view.names.length === 0) return <LeaveButton onClose={view.onClose}>Cancel</LeaveButton>;
  return <FormActions form={formId} view={view} send="Send" />;
}

function Message({ view }: { view: FormView }) {
  return (
    <>
      {'why' in view && (
        <Alert tone="danger" title="Your message was not sent">
          {view.why}
          {view.state === 'rejected' && view.missing.length > 0 && ` Left out: ${listed(view.missing)}.`}
        </Alert>
      )}
      <p className={people}>{view.names.length > 0 ? `To ${listed(view.names)}` : 'Nobody is left to write to.'}</p>
      <TextForm
        id={formId}
        schema={schema}
        view={view}
        label="Message"
        hint="You can use Markdown, such as **bold** and `code`."
        rows={7}
      />
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
