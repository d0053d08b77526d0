/** A range from 0 to 1 with its middle on a scale, beside the sentence that says the same. */
import { css } from 'styled-system/css';
import type { OutcomeMastery } from '../../../../api/generated/schema.d.ts';
import { Axis } from '../../../parts/pictures/axis.tsx';
import { RangeLine } from '../../../parts/pictures/range-line.tsx';

const root = css({ width: 'full', maxWidth: '[20rem]' });

/** All three are between 0 and 1. */
export type RangeProps = { low: number; middle: number; high: number };

export function Range({ level = 'growing', ...range }: RangeProps & { level?: OutcomeMastery['level'] }) {
  return (
    <div className={root} aria-hidden>
      <RangeLine {...range} level={level} size="medium" />
      <Axis values={['0', '50', '100']} />
    </div>
  );
}
