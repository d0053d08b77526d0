import { emit, setup } from 'xstate';

/** The browser is to keep the address no longer. */
export type ForgetEmail = { type: 'email.forget' };

type Input = { email: string | null };

/** Taking back what "Remember me" has kept (§account.44). */
export const rememberedEmailMachine = setup({
  types: {
    input: {} as Input,
    context: {} as Input,
    events: {} as { type: 'forget' },
    emitted: {} as ForgetEmail,
  },
  guards: { isKept: ({ context }) => context.email !== null },
}).createMachine({
  id: 'rememberedEmail',
  description: '§account.17, §account.44',
  context: ({ input }) => input,
  initial: 'looking',
  states: {
    looking: { always: [{ guard: 'isKept', target: 'kept' }, { target: 'none' }] },
    none: {},
    kept: { on: { forget: { target: 'forgotten', actions: emit({ type: 'email.forget' }) } } },
    forgotten: {},
  },
});
