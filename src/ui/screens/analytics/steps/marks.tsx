/** The states of a path's modules, each by its form, its colour and its word. */
import { Circle, CircleArrowRight, CircleCheck, CircleDashed, type LucideIcon, Target } from 'lucide-react';
import { css } from 'styled-system/css';
import type { PathModule } from '../../../../api/generated/schema.d.ts';
import type { BadgeTone } from '../../../primitives/badge.tsx';

/** Of the modules to do, the first one of the next step is next. */
export type Mark = PathModule['state'] | 'next';

export const marks: readonly Mark[] = ['done', 'next', 'todo', 'known', 'skipped'];

export const markLabels: Record<Mark, string> = {
  done: 'Done',
  next: 'Next',
  todo: 'To do',
  known: 'Known',
  skipped: 'Skipped',
};

export const markTones: Record<Mark, BadgeTone> = {
  done: 'success',
  next: 'accent',
  todo: 'neutral',
  known: 'info',
  skipped: 'neutral',
};

const icons: Record<Mark, LucideIcon> = {
  done: CircleCheck,
  next: CircleArrowRight,
  todo: Circle,
  known: Target,
  skipped: CircleDashed,
};

const base = css({ display: 'block', flexShrink: '0', boxSize: '5' });
const colours: Record<Mark, string> = {
  done: css({ color: 'success.fg' }),
  next: css({ color: 'accent.text' }),
  todo: css({ color: 'fg.muted' }),
  known: css({ color: 'info.fg' }),
  skipped: css({ color: 'fg.muted' }),
};

/** A module's point on the map. */
export function MarkPoint({ mark }: { mark: Mark }) {
  const Icon = icons[mark];
  return <Icon className={`${base} ${colours[mark]}`} aria-hidden />;
}
