/** The elements of a machine, and which of them were taken, read from a running actor's inspection events. */

import type { AnyStateMachine, AnyTransitionDefinition, EventObject, InspectionEvent } from 'xstate';
import { activeNodes, nodesOf } from '../../nodes.ts';
import { transitionsTaken } from './microstep.ts';

type Node = AnyStateMachine['root'];
type Snapshot = ReturnType<AnyStateMachine['resolveState']>;

/** A state, a transition or a branch of a guard. Its name says where it is in the machine. */
export type Element = `${'state' | 'transition' | 'guard'} ${string}`;

export const nameOf = (node: Node): string => node.path.join('.') || '(machine)';

const eventlessOf = (node: Node): AnyTransitionDefinition[] => node.always ?? [];
const candidatesOf = (node: Node, type: string): AnyTransitionDefinition[] =>
  type === '' ? eventlessOf(node) : (node.transitions.get(type) ?? []);

function nameTransition(transition: AnyTransitionDefinition): string {
  const { source, eventType, target } = transition;
  const siblings = candidatesOf(source, eventType);
  const ordinal = siblings.length > 1 ? ` [${siblings.indexOf(transition) + 1} of ${siblings.length}]` : '';
  return `${nameOf(source)}: ${eventType || 'always'}${ordinal} -> ${target?.map(nameOf).join() ?? 'stays'}`;
}

const taken = (transition: AnyTransitionDefinition): Element => `transition ${nameTransition(transition)}`;
const branch = (transition: AnyTransitionDefinition, value: boolean): Element =>
  `guard of ${nameTransition(transition)} is ${value}`;

/** All elements: every state, every transition, both branches of every guard. */
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

/** The path of a state value's leaf: `loaded.empty`. */
export const leafOf = (value: unknown): string =>
  typeof value === 'string'
    ? value
    : Object.entries(value ?? {})
        .map(([key, inner]) => `${key}.${leafOf(inner)}`)
        .join();

/** Records the elements taken, by machine id. */
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
      // Nothing was reported before an actor's first step: it started where its transitions start.
      const before = this.#active.get(actorRef) ?? transitions.flatMap(({ source }) => upFrom(source));
      this.#examine(snapshot, before, isEventless ? '' : event.type, transitions);
    }
    if (inspection.type === '@xstate.snapshot') this.rest(actorRef, snapshot);
    else this.arrive(actorRef, snapshot);
  };

  /** Forgets where the actor was, as before its first step. */
  leave(actorRef: object): void {
    this.#active.delete(actorRef);
  }

  /** The actor has taken its last microstep: the guards of its eventless transitions were false. */
  rest(actorRef: object, snapshot: Snapshot): void {
    this.arrive(actorRef, snapshot);
    this.#examine(snapshot, activeNodes(snapshot), '', []);
  }

  /** The actor's active states are now those of the snapshot. */
  arrive(actorRef: object, snapshot: Snapshot): void {
    const nodes = activeNodes(snapshot);
    this.#active.set(actorRef, nodes);
    this.#visit(snapshot, nodes);
  }

  /** Counts guards as false: the screen's control was disabled, and the machine refuses the event. */
  refuse(snapshot: Snapshot, event: EventObject): void {
    this.#examine(snapshot, activeNodes(snapshot), event.type, snapshot.machine.getTransitionData(snapshot, event));
  }

  #visit(snapshot: Snapshot, nodes: readonly Node[]): void {
    const known = this.of(snapshot.machine.id);
    for (const node of nodes) if (node.parent) known.add(`state ${nameOf(node)}`);
  }

  /** Guards were evaluated as XState does: in order, from the innermost state outwards, up to the one taken. */
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

  /** The states whose guards were evaluated: from the leaf up to the one whose transition was taken. */
  #asked(atom: Node, type: string, transitions: AnyTransitionDefinition[]): Node[] {
    const line = upFrom(atom);
    const last = line.findIndex((node) => candidatesOf(node, type).some((one) => transitions.includes(one)));
    return last < 0 ? line : line.slice(0, last + 1);
  }
}
