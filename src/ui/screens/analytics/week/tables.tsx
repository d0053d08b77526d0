/** A week's days, and the weeks, as tables: what the charts show, and the way to other weeks. */
import type { ReactNode } from 'react';
import { css } from 'styled-system/css';
import { goalMark, timeText } from './words.ts';

const box = css({
  overflow: 'auto',
  maxHeight: '96',
  borderWidth: 'hairline',
  borderStyle: 'solid',
  borderColor: 'border.default',
  borderRadius: 'md',
  bg: 'bg.surface',
});
const grid = css({
  width: 'full',
  textStyle: 'small',
  '& th, & td': {
    px: { base: '2', sm: '3' },
    py: '1.5',
    textAlign: 'start',
    borderBottomWidth: 'hairline',
    borderBottomStyle: 'solid',
    borderColor: 'border.default',
  },
  '& tr:last-child > *': { borderBottomWidth: '[0]' },
  '& th': { fontWeight: 'semibold' },
  '& [data-number]': { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
});
const toggle = css({ textStyle: 'control', color: 'accent.text', cursor: 'pointer', py: '2', mb: '2' });
const way = css({
  color: 'accent.text',
  textDecoration: 'underline',
  textAlign: 'start',
  cursor: 'pointer',
  py: '2',
  _disabled: { color: 'fg.default', textDecoration: 'none', cursor: 'default' },
});

type TableProps = { label: string; columns: readonly string[]; children: ReactNode };

function Table({ label, columns, children }: TableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard.
    <section className={box} tabIndex={0} aria-label={label}>
      <table className={grid}>
        <thead>
          <tr>
            {columns.map((column, index) => (
              <th key={column} scope="col" data-number={index > 0 || undefined}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </section>
  );
}

type Day = { name: string; seconds: number; lessons: number; attempts: number; isToday: boolean };

export function DaysTable({ days }: { days: readonly Day[] }) {
  return (
    <details>
      <summary className={toggle}>The days as a table</summary>
      <Table label="The days" columns={['Day', 'Time', 'Lessons', 'Answers']}>
        {days.map(({ name, seconds, lessons, attempts, isToday }) => (
          <tr key={name} aria-current={isToday ? 'date' : undefined}>
            <th scope="row">{isToday ? `${name}, today` : name}</th>
            <td data-number>{timeText(seconds)}</td>
            <td data-number>{lessons}</td>
            <td data-number>{attempts}</td>
          </tr>
        ))}
      </Table>
    </details>
  );
}

export type WeekRow = {
  start: string;
  /** `16 Nov to 22 Nov 2026` */
  span: string;
  seconds: number;
  lessons: number;
  activeDays: number;
  isGoalMet: boolean | null;
  isShown: boolean;
  onChoose: () => void;
};

export function WeeksTable({ weeks }: { weeks: readonly WeekRow[] }) {
  return (
    <Table label="Weeks" columns={['Week', 'Time', 'Lessons', 'Days', 'Goal']}>
      {weeks.map(({ start, span, seconds, lessons, activeDays, isGoalMet, isShown, onChoose }) => (
        <tr key={start} aria-current={isShown || undefined}>
          <th scope="row">
            {isShown ? (
              `${span}, shown`
            ) : (
              <button type="button" className={way} onClick={onChoose}>
                {span}
              </button>
            )}
          </th>
          <td data-number>{timeText(seconds)}</td>
          <td data-number>{lessons}</td>
          <td data-number>{activeDays}</td>
          <td data-number>{goalMark(isGoalMet)}</td>
        </tr>
      ))}
    </Table>
  );
}
