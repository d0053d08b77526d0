import { fromCallback } from 'xstate';
import type { OperationId, OperationInput, OperationOutput } from '../../api/operation.ts';

/** What becomes of a call that goes through the outbox. After `letter.delayed` it goes on by itself. */
export type LetterEvent<Id extends OperationId> =
  | { type: 'letter.delivered'; output: OperationOutput<Id> }
  | { type: 'letter.delayed'; error: unknown }
  | { type: 'letter.refused'; error: unknown };

/** What the flow may tell it: the student asks for it now. */
export type Hurry = { type: 'hurry' };

/** A typed stub for a call that goes through the outbox. Leaving the state that invoked it takes it back. */
export const letter = <Id extends OperationId>(id: Id) =>
  fromCallback<Hurry, OperationInput<Id>>(() => {
    throw new Error(`Provide the actor "${id}" before starting the machine.`);
  });
