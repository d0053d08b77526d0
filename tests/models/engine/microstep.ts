/** The one use of a field of XState that it does not document. */
import type { AnyTransitionDefinition, InspectedMicrostepEvent } from 'xstate';

/** XState reports the transitions of a microstep in this field alone; no public function returns those that were taken. */
export const transitionsTaken = (microstep: InspectedMicrostepEvent): AnyTransitionDefinition[] =>
  microstep._transitions;
