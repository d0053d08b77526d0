/** What the models of sending share: the device sends what it has kept, and no page shows it. */
import type { BatchOperation } from '../../../../src/machines/analytics/batch-sending.ts';
import { anyPage } from '../../browser/locators.ts';
import type { PageHelpers } from '../../browser/page-helpers.ts';
import { pendingCallActs } from '../pending-call.ts';

export const batchSendingParts = (operation: BatchOperation, paragraph: string) => ({
  answers: { sendBatch: 'tells' as const },
  calls: { sendBatch: [operation] },
  see: {
    resting: { says: 'nothing is to be sent', shows: [anyPage] },
    'sending.underWay': { says: `${paragraph}: it is on its way`, shows: [anyPage] },
    'sending.delayed': { says: `${paragraph}: it goes on by itself`, shows: [anyPage] },
  },
  act: {
    send: async ({ send }: PageHelpers, sent: { type: string }) => send(sent),
    ...pendingCallActs(operation),
  },
});
