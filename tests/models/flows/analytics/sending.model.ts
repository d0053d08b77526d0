import type { OperationInput } from '../../../../src/api/operation.ts';
import { activitySendingMachine } from '../../../../src/machines/analytics/sending.machine.ts';
import { paths } from '../../../../src/paths.ts';
import { model } from '../../engine/model.ts';
import { pendingCallSamples } from '../pending-call.ts';
import { batchSendingParts } from './batch-sending.ts';

type Batch = OperationInput<'recordActivity'>;

const event: Batch['events'][number] = {
  id: '2f9a6c1e-58d4-4b7a-9c03-1e5d7f8a0b42',
  kind: 'opened',
  courseId: 'data-analytics',
  lessonId: 'm1-l1',
  at: '2026-11-20T09:00:00Z',
};
const some: Batch = { timeZone: 'Europe/London', events: [event] };
const none: Batch = { timeZone: 'Europe/London', events: [] };

export const activitySending = model(activitySendingMachine)({
  // When the page opens, the device has kept nothing yet.
  starts: { visit: { open: ({ attend }) => attend(paths.analytics) } },
  events: { send: [{ batch: some }, { batch: none }], ...pendingCallSamples([undefined], [422, 401]) },
  ...batchSendingParts('recordActivity', '§analytics.22'),
});
