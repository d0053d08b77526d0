/** One course of a path with its modules. */
import { Check, Pin } from 'lucide-react';
import { css } from 'styled-system/css';
import { Badge } from '../../../primitives/badge.tsx';
import { Link } from '../../../primitives/link.tsx';
import { unfoldedOnPaper } from '../path/on-paper.ts';
import { buildsOnText, modulesText, reasonText } from '../path/texts.ts';
import { timeText } from '../week/texts.ts';
import { markLabels, markTones } from './marks.tsx';
import { ModuleNumbers } from './module-numbers.tsx';
import type { ShownModule, ShownStep } from './shown.ts';

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
  const buildsOn = modules[0]?.buildsOn ?? [];
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
      {buildsOn.length > 0 && <p className={note}>{buildsOnText(buildsOn)}</p>}
      {state !== 'done' && <p className={note}>About {timeText(minutes * 60)} left.</p>}
      <details open={state === 'next'} className={unfoldedOnPaper}>
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

function Module({ module }: { module: ShownModule }) {
  const { title: own, mark } = module;
  return (
    <li className={moduleStyle}>
      <div className={head}>
        <h4 className={title} data-skipped={mark === 'skipped' || undefined}>
          {own}
        </h4>
        <Badge tone={markTones[mark]}>{markLabels[mark]}</Badge>
      </div>
      <ModuleNumbers module={module} />
    </li>
  );
}
