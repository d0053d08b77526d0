import { css } from 'styled-system/css';
import { Axis } from '../../../parts/pictures/axis.tsx';
import { courseName } from './captions.ts';

type Course = {
  id: string;
  title: string;
  /** `Between 27 December 2026 and 7 February 2027.` */
  text: string;
  /** Where the range of days begins and ends: 0 (today) to 100; null while there is none. */
  band: { from: number; to: number } | null;
  /** Where a kept goal would end it; null without one. */
  goal: { at: number; text: string } | null;
};
export type DoneProps = {
  courses: readonly Course[];
  /** `and 3 other courses`; null if all are drawn. */
  others: string | null;
  /** The last day of the axis: `7 Feb 2027`. */
  to: string;
  /** `If you keep your goal: 23 January 2027.`; null without a goal, or where it moves nothing. */
  moves: string | null;
};

const list = css({ display: 'flex', flexDirection: 'column', gap: '1.5', listStyleType: 'none' });
const picture = css({ display: 'block', width: 'full', height: '4', overflow: 'visible' });
const ground = css({ stroke: 'border.strong', strokeWidth: '[1]' });
const today = css({ stroke: 'fg.default', strokeWidth: '[2]' });
const band = css({ fill: 'accent.text' });
const goal = css({ fill: 'bg.surface', stroke: 'fg.default', strokeWidth: '[2]' });
const foot = css({ mt: 'auto', display: 'flex', flexDirection: 'column', gap: '1' });
const note = css({ textStyle: 'caption', color: 'fg.muted' });

/** A band of days for each course, from today on; a ring where a kept goal would end it. Read aloud as sentences. */
export function DonePicture({ courses, others, to, moves }: DoneProps) {
  return (
    <>
      <ul className={list}>
        {courses.map((course) => (
          <Row key={course.id} course={course} />
        ))}
      </ul>
      {others && <p className={courseName}>{others}</p>}
      <div className={foot}>
        <Axis values={['today', to]} />
        {moves && <p className={note}>{moves}</p>}
      </div>
    </>
  );
}

/** A single day can be seen, too. */
const least = 2;

function Row({ course: { title, text, band: days, goal: kept } }: { course: Course }) {
  return (
    <li>
      <p className={courseName}>{title}</p>
      <svg className={picture} aria-hidden>
        <line x1="0" x2="100%" y1="50%" y2="50%" className={ground} />
        <line x1="1" x2="1" y1="0" y2="100%" className={today} />
        {days && (
          <rect
            x={`${Math.min(days.from, 100 - least)}%`}
            width={`${Math.max(days.to - days.from, least)}%`}
            y="25%"
            height="50%"
            rx="3"
            className={band}
          />
        )}
        {kept && <circle cx={`${kept.at}%`} cy="50%" r="4" className={goal} />}
      </svg>
      <span className="visually-hidden">
        {text}
        {kept && ` ${kept.text}`}
      </span>
    </li>
  );
}
