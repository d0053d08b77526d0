import { css } from 'styled-system/css';
import { match } from 'ts-pattern';
import * as z from 'zod/mini';
import type { NewCourseInstructor } from '../../../../api/generated/schema.d.ts';
import { emailSchema } from '../../../parts/account/email-schema.ts';
import { FormNotes } from '../../../parts/form-notes.tsx';
import type { SentForm, Written } from '../../../parts/sent-form.ts';
import { useSentForm } from '../../../parts/use-sent-form.ts';
import { withoutBlur } from '../../../parts/without-blur.ts';
import { Alert } from '../../../primitives/alert.tsx';
import { Button } from '../../../primitives/button.tsx';
import { Card } from '../../../primitives/card.tsx';
import { TextField } from '../../../primitives/text-field.tsx';

type Form = Written<NewCourseInstructor>;

export type TeamFormView =
  | SentForm<Form, NewCourseInstructor>
  | { state: 'added'; name: string; onAnother: () => void };

// The room is for the list below; the notes, which mostly say nothing, are a gap of their own.
const column = css({ display: 'flex', flexDirection: 'column', gap: '2' });

const schema = z.object({ email: emailSchema });

/** The form that lets another instructor teach the course (§teaching.18). */
export function TeamFormScreen({ view }: { view: TeamFormView }) {
  return (
    <Card as="section" aria-label="New instructor">
      {match(view)
        .with({ state: 'added' }, ({ name, onAnother }) => (
          <Alert
            tone="success"
            title={`${name} teaches this course now`}
            actions={
              <Button variant="secondary" onClick={onAnother}>
                Add Another
              </Button>
            }
          >
            They are told by email.
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

function Writing({ view }: { view: Extract<TeamFormView, Form> }) {
  const { form, field, busy } = useSentForm<NewCourseInstructor>({ view, schema, empty: { email: '' } });
  return (
    <form {...form} className={column}>
      {'why' in view && (
        <Alert tone="danger" title="The instructor was not added">
          {view.why}
        </Alert>
      )}
      <TextField
        label="Email"
        hint="Must belong to an existing instructor account. They will be able to do everything that you can do in this course."
        type="email"
        autoComplete="off"
        {...field('email')}
      />
      <FormNotes draft={view.draft} waits={view.state === 'sending.delayed'} />
      <div>
        <Button type="submit" busy={busy} busyLabel="Adding..." {...withoutBlur}>
          {view.state === 'sending.delayed' ? 'Retry' : 'Add Instructor'}
        </Button>
      </div>
    </form>
  );
}
