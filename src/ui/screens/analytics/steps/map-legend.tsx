import { css } from 'styled-system/css';
import { MarkPoint, markLabels, marks } from './marks.tsx';
import type { ShownStep } from './shown.ts';

const legend = css({ display: 'flex', flexWrap: 'wrap', columnGap: '5', rowGap: '1', listStyleType: 'none' });
const entry = css({ display: 'flex', alignItems: 'center', gap: '1.5', textStyle: 'small', color: 'fg.muted' });

/** How many modules of the map are in which state. */
export function Legend({ steps }: { steps: readonly ShownStep[] }) {
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
