import { assign, setup } from 'xstate';

type Event = { type: 'replay' };

/** Every animation ends within this time, in milliseconds. */
const animationLength = 5000;

/** A lesson's animation: plays once, and again when asked (§lesson.5). */
export const lessonVideoMachine = setup({
  types: {
    /** `showing` counts the showings, so that each starts the picture anew. */
    context: {} as { showing: number },
    events: {} as Event,
  },
  delays: { animationLength },
}).createMachine({
  id: 'lessonVideo',
  description: '§lesson.5',
  context: { showing: 1 },
  initial: 'playing',
  states: {
    playing: { after: { animationLength: 'played' } },
    played: {
      on: { replay: { target: 'playing', actions: assign({ showing: ({ context }) => context.showing + 1 }) } },
    },
  },
});
