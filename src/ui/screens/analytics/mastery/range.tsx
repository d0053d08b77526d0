/** A range from 0 to 1 with its middle, beside the sentence that says the same. */
import { css } from 'styled-system/css';

const picture = css({ display: 'block', width: 'full', maxWidth: '[20rem]', height: '4', color: 'accent.text' });
const scale = css({ stroke: 'border.strong' });

export function Range({ low, middle, high }: { low: number; middle: number; high: number }) {
  const at = (chance: number) => 1 + chance * 198;
  return (
    <svg className={picture} viewBox="0 0 200 16" preserveAspectRatio="none" aria-hidden focusable="false">
      <line className={scale} x1={0} x2={200} y1={8} y2={8} strokeWidth={1} />
      <line x1={at(low)} x2={at(high)} y1={8} y2={8} stroke="currentColor" strokeWidth={5} />
      <line x1={at(middle)} x2={at(middle)} y1={1} y2={15} stroke="currentColor" strokeWidth={2} />
    </svg>
  );
}
/** All three are between 0 and 1. */
export type RangeProps = { low: number; middle: number; high: number };
