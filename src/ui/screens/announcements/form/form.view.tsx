import { css } from 'styled-system/css';
import { match } from 'ts-pattern';
import * as z from 'zod/mini';
import type { NewAnnouncement } from '../../../../api/generated/schema.d.ts';
import { FormNotes } from '../../../parts/form-notes.tsx';
import type { SentForm, Written } from '../../../parts/sent-form.ts';
import { useSentForm } from '../../../parts/use-sent-form.ts';
import { typedLine, typedLines } from '../../../parts/visible-text.ts';
import { withoutBlur } from '../../../parts/without-blur.ts';
import { Alert } from '../../../primitives/alert.tsx';
import { Button } from '../../../primitives/button.tsx';
import { Card } from '../../../primitives/card.tsx';
import { TextArea } from '../../../primitives/text-area.tsx';
import { TextField } from '../../../primitives/text-field.tsx';

type Form = Written<NewAnnouncement>;

export type AnnouncementFormView = SentForm<Form, NewAnnouncement> | { state: 'sent'; onAnother: () => void };

const column = css({ display: 'flex', flexDirection: 'column', gap: '4' });
const note = css({ textStyle: 'small', color: 'fg.muted' });

const schema = z.object({
  title: typedLine({ what: 'the title', most: 100, missing: 'Please give it a title.' }),
  text: typedLines({ what: 'the text', most: 5000, missing: 'Please write what the students should know.' }),
});

/** The form that sends an announcement to all students of a course (§announcements.5). */
export function AnnouncementFormScreen({ view }: { view: AnnouncementFormView }) {
  return (
    <Card as="section" aria-label="New announcement">
      {match(view)
        .with({ state: 'sent' }, ({ onAnother }) => (
          <Alert
            tone="success"
            title="Announced"
            actions={
              <Button variant="secondary" onClick={onAnother}>
                Write Another
              </Button>
            }
          >
            The students see it on their dashboard and get an email, unless they've turned it off.
          </Alert>
        ))
        .with({ state: 'writing' }, (form) => <Writing view={form} />)
        .with({ state: 'sending.underWay' }, (form) => <Writing view={form} />)
        .with({ state: 'sending.delayed' }, (form) => <Writing view={form} />)
        .with({ state: 'rejected' }, (form) => <Writing view={form} />)
        .exhaustive()}
    </Card>
  );
}

function Writing({ view }: { view: Extract<AnnouncementFormView, Form> }) {
  const { form, field, busy } = useSentForm<NewAnnouncement>({ view, schema, empty: { title: '', text: '' } });
  return (
    <form {...form} className={column}>
      {'why' in view && (
        <Alert tone="danger" title="Your announcement was not sent">
          {view.why}
        </Alert>
      )}
      <TextField label="Title" {...field('title')} />
      <TextArea label="Text" hint="You can use Markdown, such as **bold** and `code`." rows={5} {...field('text')} />
      <FormNotes draft={view.draft} waits={view.state === 'sending.delayed'} />
      <p className={note}>It goes to all students of the course straight away, and can't be undone.</p>
      <div>
        <Button type="submit" busy={busy} busyLabel="Sending..." {...withoutBlur}>
          {view.state === 'sending.delayed' ? 'Retry' : 'Announce'}
        </Button>
      </div>
    </form>
  );
}
