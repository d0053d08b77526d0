import { exampleDueCards } from '../../../../src/api/generated/examples.ts';
import type { OperationInput } from '../../../../src/api/operation.ts';
import { reviewSendingMachine } from '../../../../src/machines/analytics/review-sending.machine.ts';
import { paths } from '../../../../src/paths.ts';
import { model } from '../../engine/model.ts';
import { pendingCallSamples } from '../pending-call.ts';
import { batchSendingParts } from './batch-sending.ts';

type Batch = OperationInput<'answerCards'>;

const answer: Batch['answers'][number] = {
  id: '5b0e7c14-92d3-4f6a-8a15-c07d3e9b2f61',
  courseId: 'data-analytics',
  lessonId: 'm1-l4',
  questionId: 'q1',
  optionId: 'b',
  rating: 'good',
  at: '2026-11-20T09:00:00Z',
};
const some: Batch = { timeZone: 'Europe/London', answers: [answer] };
const none: Batch = { timeZone: 'Europe/London', answers: [] };

export const reviewSending = model(reviewSendingMachine)({
  // When the page opens, the device has kept nothing yet.
  starts: {
    visit: {
      open: async ({ attend, network }) => {
        network.give('getDueCards', exampleDueCards);
        await attend(paths.review);
      },
    },
  },
  events: { send: [{ batch: some }, { batch: none }], ...pendingCallSamples([undefined], [422, 401]) },
  ...batchSendingParts('answerCards', '§analytics.66'),
});
