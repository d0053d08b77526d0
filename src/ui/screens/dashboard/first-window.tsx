import type { ReactNode } from 'react';
import { css } from 'styled-system/css';

const grid = css({
  display: 'grid',
  gridTemplateColumns: { base: '[minmax(0, 1fr)]', lg: '[minmax(0, 1.7fr) minmax(0, 1fr)]' },
  alignItems: 'start',
  gap: { base: '3', md: '4' },
});
const side = css({
  display: 'flex',
  flexDirection: 'column',
  gap: { base: '3', md: '4' },
  gridColumn: { lg: '2' },
  gridRow: { lg: '1 / span 2' },
});

type Props = { next: ReactNode; due: ReactNode; week: ReactNode };

/** What a student came for, in one window: the next lesson, what is due, the week (§dashboard.18). */
export function FirstWindow({ next, due, week }: Props) {
  return (
    <div className={grid}>
      {next}
      <div className={side}>{due}</div>
      {week}
    </div>
  );
}
