import { css, cx } from 'styled-system/css';

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

const list = css({
  display: 'grid',
  gridTemplateColumns: '[repeat(7, minmax(0, 1fr))]',
  listStyleType: 'none',
});
const picture = css({ display: 'block', width: 'full', height: { base: '10', md: '14' } });
const ground = css({ fill: 'bg.skeleton' });
const bar = css({ fill: 'fg.muted' });
const reached = css({ fill: 'success.fg' });
const goal = css({ stroke: 'fg.default', strokeWidth: '[1]', strokeDasharray: '[3 3]' });
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

/** What is not nothing can be seen. */
const least = 4;

type Props = {
  days: readonly Day[];
  /** Where the goal's line is drawn, as a share of the height; null without a goal. */
  goalShare: number | null;
};

/** A bar for each day, and a line at the goal. Read aloud as a list of days. */
export function WeekPicture({ days, goalShare }: Props) {
  return (
    <ol className={list}>
      {days.map(({ name, text, share, isGoalReached, isToday }) => (
        <li key={name}>
          <svg className={picture} aria-hidden>
            <rect x="15%" width="70%" y="97%" height="3%" className={ground} />
            {share > 0 && <Bar share={Math.max(share, least)} className={isGoalReached ? reached : bar} />}
            {goalShare !== null && (
              <line x1="0" x2="100%" y1={`${100 - goalShare}%`} y2={`${100 - goalShare}%`} className={goal} />
            )}
          </svg>
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
  );
}

function Bar({ share, className }: { share: number; className: string }) {
  return <rect x="15%" width="70%" y={`${100 - share}%`} height={`${share}%`} rx="3" className={className} />;
}
