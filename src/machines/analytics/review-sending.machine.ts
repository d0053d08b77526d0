import { batchSendingMachine } from './batch-sending.ts';

/** Sends the answers of the review that the device keeps, until the server has them (§analytics.66). */
export const reviewSendingMachine = batchSendingMachine({
  id: 'reviewSending',
  description: '§analytics.66',
  operation: 'answerCards',
  emptyBatch: { timeZone: 'UTC', answers: [] },
  hasItems: ({ answers }) => answers.length > 0,
});
