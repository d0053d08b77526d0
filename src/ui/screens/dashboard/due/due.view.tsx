import { css } from 'styled-system/css';
import { match } from 'ts-pattern';
import { RetryAlert } from '../../../parts/retry-alert.tsx';
import { Link } from '../../../primitives/link.tsx';
import { LoadingText } from '../../../primitives/loading-text.tsx';
import { Skeleton } from '../../../primitives/skeleton.tsx';
import { Panel } from '../panel.tsx';

export type Due = { id: string; title: string; to: string; day: string; isOverdue: boolean };

export type DueView = { allTo: string } & (
  | { state: 'loading' }
  | { state: 'failed'; onRetry: () => void }
  /** The earliest first; `others`: how many are not among them. */
  | { state: 'counted' | 'refreshing'; due: readonly Due[]; others: number }
);

// Three lines from the start, so that nothing below moves.
const container = css({ minHeight: '[6rem]', display: 'flex', flexDirection: 'column' });
const list = css({ listStyleType: 'none' });
const row = css({
  display: 'flex',
  // With large text the day goes beneath.
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: '4',
  minHeight: '8',
  '& > a': {
    flex: '[1 1 6rem]',
    minWidth: '0',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  textStyle: 'small',
});
const day = css({ flexShrink: '0', maxWidth: 'full', color: 'fg.muted' });
const late = css({ flexShrink: '0', maxWidth: 'full', color: 'danger.fg', fontWeight: 'semibold' });
const muted = css({ textStyle: 'small', color: 'fg.muted' });
const placeholders = ['a', 'b', 'c'];

/** The three assignments that are due first (§dashboard.20). */
export function DueScreen({ view }: { view: DueView }) {
  const isBusy = view.state === 'loading' || view.state === 'refreshing';
  const all = 'others' in view && view.others > 0 ? `${view.others} more` : 'All';
  return (
    <Panel
      title="Due next"
      action={
        <Link to={view.allTo} standalone aria-label={`${all} assignments`}>
          {all}
        </Link>
      }
    >
      <div className={container} aria-busy={isBusy}>
        {match(view)
          .with({ state: 'loading' }, () => (
            <>
              <div className="visually-hidden">
                <LoadingText />
              </div>
              {placeholders.map((key) => (
                <div key={key} className={row}>
                  <Skeleton width="most" />
                </div>
              ))}
            </>
          ))
          .with({ state: 'failed' }, ({ onRetry }) => (
            <RetryAlert title="Failed to load what is due" onRetry={onRetry}>
              Your assignments are kept. Please try again.
            </RetryAlert>
          ))
          .with({ state: 'counted' }, { state: 'refreshing' }, ({ due }) =>
            due.length === 0 ? <p className={muted}>No assignment is due.</p> : <List due={due} />,
          )
          .exhaustive()}
      </div>
    </Panel>
  );
}

function List({ due }: { due: readonly Due[] }) {
  return (
    <ul className={list}>
      {due.map((one) => (
        <li key={one.id} className={row}>
          <Link to={one.to}>{one.title}</Link>
          <span className={one.isOverdue ? late : day}>{one.isOverdue ? `Overdue, ${one.day}` : one.day}</span>
        </li>
      ))}
    </ul>
  );
}
