/** Runs in the page: counts what is taken from the app's own inspection events, and knows where each machine stands. */
import type { AnyActorRef, EventObject, InspectionEvent } from 'xstate';
import { CoverageRecorder, type Element, leafOf } from '../engine/coverage.ts';

export type Observed = {
  /** Where the actor of the machine that moved last stands; null where there is none. */
  leaf: (machineId: string) => string | null;
  /** How often the actor that moved last has heard the event. */
  heard: (machineId: string, type: string) => number;
  /** Whether the event would be refused; its guards have then been asked. */
  refuses: (machineId: string, event: EventObject) => boolean;
  send: (machineId: string, event: EventObject) => void;
  /** The state of the view that the screen shows; null where it is not there. */
  view: (stem: string) => string | null;
};

declare global {
  interface Window {
    observed: Observed;
    /** Given by the walk; outlives the page. */
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
  const ref = inspection.actorRef as AnyActorRef; // an inspected machine's
  const { id } = snapshot.machine as { id: string };
  const others = (actors.get(id) ?? []).filter((other) => other !== ref);
  if (event.type === 'xstate.stop') actors.set(id, others);
  // One that is made and never started, as React may do, takes steps, and has no snapshot.
  else if (inspection.type === '@xstate.snapshot') {
    actors.set(id, [...others, ref]);
    const heard = counts.get(ref) ?? new Map<string, number>();
    heard.set(event.type, (heard.get(event.type) ?? 0) + 1);
    counts.set(ref, heard);
  }
  report(id);
}

window.observed = {
  leaf: (machineId) => {
    const actor = last(machineId);
    return actor ? leafOf(actor.getSnapshot().value) : null;
  },
  heard: (machineId, type) => counts.get(last(machineId) ?? {})?.get(type) ?? 0,
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
