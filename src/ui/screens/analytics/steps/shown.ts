/** What a step of a path and its modules are shown with. */
import type { PathModule, PathStep } from '../../../../api/generated/schema.d.ts';
import type { RangeProps } from '../mastery/range.tsx';
import type { Mark } from './marks.tsx';

export type ShownModule = Pick<PathModule, 'title' | 'outcome' | 'reason'> & {
  id: string;
  mark: Mark;
  range: RangeProps | null;
  /** The names of the modules that it builds on; those of other courses with their course. */
  buildsOn: readonly string[];
  /** Only skipped modules can be put back. */
  onRestore?: (() => void) | undefined;
  isRestoring: boolean;
};

export type ShownStep = Pick<PathStep, 'state' | 'isPinned' | 'isEnrolled' | 'minutes' | 'reasons' | 'buildsOn'> & {
  id: string;
  title: string;
  to: string;
  modules: readonly ShownModule[];
};

const isBehind = ({ mark }: ShownModule) => mark === 'done' || mark === 'skipped';

/** `Steps: 2 of 8 modules done or skipped` */
export function stepsTitle(steps: readonly ShownStep[]): string {
  const modules = steps.flatMap((step) => step.modules);
  const [all, behind] = [modules.length, modules.filter(isBehind).length];
  return `Steps: ${behind} of ${all} ${all === 1 ? 'module' : 'modules'} done or skipped`;
}

/** What comes next, in a sentence. */
export function nextText(steps: readonly ShownStep[]): string {
  const modules = steps.flatMap((step) => step.modules);
  const next = modules.find(({ mark }) => mark === 'next');
  if (next) return `Next: ${next.title}.`;
  return modules.every(isBehind) ? 'Nothing is left to do.' : 'Your answers say that you know all that is left.';
}
