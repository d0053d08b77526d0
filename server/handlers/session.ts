import type { Handlers } from '../handler.ts';
import { Problem } from '../problem.ts';

const unwritten = async (): Promise<never> => {
  throw new Problem(500, 'Not written yet.');
};

export const sessionHandlers: Pick<Handlers, 'login' | 'logout' | 'getCurrentUser'> = {
  login: unwritten,
  logout: unwritten,
  getCurrentUser: unwritten,
};
