import type { ReactNode } from 'react';
import { css } from 'styled-system/css';
import { match } from 'ts-pattern';
import type { PathChange } from '../../../../api/generated/schema.d.ts';
import { RetryAlert } from '../../../parts/retry-alert.tsx';
import { Alert } from '../../../primitives/alert.tsx';
import { LoadingText } from '../../../primitives/loading-text.tsx';
import { Section } from '../../../primitives/section.tsx';
import { NextStep } from './next-step.tsx';
import { screenOnly } from './on-paper.ts';
import { type ShownStep, Step } from './step.tsx';
import { changeText } from './texts.ts';

/** `when` is the day in words. */
export type ShownChange = Omit<PathChange, 'at'> & { key: string; when: string };

/** The other flows of the page. */
type Slots = { aim: ReactNode; placement: ReactNode; skips: ReactNode; arrangement: ReactNode };
type Shown = Slots & { steps: readonly ShownStep[]; changes: readonly ShownChange[] };

export type LearningPathView =
  | { state: 'loading' }
  | { state: 'failed'; reason: string; onRetry: () => void }
  | { state: 'none'; aim: ReactNode }
  | ({ state: 'shown' | 'refreshing' | 'restoring' | 'renewing' } & Shown)
  | ({ state: 'notRefreshed'; reason: string; onRetry: () => void } & Shown)
  | ({ state: 'notRestored'; why: string } & Shown);

const list = css({ display: 'flex', flexDirection: 'column', gap: '6', listStyleType: 'none' });
const changesStyle = css({ display: 'flex', flexDirection: 'column', gap: '2', listStyleType: 'none' });
const change = css({
  display: 'grid',
  gridTemplateColumns: { base: '[minmax(0, 1fr)]', sm: '[8rem minmax(0, 1fr)]' },
  columnGap: '3',
  alignItems: 'baseline',
});
const day = css({ textStyle: 'small', color: 'fg.muted' });

/** A student's path: its steps in order, each with its reason (§analytics.83). */
export function LearningPathScreen({ view }: { view: LearningPathView }) {
  return match(view)
    .with({ state: 'loading' }, () => <LoadingText>Loading your path...</LoadingText>)
    .with({ state: 'failed' }, ({ reason, onRetry }) => <RetryAlert onRetry={onRetry}>{reason}</RetryAlert>)
    .with({ state: 'none' }, ({ aim }) => aim)
    .with(
      { state: 'shown' },
      { state: 'refreshing' },
      { state: 'notRefreshed' },
      { state: 'restoring' },
      { state: 'renewing' },
      { state: 'notRestored' },
      (shown) => (
        <>
          <NextStep steps={shown.steps} />
          {shown.aim}
          <Path view={shown} />
        </>
      ),
    )
    .exhaustive();
}

function Path({ view }: { view: Extract<LearningPathView, Shown> }) {
  const { placement, skips, arrangement, steps, changes } = view;
  return (
    <>
      <div className={screenOnly}>{placement}</div>
      <Section
        title="Steps"
        lead="In order, and why. The path follows your answers and what you complete."
        action={steps.length > 1 && <div className={screenOnly}>{arrangement}</div>}
      >
        <p role="status" className="visually-hidden">
          {view.state === 'refreshing' ? 'Loading your path...' : ''}
        </p>
        {view.state === 'notRefreshed' && (
          <RetryAlert title="Your path may be out of date" onRetry={view.onRetry}>
            {view.reason}
          </RetryAlert>
        )}
        {view.state === 'notRestored' && (
          <Alert tone="danger" title="The skip was not undone">
            {view.why}
          </Alert>
        )}
        <div className={screenOnly}>{skips}</div>
        <ol className={list}>
          {steps.map((step, index) => (
            <Step key={step.id} step={step} number={index + 1} />
          ))}
        </ol>
      </Section>
      <Section title="What changed">
        {changes.length === 0 ? (
          <p>Nothing yet. Changes to your path, by your answers or your choices, will be listed here.</p>
        ) : (
          <ul className={changesStyle}>
            {changes.map(({ key, when, ...each }) => (
              <li key={key} className={change}>
                <span className={day}>{when}</span>
                <span>{changeText(each)}</span>
              </li>
            ))}
          </ul>
        )}
      </Section>
    </>
  );
}
