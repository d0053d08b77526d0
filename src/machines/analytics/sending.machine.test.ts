import { describe } from 'vitest';
import { itSendsBatches } from './batch-sending-cases.ts';
import { activitySendingMachine } from './sending.machine.ts';

describe('§analytics.22 What the device keeps is sent', () =>
  itSendsBatches(activitySendingMachine, (...ids) => ({
    timeZone: 'Europe/London',
    events: ids.map((id) => ({
      id,
      kind: 'opened' as const,
      courseId: 'sql',
      lessonId: 'm1-l1',
      at: '2026-11-20T09:00:00Z',
    })),
  })));
