import { css, cx } from 'styled-system/css';
import type { OutcomeMastery } from '../../../../api/generated/schema.d.ts';
import { axis, courseName } from './captions.ts';

type Outcome = Pick<OutcomeMastery, 'id' | 'level' | 'low' | 'middle' | 'high'> & {
  /** The outcome, its word and its range. */
  text: string;
};
export type KnownProps = {
  courses: readonly { id: string; title: string; outcomes: readonly Outcome[] }[];
  /** `and 3 other courses`; null if all are drawn. */
  others: string | null;
};

const root = css({ display: 'flex', flexDirection: 'column', gap: '1' });
const list = css({ listStyleType: 'none' });
const picture = css({ display: 'block', width: 'full', height: '[0.5625rem]' });
const ground = css({ stroke: 'border.default', strokeWidth: '[1]' });
const range = css({ strokeWidth: '[3]', stroke: 'fg.muted' });
const shaky = css({ strokeWidth: '[3]', stroke: 'warning.fg' });
const firm = css({ strokeWidth: '[3]', stroke: 'success.fg' });
const point = css({ fill: 'fg.default' });
const bottom = css({ mt: 'auto' });

const lines: Record<OutcomeMastery['level'], string> = { firm, growing: range, shaky, unknown: ground };

/** A line for each outcome on one axis from 0 to 100: its range, and its middle as a point. Read aloud as lists. */
export function KnownPicture({ courses, others }: KnownProps) {
  return (
    <>
      {courses.map(({ id, title, outcomes }) => (
        <div key={id} className={root}>
          <p className={courseName}>{title}</p>
          <ul className={list}>
            {outcomes.map((outcome) => (
              <Row key={outcome.id} outcome={outcome} />
            ))}
          </ul>
        </div>
      ))}
      {others && <p className={courseName}>{others}</p>}
      <p className={cx(axis, bottom)} aria-hidden>
        <span>0</span>
        <span>50</span>
        <span>100</span>
      </p>
    </>
  );
}

const at = (chance: number) => `${chance * 100}%`;

function Row({ outcome: { level, low, middle, high, text } }: { outcome: Outcome }) {
  return (
    <li>
      <svg className={picture} aria-hidden>
        <line x1="0" x2="100%" y1="50%" y2="50%" className={ground} />
        {level !== 'unknown' && (
          <>
            <line x1={at(low)} x2={at(high)} y1="50%" y2="50%" className={lines[level]} />
            <circle cx={at(middle)} cy="50%" r="3.5" className={point} />
          </>
        )}
      </svg>
      <span className="visually-hidden">{text}</span>
    </li>
  );
}
