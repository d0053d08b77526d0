/** In a file of its own, as what runs in the page needs it, and the page has no files to read. */
import type { StateNode } from 'xstate';

/** The state and all beneath it. */
export const nodesOf = (node: StateNode): StateNode[] => [node, ...Object.values(node.states).flatMap(nodesOf)];
