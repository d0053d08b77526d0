/** One course of a path with its modules. */
import { Check, Pin } from 'lucide-react';
import { css } from 'styled-system/css';
import type { PathModule, PathStep } from '../../../../api/generated/schema.d.ts';
import { Badge, type BadgeTone } from '../../../primitives/badge.tsx';
import { Button } from '../../../primitives/button.tsx';
import { Link } from '../../../primitives/link.tsx';
import { Range, type RangeProps } from '../mastery/range.tsx';
import { timeText } from '../week/texts.ts';
import { screenOnly } from './on-paper.ts';
import { likelyText, moduleLabels, modulesText, reasonText } from './texts.ts';

export type ShownModule = Pick<PathModule, 'title' | 'outcome' | 'state' | 'reason'> & {
  id: string;
  range: RangeProps | null;
  /** Only skipped modules can be put back. */
  onRestore?: (() => void) | undefined;
  isRestoring: boolean;
};

export type ShownStep = Pick<PathStep, 'state' | 'isPinned' | 'isEnrolled' | 'minutes' | 'reasons'> & {
  id: string;
  title: string;
  to: string;
  modules: readonly ShownModule[];
};

const tones: Record<PathModule['state'], BadgeTone> = {
  todo: 'neutral',
  done: 'success',
  known: 'info',
  skipped: 'neutral',
};

const root = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '2',
  minWidth: '0',
  ps: { base: '3', sm: '5' },
  borderInlineStartWidth: '[3px]',
  borderInlineStartStyle: 'solid',
  borderColor: 'border.default',
  '&[data-next]': { borderColor: 'accent.default' },
});
const head = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '3', rowGap: '1' });
const name = css({ textStyle: 'h3' });
const note = css({ textStyle: 'small', color: 'fg.muted' });
const toggle = css({ textStyle: 'control', color: 'accent.text', cursor: 'pointer', py: '2' });
// Folded modules are shown on paper as well.
const folded = css({ '&::details-content': { _print: { contentVisibility: 'visible', display: 'block' } } });
const modulesStyle = css({ display: 'flex', flexDirection: 'column', gap: '4', listStyleType: 'none', pt: '2' });
const moduleStyle = css({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: '1',
  maxWidth: 'prose',
  breakInside: 'avoid',
});
const title = css({ fontWeight: 'semibold', '&[data-skipped]': { textDecoration: 'line-through', color: 'fg.muted' } });

export function Step({ step, number }: { step: ShownStep; number: number }) {
  const { state, modules, minutes } = step;
  return (
    <li className={root} data-next={state === 'next' || undefined}>
      <div className={head}>
        <h3 className={name}>
          {number}. <Link to={step.to}>{step.title}</Link>
        </h3>
        {state === 'next' && <Badge tone="accent">Next</Badge>}
        {state === 'done' && (
          <Badge tone="success" icon={<Check />}>
            Done
          </Badge>
        )}
        {step.isEnrolled && state !== 'done' && <Badge tone="success">Enrolled</Badge>}
        {step.isPinned && <Badge icon={<Pin />}>Pinned</Badge>}
      </div>
      <p>{step.reasons.map(reasonText).join(' ')}</p>
      {state !== 'done' && <p className={note}>About {timeText(minutes * 60)} left.</p>}
      <details open={state === 'next'} className={folded}>
        <summary className={toggle}>
          {modulesText(modules.length)}
          <span className="visually-hidden"> of {step.title}</span>
        </summary>
        <ul className={modulesStyle}>
          {modules.map((module) => (
            <Module key={module.id} module={module} />
          ))}
        </ul>
      </details>
    </li>
  );
}

/** A range that begins here or higher shows that a module is known (§analytics.41). */
const firmFrom = 0.6;

function Module({ module }: { module: ShownModule }) {
  const { state, outcome, onRestore, isRestoring } = module;
  // The module can be known from all answers together. Its own range alone may be too low: do not show that range.
  const isDenied = state === 'known' && module.range !== null && module.range.low < firmFrom;
  const range = isDenied ? null : module.range;
  return (
    <li className={moduleStyle}>
      <div className={head}>
        <h4 className={title} data-skipped={state === 'skipped' || undefined}>
          {module.title}
        </h4>
        <Badge tone={tones[state]}>{moduleLabels[state]}</Badge>
      </div>
      {outcome && <p className={note}>{outcome}</p>}
      {range && <Range {...range} />}
      <p className={note}>
        {range && `${likelyText(range)} `}
        {reasonText(module.reason)}
      </p>
      {state === 'skipped' && (
        <div className={screenOnly}>
          <Button
            variant="secondary"
            busy={isRestoring}
            busyLabel="Undoing the skip..."
            aria-disabled={onRestore === undefined}
            onClick={onRestore}
          >
            Undo Skip
            <span className="visually-hidden"> ({module.title})</span>
          </Button>
        </div>
      )}
    </li>
  );
}
