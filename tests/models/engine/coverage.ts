/** What a machine consists of that a walk can take, and what was taken, read off a running actor's inspection events. */

import type { AnyStateMachine, AnyTransitionDefinition, EventObject, InspectionEvent } from 'xstate';
import { activeNodes, nodesOf } from '../../nodes.ts';
import { transitionsTaken } from './microstep.ts';

type Node = AnyStateMachine['root'];
type Snapshot = ReturnType<AnyStateMachine['resolveState']>;

/** A state, a transition or a branch of a guard, by a name that a person can find in the machine. */
export type Element = `${'state' | 'transition' | 'guard'} ${string}`;

export const nameOf = (node: Node): string => node.path.join('.') || '(machine)';

const eventlessOf = (node: Node): AnyTransitionDefinition[] => node.always ?? [];
const candidatesOf = (node: Node, type: string): AnyTransitionDefinition[] =>
  type === '' ? eventlessOf(node) : (node.transitions.get(type) ?? []);

function nameTransition(transition: AnyTransitionDefinition): string {
  const { source, eventType, target } = transition;
  const siblings = candidatesOf(source, eventType);
  const place = siblings.length > 1 ? ` [${siblings.indexOf(transition) + 1} of ${siblings.length}]` : '';
  return `${nameOf(source)}: ${eventType || 'always'}${place} -> ${target?.map(nameOf).join() ?? 'stays'}`;
}

const taken = (transition: AnyTransitionDefinition): Element => `transition ${nameTransition(transition)}`;
const branch = (transition: AnyTransitionDefinition, outcome: boolean): Element =>
  `guard of ${nameTransition(transition)} is ${outcome}`;

/** All that is to be taken: every state, every transition, both branches of every guard. */
export function elementsOf(machine: AnyStateMachine): Element[] {
  const nodes = nodesOf(machine.root);
  const transitions = nodes.flatMap((node) => [...[...node.transitions.values()].flat(), ...eventlessOf(node)]);
  return [
    ...nodes.slice(1).map((node): Element => `state ${nameOf(node)}`),
    ...transitions.map(taken),
    ...transitions.filter(({ guard }) => guard).flatMap((one) => [branch(one, true), branch(one, false)]),
  ];
}

const isMachineSnapshot = (snapshot: object): snapshot is Snapshot => 'machine' in snapshot && 'value' in snapshot;

const upFrom = (node: Node): Node[] => [node, ...(node.parent ? upFrom(node.parent) : [])];

/** The path of the state that a value stands for: `loaded.empty`. */
export const leafOf = (value: unknown): string =>
  typeof value === 'string'
    ? value
    : Object.entries(value ?? {})
        .map(([key, inner]) => `${key}.${leafOf(inner)}`)
        .join();

/** Keeps what was taken, by the machine's id. */
export class CoverageRecorder {
  readonly taken = new Map<string, Set<Element>>();
  readonly #active = new WeakMap<object, readonly Node[]>();

  of(machineId: string): Set<Element> {
    const known = this.taken.get(machineId) ?? new Set();
    this.taken.set(machineId, known);
    return known;
  }

  /** Listens to an actor: `createActor(machine, {inspect: recorder.inspect})`. */
  readonly inspect = (inspection: InspectionEvent): void => {
    if (inspection.type !== '@xstate.microstep' && inspection.type !== '@xstate.snapshot') return;
    const { actorRef, event, snapshot } = inspection;
    if (!isMachineSnapshot(snapshot) || event.type === 'xstate.stop') return;
    if (inspection.type === '@xstate.microstep') {
      const transitions = transitionsTaken(inspection);
      const isEventless = transitions.length > 0 && transitions.every(({ eventType }) => eventType === '');
      // The first step of all starts from a state that nothing has reported.
      const before = this.#active.get(actorRef) ?? transitions.flatMap(({ source }) => upFrom(source));
      this.#examine(snapshot, before, isEventless ? '' : event.type, transitions);
    }
    if (inspection.type === '@xstate.snapshot') this.rest(actorRef, snapshot);
    else this.place(actorRef, snapshot);
  };

  /** The actor is new. */
  leave(actorRef: object): void {
    this.#active.delete(actorRef);
  }

  /** The actor has come to rest: no transition without an event leads on. */
  rest(actorRef: object, snapshot: Snapshot): void {
    this.place(actorRef, snapshot);
    this.#examine(snapshot, activeNodes(snapshot), '', []);
  }

  /** The actor is now where the snapshot says. */
  place(actorRef: object, snapshot: Snapshot): void {
    const nodes = activeNodes(snapshot);
    this.#active.set(actorRef, nodes);
    this.#visit(snapshot, nodes);
  }

  /** The event was kept from the machine, which would have refused it, too: by its guards, or as forbidden here. */
  refuse(snapshot: Snapshot, event: EventObject): void {
    this.#examine(snapshot, activeNodes(snapshot), event.type, snapshot.machine.getTransitionData(snapshot, event));
  }

  #visit(snapshot: Snapshot, nodes: readonly Node[]): void {
    const known = this.of(snapshot.machine.id);
    for (const node of nodes) if (node.parent) known.add(`state ${nameOf(node)}`);
  }

  /** A node's transitions are looked at from the first on, and its parent's where none of them may be taken. */
  #examine(snapshot: Snapshot, nodes: readonly Node[], type: string, transitions: AnyTransitionDefinition[]): void {
    const known = this.of(snapshot.machine.id);
    this.#visit(snapshot, nodes);
    const atoms = nodes.filter((node) => !nodes.some(({ parent }) => parent === node));
    for (const node of atoms.flatMap((atom) => this.#asked(atom, type, transitions))) {
      for (const candidate of candidatesOf(node, type)) {
        const isTaken = transitions.includes(candidate);
        if (isTaken) known.add(taken(candidate));
        if (candidate.guard) known.add(branch(candidate, isTaken));
        if (isTaken) break;
      }
    }
  }

  /** The nodes whose candidates were looked at: from the atom up to the one that had the transition. */
  #asked(atom: Node, type: string, transitions: AnyTransitionDefinition[]): Node[] {
    const line = upFrom(atom);
    const last = line.findIndex((node) => candidatesOf(node, type).some((one) => transitions.includes(one)));
    return last < 0 ? line : line.slice(0, last + 1);
  }
}
