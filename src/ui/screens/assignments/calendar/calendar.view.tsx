import { ChevronLeft, ChevronRight } from 'lucide-react';
import { css } from 'styled-system/css';
import { match } from 'ts-pattern';
import type { Assignment } from '../../../../api/generated/schema.d.ts';
import { Button } from '../../../primitives/button.tsx';
import { IconButton } from '../../../primitives/icon-button.tsx';
import { Section } from '../../../primitives/section.tsx';
import { StatusBadge } from '../../../primitives/status-badge.tsx';
import type { CalendarDay } from './day.tsx';
import { MonthTable } from './month-table.tsx';

export type DueItem = Pick<Assignment, 'id' | 'title' | 'courseName' | 'status'> & {
  /** `17:00 GMT` */
  time: string;
  onDetails: () => void;
};

type Month = {
  title: string;
  weeks: CalendarDay[][];
  /** `2 assignments due` */
  summary: string;
  onPrevious: () => void;
  onNext: () => void;
  /** Absent in the current month. */
  onToday: (() => void) | undefined;
  onDay: (date: string) => void;
};

export type AssignmentCalendarView =
  | ({ state: 'month' } & Month)
  | ({ state: 'day'; dayTitle: string; due: DueItem[] } & Month);

const root = css({ display: 'flex', flexDirection: 'column', gap: '8' });
const bar = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: '3' });
const heading = css({ textStyle: 'h2' });
const summaryStyle = css({ textStyle: 'small', color: 'fg.muted' });
const turn = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2' });
const frame = css({ display: 'flex', flexDirection: 'column', gap: '4' });
const list = css({ listStyleType: 'none', p: '0', m: '0' });
const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '4',
  rowGap: '2',
  py: '4',
  borderTopWidth: 'hairline',
  borderTopStyle: 'solid',
  borderColor: 'border.default',
});
const textColumn = css({ flexGrow: '1', minWidth: '0', width: { base: 'full', sm: 'auto' } });
const itemTitle = css({ textStyle: 'h4' });
const muted = css({ textStyle: 'small', color: 'fg.muted' });

/** A month of due dates (§assignments.14). */
export function AssignmentCalendarScreen({ view }: { view: AssignmentCalendarView }) {
  return (
    <div className={root}>
      <section className={frame} aria-label="Calendar">
        <div className={bar}>
          <div aria-live="polite">
            <h2 className={heading}>{view.title}</h2>
            <p className={summaryStyle}>{view.summary}</p>
          </div>
          <div className={turn}>
            {view.onToday && (
              <Button variant="secondary" onClick={view.onToday}>
                Today
              </Button>
            )}
            <IconButton label="Previous month" icon={<ChevronLeft />} variant="secondary" onClick={view.onPrevious} />
            <IconButton label="Next month" icon={<ChevronRight />} variant="secondary" onClick={view.onNext} />
          </div>
        </div>
        <MonthTable title={view.title} weeks={view.weeks} onDay={view.onDay} />
      </section>
      <div aria-live="polite">
        {match(view)
          .with({ state: 'month' }, () => null)
          .with({ state: 'day' }, ({ dayTitle, due }) => (
            <Section title={dayTitle} level={3}>
              <ul className={list}>
                {due.map((item) => (
                  <li key={item.id} className={row}>
                    <div className={textColumn}>
                      <p className={itemTitle}>{item.title}</p>
                      <p className={muted}>
                        {item.courseName}, due {item.time}
                      </p>
                    </div>
                    <StatusBadge status={item.status} />
                    <Button
                      variant="secondary"
                      size="sm"
                      aria-label={`View Details: ${item.title}`}
                      onClick={item.onDetails}
                    >
                      View Details
                    </Button>
                  </li>
                ))}
              </ul>
            </Section>
          ))
          .exhaustive()}
      </div>
    </div>
  );
}
