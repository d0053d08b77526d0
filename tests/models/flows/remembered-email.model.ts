import { rememberedEmailMachine } from '../../../src/machines/remembered-email.machine.ts';
import { model, passing } from '../engine/model.ts';

export const rememberedEmail = model(rememberedEmailMachine)({
  starts: { kept: { input: () => ({ email: 'student@example.com' }) }, none: { input: () => ({ email: null }) } },
  events: { forget: [{}] },
  answers: {},
  see: {
    looking: passing,
    none: { says: 'decisions 6.5: nothing is kept' },
    kept: { says: 'decisions 6.5: the address is kept for the next visit' },
    forgotten: { says: 'the address is kept no longer' },
  },
});
