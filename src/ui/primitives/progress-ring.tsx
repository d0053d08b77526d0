import type { ReactNode } from 'react';
import { sva } from 'styled-system/css';

const ringRecipe = sva({
  slots: ['root', 'svg', 'track', 'fill', 'center'],
  base: {
    root: { position: 'relative', display: 'grid', placeItems: 'center', flexShrink: '0' },
    svg: { gridArea: '1 / 1', width: 'full', height: 'full', transform: 'rotate(-90deg)' },
    track: { fill: 'transparent', stroke: 'bg.skeleton' },
    fill: { fill: 'transparent', stroke: 'star', strokeLinecap: 'round' },
    center: { gridArea: '1 / 1', textAlign: 'center', textStyle: 'figure' },
  },
  variants: {
    size: {
      sm: { root: { boxSize: '16' }, center: { fontSize: 'md' } },
      lg: { root: { boxSize: '32' }, center: { fontSize: '3xl' } },
    },
    tone: { rating: {}, progress: { fill: { stroke: 'success.fg' } } },
  },
  defaultVariants: { size: 'lg', tone: 'rating' },
});

const radius = 44;
const length = 2 * Math.PI * radius;

export type ProgressRingProps = {
  /** What it shows, in words: "4.8 out of 5". */
  label: string;
  /** 0 to `max`. */
  value: number;
  /** The value of a full ring. 100 unless said otherwise. */
  max?: number | undefined;
  /** Its diameter. */
  size?: 'sm' | 'lg' | undefined;
  /** Its colour, by what it shows. */
  tone?: 'rating' | 'progress' | undefined;
  /** The number in the middle. */
  children?: ReactNode;
};

/** One number as a share of a whole: an overall rating, a grade. */
export function ProgressRing({ label, value, max = 100, size, tone, children }: ProgressRingProps) {
  const slots = ringRecipe({ size, tone });
  const share = Math.min(Math.max(value / max, 0), 1);
  return (
    <div role="img" aria-label={label} className={slots.root}>
      <svg viewBox="0 0 100 100" className={slots.svg} aria-hidden="true">
        <circle cx="50" cy="50" r={radius} strokeWidth="8" className={slots.track} />
        <circle
          cx="50"
          cy="50"
          r={radius}
          strokeWidth="8"
          strokeDasharray={`${share * length} ${length}`}
          className={slots.fill}
        />
      </svg>
      <div className={slots.center} aria-hidden>
        {children}
      </div>
    </div>
  );
}
