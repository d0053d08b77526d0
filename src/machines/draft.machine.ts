import { assign, emit, fromCallback, setup } from 'xstate';
import type { DraftEvent, DraftInput, DraftPlace } from '../api/operation.ts';

type Context = DraftInput & { found: boolean };

type Event =
  | { type: 'change'; values: object }
  | { type: 'keep' } // the page is left: at once
  | { type: 'sent' }
  | DraftEvent;

/** Milliseconds without a change after which what was typed is kept. */
const pause = 250;
/** Milliseconds before a browser that kept nothing is asked again. */
const again = 5_000;

const writeDraft = fromCallback<DraftEvent, DraftInput>(() => {
  throw new Error('Provide the actor "writeDraft" before starting the machine.');
});

/** What was typed into a form and not yet sent: whether this device has it. */
export const draftMachine = setup({
  types: {
    context: {} as Context,
    input: {} as { place: DraftPlace; found: boolean },
    events: {} as Event,
    emitted: {} as { type: 'erase'; place: DraftPlace },
  },
  actors: { writeDraft },
  guards: { isFound: ({ context }) => context.found },
  delays: { pause, again },
  actions: {
    take: assign(({ event }): Partial<Context> => (event.type === 'change' ? { values: event.values } : {})),
  },
}).createMachine({
  id: 'draft',
  description: '§2: the forms; docs/decisions/008-drafts.md',
  context: ({ input }) => ({ ...input, values: {} }),
  initial: 'opening',
  on: {
    change: { target: '.typing', actions: 'take' },
    sent: { target: '.empty', actions: emit(({ context }) => ({ type: 'erase', place: context.place })) },
  },
  states: {
    opening: { always: [{ guard: 'isFound', target: 'saved' }, { target: 'empty' }] },
    empty: { description: 'Nothing was typed that the server does not have.' },
    typing: { on: { keep: 'writing' }, after: { pause: 'writing' } },
    writing: {
      invoke: { id: 'writeDraft', src: 'writeDraft', input: ({ context: { place, values } }) => ({ place, values }) },
      on: { 'draft.written': 'saved', 'draft.refused': 'refused' },
    },
    saved: { description: 'A reload, a closed tab or the end of the session loses nothing.' },
    refused: { description: 'The browser keeps nothing.', after: { again: 'writing' } },
  },
});
