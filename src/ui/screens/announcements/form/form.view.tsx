import { css } from 'styled-system/css';
import { match } from 'ts-pattern';
import { FormNotes } from '../../../parts/form-notes.tsx';
import type { SentForm } from '../../../parts/sent-form.ts';
import { useSentForm } from '../../../parts/use-sent-form.ts';
import { withoutBlur } from '../../../parts/without-blur.ts';
import { Alert } from '../../../primitives/alert.tsx';
import { Button } from '../../../primitives/button.tsx';
import { Card } from '../../../primitives/card.tsx';
import { AnnouncementFields, type AnnouncementFormProps } from '../announcement-fields.tsx';
import { announcementSchema, type TypedAnnouncement } from '../announcement-form.ts';

type Form = AnnouncementFormProps;
/** `told`: when the students are told or, after that, that they were. */
type Sent = { told: string; onAnother: () => void };

export type AnnouncementFormView =
  | SentForm<Form, TypedAnnouncement>
  | ({ state: 'sent'; onUndo: () => void } & Sent)
  | { state: 'undoing'; told: string }
  | ({ state: 'notUndone'; why: string; onUndo: () => void } & Sent)
  | ({ state: 'told' } & Sent);

const column = css({ display: 'flex', flexDirection: 'column', gap: '4' });
const last = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3' });
const note = css({ flex: '[1 1 14rem]', textStyle: 'small', color: 'fg.muted' });

/** The form that sends an announcement to all students of a course (§announcements.5). */
export function AnnouncementFormScreen({ view }: { view: AnnouncementFormView }) {
  return (
    <Card as="section" aria-label="New announcement">
      {match(view)
        .with({ state: 'sent' }, { state: 'undoing' }, { state: 'notUndone' }, { state: 'told' }, (sent) => (
          <Announced view={sent} />
        ))
        // One form for all of them, so that it stays between them.
        .with(
          { state: 'writing' },
          { state: 'sending.underWay' },
          { state: 'sending.delayed' },
          { state: 'rejected' },
          (form) => <Writing view={form} />,
        )
        .exhaustive()}
    </Card>
  );
}

function Writing({ view }: { view: SentForm<Form, TypedAnnouncement> }) {
  const sentForm = useSentForm<TypedAnnouncement>({ view, schema: announcementSchema(view), empty: view.written });
  return (
    <form {...sentForm.form} className={column}>
      {'why' in view && (
        <Alert tone="danger" title="Your announcement was not sent">
          {view.why}
        </Alert>
      )}
      <AnnouncementFields sentForm={sentForm} view={view} when="chosen" />
      <FormNotes draft={view.draft} waits={view.state === 'sending.delayed'} />
      <div className={last}>
        <Button type="submit" busy={sentForm.busy} busyLabel="Sending..." {...withoutBlur}>
          {view.state === 'sending.delayed' ? 'Retry' : 'Announce'}
        </Button>
        <p className={note}>It goes to all students of the course. For half a minute you can undo it.</p>
      </div>
    </form>
  );
}

function Announced({ view }: { view: Exclude<AnnouncementFormView, SentForm<Form, TypedAnnouncement>> }) {
  return (
    <div className={column}>
      {view.state === 'notUndone' && (
        <Alert tone="danger" title="Your announcement was not undone">
          {view.why}
        </Alert>
      )}
      <Alert
        tone="success"
        title="Announced"
        actions={
          <>
            {view.state !== 'told' && (
              <Button
                variant="secondary"
                busy={view.state === 'undoing'}
                busyLabel="Undoing..."
                {...(view.state !== 'undoing' && { onClick: view.onUndo })}
              >
                {view.state === 'notUndone' ? 'Retry' : 'Undo'}
              </Button>
            )}
            {view.state !== 'undoing' && (
              <Button variant="secondary" onClick={view.onAnother}>
                Write Another
              </Button>
            )}
          </>
        }
      >
        {view.told} They see it on their dashboard and get an email, unless they've turned it off.
      </Alert>
    </div>
  );
}
