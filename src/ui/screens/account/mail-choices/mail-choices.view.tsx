import type { ReactNode } from 'react';
import { css } from 'styled-system/css';
import { match } from 'ts-pattern';
import type { MailChoices } from '../../../../api/generated/schema.d.ts';
import { paths } from '../../../../paths.ts';
import { RetryAlert } from '../../../parts/retry-alert.tsx';
import { Alert } from '../../../primitives/alert.tsx';
import { Checkbox } from '../../../primitives/checkbox.tsx';
import { LoadingText } from '../../../primitives/loading-text.tsx';
import { Page } from '../../../primitives/page.tsx';
import { PageHeader } from '../../../primitives/page-header.tsx';
import { Section } from '../../../primitives/section.tsx';

type Choices = { choices: MailChoices; onToggle: (kind: keyof MailChoices) => void };

export type MailChoicesView =
  | { state: 'loading' }
  | { state: 'failed'; message: string; onRetry: () => void }
  | ({ state: 'chosen' | 'saving' } & Choices)
  | ({ state: 'notSaved'; message: string } & Choices);

const group = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '2',
  borderWidth: 'none',
  p: '0',
  m: '0',
  minWidth: '0',
});
const note = css({ textStyle: 'small', color: 'fg.muted' });

const labels: Record<keyof MailChoices, string> = {
  announcements: 'Announcements in my courses',
  classes: 'Classes that are moved or cancelled',
  answers: 'Answers and messages from instructors',
  feedback: 'Feedback, and answers to requests for a later due date',
};
// In the order of the labels.
const kinds: (keyof MailChoices)[] = ['announcements', 'classes', 'answers', 'feedback'];

/** Which mails a person wants (§account.82). `teaching` is there for instructors: how often they hear of what waits. */
export function MailChoicesScreen({ view, teaching }: { view: MailChoicesView; teaching?: ReactNode }) {
  return (
    <Page>
      <PageHeader back={{ to: paths.profile, label: 'Back to Profile' }} title="Settings" />
      <Section title="Email notifications">
        {match(view)
          .with({ state: 'loading' }, () => <LoadingText />)
          .with({ state: 'failed' }, ({ message, onRetry }) => <RetryAlert onRetry={onRetry}>{message}</RetryAlert>)
          .with({ state: 'chosen' }, (chosen) => <Kinds {...chosen} status="Each choice is saved at once." />)
          .with({ state: 'saving' }, (chosen) => <Kinds {...chosen} status="Saving..." busy />)
          .with({ state: 'notSaved' }, ({ message, ...chosen }) => (
            <>
              <Alert tone="danger" title="Not saved">
                {message}
              </Alert>
              <Kinds {...chosen} status="Each choice is saved at once." />
            </>
          ))
          .exhaustive()}
      </Section>
      {teaching}
    </Page>
  );
}

function Kinds({ choices, onToggle, status, busy = false }: Choices & { status: string; busy?: boolean }) {
  return (
    <>
      <fieldset className={group}>
        <legend className="visually-hidden">Email notifications</legend>
        {kinds.map((kind) => (
          <Checkbox
            key={kind}
            label={labels[kind]}
            checked={choices[kind]}
            // Not disabled, which would take the focus away.
            aria-disabled={busy}
            onChange={() => !busy && onToggle(kind)}
          />
        ))}
      </fieldset>
      <p role="status" className={note}>
        {status}
      </p>
      <p className={note}>Emails about your account, your payments and your own data are always sent.</p>
    </>
  );
}
