/** Grid, axis lines and their labels: of the values with a grid, of the places below or down the side. */
import { Axis } from '@visx/axis';
import { GridColumns, GridRows } from '@visx/grid';
import { css } from 'styled-system/css';
import { type Frame, kept, shortened, spaced, thinned, wrapped } from './layout.ts';
import type { PlaceScale } from './place-scale.ts';
import { baseOf, type ValueScale } from './value-scale.ts';
import { numberText } from './words.ts';

const grid = css({ '& line': { stroke: 'border.default' } });
const text = css({ fill: 'fg.muted' });
const line = css({ stroke: 'border.strong' });

type ValueAxisProps = { values: ValueScale; frame: Frame; isDown: boolean; em: number; total: number };

/** `total` is the whole picture's width: the outermost labels stay inside it. */
export function ValueAxis({ values, frame, isDown, em, total }: ValueAxisProps) {
  const { scale, ticks } = values;
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
            at: isDown ? kept(from.x + frame.left, formattedValue, total, em) - frame.left : from.y,
            text: formattedValue,
          }));
          return (isDown ? spaced(labels, em) : labels).map(({ at, text: label }) => (
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

type PlaceAxisProps = { places: PlaceScale; frame: Frame; isDown: boolean; em: number; total: number };

const stepOf = ({ ticks }: PlaceScale, length: number) => length / Math.max(1, ticks.length);

/** One or two lines a label, or null where some of them do not fit. */
export function linesUnder(places: PlaceScale, length: number, em: number): string[][] | null {
  const lines = places.ticks.map(({ text: label }) => wrapped(label, stepOf(places, length) - em / 2, em));
  return lines.every((one) => one !== null) ? lines : null;
}

export function PlaceAxis({ places, frame, isDown, em, total }: PlaceAxisProps) {
  if (isDown) {
    return places.ticks.map(({ at, text: label }) => (
      <text key={at} className={text} x={-em / 2} y={at + em * 0.35} textAnchor="end">
        {shortened(label, frame.left - em, em)}
      </text>
    ));
  }
  const y = frame.height + em * 1.4;
  const lines = places.band > 0 ? linesUnder(places, frame.width, em) : null;
  if (lines) {
    return places.ticks.map(({ at }, index) => (
      <text key={at} className={text} y={y} textAnchor="middle">
        {lines[index]?.map((words, row) => (
          <tspan key={words} x={at} dy={row === 0 ? 0 : em * 1.2}>
            {words}
          </tspan>
        ))}
      </text>
    ));
  }
  const short = places.ticks.map(({ at, text: label }) => {
    const cut = shortened(label, total / 4, em);
    return { text: cut, at: kept(at + frame.left, cut, total, em) - frame.left };
  });
  return (places.band > 0 ? thinned(short, em) : spaced(short, em)).map(({ at, text: label }) => (
    <text key={at} className={text} x={at} y={y} textAnchor="middle">
      {label}
    </text>
  ));
}
