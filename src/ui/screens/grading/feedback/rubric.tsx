import type { KeyboardEvent } from 'react';
import { css } from 'styled-system/css';
import type { Criterion } from '../../../../api/generated/schema.d.ts';
import { RadioGroup } from '../../../primitives/radio-group.tsx';

const stack = css({ display: 'flex', flexDirection: 'column', gap: '6' });
const title = css({ textStyle: 'h4' });
const points = css({ color: 'fg.muted' });

type RubricProps = {
  criteria: readonly Criterion[];
  /** The title of the chosen level, by the title of its criterion. */
  levels: Readonly<Record<string, string>>;
  /** The criteria without a level. */
  missing: readonly string[];
  isTried: boolean;
  disabled: boolean;
  onLevel: (criterion: string, level: string) => void;
};

/**
 * Arrow keys move between the levels without choosing one, because people who scroll with them would change a grade
 * unnoticed. A level's digit or the space bar chooses it.
 */
function move(event: KeyboardEvent<HTMLElement>, choose: (index: number) => void) {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const radios = [...event.currentTarget.querySelectorAll<HTMLInputElement>('input[type=radio]')];
  const here = radios.findIndex((radio) => radio.matches(':focus'));
  const steps: Record<string, number> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };
  const step = steps[event.key];
  if (step !== undefined) {
    event.preventDefault();
    radios[(here + step + radios.length) % radios.length]?.focus();
    return;
  }
  const index = /^[1-9]$/.test(event.key) ? Number(event.key) - 1 : -1;
  if (!radios[index]) return;
  event.preventDefault();
  radios[index].focus();
  choose(index);
}

/** The criteria, each with its levels. */
export function Rubric({ criteria, levels, missing, isTried, disabled, onLevel }: RubricProps) {
  return (
    <div className={stack}>
      {criteria.map((criterion) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: it handles the keys of the radio buttons inside.
        <div
          key={criterion.title}
          data-missing={missing.includes(criterion.title) ? '' : undefined}
          onKeyDown={(event) =>
            !disabled &&
            move(event, (index) => {
              const level = criterion.levels[index];
              if (level) onLevel(criterion.title, level.title);
            })
          }
        >
          <RadioGroup
            legend={<span className={title}>{criterion.title}</span>}
            options={criterion.levels.map((level, index) => ({
              value: level.title,
              label: (
                <>
                  {index + 1}. {level.title} <span className={points}>({inPoints(level.points)})</span>
                </>
              ),
              note: level.description,
            }))}
            value={levels[criterion.title] ?? ''}
            disabled={disabled}
            error={isTried && missing.includes(criterion.title) ? 'Choose a level.' : undefined}
            onValueChange={(level) => onLevel(criterion.title, level)}
          />
        </div>
      ))}
    </div>
  );
}

const inPoints = (count: number) => `${count} ${count === 1 ? 'point' : 'points'}`;
