/** The drawing itself, at the width that there is. */
import { useId } from 'react';
import { css } from 'styled-system/css';
import { linesUnder, PlaceAxis, ValueAxis } from './axes.tsx';
import type { Drawn } from './drawing.ts';
import { mostColours } from './drawing.ts';
import { apart, frameOf, runsDown, type Space, shortened, sideBySide, textWidth } from './layout.ts';
import { Legend, Sample } from './legend.tsx';
import { Bars, Lines, linesOf, Patterns, Points } from './marks.tsx';
import { placeScale } from './place-scale.ts';
import type { ChartSpec } from './spec.ts';
import { useSpace } from './use-space.ts';
import { valueScale } from './value-scale.ts';
import { measureText, numberText } from './words.ts';

const box = css({
  textStyle: 'caption',
  position: 'relative',
  minWidth: '0',
  '& svg': { display: 'block', overflow: 'visible' },
});
const axisName = css({ textStyle: 'captionStrong', color: 'fg.muted', mt: '2', mb: '1' });
const placeName = css({ textStyle: 'captionStrong', color: 'fg.muted', textAlign: 'center' });
const label = css({ fill: 'fg.default' });

type PictureProps = { spec: ChartSpec; drawn: Drawn; name: string; describedBy: string };

export function Picture(props: PictureProps) {
  const [space, ref] = useSpace();
  const { spec, drawn } = props;
  const id = useId();
  const lines = labelsAtLines(spec, drawn, space);
  const isDown = space !== null && runsDown(spec, drawn, space);
  const value = `${measureText(spec)}${spec.scale === 'logarithmic' ? ' (logarithmic scale)' : ''}`;
  return (
    <>
      {drawn.groups.length > 0 && !drawn.isColouredByX && lines.length === 0 && (
        <Legend spec={spec} groups={drawn.groups} id={id} />
      )}
      <p className={axisName}>{isDown ? spec.x : value}</p>
      <div ref={ref} className={box}>
        {space && <Plot {...props} space={space} isDown={isDown} lineLabels={lines} id={id} />}
      </div>
      <p className={placeName}>{isDown ? value : spec.x}</p>
    </>
  );
}

/** The groups' names at the ends of their lines, where there is room for them. */
function labelsAtLines({ mark }: ChartSpec, { groups, isColouredByX }: Drawn, space: Space | null): string[] {
  if (!space || mark !== 'line' || isColouredByX || groups.length === 0 || groups.length > mostColours) return [];
  const longest = Math.max(...groups.map((group) => textWidth(group, space.em)));
  return space.width >= 30 * space.em && longest < space.width / 4 ? groups : [];
}

type PlotProps = PictureProps & { space: Space; isDown: boolean; lineLabels: readonly string[]; id: string };

function Plot({ spec, drawn, name, describedBy, space, isDown, lineLabels, id }: PlotProps) {
  const { width, em } = space;
  const beside = sideBySide(spec, drawn);
  const { axis } = drawn;
  const categories = axis.kind === 'category' ? axis.values : [];
  const rows = categories.length * (beside > 1 ? beside * 0.9 + 0.6 : 1.3);
  const count = isDown ? Math.max(2, Math.floor(width / (7 * em))) : 5;
  const rough = valueScale(spec, drawn.domain, [0, 1], count);
  const frameFor = (bottomLines: number) =>
    frameOf({
      space,
      isDown,
      rows,
      sideLabels: isDown ? categories : rough.ticks.map(numberText),
      lineLabels,
      bottomLines,
    });
  const placesIn = (frame: ReturnType<typeof frameFor>) =>
    placeScale(axis, isDown ? frame.height : frame.width, em, beside > 1 ? 0.15 : 0.25);
  const first = frameFor(0);
  const isTwoLines = !isDown && linesUnder(placesIn(first), first.width, em)?.some((lines) => lines.length > 1);
  const frame = frameFor(isTwoLines ? 1 : 0);
  const places = placesIn(frame);
  const values = valueScale(spec, drawn.domain, isDown ? [0, frame.width] : [frame.height, 0], count);
  const shared = { drawn, places, values, isDown, id };
  const height = frame.top + frame.height + frame.bottom;
  return (
    <svg role="img" aria-label={name} aria-describedby={describedBy} width={width} height={height}>
      <Patterns id={id} count={Math.min(drawn.groups.length, mostColours)} />
      <g transform={`translate(${frame.left} ${frame.top})`}>
        <ValueAxis values={values} frame={frame} isDown={isDown} em={em} total={width} />
        {spec.mark === 'bar' && <Bars {...shared} sideBySide={beside} />}
        {spec.mark === 'line' && <Lines {...shared} />}
        {spec.mark === 'point' && <Points {...shared} />}
        <PlaceAxis places={places} frame={frame} isDown={isDown} em={em} total={width} />
        {lineLabels.length > 0 && <LineLabels {...shared} left={frame.width} bottom={frame.height} em={em} />}
      </g>
    </svg>
  );
}

type LineLabelsProps = Parameters<typeof Lines>[0] & { left: number; bottom: number; em: number };

function LineLabels({ drawn, values, left, bottom, em, id }: LineLabelsProps) {
  const lines = linesOf(drawn).filter(({ marks }) => marks.length > 0);
  const ends = lines.map(({ marks }) => values.place(marks.at(-1)?.y ?? 0));
  const places = apart(ends, em * 1.3, bottom);
  return lines.map(({ slot }, index) => {
    const y = places[index] ?? 0;
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
