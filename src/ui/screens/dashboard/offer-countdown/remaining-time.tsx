import { css } from 'styled-system/css';

export type Remaining = { hours: number; minutes: number; seconds: number };

const root = css({
  display: 'inline-grid',
  gridTemplateColumns: '[1fr auto 1fr auto 1fr]',
  justifyItems: 'center',
  columnGap: '2',
});
const figure = css({ textStyle: 'figure', fontSize: '3xl' });
const colon = css({ textStyle: 'figure', fontSize: '3xl', color: 'fg.subtle' });
const unit = css({ textStyle: 'caption', color: 'fg.muted' });
const gone = css({ visibility: 'hidden' });

const two = (value: number) => String(value).padStart(2, '0');
const units = ['Hours', '', 'Minutes', '', 'Seconds'];

/** Hours, minutes and seconds, or an empty space of their size. As a timer, it is not read out every second. */
export function RemainingTime({ remaining }: { remaining: Remaining | null }) {
  const { hours, minutes, seconds } = remaining ?? { hours: 167, minutes: 59, seconds: 59 };
  const parts = [two(hours), ':', two(minutes), ':', two(seconds)];
  return (
    <div className={remaining ? root : `${root} ${gone}`} role="timer" aria-live="off" aria-label="Time left">
      {parts.map((part, index) => (
        <span key={units[index] || index} className={part === ':' ? colon : figure}>
          {part}
        </span>
      ))}
      {units.map((name, index) => (
        <span key={name || index} className={unit} aria-hidden>
          {name}
        </span>
      ))}
    </div>
  );
}
