import type { Handlers } from '../handler.ts';
import { Problem } from '../problem.ts';

const unwritten = async (): Promise<never> => {
  throw new Problem(500, 'Not written yet.');
};

export const invitationHandlers: Pick<Handlers, 'verifyToken' | 'completeRegistration' | 'register'> = {
  verifyToken: unwritten,
  completeRegistration: unwritten,
  register: unwritten,
};
