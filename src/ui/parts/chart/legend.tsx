/** What the colours mean; each also has a pattern, dash or shape of its own. */
import { css } from 'styled-system/css';
import type { ChartSpec } from '../../../api/generated/schema.d.ts';
import { mostColours } from './drawing.ts';
import { Box, Shape } from './marks.tsx';
import { colourClass, dashOf } from './palette.ts';
import { counted } from './texts.ts';

const list = css({ display: 'flex', flexWrap: 'wrap', columnGap: '4', rowGap: '1', textStyle: 'caption', mt: '2' });
const item = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '1.5',
  minWidth: '0',
  '& svg': { flexShrink: '0' },
});
const name = css({ textStyle: 'captionStrong' });

/** An example of a group's mark, in a box of 24 by 14. */
export function Sample({ mark, slot, id }: { mark: ChartSpec['mark']; slot: number; id: string }) {
  if (mark === 'bar') return <Box id={id} slot={slot} x={2} y={0} width={20} height={14} />;
  return (
    <g className={colourClass(slot)}>
      {mark === 'line' && (
        <line x1={0} x2={24} y1={7} y2={7} stroke="currentColor" strokeWidth={2} strokeDasharray={dashOf(slot)} />
      )}
      <Shape slot={slot} x={12} y={7} />
    </g>
  );
}

export function Legend({ spec, groups, id }: { spec: ChartSpec; groups: readonly string[]; id: string }) {
  const others = groups.length - mostColours;
  const shown = [...groups.slice(0, mostColours), ...(others > 0 ? [counted(others, 'other')] : [])];
  return (
    <ul className={list}>
      <li className={name}>{spec.colour}:</li>
      {shown.map((group, slot) => (
        <li key={group} className={item}>
          <svg width={24} height={14} viewBox="0 0 24 14" aria-hidden="true">
            <Sample mark={spec.mark} slot={slot} id={id} />
          </svg>
          {group}
        </li>
      ))}
    </ul>
  );
}
