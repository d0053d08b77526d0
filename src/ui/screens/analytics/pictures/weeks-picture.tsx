import { css } from 'styled-system/css';
import { axis } from './captions.ts';

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

const list = css({
  display: 'flex',
  listStyleType: 'none',
  mt: 'auto',
  borderBottomWidth: 'hairline',
  borderBottomStyle: 'solid',
  borderColor: 'border.strong',
});
const item = css({ flex: '[1 1 0]', minWidth: '0' });
const picture = css({ display: 'block', width: 'full', height: '20' });
const bar = css({ fill: 'fg.muted' });
const current = css({ fill: 'accent.text' });

/** What is not nothing can be seen. */
const least = 3;

/** A bar of active time for each week. Read aloud as a list of weeks. */
export function WeeksPicture({ weeks, from }: WeeksProps) {
  return (
    <>
      <ol className={list}>
        {weeks.map(({ start, text, share, isThisWeek }) => {
          const height = share > 0 ? Math.max(share, least) : 0;
          return (
            <li key={start} className={item}>
              <svg className={picture} aria-hidden>
                <rect
                  x="15%"
                  width="70%"
                  y={`${100 - height}%`}
                  height={`${height}%`}
                  className={isThisWeek ? current : bar}
                />
              </svg>
              <span className="visually-hidden">
                {text}
                {isThisWeek && ', this week'}
              </span>
            </li>
          );
        })}
      </ol>
      <p className={axis} aria-hidden>
        <span>{from}</span>
        <span>this week</span>
      </p>
    </>
  );
}
