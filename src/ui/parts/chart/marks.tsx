/** Draws the bars, lines and points of a chart. */
import { Bar, LinePath } from '@visx/shape';
import { css } from 'styled-system/css';
import type { Drawn, Mark } from './drawing.ts';
import { colourClass, dashOf, patternOf, shapeOf, slotOf } from './palette.ts';
import type { PositionScale } from './position-scale.ts';
import { baseOf, type ValueScale } from './value-scale.ts';

const paper = css({ stroke: 'bg.surface' });

/** The patterns of all groups but the first, drawn over the group's colour in the colour of the background. */
export function Patterns({ id, count }: { id: string; count: number }) {
  return (
    <defs>
      {Array.from({ length: count }, (_one, slot) => slot).map((slot) => (
        <pattern key={slot} id={`${id}-${slot}`} width={8} height={8} patternUnits="userSpaceOnUse">
          <path d={patternOf(slot)} className={paper} strokeWidth={1.5} fill="none" />
        </pattern>
      ))}
    </defs>
  );
}

export type Scaled = { drawn: Drawn; positions: PositionScale; values: ValueScale; isDown: boolean };
export type MarksProps = Scaled & {
  /** The prefix of the patterns' ids. */
  id: string;
};

type BoxProps = { x: number; y: number; width: number; height: number; slot: number; id: string };

/** A box in a group's colour and pattern. */
export function Box({ slot, id, ...box }: BoxProps) {
  return (
    <>
      <Bar {...box} className={colourClass(slot)} fill="currentColor" />
      {patternOf(slot) && <Bar {...box} fill={`url(#${id}-${slot})`} />}
    </>
  );
}

/** The middle of a mark on the x axis: groups of bars are side by side, everything else is in the category's middle. */
const middleOf = ({ positionOf, band }: PositionScale, at: number, slot: number, sideBySide: number) =>
  positionOf(at) + (sideBySide > 1 ? band * ((slot + 0.5) / sideBySide - 0.5) : 0);

/** Where a value is drawn: the end of a bar, or the middle of a point. */
export function pointOf({ positions, values, isDown, drawn }: Scaled, mark: Mark, sideBySide: number) {
  const along = middleOf(positions, mark.at, slotOf(drawn.groups, mark.group), sideBySide);
  const across = values.positionOf(mark.y);
  return isDown ? { x: across, y: along } : { x: along, y: across };
}

export function Bars({ drawn, positions, values, isDown, id, sideBySide }: MarksProps & { sideBySide: number }) {
  const base = baseOf(values);
  const thickness = positions.band / sideBySide;
  const gap = sideBySide > 1 && thickness > 4 ? 1 : 0;
  return drawn.marks.map((mark) => {
    const slot = slotOf(drawn.groups, mark.group);
    const end = values.positionOf(mark.y);
    const across = { at: Math.min(base, end), length: Math.max(Math.abs(end - base), 1) };
    const along = {
      at: middleOf(positions, mark.at, slot, sideBySide) - thickness / 2,
      length: Math.max(thickness - gap, 1),
    };
    const [x, y] = isDown ? [across, along] : [along, across];
    return (
      <Box key={`${mark.at} ${mark.group}`} id={id} slot={slot} x={x.at} y={y.at} width={x.length} height={y.length} />
    );
  });
}

const point = css({ fill: 'current', stroke: 'bg.surface', strokeWidth: '[1px]' });

export function Shape({ slot, x, y }: { slot: number; x: number; y: number }) {
  return <path d={shapeOf(slot)} transform={`translate(${x} ${y})`} className={`${colourClass(slot)} ${point}`} />;
}

export function Points(props: Scaled) {
  const { drawn } = props;
  return drawn.marks.map((mark, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: points have no ids, and keep no state.
    <Shape key={index} slot={slotOf(drawn.groups, mark.group)} {...pointOf(props, mark, 1)} />
  ));
}

/** The marks of each group, in the order in which its line joins them. */
export const linesOf = ({ marks, groups }: Drawn): { slot: number; marks: Mark[] }[] =>
  groups.length === 0
    ? [{ slot: 0, marks }]
    : groups.map((group, slot) => ({ slot, marks: marks.filter((mark) => mark.group === group) }));

const mostDots = 60;

export function Lines({ drawn, positions, values }: MarksProps) {
  return linesOf(drawn).map(({ slot, marks }) => (
    <g key={slot} className={colourClass(slot)}>
      <LinePath
        data={marks}
        x={({ at }) => positions.positionOf(at)}
        y={({ y }) => values.positionOf(y)}
        stroke="currentColor"
        strokeWidth={2}
        strokeDasharray={dashOf(slot)}
        strokeLinejoin="round"
        fill="none"
      />
      {marks.length <= mostDots && (
        <Points drawn={{ ...drawn, marks }} positions={positions} values={values} isDown={false} />
      )}
    </g>
  ));
}
