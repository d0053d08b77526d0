import { useEffect, useEffectEvent } from 'react';
import type { EventObject, Subscription } from 'xstate';

/** As XState types it: `*` stands for all events. */
type Received<Event, Type> = Event & (Type extends '*' ? unknown : { type: Type });

/** An actor, as far as listening to it needs one. */
export type Emitter<Event extends EventObject> = {
  on: <Type extends Event['type'] | '*'>(type: Type, listener: (event: Received<Event, Type>) => void) => Subscription;
};

/** Listens to what a flow emits, for as long as the component is there. */
export function useEmitted<Event extends EventObject, Type extends Event['type'] | '*'>(
  flow: Emitter<Event>,
  type: Type,
  listener: (event: Received<Event, Type>) => void,
) {
  const listen = useEffectEvent(listener);
  useEffect(() => {
    const { unsubscribe } = flow.on(type, (event) => listen(event));
    return unsubscribe;
  }, [flow, type]);
}
