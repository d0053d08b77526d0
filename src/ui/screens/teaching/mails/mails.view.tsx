import { css } from 'styled-system/css';
import { match } from 'ts-pattern';
import type { MailPace, TeachingMails } from '../../../../api/generated/schema.d.ts';
import { RetryAlert } from '../../../parts/retry-alert.tsx';
import { Alert } from '../../../primitives/alert.tsx';
import { LoadingText } from '../../../primitives/loading-text.tsx';
import { RadioGroup } from '../../../primitives/radio-group.tsx';
import { Section } from '../../../primitives/section.tsx';

type Kind = keyof TeachingMails;
type Choices = { choices: TeachingMails; onChoose: (kind: Kind, pace: MailPace) => void };

export type TeachingMailsView =
  | { state: 'loading' }
  | { state: 'failed'; message: string; onRetry: () => void }
  | ({ state: 'chosen' | 'saving' } & Choices)
  | ({ state: 'notSaved'; message: string } & Choices);

const columns = css({
  display: 'grid',
  gridTemplateColumns: { base: '[minmax(0, 1fr)]', md: '[repeat(3, minmax(0, 1fr))]' },
  gap: '6',
  alignItems: 'start',
});
const note = css({ textStyle: 'small', color: 'fg.muted', maxWidth: 'prose' });

const kinds: readonly { kind: Kind; label: string }[] = [
  { kind: 'questions', label: 'Questions from students' },
  { kind: 'extensionRequests', label: 'Requests for a later due date' },
  { kind: 'reports', label: 'Reported posts' },
];
const paces: readonly { value: MailPace; label: string }[] = [
  { value: 'atOnce', label: 'Right away' },
  { value: 'daily', label: 'Once a day' },
  { value: 'never', label: 'Never' },
];

/** How often an instructor hears of what waits in their courses (§teaching.62). */
export function TeachingMailsScreen({ view }: { view: TeachingMailsView }) {
  return (
    <Section title="Emails about your courses" lead="For the courses that you teach.">
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
  );
}

function Kinds({ choices, onChoose, status, busy = false }: Choices & { status: string; busy?: boolean }) {
  return (
    <>
      <div className={columns}>
        {kinds.map(({ kind, label }) => (
          <RadioGroup
            key={kind}
            legend={label}
            options={paces}
            value={choices[kind]}
            // Not disabled, which would take the focus away.
            aria-disabled={busy}
            onValueChange={(chosen) => {
              const pace = paces.find(({ value }) => value === chosen)?.value;
              if (pace && !busy) onChoose(kind, pace);
            }}
          />
        ))}
      </div>
      <p role="status" className={note}>
        {status}
      </p>
      <p className={note}>
        Once a day means one email in the morning for everything that is waiting, and none when nothing new has come in.
        After a reported post, we don't email you right away about others in that course until you have looked at it.
      </p>
    </>
  );
}
