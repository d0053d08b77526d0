/** The cases of the fault tests: every state with unsent input, with every fault. */
import { type FormFault, formFaults } from './form-faults.ts';
import { type FormState, formStates } from './table.ts';

export type Case = {
  /** `state: fault`. */
  name: string;
  state: FormState;
  fault: FormFault;
  /** Why the fault cannot happen in the state; null where it can. */
  excluded: string | null;
};

export const faultNames: readonly string[] = Object.keys(formFaults);

export const cases: readonly Case[] = formStates.flatMap((state) =>
  Object.entries(formFaults).map(([fault, formFault]) => ({
    name: `${state.name}: ${fault}`,
    state,
    fault: formFault,
    excluded: formFault.excluded?.(state) ?? null,
  })),
);

/** The title of a case's test. */
export const titleOf = ({ name }: Case) => `§product.27 ${name}`;
