/** A path as a map: modules as points, what builds on what as lines (§analytics.97). */
import { useEffect, useRef } from 'react';
import { css } from 'styled-system/css';
import { Link } from '../../../primitives/link.tsx';
import { pathMap, unit } from './layout.ts';
import { Legend } from './map-legend.tsx';
import { Point, Shortened } from './map-point.tsx';
import type { ShownStep } from './shown.ts';

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
                    <Link to={step.to} tone="quiet">
                      <Shortened label={place.label} text={`${index + 1}. ${step.title}`} />
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
