import { expect, test } from 'vitest';
import { classStatus } from './class-status.ts';

const at = (time: string) => new Date(`2026-11-20T${time}Z`);

test('§schedule.4 classes are upcoming, live from their start, finished from their end, or cancelled', () => {
  const session = { startsAt: at('10:00:00'), endsAt: at('11:00:00'), cancelled: false };
  const moments = ['09:59:59', '10:00:00', '10:59:59', '11:00:00'].map(at);
  expect(moments.map((now) => classStatus(session, now))).toEqual(['upcoming', 'live', 'live', 'finished']);
  expect(classStatus({ ...session, cancelled: true }, at('10:30:00'))).toBe('cancelled');
});
