/** For tests of machines. */
import { type AnyEventObject, type AnyStateMachine, type StateValue, transition } from 'xstate';

/** One step from a state of our choosing: where it leads, and what is emitted. Actors do not start. */
export function step(machine: AnyStateMachine, value: StateValue, event: AnyEventObject, context: object) {
  const [next, actions] = transition(machine, machine.resolveState({ value, context }), event);
  const emitted = actions.flatMap(({ type, params }: { type: string; params?: unknown }) =>
    type === 'xstate.emit' && typeof params === 'object' && params && 'event' in params ? [params.event] : [],
  );
  return { value: next.value, context: next.context, emitted };
}
