/** The marks of one layer. */
import { css } from 'styled-system/css';
import { Box, Shape } from '../chart/marks.tsx';
import { colourClass, dashOf } from '../chart/palette.ts';
import type { Layer, Point } from './idea.ts';

type Scales = { x: (value: number) => number; y: (value: number) => number };

const stroke = css({ stroke: 'current', fill: '[none]', strokeWidth: '[2.5px]', strokeLinejoin: 'round' });

const pathOf = (points: readonly Point[], { x, y }: Scales) =>
  points.map((point, index) => `${index === 0 ? 'M' : 'L'}${x(point.x)} ${y(point.y)}`).join('');

export function LayerMarks({ layer, scales, base, id }: { layer: Layer; scales: Scales; base: number; id: string }) {
  const { slot } = layer;
  const strokeClass = `${colourClass(slot)} ${stroke}`;
  switch (layer.mark) {
    case 'bars':
      return layer.bars.map(({ from, to, height }) => {
        const top = Math.min(scales.y(height), base);
        const x = scales.x(from) + 0.5;
        const width = Math.max(1, scales.x(to) - scales.x(from) - 1);
        return <Box key={from} id={id} slot={slot} x={x} y={top} width={width} height={base - top} />;
      });
    case 'points':
      return layer.points.map((point, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: nothing else tells points apart, and they keep no state.
        <Shape key={index} slot={slot} x={scales.x(point.x)} y={scales.y(point.y)} />
      ));
    case 'line':
      return <path className={strokeClass} strokeDasharray={dashOf(slot)} d={pathOf(layer.points, scales)} />;
    case 'segments': {
      const paths = layer.segments.map(({ from, to }) => pathOf([from, to], scales));
      return <path className={strokeClass} strokeDasharray={dashOf(slot)} d={paths.join('')} />;
    }
  }
}
