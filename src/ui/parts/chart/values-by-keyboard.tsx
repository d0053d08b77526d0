/** A slider that steps through a chart's values in the table's order, so that arrow keys do what pointing does. */
import { useState } from 'react';
import { css } from 'styled-system/css';
import type { ChartSpec } from '../../../api/generated/schema.d.ts';
import { positionText } from './description.ts';
import type { Drawn } from './drawing.ts';
import { inside, type Space, shortened, sideBySide, textWidth } from './layout.ts';
import { pointOf } from './marks.tsx';
import type { Plot } from './plot.ts';
import { exactText } from './texts.ts';

const overlay = css({
  position: 'absolute',
  top: '0',
  left: '0',
  'input:not(:focus-visible) + &': { display: 'none' },
  _print: { display: 'none' },
});
const ring = css({ stroke: 'focus', strokeWidth: '[2px]' });
const paper = css({ fill: 'bg.surface', stroke: 'border.strong' });
const lineStyle = css({ textStyle: 'captionStrong', fill: 'fg.default' });

type ValuesByKeyboardProps = { spec: ChartSpec; drawn: Drawn; name: string; space: Space; plot: Plot };

export function ValuesByKeyboard({ spec, drawn, name, space: { width, em }, plot }: ValuesByKeyboardProps) {
  const [chosen, setChosen] = useState(0);
  const count = drawn.marks.length;
  // A chart that has changed may have fewer values.
  const index = Math.min(chosen, count - 1);
  const mark = drawn.marks[index];
  if (!mark) return null;
  const position = positionText(mark, drawn);
  const value = `${exactText(mark.y)} (${exactText(index + 1)} of ${exactText(count)})`;
  const { frame } = plot;
  const point = pointOf({ ...plot, drawn, isDown: plot.direction !== 'across' }, mark, sideBySide(spec, drawn));
  const [x, y] = [frame.left + point.x, frame.top + point.y];
  const lines = [shortened(position, width - 2 * em, em), value];
  const half = Math.max(...lines.map((line) => textWidth(line, em))) / 2 + em / 2;
  const middle = inside(x, half, width);
  const top = y > 5 * em ? y - 4.5 * em : y + em;
  return (
    <>
      <input
        type="range"
        className="visually-hidden"
        min={0}
        max={count - 1}
        value={index}
        onChange={(event) => setChosen(event.target.valueAsNumber)}
        aria-label={`Values of ${name}`}
        aria-valuetext={`${position}: ${value}`}
      />
      <svg aria-hidden="true" className={overlay} width={width} height={frame.top + frame.height + frame.bottom}>
        <circle className={ring} cx={x} cy={y} r={em * 0.6} fill="none" />
        <rect className={paper} x={middle - half} y={top} width={half * 2} height={em * 3.5} rx={em / 2} />
        {lines.map((line, row) => (
          <text key={line} className={lineStyle} x={middle} y={top + em * (1.4 + row * 1.4)} textAnchor="middle">
            {line}
          </text>
        ))}
      </svg>
    </>
  );
}
