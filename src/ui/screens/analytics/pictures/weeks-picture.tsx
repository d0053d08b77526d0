import { css } from 'styled-system/css';
import { Axis } from '../../../parts/pictures/axis.tsx';
import { Columns } from '../../../parts/pictures/columns.tsx';

type Week = {
  start: string;
  /** `9 to 15 Nov 2026: 2 h 50 min, 5 days` */
  text: string;
  /** How much of the picture's height: 0 to 100. */
  share: number;
  isThisWeek: boolean;
};
export type WeeksProps = {
  /** The oldest first. */
  weeks: readonly Week[];
  /** The Monday of the oldest week: `28 Sept`. */
  from: string;
};

const picture = css({ mt: 'auto' });

/** A column of active time for each week. Read aloud as a list of weeks. */
export function WeeksPicture({ weeks, from }: WeeksProps) {
  return (
    <>
      <div className={picture}>
        <Columns
          size="large"
          columns={weeks.map(({ share, isThisWeek }) => ({ share, tone: isThisWeek ? 'current' : undefined }))}
        />
      </div>
      <ol className="visually-hidden">
        {weeks.map(({ start, text, isThisWeek }) => (
          <li key={start}>
            {text}
            {isThisWeek && ', this week'}
          </li>
        ))}
      </ol>
      <Axis values={[from, 'this week']} />
    </>
  );
}
