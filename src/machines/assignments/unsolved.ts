import type { Assignment } from './types.ts';

/** The exercises that a project still asks for (§practice.101). */
export const unsolvedIn = ({ steps = [] }: Pick<Assignment, 'steps'>) =>
  steps.filter((step) => step.kind === 'exercise').filter(({ isDone }) => !isDone);
