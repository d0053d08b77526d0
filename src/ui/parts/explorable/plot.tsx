/** A picture with axes: bars, points, lines and segments over numbers. */
import { scaleLinear } from '@visx/scale';
import { useId } from 'react';
import { css } from 'styled-system/css';
import { ValueAxis } from '../chart/axes.tsx';
import { kept, type Space, spaced, textWidth } from '../chart/layout.ts';
import { Patterns } from '../chart/marks.tsx';
import { numberText } from '../chart/texts.ts';
import { useSpace } from '../chart/use-space.ts';
import type { Axis, PlotPicture } from './idea.ts';
import { Key } from './key.tsx';
import { LayerMarks } from './layer-marks.tsx';

const box = css({
  textStyle: 'caption',
  position: 'relative',
  minWidth: '0',
  '& svg': { display: 'block', overflow: 'visible' },
});
const axisName = css({ textStyle: 'captionStrong', color: 'fg.muted', mt: '2', mb: '1' });
const centredAxisName = css({ textStyle: 'captionStrong', color: 'fg.muted', textAlign: 'center' });
const text = css({ fill: 'fg.muted' });
const line = css({ stroke: 'border.strong' });

type PlotProps = { picture: PlotPicture; name: string; describedBy: string };

export function Plot(props: PlotProps) {
  const [space, ref] = useSpace();
  const { x, y, layers } = props.picture;
  return (
    <>
      <Key layers={layers} />
      {y.name && <p className={axisName}>{y.name}</p>}
      <div ref={ref} className={box}>
        {space && <Drawing {...props} space={space} />}
      </div>
      {x.name && <p className={centredAxisName}>{x.name}</p>}
    </>
  );
}

function Drawing({ picture, name, describedBy, space: { width, em } }: PlotProps & { space: Space }) {
  const id = useId();
  const { x, y, layers } = picture;
  const lowest = y.to > 20 ? 220 : 120;
  const height =
    y.name === null ? Math.max(lowest, Math.min(width * 0.35, 240)) : Math.max(190, Math.min(width * 0.5, 300));
  const yScale = scaleLinear<number>({ domain: [y.from, y.to], range: [height, 0] });
  const yTicks = yScale.ticks(Math.min(5, Math.max(2, Math.floor(height / (2.5 * em)))));
  const left = y.name === null ? em / 2 : Math.max(...yTicks.map((tick) => textWidth(numberText(tick), em))) + em;
  const inner = Math.max(40, width - left - em);
  const xScale = scaleLinear<number>({ domain: [x.from, x.to], range: [0, inner] });
  const values = { scale: yScale, ticks: yTicks, positionOf: (value: number) => yScale(value), from: y.from };
  const frame = { top: em / 2, left, right: em, bottom: em * 1.9, width: inner, height };
  const scales = { x: (value: number) => xScale(value), y: values.positionOf };
  return (
    <svg
      role="img"
      aria-label={name}
      aria-describedby={describedBy}
      width={width}
      height={frame.top + height + frame.bottom}
    >
      <Patterns id={id} count={4} />
      <g transform={`translate(${frame.left} ${frame.top})`}>
        {y.name !== null && <ValueAxis plot={{ values, frame, direction: 'across' }} em={em} />}
        {layers.map((layer, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: layers never change their order.
          <LayerMarks key={index} layer={layer} scales={scales} base={yScale(Math.max(y.from, 0))} id={id} />
        ))}
        <line className={line} x1={0} x2={inner} y1={height} y2={height} />
        {positionLabels(x, inner, em, left, width).map(({ at, text: label }) => (
          <text key={label} className={text} x={at} y={height + em * 1.5} textAnchor="middle">
            {label}
          </text>
        ))}
      </g>
    </svg>
  );
}

/** As many labels as fit, each inside the picture. */
function positionLabels({ from, to, labels }: Axis, length: number, em: number, left: number, width: number) {
  const scale = scaleLinear<number>({ domain: [from, to], range: [0, length] });
  const all = labels ?? scale.ticks(Math.floor(length / (em * 4))).map((at) => ({ at, text: numberText(at) }));
  const labelled = all.map(({ at, text: label }) => ({
    at: kept(scale(at) + left, label, width, em) - left,
    text: label,
  }));
  return spaced(labelled, em);
}
