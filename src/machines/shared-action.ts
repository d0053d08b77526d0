/** Assignments that machines of several contexts share. */
import { type ActionFunction, assign, type EventObject, type MachineContext } from 'xstate';

/** What an action may be given: XState ties it to one machine's context and events, and to none of its other actions. */
export type SharedAction<
  Context extends MachineContext,
  Event extends EventObject,
  Params = undefined,
> = ActionFunction<Context, Event, Event, Params, never, never, never, never, never>;

/** The action that assigns what `change` answers; it fits every machine whose context has what `change` reads and writes. */
export function assigning<Needed extends MachineContext, Params = undefined>(
  change: (args: { context: Needed; event: EventObject }, params: Params) => Partial<Needed>,
) {
  const action = assign(change);
  return <Context extends Needed, Event extends EventObject>() =>
    // What it reads and writes is in every such context, and it names no actor, action, guard or delay.
    action as unknown as SharedAction<Context, Event, Params>;
}
