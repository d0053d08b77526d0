import type { ReactNode } from 'react';
import { css } from 'styled-system/css';
import { match } from 'ts-pattern';
import type { OutcomeMastery } from '../../../../api/generated/schema.d.ts';
import { RetryAlert } from '../../../parts/retry-alert.tsx';
import { Badge } from '../../../primitives/badge.tsx';
import { Card } from '../../../primitives/card.tsx';
import { Link } from '../../../primitives/link.tsx';
import { Skeleton } from '../../../primitives/skeleton.tsx';
import { Range } from '../../analytics/mastery/range.tsx';
import { levelLabels, levelTones, rangeText } from '../../analytics/mastery/texts.ts';

type End = {
  /** The module's title. */
  title: string;
  /** Null after the last module of the course. */
  next: { title: string; lessons: string; to: string } | null;
  courseTo: string;
};

export type ModuleEndView =
  | { state: 'loading' | 'open' }
  | ({ state: 'asking' } & End)
  | ({ state: 'failed'; onRetry: () => void } & End)
  /** Without an outcome, nothing is measured of what the module teaches. */
  | ({ state: 'told'; outcome: Omit<OutcomeMastery, 'id' | 'lastAt'> | null } & End);

const heading = css({ textStyle: 'h3' });
const muted = css({ textStyle: 'small', color: 'fg.muted' });
const row = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '3', rowGap: '1' });
const name = css({ fontWeight: 'semibold', maxWidth: 'prose' });
const list = css({ display: 'flex', flexDirection: 'column', gap: '2', minWidth: '0' });

/** The end of a module: how firm what it teaches is, and what comes next (§lesson.40). */
export function ModuleEndScreen({ view }: { view: ModuleEndView }) {
  return match(view)
    .with({ state: 'loading' }, { state: 'open' }, () => null)
    .with({ state: 'asking' }, (end) => (
      <Ended {...end}>
        <Skeleton width="most" />
      </Ended>
    ))
    .with({ state: 'failed' }, ({ onRetry, ...end }) => (
      <Ended {...end}>
        <RetryAlert onRetry={onRetry}>What your answers show could not be loaded.</RetryAlert>
      </Ended>
    ))
    .with({ state: 'told' }, ({ outcome, ...end }) => <Ended {...end}>{outcome && <Outcome {...outcome} />}</Ended>)
    .exhaustive();
}

function Ended({ title, next, courseTo, children }: End & { children: ReactNode }) {
  return (
    <Card tone="sunken" as="aside" aria-label="Module complete">
      <h2 className={heading}>You have completed “{title}”</h2>
      {children}
      {next ? (
        <p>
          Next: <Link to={next.to}>{next.title}</Link> <span className={muted}>({next.lessons})</span>
        </p>
      ) : (
        <p>
          This was the last module. <Link to={courseTo}>Go to the course</Link>
        </p>
      )}
    </Card>
  );
}

type OutcomeProps = NonNullable<Extract<ModuleEndView, { state: 'told' }>['outcome']>;

function Outcome(outcome: OutcomeProps) {
  return (
    <div className={list}>
      <p className={row}>
        <span className={name}>{outcome.text}</span>
        <Badge tone={levelTones[outcome.level]}>{levelLabels[outcome.level]}</Badge>
      </p>
      {outcome.level !== 'unknown' && <Range {...outcome} />}
      <p className={muted}>{rangeText(outcome)}</p>
    </div>
  );
}
