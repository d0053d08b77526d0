/** What the workshop knows of a flow. `data.ts` gathers it; the panel and the flows page show it. */
import type { Drawn } from '../../scripts/statechart/drawing.ts';
import type { Graph } from '../../scripts/statechart/graph.ts';

export type Flow = Graph & {
  /** The machine's file and those around it: `catalogue`. */
  stem: string;
  /** The story of each state that has one, by the state's path. */
  stories: Readonly<Record<string, string>>;
  /** The story in which the machine runs. */
  live: string | null;
  /** What the specification says of a state, by its path. */
  says: Readonly<Record<string, string>>;
  /** Examples of each event, to be sent to a live machine; those that hold files cannot travel. */
  events: Readonly<Record<string, readonly object[]>>;
  drawing: Drawn;
};

/** A flow in words. */
export type ToldFlow = Omit<Flow, 'drawing' | 'events'>;

/** Of the last run of the model tests: what was not taken. */
export type Coverage = Readonly<Record<string, { missing: readonly string[] }>>;

export type Workshop = { flows: readonly Flow[]; coverage: Coverage };

/** Where a machine that runs in the story stands. */
export type Live = { id: string; machine: string; leaf: string };

/** What panel and story say to each other. */
export const channel = {
  /** Story to panel: all that run, whenever one moves. */
  live: 'statechart/live',
  /** Panel to story: tell me again. */
  ask: 'statechart/ask',
  /** Panel to story: this event, please. */
  perform: 'statechart/perform',
  /** Story to panel: a guard would not have it. */
  refused: 'statechart/refused',
} as const;
