/** What the panel and the flows page show of a flow. `data.ts` gathers it. */
import type { Drawn } from '../../scripts/statechart/drawing.ts';
import type { Graph } from '../../scripts/statechart/graph.ts';

export type Flow = Graph & {
  /** The machine's file and those around it: `catalogue/list`. Of a case study, its course and lesson. */
  stem: string;
  /** The story of each state that has one, by the state's path. */
  stories: Readonly<Record<string, string>>;
  /** The story in which the machine runs. */
  live: string | null;
  /** The specification's sentence for a state, by its path. */
  descriptions: Readonly<Record<string, string>>;
  /** Examples of each event, to be sent to a live machine; those that hold files cannot travel. */
  events: Readonly<Record<string, readonly object[]>>;
  drawing: Drawn;
};

/** A flow without what only its drawing needs. */
export type FlowText = Omit<Flow, 'drawing' | 'events'>;

/** What the last run of the model tests did not cover, by flow. */
export type Coverage = Readonly<Record<string, { missing: readonly string[] }>>;

export type Workshop = {
  flows: readonly Flow[];
  /** The case studies of the content: the states of each are its scenes. */
  studies: readonly Flow[];
  coverage: Coverage;
};

/** A machine that runs in the story, and the state that it is in. */
export type Live = { id: string; machine: string; leaf: string };

/** The events between panel and story, on Storybook's channel. */
export const channel = {
  /** Story to panel: all machines that run, whenever one changes its state. */
  live: 'statechart/live',
  /** Panel to story: send `live` again. */
  ask: 'statechart/ask',
  /** Panel to story: send this event to the machine. */
  perform: 'statechart/perform',
  /** Story to panel: a guard refused the event. */
  refused: 'statechart/refused',
} as const;
