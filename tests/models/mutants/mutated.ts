/** Which mutant replaces its machine in this run. */
import { inject } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { mutantsOf } from './mutate.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** No mutant: the machines as they are. */
    mutant: { stem: string; index: number | null };
  }
}

export function mutated(stem: string, machine: AnyStateMachine): AnyStateMachine {
  const { stem: tried, index } = inject('mutant');
  return (stem === tried && index !== null && mutantsOf(machine)[index]?.build()) || machine;
}
