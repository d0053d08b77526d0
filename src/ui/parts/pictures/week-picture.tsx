import { css, cx } from 'styled-system/css';
import { Columns } from './columns.tsx';

export type Day = {
  /** `Mon 16 Nov` */
  name: string;
  /** `41 min, 1 lesson` */
  text: string;
  /** How much of the picture's height: 0 to 100. */
  share: number;
  isGoalReached: boolean;
  isToday: boolean;
};

const list = css({ display: 'flex', listStyleType: 'none' });
const day = css({ flex: '[1 1 0]', minWidth: '0' });
const label = css({
  display: 'block',
  textAlign: 'center',
  textStyle: 'caption',
  color: 'fg.muted',
  borderBottomWidth: '[2px]',
  borderBottomStyle: 'solid',
  borderColor: 'transparent',
  // Wide enough for the day's name in a narrow picture.
  mx: '[4%]',
  whiteSpace: 'nowrap',
});
const today = css({ color: 'fg.default', fontWeight: 'semibold', borderColor: 'fg.default' });

type Props = {
  days: readonly Day[];
  /** Where the goal's line is drawn, as a share of the height; null without a goal. */
  goalShare: number | null;
};

/** A column for each day, and a line at the goal. Read aloud as a list of days. */
export function WeekPicture({ days, goalShare }: Props) {
  return (
    <>
      <Columns
        size="medium"
        columns={days.map(({ share, isGoalReached }) => ({ share, tone: isGoalReached ? 'reached' : undefined }))}
        goalShare={goalShare}
      />
      <ol className={list}>
        {days.map(({ name, text, isGoalReached, isToday }) => (
          <li key={name} className={day}>
            <span className={cx(label, isToday && today)} aria-hidden>
              {name.slice(0, 3)}
            </span>
            <span className="visually-hidden">
              {name}
              {isToday && ', today'}: {text}
              {isGoalReached && ', goal reached'}
            </span>
          </li>
        ))}
      </ol>
    </>
  );
}
