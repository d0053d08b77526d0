/** For tests of machines. */
import { type AnyEventObject, type AnyStateMachine, fromCallback, type StateValue, transition } from 'xstate';
import { ApiError } from '../api/failure.ts';
import type { Hurry } from './sync/letter.ts';

/** One step from a state of our choosing: where it leads, and what is emitted. Actors do not start. */
export function step(machine: AnyStateMachine, value: StateValue, event: AnyEventObject, context: object) {
  const [next, actions] = transition(machine, machine.resolveState({ value, context }), event);
  const emitted = actions.flatMap(({ type, params }: { type: string; params?: unknown }) =>
    type === 'xstate.emit' && typeof params === 'object' && params && 'event' in params ? [params.event] : [],
  );
  return { value: next.value, context: next.context, emitted };
}

type Sent<Input> = { input: Input; tell: (event: AnyEventObject) => void; hurried: number; isTakenBack: boolean };

/** A call through the outbox, whose fate the test tells. */
export function letters<Input>() {
  const sent: Sent<Input>[] = [];
  const logic = fromCallback<Hurry, Input>(({ input, sendBack, receive }) => {
    const letter: Sent<Input> = { input, tell: sendBack, hurried: 0, isTakenBack: false };
    sent.push(letter);
    receive(() => {
      letter.hurried += 1;
    });
    return () => {
      letter.isTakenBack = true;
    };
  });
  return { sent, logic };
}

export const unreachable = () => new ApiError({ kind: 'unreachable', status: 0, message: null, retryAfter: null });

export const refusal = (status: number) => new ApiError({ kind: 'refused', status, message: 'No.', retryAfter: null });
