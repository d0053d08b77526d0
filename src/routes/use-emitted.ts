import { useEffect, useEffectEvent } from 'react';
import type { EventObject, Subscription } from 'xstate';
import { eventsOfStart } from './first-screen.ts';

/** The event that a listener gets, typed as XState does: `*` means all events. */
type Received<Event, Type> = Event & (Type extends '*' ? unknown : { type: Type });

/** The part of an actor that is needed to listen to it. */
export type Emitter<Event extends EventObject> = {
  on: <Type extends Event['type'] | '*'>(type: Type, listener: (event: Received<Event, Type>) => void) => Subscription;
};

/** Listens to what a flow emits, until the component unmounts. */
export function useEmitted<Event extends EventObject, Type extends Event['type'] | '*'>(
  flow: Emitter<Event>,
  type: Type,
  listener: (event: Received<Event, Type>) => void,
) {
  const listen = useEffectEvent(listener);
  useEffect(() => {
    const { unsubscribe } = flow.on(type, (event) => listen(event));
    for (const event of eventsOfStart(flow)) {
      // The flow's own events, of the type that is asked for.
      if (type === '*' || event.type === type) listen(event as Received<Event, Type>);
    }
    return unsubscribe;
  }, [flow, type]);
}
