/** Plans: the situations that a model's machine can be in, what leads from one to the next, and walks through them. */
import {
  type ActorLogic,
  type AnyActorScope,
  type AnyStateMachine,
  createEmptyActor,
  type EventObject,
  type Snapshot as Standing,
} from 'xstate';
import { type AdjacencyValue, getAdjacencyMap } from 'xstate/graph';
import { activeNodes, nodesOf } from '../../nodes.ts';
import { CoverageRecorder, type Element } from './coverage.ts';
import { faultOf } from './failed-call.ts';
import type { Model } from './model.ts';

type Snapshot = ReturnType<AnyStateMachine['resolveState']>;

/** A model with more situations than this has a counter without end, and is refused. */
const mostSteps = 20_000;

export const isAfter = (type: string) => type.startsWith('xstate.after.');
const actorEvent = /^xstate\.(done|error)\.actor\.(.+)$/;
/** The invoked actor whose result the event is; null for any other event. */
export const callResultOf = (type: string) => {
  const [, kind, id] = actorEvent.exec(type) ?? [];
  return kind && id ? { kind, id } : null;
};

/** Every event that the machine may receive: from people, from actors, and from timers. */
export function samplesOf({ machine, events, answers }: Model): EventObject[] {
  const nodes = nodesOf(machine.root);
  const results = nodes
    .flatMap((node) => node.invoke)
    .flatMap(({ id, src }): EventObject[] => {
      const answer = answers[String(src)];
      if (!answer) throw new Error(`The model of "${machine.id}" has no answers of "${src}".`);
      if (answer === 'tells') return [];
      return [
        ...answer.done.map((output) => ({ type: `xstate.done.actor.${id}`, output, actorId: id })),
        ...answer.error.map((status) => ({ type: `xstate.error.actor.${id}`, error: faultOf(status), actorId: id })),
      ];
    });
  const delayed = nodes.flatMap((node) => [...node.transitions.keys()].filter(isAfter)).map((type) => ({ type }));
  const inputs = Object.entries(events).flatMap(([type, samples]) => samples.map((sample) => ({ ...sample, type })));
  return [...inputs, ...results, ...delayed];
}

/** Milliseconds until a delayed transition is taken. */
export function delayOf(machine: AnyStateMachine, snapshot: Snapshot, type: string): number {
  const node = activeNodes(snapshot).find(({ transitions }) => transitions.has(type));
  const delay = node?.after.find(({ eventType }) => eventType === type)?.delay;
  const named = typeof delay === 'string' ? machine.implementations.delays[delay] : delay;
  return typeof named === 'function'
    ? named({ context: snapshot.context, event: { type }, self: {} as never, system: {} as never } as never, undefined) // delays read the context alone
    : Number(named ?? delay);
}

/** A node of the plan's graph: the machine's snapshot, the time, and the elements that the last event has taken. */
type Situation = Standing<unknown> & {
  snapshot: Snapshot;
  now: number;
  took: ReadonlySet<Element>;
  /** Calls that have ended while the state that invoked them is still active. */
  ended: ReadonlySet<unknown>;
};

/** The events possible in a situation: those that the state handles, and the results of running calls. */
function offered({ snapshot, ended }: Situation, samples: readonly EventObject[]): EventObject[] {
  return samples.filter(({ type }) => {
    const callResult = callResultOf(type);
    const call = callResult && snapshot.children[callResult.id];
    if (callResult && (!call || ended.has(call))) return false;
    return activeNodes(snapshot).some(({ transitions }) => transitions.has(type));
  });
}

/** Runs a machine's transitions as pure functions, its delays included, and records what each takes. */
function planner(model: Model, start: string) {
  const { machine } = model;
  const time = { now: 0 };
  const self = createEmptyActor();
  const noop = () => {};
  const scope: AnyActorScope = {
    self,
    system: self.system,
    id: '',
    sessionId: '',
    logger: noop,
    defer: noop,
    stopChild: noop,
    emit: noop,
    actionExecutor: noop,
  };
  const recorder = new CoverageRecorder();
  const known = recorder.of(machine.id);
  self.system.inspect(recorder.inspect);

  const situation = (snapshot: Snapshot, ended: ReadonlySet<unknown>): Situation => {
    recorder.rest(self, snapshot);
    const standing = { status: 'active', output: undefined, error: undefined } as const;
    return { ...standing, snapshot, now: time.now, took: new Set(known), ended };
  };
  return {
    begin: (): Situation => {
      recorder.leave(self);
      known.clear();
      time.now = 0;
      const input = model.starts[start]?.input?.(() => time.now);
      return situation(machine.getInitialSnapshot(scope, input), new Set());
    },
    step: ({ snapshot, now, ended }: Situation, event: EventObject): Situation => {
      time.now = now;
      if (isAfter(event.type)) time.now += delayOf(machine, snapshot, event.type);
      known.clear();
      recorder.arrive(self, snapshot);
      const callResult = callResultOf(event.type);
      const next = machine.transition(snapshot, event, scope);
      return situation(next, callResult ? new Set([...ended, snapshot.children[callResult.id]]) : ended);
    },
    tell: ({ snapshot, now }: Situation): unknown => {
      time.now = now;
      return model.tells?.(snapshot.context);
    },
  };
}

function remembering<Key extends object, Value>(find: (key: Key) => Value): (key: Key) => Value {
  const found = new WeakMap<Key, { value: Value }>();
  return (key) => {
    const known = found.get(key) ?? { value: find(key) };
    found.set(key, known);
    return known.value;
  };
}

/** The graph of a machine's situations, of which equal ones are one node, and its events as edges. */
export function chartOf(model: Model, start: string, isPossible = (_: Situation, _event: EventObject) => true) {
  const samples = samplesOf(model);
  const { begin, step, tell } = planner(model, start);
  const keyOf = (event: EventObject) => String(samples.indexOf(event));
  /** Two situations are equal if state and result of each event are: then their guards decide alike. */
  const describe = remembering((situation: Situation): string => {
    const { snapshot } = situation;
    const ahead = offered(situation, samples).map((event) => {
      const next = step(situation, event);
      return [keyOf(event), next.snapshot.value, [...next.took]];
    });
    return JSON.stringify([snapshot.value, ahead, tell(situation)]);
  });
  // `getAdjacencyMap` uses only these two methods of an actor's logic.
  const logic = { getInitialSnapshot: begin, transition: step } as unknown as ActorLogic<Situation, EventObject>;
  const map = getAdjacencyMap<Situation, EventObject, unknown>(logic, {
    events: (situation) => offered(situation, samples).filter((event) => isPossible(situation, event)),
    serializeState: describe,
    serializeEvent: keyOf,
    limit: mostSteps,
  });
  const edges = new Map(
    // The graph's keys are branded strings.
    Object.entries(map as Record<string, Explored>).map(([from, { transitions }]) => [
      from,
      Object.values(transitions).map(({ event, state }): Edge => {
        return { id: `${from} ${keyOf(event)}`, event, to: describe(state), took: state.took };
      }),
    ]),
  );
  const situations = Object.values(map as Record<string, Explored>).map(({ state }) => state);
  return { start, begin, step, describe, edges, situations };
}

type Explored = AdjacencyValue<Situation, EventObject>;
export type Edge = { id: string; event: EventObject; to: string; took: ReadonlySet<Element> };
