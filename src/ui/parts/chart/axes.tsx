/** The axes with their labels: the values' axis has a grid; the x axis runs along the bottom or down the side. */
import { Axis } from '@visx/axis';
import { GridColumns, GridRows } from '@visx/grid';
import { css } from 'styled-system/css';
import { kept, shortened, spaced, thinned } from './layout.ts';
import type { Plot } from './plot.ts';
import { numberText } from './texts.ts';
import { baseOf } from './value-scale.ts';

const grid = css({ '& line': { stroke: 'border.default' } });
const text = css({ fill: 'fg.muted' });
/** Above a bar a name stands on lines of the grid, which end around it. */
const onGrid = css({
  fill: 'fg.muted',
  stroke: 'bg.surface',
  strokeWidth: '[5]',
  strokeLinejoin: 'round',
  paintOrder: 'stroke',
});
const line = css({ stroke: 'border.strong' });

type ValueAxisProps = { plot: Pick<Plot, 'values' | 'frame' | 'direction'>; em: number };

export function ValueAxis({ plot: { values, frame, direction }, em }: ValueAxisProps) {
  const { scale, ticks } = values;
  const isDown = direction !== 'across';
  const base = baseOf(values);
  const Grid = isDown ? GridColumns : GridRows;
  return (
    <>
      <Grid
        className={grid}
        scale={scale}
        width={frame.width}
        height={frame.height}
        tickValues={ticks}
        stroke="currentColor"
      />
      <Axis
        orientation={isDown ? 'bottom' : 'left'}
        scale={scale}
        tickValues={ticks}
        tickFormat={(tick) => numberText(Number(tick))}
        top={isDown ? frame.height : 0}
      >
        {({ ticks: made }) => {
          const labels = made.map(({ from, formattedValue = '' }) => ({
            at: isDown ? from.x : from.y,
            text: formattedValue,
          }));
          return (isDown ? thinned(labels, em) : labels).map(({ at, text: label }) => (
            <text
              key={`${at} ${label}`}
              className={text}
              {...(isDown
                ? { x: at, y: em * 1.4, textAnchor: 'middle' }
                : { x: -em / 2, y: at + em * 0.35, textAnchor: 'end' })}
            >
              {label}
            </text>
          ));
        }}
      </Axis>
      <line
        className={line}
        {...(isDown ? { x1: base, x2: base, y1: 0, y2: frame.height } : { x1: 0, x2: frame.width, y1: base, y2: base })}
      />
    </>
  );
}

type NameProps = {
  lines: readonly string[];
  x: number;
  y: number;
  anchor: 'start' | 'middle' | 'end';
  em: number;
  isOnGrid?: boolean;
};

const Name = ({ lines, x, y, anchor, em, isOnGrid = false }: NameProps) => (
  <text className={isOnGrid ? onGrid : text} y={y} textAnchor={anchor}>
    {lines.map((line, row) => (
      <tspan key={line} x={x} dy={row === 0 ? 0 : em * 1.2}>
        {line}
      </tspan>
    ))}
  </text>
);

/** `width` is the width of the whole picture, which the outermost labels must not leave. */
export function PositionAxis({ plot, em, width }: { plot: Plot; em: number; width: number }) {
  const { positions, frame, direction, names } = plot;
  const under = frame.height + em * 1.5;
  if (names.length > 0) {
    return positions.ticks.map(({ at }, index) => {
      const lines = names[index] ?? [];
      const shared = { lines, em };
      if (direction === 'across') return <Name key={at} {...shared} x={at} y={under} anchor="middle" />;
      if (direction === 'above') {
        return <Name key={at} {...shared} x={0} y={at - positions.band / 2 - em * 0.5} anchor="start" isOnGrid />;
      }
      return <Name key={at} {...shared} x={-em / 2} y={at + em * (0.35 - (lines.length - 1) * 0.6)} anchor="end" />;
    });
  }
  const short = positions.ticks.map(({ at, text: label }) => {
    const cut = positions.areNames ? shortened(label, width / 4, em) : label;
    return { text: cut, at: kept(at + frame.left, cut, width, em) - frame.left };
  });
  return (positions.band > 0 ? thinned(short, em) : spaced(short, em)).map(({ at, text: label }) => (
    <Name key={at} lines={[label]} x={at} y={under} anchor="middle" em={em} />
  ));
}
