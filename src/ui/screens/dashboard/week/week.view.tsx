import { css } from 'styled-system/css';
import { match } from 'ts-pattern';
import { type Day, WeekPicture } from '../../../parts/pictures/week-picture.tsx';
import { RetryAlert } from '../../../parts/retry-alert.tsx';
import { Link } from '../../../primitives/link.tsx';
import { LoadingText } from '../../../primitives/loading-text.tsx';
import { Panel } from '../panel.tsx';

export type DashboardWeekView = { analyticsTo: string } & (
  | { state: 'loading' }
  | { state: 'failed'; onRetry: () => void }
  | { state: 'empty' | 'shown'; sentence: string; days: readonly Day[]; goalShare: number | null }
);

// As high from the start as with its picture, so that nothing below moves.
const container = css({
  minHeight: { base: '[6.5rem]', md: '[6.75rem]' },
  display: 'flex',
  flexDirection: 'column',
  gap: { base: '1', md: '2' },
});
const text = css({ textStyle: 'small', color: 'fg.muted' });

/** The week as a small picture, with the goal (§dashboard.21). */
export function DashboardWeekScreen({ view }: { view: DashboardWeekView }) {
  return (
    <Panel
      title="This week"
      action={
        <Link to={view.analyticsTo} standalone aria-label="Details of your week">
          Details
        </Link>
      }
    >
      <div className={container} aria-busy={view.state === 'loading'}>
        {match(view)
          .with({ state: 'loading' }, () => (
            <div className="visually-hidden">
              <LoadingText />
            </div>
          ))
          .with({ state: 'failed' }, ({ onRetry }) => (
            <RetryAlert title="Failed to load your week" onRetry={onRetry}>
              What was recorded is kept. Please try again.
            </RetryAlert>
          ))
          .with({ state: 'empty' }, { state: 'shown' }, ({ sentence, days, goalShare }) => (
            <>
              <p className={text}>{sentence}</p>
              <WeekPicture days={days} goalShare={goalShare} />
            </>
          ))
          .exhaustive()}
      </div>
    </Panel>
  );
}
