/** A statechart as data, read off the machine itself: its states, its transitions and the actors that it invokes. */
import type { AnyStateMachine, AnyTransitionDefinition } from 'xstate';
import { type DirectedGraphNode, toDirectedGraph } from 'xstate/graph';

type Node = AnyStateMachine['root'];

export type Transition = {
  /** Its name in the reports of the model tests. */
  element: string;
  source: string;
  /** `null` where the state stays. */
  target: string | null;
  /** The event's type, and the same as a person reads it. */
  event: string;
  text: string;
  guard: string | null;
  /** Caused by a person rather than by an actor or a delay. */
  isIntent: boolean;
};

export type State = {
  /** `loaded.empty`; the machine itself has none. */
  path: string;
  name: string;
  parent: string | null;
  description: string | null;
  /** Without children and without an eventless transition: the machine can stay here. */
  isRest: boolean;
  isInitial: boolean;
  actors: readonly string[];
};

export type Graph = {
  id: string;
  description: string;
  states: readonly State[];
  transitions: readonly Transition[];
};

const pathOf = (node: Node) => node.path.join('.');
const nameOf = (node: Node) => pathOf(node) || '(machine)';

const isRest = (node: Node) => Object.keys(node.states).length === 0 && (node.always ?? []).length === 0;

const seconds = (milliseconds: number) => (milliseconds < 1000 ? `${milliseconds} ms` : `${milliseconds / 1000} s`);

function delayText(node: Node, eventType: string): string {
  const delay = node.after.find((one) => one.eventType === eventType)?.delay;
  if (typeof delay === 'number') return `after ${seconds(delay)}`;
  const figure: unknown = node.machine.implementations.delays[String(delay)];
  return typeof figure === 'number' ? `after ${delay} (${seconds(figure)})` : `after ${delay}`;
}

function eventText(node: Node, eventType: string): string {
  if (eventType === '') return 'at once';
  if (eventType.startsWith('xstate.after.')) return delayText(node, eventType);
  const [, ending, actor] = /^xstate\.(done|error)\.actor\.(.+)$/.exec(eventType) ?? [];
  return ending ? `${actor}: ${ending === 'done' ? 'done' : 'failed'}` : eventType;
}

const isWord = (value: unknown) => typeof value === 'string' || typeof value === 'number';

/** A guard's name, or what an unnamed one compares. */
function guardText({ guard }: AnyTransitionDefinition, hasOthers: boolean): string | null {
  if (!guard) return hasOthers ? 'else' : null;
  if (typeof guard === 'string') return guard;
  if (typeof guard !== 'function') {
    const params: unknown = 'params' in guard ? guard.params : undefined;
    const figures = typeof params === 'object' && params ? Object.values(params) : [params].filter(isWord);
    return [guard.type, ...figures].join(' ');
  }
  return String(guard)
    .replace(/^[^=]*=>\s*/, '')
    .replaceAll(/\s+/g, ' ')
    .slice(0, 48);
}

function transitionsOf(node: Node, siblings: readonly AnyTransitionDefinition[]): Transition[] {
  return siblings.flatMap((transition, index) => {
    const { eventType, target } = transition;
    const branch = siblings.length > 1 ? ` [${index + 1} of ${siblings.length}]` : '';
    const targets = target?.map(nameOf).join() ?? 'stays';
    const common = {
      element: `transition ${nameOf(node)}: ${eventType || 'always'}${branch} -> ${targets}`,
      source: pathOf(node),
      event: String(eventType),
      text: eventText(node, eventType),
      guard: guardText(transition, index > 0),
      isIntent: eventType !== '' && !eventType.startsWith('xstate.'),
    };
    const ends = target?.map(pathOf) ?? [null];
    return ends.map((end) => ({ ...common, target: end }));
  });
}

const nodesOf = ({ stateNode, children }: DirectedGraphNode): Node[] => [stateNode, ...children.flatMap(nodesOf)];

export function graphOf(machine: AnyStateMachine): Graph {
  const nodes = nodesOf(toDirectedGraph(machine));
  return {
    id: machine.id,
    description: machine.root.description ?? '',
    states: nodes.map((node) => ({
      path: pathOf(node),
      name: node.parent ? node.key : machine.id,
      parent: node.parent ? pathOf(node.parent) : null,
      description: node.description ?? null,
      isRest: isRest(node),
      isInitial: node.parent?.initial?.target?.includes(node) ?? false,
      actors: node.invoke.map(({ id }) => id),
    })),
    transitions: nodes.flatMap((node) => [
      ...[...node.transitions.values()].flatMap((siblings) => transitionsOf(node, siblings)),
      ...transitionsOf(node, node.always ?? []),
    ]),
  };
}
