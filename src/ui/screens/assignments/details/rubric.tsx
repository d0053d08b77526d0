import { css } from 'styled-system/css';
import type { Criterion } from '../../../../api/generated/schema.d.ts';
import { Accordion } from '../../../primitives/accordion.tsx';

const list = css({ display: 'grid', gap: '4', p: '0', m: '0', listStyleType: 'none' });
const levelsStyle = css({ display: 'grid', gap: '1', m: '0', ps: '5', textStyle: 'small' });
const title = css({ textStyle: 'label', fontFamily: 'sans' });
const muted = css({ color: 'fg.muted' });

/** The criteria of a grade, with their levels. */
export function RubricPart({ criteria }: { criteria: readonly Criterion[] }) {
  const content = (
    <ul className={list}>
      {criteria.map((criterion) => (
        <li key={criterion.title}>
          <p className={title}>{criterion.title}</p>
          <ul className={levelsStyle}>
            {criterion.levels.map((level) => (
              <li key={level.title}>
                {level.title} ({level.points}%) <span className={muted}>{level.description}</span>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
  return <Accordion headingLevel={3} items={[{ value: 'rubric', title: 'How it is graded', content }]} />;
}
