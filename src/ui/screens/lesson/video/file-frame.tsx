import type { Ref } from 'react';
import { css } from 'styled-system/css';

const frame = css({
  aspectRatio: 'cover',
  bg: 'bg.sunken',
  '& video': { display: 'block', width: 'full', height: 'full', objectFit: 'contain' },
});

/** The element that holds a file's video element. */
export function FileFrame({ ref }: { ref: Ref<HTMLDivElement> }) {
  return <div ref={ref} className={frame} />;
}
