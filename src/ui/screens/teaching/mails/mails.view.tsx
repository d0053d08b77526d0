import { css } from 'styled-system/css';
import type { MailPace, TeachingMails } from '../../../../api/generated/schema.d.ts';
import { type SavedChoices, SavedChoicesPart } from '../../../parts/saved-choices.tsx';
import { RadioGroup } from '../../../primitives/radio-group.tsx';
import { Section } from '../../../primitives/section.tsx';

type Kind = keyof TeachingMails;
type Choices = { choices: TeachingMails; onChoose: (kind: Kind, pace: MailPace) => void };

export type TeachingMailsView = SavedChoices<Choices>;

const columns = css({
  display: 'grid',
  gridTemplateColumns: { base: '[minmax(0, 1fr)]', md: '[repeat(3, minmax(0, 1fr))]' },
  gap: '6',
  alignItems: 'start',
});

const kinds: readonly { kind: Kind; label: string }[] = [
  { kind: 'questions', label: 'Questions from students' },
  { kind: 'extensionRequests', label: 'Requests for a later due date or a regrade' },
  { kind: 'reports', label: 'Reported posts' },
];
const paces: readonly { value: MailPace; label: string }[] = [
  { value: 'atOnce', label: 'Right away' },
  { value: 'daily', label: 'Once a day' },
  { value: 'never', label: 'Never' },
];

/** How often emails tell an instructor about open work in their courses (§teaching.62). */
export function TeachingMailsScreen({ view }: { view: TeachingMailsView }) {
  return (
    <Section title="Emails about your courses" lead="For the courses that you teach.">
      <SavedChoicesPart
        view={view}
        fields={(choices, busy) => <Kinds {...choices} busy={busy} />}
        note="Once a day means one email in the morning for everything that is waiting, and none when nothing new has come in. After a reported post, we don't email you right away about others in that course until you have looked at it."
      />
    </Section>
  );
}

function Kinds({ choices, onChoose, busy }: Choices & { busy: boolean }) {
  return (
    <div className={columns}>
      {kinds.map(({ kind, label }) => (
        <RadioGroup
          key={kind}
          legend={label}
          options={paces}
          value={choices[kind]}
          aria-disabled={busy}
          onValueChange={(chosen) => {
            const pace = paces.find(({ value }) => value === chosen)?.value;
            if (pace && !busy) onChoose(kind, pace);
          }}
        />
      ))}
    </div>
  );
}
