/** What a drawing of a statechart consists of. */
import type { State, Transition } from './graph.ts';

export type Box = { x: number; y: number; width: number; height: number };
type Point = { x: number; y: number };

export type Drawn = {
  id: string;
  width: number;
  height: number;
  /** `own`: transitions that are listed in the state's box, as they stay there or lead to a state within. */
  states: readonly (State & Box & { own: readonly Transition[] })[];
  arrows: readonly {
    points: readonly Point[];
    label: (Point & { transitions: readonly Transition[] }) | null;
  }[];
  /** The dots that the arrows to initial states start from. */
  dots: readonly Point[];
};

export const lineHeight = 18;
export const headHeight = 30;
export const padding = 12;
export const sentence = ({ text, guard }: Transition) => (guard ? `${text} [${guard}]` : text);
/** A transition as a line in its state's box. */
export const ownSentence = (transition: Transition) =>
  transition.target === null || transition.target === transition.source
    ? sentence(transition)
    : `${sentence(transition)} → ${transition.target.split('.').at(-1)}`;
