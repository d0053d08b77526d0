/** The nodes of a statechart. Nothing here reads files, as code that runs in the page imports it. */
import type { AnyMachineSnapshot, AnyStateMachine, StateNode } from 'xstate';

/** Tells the machine from the other exports of its file. */
export const isMachine = (value: unknown): value is AnyStateMachine =>
  typeof value === 'object' && value !== null && 'root' in value && 'provide' in value;

/** The state and all beneath it. */
export const nodesOf = (node: StateNode): StateNode[] => [node, ...Object.values(node.states).flatMap(nodesOf)];

function within(node: StateNode, value: unknown): StateNode[] {
  const inner = typeof value === 'string' ? { [value]: {} } : Object(value);
  const states = Object.entries(inner).flatMap(([key, rest]) => {
    const state = node.states[key];
    return state ? within(state, rest) : [];
  });
  return [node, ...states];
}

/** The states that the machine is in, from the machine itself to the innermost. */
export const activeNodes = ({ machine, value }: AnyMachineSnapshot): StateNode[] => within(machine.root, value);
