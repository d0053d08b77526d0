/** What several models send and answer: the contract's examples. */
import { exampleAssignments } from '../../../src/api/generated/examples.ts';
import type { OperationOutput } from '../../../src/api/operation.ts';
import type { Viewer } from '../../../src/machines/calendar-day.ts';

type Assignment = OperationOutput<'listAssignments'>[number];

function having(status: Assignment['status']): Assignment {
  const found = exampleAssignments.find((one) => one.status === status);
  if (!found) throw new Error(`No example of an assignment is ${status}.`);
  return found;
}

export const pending = having('pending');
export const graded = having('graded');

/** When the walks take place. */
export const moment = Date.parse('2026-11-21T12:00:00Z');
export const viewer: Viewer = { now: () => moment, zone: 'Europe/London' };

export const text = new Blob(['A file.'], { type: 'text/plain' });
export const fileOf = (name: string) => new File(['Something.'], name, { type: 'text/plain', lastModified: moment });

const price = { courseId: 'data-analytics', currency: 'GBP', amount: 299.99 } as const;
export const fullQuote: OperationOutput<'quotePayment'> = { ...price, discount: 0, total: 299.99 };
export const reducedQuote: OperationOutput<'quotePayment'> = {
  ...price,
  discount: 75,
  total: 224.99,
  promotionCode: 'LEARN25',
};
