import { css } from 'styled-system/css';
import type { OutcomeMastery } from '../../../../api/generated/schema.d.ts';
import { Axis } from '../../../parts/pictures/axis.tsx';
import { RangeLine } from '../../../parts/pictures/range-line.tsx';
import { courseName } from './captions.ts';

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
const none = css({
  display: 'block',
  borderBottomWidth: 'hairline',
  borderBottomStyle: 'solid',
  borderColor: 'border.strong',
  height: '1.5',
  mb: '1',
});
const bottom = css({ mt: 'auto' });

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
      <div className={bottom}>
        <Axis values={['0', '50', '100']} />
      </div>
    </>
  );
}

function Row({ outcome: { text, ...range } }: { outcome: Outcome }) {
  return (
    <li>
      {range.level === 'unknown' ? <span className={none} /> : <RangeLine {...range} size="small" />}
      <span className="visually-hidden">{text}</span>
    </li>
  );
}
