/** Tables of a week's days, with what the charts show, and of all weeks, each a button that opens it. */
import { css } from 'styled-system/css';
import type { LearningDay, LearningWeek } from '../../../../api/generated/schema.d.ts';
import { Table } from '../overview/table.tsx';
import { goalMark, timeText } from './texts.ts';

const toggle = css({ textStyle: 'control', color: 'accent.text', cursor: 'pointer', py: '2', mb: '2' });
/** The name of the week that is shown, as high as the buttons of the other weeks. */
const here = css({ display: 'inline-block', py: '1' });
const way = css({
  color: 'accent.text',
  textDecoration: 'underline',
  textAlign: 'start',
  cursor: 'pointer',
  py: '1',
  _disabled: { color: 'fg.default', textDecoration: 'none', cursor: 'default' },
});

export type Day = Omit<LearningDay, 'day'> & { name: string; isToday: boolean };

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

export type WeekRow = LearningWeek & {
  /** `16 to 22 Nov 2026` */
  span: string;
  isThisWeek: boolean;
  isShown: boolean;
  onChoose: () => void;
};

export function WeeksTable({ weeks }: { weeks: readonly WeekRow[] }) {
  return (
    <Table label="Weeks" columns={['Week', 'Time', 'Lessons', 'Days', 'Goal']}>
      {weeks.map(({ start, span, seconds, lessons, activeDays, isShown, onChoose, ...goal }) => (
        <tr key={start} aria-current={isShown || undefined}>
          <th scope="row">
            {isShown ? (
              <span className={here}>{span}, shown</span>
            ) : (
              <button type="button" className={way} onClick={onChoose}>
                {span}
              </button>
            )}
          </th>
          <td data-number>{timeText(seconds)}</td>
          <td data-number>{lessons}</td>
          <td data-number>{activeDays}</td>
          <td data-number>{goalMark(goal)}</td>
        </tr>
      ))}
    </Table>
  );
}
