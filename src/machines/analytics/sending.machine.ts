import { batchSendingMachine } from './batch-sending.ts';

/** Sends what the device keeps of lessons opened and of active time, until the server has it (§analytics.22). */
export const activitySendingMachine = batchSendingMachine({
  id: 'activitySending',
  description: '§analytics.22',
  operation: 'recordActivity',
  emptyBatch: { timeZone: 'UTC', events: [] },
  hasItems: ({ events }) => events.length > 0,
});
