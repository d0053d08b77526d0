/** Flows that outlive the page that began them, as a list that pages show. */
import { useSyncExternalStore } from 'react';
import type { AnyActorRef } from 'xstate';
import { personChanged } from '../api/signals.ts';

/**
 * An empty list. `add` starts a flow, which leaves the list when it is done. When another person comes, who must not see
 * any of it, all stop. `onChange` hears of each change.
 */
export function runningFlows<Flow extends AnyActorRef>(onChange: (flows: readonly Flow[]) => void = () => {}) {
  /** Also on a page that the server renders: it is of another person each time. */
  const none: readonly Flow[] = [];
  let flows = none;
  const listeners = new Set<() => void>();
  const set = (next: readonly Flow[]) => {
    flows = next;
    for (const listener of listeners) listener();
    onChange(flows);
  };
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  personChanged.listen(() => {
    for (const flow of flows) flow.stop();
    set(none);
  });
  return {
    all: () => flows,
    add: (flow: Flow) => {
      flow.subscribe({ complete: () => set(flows.filter((other) => other !== flow)) });
      flow.start();
      set([...flows, flow]);
    },
    /** The flows, the latest last. */
    useAll: () =>
      useSyncExternalStore(
        subscribe,
        () => flows,
        () => none,
      ),
  };
}

/** For `onChange`: the browser asks before the page is closed or reloaded while that would lose something of a flow. */
export function askBeforeClosing<Flow>(isUnsaved: (flow: Flow) => boolean) {
  let running: readonly Flow[] = [];
  const ask = (event: BeforeUnloadEvent) => {
    if (running.some(isUnsaved)) event.preventDefault();
  };
  return (flows: readonly Flow[]): void => {
    running = flows;
    if (flows.length > 0) addEventListener('beforeunload', ask);
    else removeEventListener('beforeunload', ask);
  };
}
