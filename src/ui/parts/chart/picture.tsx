/** The drawing of a chart, at the width that is available. */
import { useId } from 'react';
import { css } from 'styled-system/css';
import type { ChartSpec } from '../../../api/generated/schema.d.ts';
import { PositionAxis, ValueAxis } from './axes.tsx';
import type { Drawn } from './drawing.ts';
import { mostColours } from './drawing.ts';
import { apart, type Space, shortened, sideBySide, textWidth } from './layout.ts';
import { Legend, Sample } from './legend.tsx';
import { Bars, Lines, linesOf, Patterns, Points } from './marks.tsx';
import { type Plot, plotOf } from './plot.ts';
import { type Reference, ReferenceLegend, ReferenceLine } from './reference.tsx';
import { measureText } from './texts.ts';
import { useSpace } from './use-space.ts';
import { ValuesByKeyboard } from './values-by-keyboard.tsx';

const box = css({
  textStyle: 'caption',
  position: 'relative',
  minWidth: '0',
  '& svg': { display: 'block', overflow: 'visible' },
  '&:has(:focus-visible)': {
    outlineWidth: '[2px]',
    outlineStyle: 'solid',
    outlineColor: 'focus',
  },
});
const axisName = css({ textStyle: 'captionStrong', color: 'fg.muted', mt: '2', mb: '1' });
const centredAxisName = css({ textStyle: 'captionStrong', color: 'fg.muted', textAlign: 'center' });
const label = css({ fill: 'fg.default' });

type PictureProps = {
  spec: ChartSpec;
  drawn: Drawn;
  name: string;
  describedBy: string;
  reference?: Reference | undefined;
};

export function Picture(props: PictureProps) {
  const [space, ref] = useSpace();
  const { spec, drawn, reference } = props;
  const id = useId();
  const lines = labelsAtLines(spec, drawn, space);
  const plot = space && plotOf(spec, drawn, space, lines);
  const isDown = plot !== null && plot.direction !== 'across';
  const value = `${measureText(spec)}${spec.scale === 'logarithmic' ? ' (logarithmic scale)' : ''}`;
  return (
    <>
      {drawn.groups.length > 0 && !drawn.isColouredByX && lines.length === 0 && (
        <Legend spec={spec} groups={drawn.groups} id={id} />
      )}
      {reference && <ReferenceLegend reference={reference} />}
      <p className={axisName}>{isDown ? spec.x : value}</p>
      <div ref={ref} className={box}>
        {plot && (
          <>
            <PlotSvg {...props} space={space} plot={plot} lineLabels={lines} id={id} />
            <ValuesByKeyboard spec={spec} drawn={drawn} name={props.name} space={space} plot={plot} />
          </>
        )}
      </div>
      <p className={centredAxisName}>{isDown ? value : spec.x}</p>
    </>
  );
}

/** The groups' names at the ends of their lines, where there is room for them. */
function labelsAtLines({ mark }: ChartSpec, { groups, isColouredByX }: Drawn, space: Space | null): string[] {
  if (!space || mark !== 'line' || isColouredByX || groups.length === 0 || groups.length > mostColours) return [];
  const longest = Math.max(...groups.map((group) => textWidth(group, space.em)));
  return space.width >= 30 * space.em && longest < space.width / 4 ? groups : [];
}

type PlotProps = PictureProps & { space: Space; plot: Plot; lineLabels: readonly string[]; id: string };

function PlotSvg({ spec, drawn, name, describedBy, reference, space, plot, lineLabels, id }: PlotProps) {
  const { width, em } = space;
  const { frame, positions, values } = plot;
  const shared = { drawn, positions, values, isDown: plot.direction !== 'across', id };
  const height = frame.top + frame.height + frame.bottom;
  return (
    <svg role="img" aria-label={name} aria-describedby={describedBy} width={width} height={height}>
      <Patterns id={id} count={Math.min(drawn.groups.length, mostColours)} />
      <g transform={`translate(${frame.left} ${frame.top})`}>
        <ValueAxis plot={plot} em={em} />
        {spec.mark === 'bar' && <Bars {...shared} sideBySide={sideBySide(spec, drawn)} />}
        {spec.mark === 'line' && <Lines {...shared} />}
        {spec.mark === 'point' && <Points {...shared} />}
        {reference && <ReferenceLine plot={plot} value={reference.value} />}
        <PositionAxis plot={plot} em={em} width={width} />
        {lineLabels.length > 0 && <LineLabels {...shared} left={frame.width} bottom={frame.height} em={em} />}
      </g>
    </svg>
  );
}

type LineLabelsProps = Parameters<typeof Lines>[0] & { left: number; bottom: number; em: number };

function LineLabels({ drawn, values, left, bottom, em, id }: LineLabelsProps) {
  const lines = linesOf(drawn).filter(({ marks }) => marks.length > 0);
  const ends = lines.map(({ marks }) => values.positionOf(marks.at(-1)?.y ?? 0));
  const positions = apart(ends, em * 1.3, bottom);
  return lines.map(({ slot }, index) => {
    const y = positions[index] ?? 0;
    return (
      <g key={slot} transform={`translate(${left + em * 0.5} ${y})`}>
        <g transform="translate(0 -7) ">
          <Sample mark="point" slot={slot} id={id} />
        </g>
        <text x={24 - em * 0.1} y={em * 0.35} className={label}>
          {shortened(drawn.groups[slot] ?? '', 400, em)}
        </text>
      </g>
    );
  });
}
