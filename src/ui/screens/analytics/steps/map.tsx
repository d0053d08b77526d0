/** A path as a map: modules as points, what builds on what as lines (§analytics.97). */
import { useEffect, useRef } from 'react';
import { css } from 'styled-system/css';
import { Link } from '../../../primitives/link.tsx';
import { pathMap, type Row, unit } from './layout.ts';
import { MarkPoint, markLabels, marks } from './marks.tsx';
import type { ShownModule, ShownStep } from './shown.ts';

const root = css({ display: 'flex', flexDirection: 'column', gap: '3', minWidth: '0', _print: { display: 'none' } });
const frame = css({ overflowX: 'auto', p: '2', bg: 'bg.sunken', borderRadius: 'md' });
const picture = css({ display: 'block', fontSize: 'md' });
const lines = css({
  pointerEvents: 'none',
  color: 'fg.muted',
  fill: '[none]',
  stroke: 'current',
  strokeWidth: '[1.5]',
});
// The lengths are those of `layout.ts`.
const box = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '1',
  height: 'full',
  p: '[calc(0.75rem - 1px)]',
  bg: 'bg.surface',
  borderWidth: 'hairline',
  borderStyle: 'solid',
  borderColor: 'border.default',
  borderRadius: 'md',
  '&[data-next]': { borderColor: 'accent.default' },
});
const name = css({ textStyle: 'label', lineHeight: '[1.25rem]', overflowWrap: 'anywhere' });
const modulesStyle = css({ listStyleType: 'none' });
const point = css({
  display: 'flex',
  alignItems: 'flex-start',
  gap: '2',
  width: 'full',
  py: '1',
  minHeight: '7',
  '&[data-long]': { minHeight: '12' },
  textStyle: 'small',
  lineHeight: '[1.25rem]',
  textAlign: 'start',
  overflowWrap: 'anywhere',
  borderRadius: 'sm',
  cursor: 'pointer',
  _hover: { bg: 'bg.hover' },
  '&[data-mark=next]': { fontWeight: 'semibold', bg: 'accent.subtle' },
  '&[data-mark=skipped]': { color: 'fg.muted', textDecoration: 'line-through' },
});
const legend = css({ display: 'flex', flexWrap: 'wrap', columnGap: '5', rowGap: '1', listStyleType: 'none' });
const entry = css({ display: 'flex', alignItems: 'center', gap: '1.5', textStyle: 'small', color: 'fg.muted' });

const length = (units: number) => `${units / unit}em`;

type Props = { steps: readonly ShownStep[]; onOpen: (courseId: string, moduleId: string) => void };

export function StepsMap({ steps, onOpen }: Props) {
  const { width, height, courses, lines: all } = pathMap(steps);
  const within = useNextInSight();
  return (
    <div className={root}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it may be wider than the window, and the keyboard scrolls it. */}
      <section ref={within} className={frame} data-map tabIndex={0} aria-label="Map of your path">
        <svg className={picture} width={length(width)} height={length(height)} role="presentation">
          {steps.map((step, index) => {
            const place = courses[index];
            if (!place) return null;
            const { x, y, width: wide, height: high } = place;
            return (
              <foreignObject key={step.id} x={length(x)} y={length(y)} width={length(wide)} height={length(high)}>
                <div className={box} data-next={step.state === 'next' || undefined}>
                  <h3 className={name}>
                    <Link to={step.to} tone="quiet" aria-label={`${index + 1}. ${step.title}`}>
                      {place.label}
                    </Link>
                  </h3>
                  <ol className={modulesStyle}>
                    {step.modules.map((module, at) => (
                      <li key={module.id}>
                        <Point module={module} row={place.rows[at]} onOpen={() => onOpen(step.id, module.id)} />
                      </li>
                    ))}
                  </ol>
                </div>
              </foreignObject>
            );
          })}
          <svg viewBox={`0 0 ${width} ${height}`} className={lines} aria-hidden>
            {all.map((line) => (
              <path key={line} d={line} />
            ))}
          </svg>
        </svg>
      </section>
      <Legend steps={steps} />
    </div>
  );
}

type PointProps = { module: ShownModule; row: Row | undefined; onOpen: () => void };

function Point({ module: { title, mark }, row, onOpen }: PointProps) {
  return (
    <button
      type="button"
      className={point}
      data-mark={mark}
      data-long={row?.isLong || undefined}
      aria-label={`${title}, ${markLabels[mark].toLowerCase()}`}
      onClick={onOpen}
    >
      <MarkPoint mark={mark} />
      {row?.label}
    </button>
  );
}

function Legend({ steps }: Pick<Props, 'steps'>) {
  const modules = steps.flatMap((step) => step.modules);
  return (
    <ul className={legend} aria-label="Modules by their state">
      {marks.map((mark) => {
        const count = modules.filter((module) => module.mark === mark).length;
        return (
          count > 0 && (
            <li key={mark} className={entry}>
              <MarkPoint mark={mark} />
              {markLabels[mark]}: {count}
            </li>
          )
        );
      })}
    </ul>
  );
}

/** A map that is wider than its box shows the next module first. */
function useNextInSight() {
  const within = useRef<HTMLElement>(null);
  useEffect(() => {
    const own = within.current;
    const next = own?.querySelector('[data-mark=next]');
    if (!own || !next) return;
    const { right } = own.getBoundingClientRect();
    const place = next.getBoundingClientRect();
    if (place.right > right) own.scrollLeft += place.right - right + (own.clientWidth - place.width) / 2;
  }, []);
  return within;
}
