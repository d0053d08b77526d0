import { css, cva } from 'styled-system/css';
import type { OutcomeMastery } from '../../../api/generated/schema.d.ts';

export type RangeLineProps = Pick<OutcomeMastery, 'low' | 'middle' | 'high' | 'level'> & {
  size: 'small' | 'medium';
};

/** Half a tick's width is outside at both ends. */
const picture = cva({
  base: { display: 'block', width: 'full', overflow: 'visible' },
  variants: { size: { small: { height: '2.5' }, medium: { height: '4' } } },
});
const scale = css({ stroke: 'border.strong', strokeWidth: '[1]' });
const growing = css({ stroke: 'accent.text', strokeWidth: '[4]' });
const firm = css({ stroke: 'success.fg', strokeWidth: '[7]' });
const shaky = css({ stroke: 'warning.fg', strokeWidth: '[4]', strokeDasharray: '[5 3]' });
const middleMark = css({ stroke: 'fg.default', strokeWidth: '[2]' });

/** By colour and by form. */
const lines: Record<OutcomeMastery['level'], string> = { firm, growing, shaky, unknown: growing };
const ticks = ['0%', '50%', '100%'];

const at = (chance: number) => `${chance * 100}%`;

/** A range from 0 to 1 with its middle on a scale. For the eye: the text beside it says the same. */
export function RangeLine({ low, middle, high, level, size }: RangeLineProps) {
  return (
    <svg className={picture({ size })} aria-hidden focusable="false">
      <line className={scale} x1="0" x2="100%" y1="50%" y2="50%" />
      {ticks.map((tick) => (
        <line key={tick} className={scale} x1={tick} x2={tick} y1="25%" y2="75%" />
      ))}
      <line className={lines[level]} x1={at(low)} x2={at(high)} y1="50%" y2="50%" />
      <line className={middleMark} x1={at(middle)} x2={at(middle)} y1="0" y2="100%" />
    </svg>
  );
}
