/** Runs in the page: records from the app's inspection events which elements were taken and each machine's state. */
import type { AnyActorRef, EventObject, InspectionEvent } from 'xstate';
import { CoverageRecorder, type Element, leafOf } from '../engine/coverage.ts';

export type Observed = {
  /** The leaf state of the machine's actor; of several, the one that changed last. Null if there is none. */
  leaf: (machineId: string) => string | null;
  /** The leaf states of all the machine's actors. */
  leaves: (machineId: string) => string[];
  /** How often that actor has received the event. */
  received: (machineId: string, type: string) => number;
  /** Whether the machine takes the event now; null where it is not running. */
  takes: (machineId: string, event: EventObject) => boolean | null;
  /** Whether the machine would refuse the event; if so, its guards count as evaluated to false. */
  refuses: (machineId: string, event: EventObject) => boolean;
  send: (machineId: string, event: EventObject) => void;
  /** The state of the flow's view on the screen; null if it is not shown. */
  view: (stem: string) => string | null;
};

declare global {
  interface Window {
    observed: Observed;
    /** Exposed by the walk, and there again after each load of a page. */
    reportTaken?: (machineId: string, elements: Element[]) => Promise<void>;
  }
}

const recorder = new CoverageRecorder();
const reported = new Map<string, number>();
const actors = new Map<string, AnyActorRef[]>();
const counts = new WeakMap<object, Map<string, number>>();

const views = new Map<string, string>();

export function showView(stem: string, state: string): void {
  views.set(stem, state);
}

export function hideView(stem: string): void {
  views.delete(stem);
}

const last = (machineId: string) => actors.get(machineId)?.at(-1);

function report(machineId: string) {
  const all = [...recorder.of(machineId)];
  const known = reported.get(machineId) ?? 0;
  if (all.length === known) return;
  reported.set(machineId, all.length);
  void window.reportTaken?.(machineId, all.slice(known));
}

export function observe(inspection: InspectionEvent): void {
  recorder.inspect(inspection);
  if (inspection.type !== '@xstate.microstep' && inspection.type !== '@xstate.snapshot') return;
  const { snapshot, event } = inspection;
  if (!('machine' in snapshot)) return;
  const ref = inspection.actorRef as AnyActorRef; // machines are inspected by their own actors
  const { id } = snapshot.machine as { id: string };
  const others = (actors.get(id) ?? []).filter((other) => other !== ref);
  if (event.type === 'xstate.stop') actors.set(id, others);
  // React may create an actor that it never starts: it reports microsteps, but no snapshot.
  else if (inspection.type === '@xstate.snapshot') {
    actors.set(id, [...others, ref]);
    const received = counts.get(ref) ?? new Map<string, number>();
    received.set(event.type, (received.get(event.type) ?? 0) + 1);
    counts.set(ref, received);
  }
  report(id);
}

window.observed = {
  leaf: (machineId) => {
    const actor = last(machineId);
    return actor ? leafOf(actor.getSnapshot().value) : null;
  },
  leaves: (machineId) => (actors.get(machineId) ?? []).map((actor) => leafOf(actor.getSnapshot().value)),
  received: (machineId, type) => counts.get(last(machineId) ?? {})?.get(type) ?? 0,
  takes: (machineId, event) => last(machineId)?.getSnapshot().can(event) ?? null,
  refuses: (machineId, event) => {
    const snapshot = last(machineId)?.getSnapshot();
    if (!snapshot || snapshot.can(event)) return false;
    recorder.refuse(snapshot, event);
    report(machineId);
    return true;
  },
  send: (machineId, event) => last(machineId)?.send(event),
  view: (stem) => views.get(stem) ?? null,
};
