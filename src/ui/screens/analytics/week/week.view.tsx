import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { css } from 'styled-system/css';
import { match } from 'ts-pattern';
import { paths } from '../../../../paths.ts';
import { RetryAlert } from '../../../parts/retry-alert.tsx';
import { Button } from '../../../primitives/button.tsx';
import { EmptyState } from '../../../primitives/empty-state.tsx';
import { LinkButton } from '../../../primitives/link-button.tsx';
import { Loading } from '../../../primitives/loading.tsx';
import { Section } from '../../../primitives/section.tsx';
import { TextField } from '../../../primitives/text-field.tsx';
import { sections } from '../pictures/sections.ts';
import { type Day, DaysTable, type WeekRow, WeeksTable } from './tables.tsx';
import { weekSentence } from './texts.ts';

export type ShownWeek = Parameters<typeof weekSentence>[0] & {
  /** `16 to 22 Nov 2026` */
  span: string;
  days: readonly Day[];
  /** The newest first. */
  weeks: readonly WeekRow[];
  zone: string;
  /** `YYYY-MM-DD`, as the date field has them. */
  chosenDay: string;
  firstDay: string;
  lastDay: string;
  onDay: (day: string) => void;
  onPreviousWeek: (() => void) | undefined;
  onNextWeek: (() => void) | undefined;
  onCurrentWeek: (() => void) | undefined;
};

/** The forms beneath the week. */
type Settings = { goal: ReactNode; recording: ReactNode };
type Shown = Settings & { week: ShownWeek; charts: ReactNode };

export type AnalyticsWeekView =
  | { state: 'loading' }
  | { state: 'failed'; reason: string; onRetry: () => void }
  | ({ state: 'empty' } & Settings)
  | ({ state: 'shown' | 'changing' } & Shown)
  | ({ state: 'notChanged'; reason: string; onRetry: () => void } & Shown);

const stack = css({ display: 'flex', flexDirection: 'column', gap: '5', minWidth: '0' });
const sentence = css({ textStyle: 'lead', textWrap: '[balance]' });
const bar = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: '2' });
const dateBox = css({ width: { base: 'full', sm: '[12rem]' } });
const note = css({ textStyle: 'small', color: 'fg.muted' });
const toggle = css({ textStyle: 'control', color: 'accent.text', cursor: 'pointer', py: '2', mb: '4' });

/**
 * A student's week (§analytics.24 to §analytics.27). Beneath it come `children`, even while there is no week to show,
 * then all weeks and the forms.
 */
export function AnalyticsWeekScreen({ view, children }: { view: AnalyticsWeekView; children?: ReactNode }) {
  return (
    <>
      {match(view)
        .with({ state: 'loading' }, () => <Loading shape="part">Loading your week...</Loading>)
        .with({ state: 'failed' }, ({ reason, onRetry }) => <RetryAlert onRetry={onRetry}>{reason}</RetryAlert>)
        .with({ state: 'empty' }, () => <Empty />)
        .with({ state: 'shown' }, (shown) => <Shown {...shown} />)
        .with({ state: 'changing' }, (shown) => <Shown {...shown} busy />)
        .with({ state: 'notChanged' }, ({ reason, onRetry, ...shown }) => (
          <Shown
            {...shown}
            alert={
              <RetryAlert onRetry={onRetry} byHand>
                {reason}
              </RetryAlert>
            }
          />
        ))
        .exhaustive()}
      {children}
      {'week' in view && <Weeks week={view.week} />}
      {'goal' in view && view.goal}
      {'recording' in view && (
        <details>
          <summary className={toggle}>Recording and downloads</summary>
          {view.recording}
        </details>
      )}
    </>
  );
}

function Empty() {
  return (
    <EmptyState title="Nothing recorded yet" action={<LinkButton to={paths.dashboard}>Go to Your Courses</LinkButton>}>
      Open a lesson of one of your courses: its time and what you complete show here, day by day.
    </EmptyState>
  );
}

type ShownProps = { week: ShownWeek; charts: ReactNode; busy?: boolean; alert?: ReactNode };

function Shown({ week, charts, busy = false, alert }: ShownProps) {
  return (
    <Section id={sections.week} title={week.isThisWeek ? 'This week' : week.span} action={<Steps week={week} />}>
      <div className={stack} aria-busy={busy}>
        {alert}
        {/* A live region, so that screen readers read another week when it arrives. */}
        <p role="status" className={sentence}>
          {busy ? 'Loading...' : weekSentence(week)}
        </p>
        {charts}
        <DaysTable days={week.days} />
        <p className={note}>Days are in your time zone, {week.zone}.</p>
      </div>
    </Section>
  );
}

function Weeks({ week }: { week: ShownWeek }) {
  return (
    <Section id={sections.weeks} title="Week by week" action={<DayChoice key={week.chosenDay} week={week} />}>
      <WeeksTable weeks={week.weeks} />
    </Section>
  );
}

function Steps({ week: { onPreviousWeek, onNextWeek, onCurrentWeek } }: { week: ShownWeek }) {
  return (
    <div className={bar}>
      <Button variant="secondary" icon={<ChevronLeft />} aria-disabled={!onPreviousWeek} onClick={onPreviousWeek}>
        Earlier
      </Button>
      <Button variant="secondary" iconAfter={<ChevronRight />} aria-disabled={!onNextWeek} onClick={onNextWeek}>
        Later
      </Button>
      {onCurrentWeek && (
        <Button variant="ghost" onClick={onCurrentWeek}>
          This Week
        </Button>
      )}
    </div>
  );
}

/** A date field, for students who look back over years. */
function DayChoice({ week: { chosenDay, firstDay, lastDay, onDay } }: { week: ShownWeek }) {
  return (
    <div className={dateBox}>
      <TextField
        label="Go to the week of"
        type="date"
        min={firstDay}
        max={lastDay}
        defaultValue={chosenDay}
        onChange={(event) => onDay(event.currentTarget.value)}
      />
    </div>
  );
}
