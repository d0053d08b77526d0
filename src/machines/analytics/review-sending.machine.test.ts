import { describe } from 'vitest';
import { itSendsBatches } from './batch-sending-cases.ts';
import { reviewSendingMachine } from './review-sending.machine.ts';

describe('§analytics.66 answers that the device keeps are sent', () =>
  itSendsBatches(reviewSendingMachine, (...ids) => ({
    timeZone: 'Europe/London',
    answers: ids.map((id) => ({
      ...{ id, courseId: 'sql', lessonId: 'm1-l4', questionId: 'q1', optionId: 'a' },
      rating: 'good' as const,
      at: '2026-11-20T09:00:00Z',
    })),
  })));
