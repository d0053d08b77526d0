/** For tests of machines. */
import {
  type AnyEventObject,
  type AnyStateMachine,
  fromCallback,
  fromPromise,
  type StateValue,
  transition,
} from 'xstate';
import { ApiError } from '../api/failure.ts';
import type { SendNow } from './sync/pending-call.ts';

/** Takes one step from the given state; returns where it leads and what it emits. Invoked actors do not start. */
export function step(machine: AnyStateMachine, value: StateValue, event: AnyEventObject, context: object) {
  const [next, actions] = transition(machine, machine.resolveState({ value, context }), event);
  const emitted = actions.flatMap(({ type, params }: { type: string; params?: unknown }) =>
    type === 'xstate.emit' && typeof params === 'object' && params && 'event' in params ? [params.event] : [],
  );
  return { value: next.value, context: next.context, emitted };
}

type Sent<Input> = { input: Input; report: (event: AnyEventObject) => void; sentNow: number; isCancelled: boolean };

/** Pending calls whose answers are up to the test. */
export function pendingCalls<Input>() {
  const sent: Sent<Input>[] = [];
  const logic = fromCallback<SendNow, Input>(({ input, sendBack, receive }) => {
    const call: Sent<Input> = { input, report: sendBack, sentNow: 0, isCancelled: false };
    sent.push(call);
    receive(() => {
      call.sentNow += 1;
    });
    return () => {
      call.isCancelled = true;
    };
  });
  return { sent, logic };
}

/** The error of a call that the server did not answer. */
export const unreachable = () => new ApiError({ kind: 'unreachable', status: 0, message: null, retryAfter: null });

/** The error of a call that the server refused with this status. */
export const refusal = (status: number) => new ApiError({ kind: 'refused', status, message: 'No.', retryAfter: null });

/** Stands in for a list's call: returns the answers one after the other, and notes each input in `asked`. */
export function answering<Input, Page>(...answers: (Page | Error)[]) {
  const asked: Input[] = [];
  const logic = fromPromise<Page, Input>(async ({ input }) => {
    asked.push(input);
    const answer = answers.shift();
    if (!answer || answer instanceof Error) throw answer ?? refusal(500);
    return answer;
  });
  return { asked, logic };
}

/** Resolves once the machine has handled the answers that were given so far. */
export const settled = () => new Promise((resolve) => setTimeout(resolve));
