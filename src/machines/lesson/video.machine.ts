import { assign, setup } from 'xstate';

type Event = { type: 'replay' };

/** No animation lasts longer than this, in milliseconds. */
const animationLength = 5000;

/** A lesson's animation: plays once, and again when asked (§lesson.5). */
export const lessonVideoMachine = setup({
  types: {
    /** `showing` counts the playbacks, so that the view restarts the animation for each. */
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
