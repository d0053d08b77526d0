import type { Assignment } from './types.ts';

/** Titles of the exercises that a project still asks for (§practice.101). */
export const unsolvedIn = ({ steps = [] }: Pick<Assignment, 'steps'>): string[] =>
  steps.flatMap((step) => (step.kind === 'exercise' && !step.isDone ? [step.title] : []));
