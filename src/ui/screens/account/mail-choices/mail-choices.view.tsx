import type { ReactNode } from 'react';
import { css } from 'styled-system/css';
import type { MailChoices } from '../../../../api/generated/schema.d.ts';
import { paths } from '../../../../paths.ts';
import { type SavedChoices, SavedChoicesPart } from '../../../parts/saved-choices.tsx';
import { Checkbox } from '../../../primitives/checkbox.tsx';
import { Page } from '../../../primitives/page.tsx';
import { PageHeader } from '../../../primitives/page-header.tsx';
import { Section } from '../../../primitives/section.tsx';

type Choices = { choices: MailChoices; onToggle: (kind: keyof MailChoices) => void };

export type MailChoicesView = SavedChoices<Choices>;

const group = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '2',
  borderWidth: 'none',
  p: '0',
  m: '0',
  minWidth: '0',
});

const labels: Record<keyof MailChoices, string> = {
  announcements: 'Announcements in my courses',
  classes: 'Classes that are moved or cancelled',
  answers: 'Answers and messages from instructors',
  feedback: 'Feedback, and later due dates',
};
// The order in which the choices are shown.
const kinds: (keyof MailChoices)[] = ['announcements', 'classes', 'answers', 'feedback'];

/** Which emails a person wants (§account.82). `teaching` has further choices for instructors. */
export function MailChoicesScreen({ view, teaching }: { view: MailChoicesView; teaching?: ReactNode }) {
  return (
    <Page density="working">
      <PageHeader back={{ to: paths.profile, label: 'Back to Profile' }} title="Settings" />
      <Section title="Email notifications">
        <SavedChoicesPart
          view={view}
          fields={(choices, busy) => <Kinds {...choices} busy={busy} />}
          note="Emails about your account, your payments and your own data are always sent."
        />
      </Section>
      {teaching}
    </Page>
  );
}

function Kinds({ choices, onToggle, busy }: Choices & { busy: boolean }) {
  return (
    <fieldset className={group}>
      <legend className="visually-hidden">Email notifications</legend>
      {kinds.map((kind) => (
        <Checkbox
          key={kind}
          label={labels[kind]}
          checked={choices[kind]}
          aria-disabled={busy}
          onChange={() => !busy && onToggle(kind)}
        />
      ))}
    </fieldset>
  );
}
