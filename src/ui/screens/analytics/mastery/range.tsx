/** A range from 0 to 1 with its middle on a scale, beside the sentence that says the same. */
import { css } from 'styled-system/css';
import type { OutcomeMastery } from '../../../../api/generated/schema.d.ts';
import { axis } from '../pictures/captions.ts';

const root = css({ width: 'full', maxWidth: '[20rem]' });
/** Half a tick's width is outside at both ends. */
const picture = css({ display: 'block', width: 'full', height: '4', overflow: 'visible' });
const scale = css({ stroke: 'border.strong', strokeWidth: '[1]' });
const growing = css({ stroke: 'accent.text', strokeWidth: '[4]' });
const firm = css({ stroke: 'success.fg', strokeWidth: '[7]' });
const shaky = css({ stroke: 'warning.fg', strokeWidth: '[4]', strokeDasharray: '[5 3]' });
const middleMark = css({ stroke: 'fg.default', strokeWidth: '[2]' });

/** By colour and by form. */
const lines: Record<OutcomeMastery['level'], string> = { firm, growing, shaky, unknown: growing };
const ticks = ['0%', '50%', '100%'];

const at = (chance: number) => `${chance * 100}%`;

/** All three are between 0 and 1. */
export type RangeProps = { low: number; middle: number; high: number };

export function Range({ low, middle, high, level = 'growing' }: RangeProps & { level?: OutcomeMastery['level'] }) {
  return (
    <div className={root} aria-hidden>
      <svg className={picture} aria-hidden focusable="false">
        <line className={scale} x1="0" x2="100%" y1="50%" y2="50%" />
        {ticks.map((tick) => (
          <line key={tick} className={scale} x1={tick} x2={tick} y1="25%" y2="75%" />
        ))}
        <line className={lines[level]} x1={at(low)} x2={at(high)} y1="50%" y2="50%" />
        <line className={middleMark} x1={at(middle)} x2={at(middle)} y1="0" y2="100%" />
      </svg>
      <p className={axis}>
        <span>0</span>
        <span>50</span>
        <span>100</span>
      </p>
    </div>
  );
}
