import type { Handlers } from '../handler.ts';
import { Problem } from '../problem.ts';

const unwritten = async (): Promise<never> => {
  throw new Problem(500, 'Not written yet.');
};

export const passwordHandlers: Pick<Handlers, 'requestPasswordReset' | 'confirmPasswordReset' | 'changePassword'> = {
  requestPasswordReset: unwritten,
  confirmPasswordReset: unwritten,
  changePassword: unwritten,
};
