/** What the colours and signs of a picture mean. */
import { useId } from 'react';
import { css } from 'styled-system/css';
import { Sample } from '../chart/legend.tsx';
import { Patterns } from '../chart/marks.tsx';
import { colourClass, dashOf } from '../chart/palette.ts';
import type { Layer } from './idea.ts';

export const keyList = css({
  listStyleType: '[none!]',
  ps: '[0!]',
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '4',
  rowGap: '1',
  textStyle: 'caption',
  '& li': { display: 'inline-flex', alignItems: 'center', gap: '1.5', minWidth: '0', m: '[0!]' },
  '& svg': { flexShrink: '0' },
});

export function Key({ layers }: { layers: readonly Layer[] }) {
  const id = useId();
  const named = layers.filter(({ label }) => label !== null);
  return (
    <ul className={keyList}>
      {named.map(({ mark, slot, label }) => (
        <li key={`${mark} ${slot}`}>
          <svg width={24} height={14} viewBox="0 0 24 14" aria-hidden="true">
            <Patterns id={id} count={4} />
            {mark === 'line' || mark === 'segments' ? (
              <path
                className={colourClass(slot)}
                d="M0 7H24"
                stroke="currentColor"
                strokeWidth={2.5}
                strokeDasharray={dashOf(slot)}
              />
            ) : (
              <Sample mark={mark === 'bars' ? 'bar' : 'point'} slot={slot} id={id} />
            )}
          </svg>
          {label}
        </li>
      ))}
    </ul>
  );
}
