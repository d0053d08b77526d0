import type { Handlers } from '../handler.ts';
import { Problem } from '../problem.ts';

const unwritten = async (): Promise<never> => {
  throw new Problem(500, 'Not written yet.');
};

export const photoHandlers: Pick<Handlers, 'uploadPhoto' | 'getPhoto'> = {
  uploadPhoto: unwritten,
  getPhoto: unwritten,
};
