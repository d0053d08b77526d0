/** A line across a chart at one value, such as a goal, with its label. */
import { css } from 'styled-system/css';
import type { Plot } from './plot.ts';

export type Reference = { value: number; label: string };

const stroke = css({ stroke: 'fg.default', strokeWidth: '[2px]' });
const legend = css({ display: 'flex', alignItems: 'center', gap: '1.5', textStyle: 'caption', mt: '2' });
const dash = '6 4';

export function ReferenceLine({ plot: { values, frame, direction }, value }: { plot: Plot; value: number }) {
  const at = values.positionOf(value);
  const across = { x1: 0, x2: frame.width, y1: at, y2: at };
  const down = { x1: at, x2: at, y1: 0, y2: frame.height };
  return <line {...(direction === 'across' ? across : down)} className={stroke} strokeDasharray={dash} />;
}

export function ReferenceLegend({ reference }: { reference: Reference }) {
  return (
    <p className={legend}>
      <svg width={24} height={14} viewBox="0 0 24 14" aria-hidden="true">
        <line x1={0} x2={24} y1={7} y2={7} className={stroke} strokeDasharray={dash} />
      </svg>
      {reference.label}
    </p>
  );
}
