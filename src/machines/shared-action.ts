/** Actions that assign to the context, shared by machines whose contexts differ. */
import { type ActionFunction, assign, type EventObject, type MachineContext } from 'xstate';

/** The type of such an action in one machine: tied to its context and events, not to its actors, guards and delays. */
export type SharedAction<
  Context extends MachineContext,
  Event extends EventObject,
  Params = undefined,
> = ActionFunction<Context, Event, Event, Params, never, never, never, never, never>;

/** Assigns what `change` returns. It fits every machine whose context has the fields that `change` reads and writes. */
export function assigning<Needed extends MachineContext, Params = undefined>(
  change: (args: { context: Needed; event: EventObject }, params: Params) => Partial<Needed>,
) {
  const action = assign(change);
  return <Context extends Needed, Event extends EventObject>() =>
    // Safe: every such context has these fields, and the action names no actor, action, guard or delay.
    action as unknown as SharedAction<Context, Event, Params>;
}
