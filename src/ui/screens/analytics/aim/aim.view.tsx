import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { css, cx } from 'styled-system/css';
import { match } from 'ts-pattern';
import type { Aim } from '../../../../api/generated/schema.d.ts';
import { RetryAlert } from '../../../parts/retry-alert.tsx';
import { Alert } from '../../../primitives/alert.tsx';
import { Badge } from '../../../primitives/badge.tsx';
import { Button } from '../../../primitives/button.tsx';
import { Card } from '../../../primitives/card.tsx';
import { Loading } from '../../../primitives/loading.tsx';
import { Section } from '../../../primitives/section.tsx';
import { screenOnly } from '../path/on-paper.ts';

export type ShownAim = Aim & { isCurrent: boolean };

type Cancel = { onCancel?: (() => void) | undefined };
type Choosing = { aims: readonly ShownAim[]; onChoose: (aimId: string) => void } & Cancel;
type Asking = { title: string; onConfirm: () => void; onCancel: () => void };

export type LearningAimView =
  | { state: 'chosen'; title: string; onChange: () => void; onLeave: () => void }
  | { state: 'loading' }
  | ({ state: 'failed'; reason: string; onRetry: () => void } & Cancel)
  | ({ state: 'choosing' } & Choosing)
  | { state: 'saving'; aims: readonly ShownAim[]; wanted: string }
  | ({ state: 'notChosen'; why: string } & Choosing)
  | ({ state: 'confirming' } & Asking)
  | { state: 'leaving'; title: string }
  | ({ state: 'notLeft'; why: string } & Asking);

const stack = css({ display: 'flex', flexDirection: 'column', gap: '5', minWidth: '0' });
const row = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2' });
const grid = css({
  display: 'grid',
  gridTemplateColumns: { base: '[minmax(0, 1fr)]', md: '[repeat(2, minmax(0, 1fr))]' },
  gap: '5',
  listStyleType: 'none',
});
const name = css({ textStyle: 'h3' });
const note = css({ textStyle: 'small', color: 'fg.muted' });
const outcomesStyle = css({ textStyle: 'small', listStyleType: 'disc', ps: '5', '& > li': { py: '0.5' } });
const end = css({ mt: 'auto', pt: '2' });

/** A student's aim: what they learn for (§analytics.80, §analytics.81). */
export function LearningAimScreen({ view }: { view: LearningAimView }) {
  return match(view)
    .with({ state: 'chosen' }, { state: 'confirming' }, { state: 'leaving' }, { state: 'notLeft' }, (chosen) => (
      <Chosen view={chosen} />
    ))
    .with({ state: 'loading' }, () => (
      <Choice>
        <Loading shape="part">Loading the aims...</Loading>
      </Choice>
    ))
    .with({ state: 'failed' }, ({ reason, onRetry, onCancel }) => (
      <Choice onCancel={onCancel}>
        <RetryAlert onRetry={onRetry}>{reason}</RetryAlert>
      </Choice>
    ))
    .with({ state: 'choosing' }, ({ aims, onChoose, onCancel }) => (
      <Choice onCancel={onCancel}>
        <Aims aims={aims} onChoose={onChoose} />
      </Choice>
    ))
    .with({ state: 'saving' }, ({ aims, wanted }) => (
      <Choice>
        <Aims aims={aims} wanted={wanted} />
      </Choice>
    ))
    .with({ state: 'notChosen' }, ({ aims, why, onChoose, onCancel }) => (
      <Choice onCancel={onCancel}>
        <Alert tone="danger" title="Your aim was not saved">
          {why}
        </Alert>
        <Aims aims={aims} onChoose={onChoose} />
      </Choice>
    ))
    .exhaustive();
}

function Chosen({ view }: { view: Extract<LearningAimView, { state: 'chosen' }> | LeavingView }) {
  return (
    <Section title={view.title} lead="Your aim">
      {view.state === 'chosen' ? (
        <div className={cx(row, screenOnly)}>
          <Button variant="secondary" onClick={view.onChange}>
            Change Aim
          </Button>
          <Button variant="ghost" onClick={view.onLeave}>
            Leave This Path
          </Button>
        </div>
      ) : (
        <Leaving view={view} />
      )}
    </Section>
  );
}

function Choice({ onCancel, children }: Cancel & { children: ReactNode }) {
  return (
    <Section
      title="Choose an aim"
      lead="It decides which courses are on your path. You can change it any time; what you have learned counts."
    >
      <div className={stack}>
        {children}
        {onCancel && (
          <div>
            <Button variant="ghost" onClick={onCancel}>
              Keep Your Aim
            </Button>
          </div>
        )}
      </div>
    </Section>
  );
}

type AimsProps = { aims: readonly ShownAim[]; wanted?: string; onChoose?: (aimId: string) => void };

/** The current aim comes last: who changes it looks for another. */
const othersFirst = (aims: readonly ShownAim[]) =>
  aims.toSorted((one, other) => Number(one.isCurrent) - Number(other.isCurrent));

function Aims({ aims, wanted, onChoose }: AimsProps) {
  return (
    <ul className={grid}>
      {othersFirst(aims).map(({ id, title, summary, outcomes, courses, hours, isCurrent }) => (
        <Card key={id} as="li" fill>
          <h3 className={name}>{title}</h3>
          <p>{summary}</p>
          <p className={note}>You'll be able to:</p>
          <ul className={outcomesStyle}>
            {outcomes.map((outcome) => (
              <li key={outcome}>{outcome}</li>
            ))}
          </ul>
          <p className={note}>
            {courses.length} {courses.length === 1 ? 'course' : 'courses'}, about {hours}{' '}
            {hours === 1 ? 'hour' : 'hours'} for a beginner: {courses.join(', ')}.
          </p>
          <div className={end}>
            {isCurrent ? (
              <Badge tone="accent" icon={<Check />}>
                Your aim
              </Badge>
            ) : (
              <Button
                variant="secondary"
                busy={wanted === id}
                busyLabel="Saving..."
                aria-disabled={onChoose === undefined}
                onClick={() => onChoose?.(id)}
              >
                Choose This Aim
                <span className="visually-hidden"> ({title})</span>
              </Button>
            )}
          </div>
        </Card>
      ))}
    </ul>
  );
}

type LeavingView = Extract<LearningAimView, { state: 'confirming' | 'leaving' | 'notLeft' }>;

/** Asks on the page itself, as a dialog would make the page load code that it does not need otherwise. */
function Leaving({ view }: { view: LeavingView }) {
  const isAsking = view.state !== 'leaving';
  return (
    <Alert
      tone={view.state === 'notLeft' ? 'danger' : 'warning'}
      title={view.state === 'notLeft' ? 'You have not left the path' : 'Leave this path?'}
      actions={
        <div className={row}>
          <Button variant="danger" busy={!isAsking} busyLabel="Leaving..." onClick={() => isAsking && view.onConfirm()}>
            {view.state === 'notLeft' ? 'Retry' : 'Leave'}
          </Button>
          {isAsking && (
            <Button variant="secondary" onClick={view.onCancel}>
              Keep It
            </Button>
          )}
        </div>
      }
    >
      {view.state === 'notLeft'
        ? view.why
        : 'Its order, pins and skips are deleted. Courses, answers and what you have learned stay.'}
    </Alert>
  );
}
