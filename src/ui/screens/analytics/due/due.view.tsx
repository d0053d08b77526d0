import type { ReactNode } from 'react';
import { css } from 'styled-system/css';
import { match } from 'ts-pattern';
import { paths } from '../../../../paths.ts';
import { RetryAlert } from '../../../parts/retry-alert.tsx';
import { Link } from '../../../primitives/link.tsx';

export type ShownDue = {
  id: string;
  title: string;
  /** `Fri 27 Nov` */
  day: string;
  isOverdue: boolean;
};

export type AnalyticsDueView =
  | { state: 'loading' }
  | { state: 'failed'; reason: string; onRetry: () => void }
  | { state: 'none' }
  /** The earliest first. */
  | { state: 'shown'; assignments: readonly ShownDue[] };

const list = css({ display: 'flex', flexDirection: 'column', gap: '1', listStyleType: 'none' });

/** How many assignments are listed by name; the others are only counted. */
const namedAtMost = 2;

type Props = {
  view: AnalyticsDueView;
  /** The questions due for review today, as another item of the list; nothing if none are due. */
  review: ReactNode;
};

/** What is due: assignments, and questions to review (§analytics.53). */
export function AnalyticsDueScreen({ view, review }: Props) {
  return (
    <ul className={list}>
      {match(view)
        .with({ state: 'loading' }, () => <li>Loading what is due...</li>)
        .with({ state: 'failed' }, ({ reason, onRetry }) => (
          <li>
            <RetryAlert onRetry={onRetry}>{reason}</RetryAlert>
          </li>
        ))
        .with({ state: 'none' }, () => <li>No assignment is due.</li>)
        .with({ state: 'shown' }, ({ assignments }) => <Assignments assignments={assignments} />)
        .exhaustive()}
      {review}
    </ul>
  );
}

function Assignments({ assignments }: { assignments: readonly ShownDue[] }) {
  const others = assignments.length - namedAtMost;
  return (
    <>
      {assignments.slice(0, namedAtMost).map(({ id, title, day, isOverdue }) => (
        <li key={id}>
          <Link to={paths.assignments}>{title}</Link>
          {isOverdue ? `, overdue since ${day}` : `, ${day}`}
        </li>
      ))}
      {others > 0 && (
        <li>
          and {others} {others === 1 ? 'other' : 'others'}
        </li>
      )}
    </>
  );
}
