import type { Handlers } from '../handler.ts';
import { Problem } from '../problem.ts';

const unwritten = async (): Promise<never> => {
  throw new Problem(500, 'Not written yet.');
};

export const studyHandlers: Pick<Handlers, 'listAssignments' | 'listResources' | 'listClasses' | 'listCertificates'> = {
  listAssignments: unwritten,
  listResources: unwritten,
  listClasses: unwritten,
  listCertificates: unwritten,
};
