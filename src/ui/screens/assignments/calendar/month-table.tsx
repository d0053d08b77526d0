import { css, cva } from 'styled-system/css';
import { type CalendarDay, Day } from './day.tsx';

export type MonthTableProps = {
  title: string;
  weeks: CalendarDay[][];
  onDay: (date: string) => void;
};

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

const table = css({ width: 'full', tableLayout: 'fixed', borderCollapse: 'collapse' });
const head = css({ py: '2', textStyle: 'captionStrong', color: 'fg.muted', textAlign: 'center', position: 'relative' });
const cell = cva({
  base: {
    height: { base: '14', md: '16' },
    p: '0',
    bg: 'bg.surface',
    verticalAlign: 'top',
    borderWidth: 'hairline',
    borderStyle: 'solid',
    borderColor: 'border.default',
  },
  variants: { outside: { true: { bg: 'bg.sunken' } } },
});
/** A month as a table of weeks; days on which something is due can be chosen. */
export function MonthTable({ title, weeks, onDay }: MonthTableProps) {
  return (
    <table className={table}>
      <caption className="visually-hidden">{`Assignments due in ${title}`}</caption>
      <thead>
        <tr>
          {weekdays.map((weekday) => (
            <th key={weekday} scope="col" className={head}>
              <span aria-hidden>{weekday.slice(0, 3)}</span>
              <span className="visually-hidden">{weekday}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]?.date}>
            {week.map((day) => (
              <td
                key={day.date}
                className={cell({ outside: !day.inMonth })}
                aria-current={day.isToday ? 'date' : undefined}
              >
                <Day day={day} onDay={onDay} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
