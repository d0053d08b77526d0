import { match } from 'ts-pattern';
import type { Feedback } from '../api/generated/schema.d.ts';
import type { RegradeShown } from '../ui/screens/assignments/submitted/regrade.tsx';
import { dayAndTime } from './dates.ts';

/** A regrade request in words. `before` is the grade that it is about. */
export function regradeText(regrade: NonNullable<Feedback['regrade']>, before: number, zone: string): RegradeShown {
  const { status, reason, requestedAt, answeredBy, answeredAt, answer, grade } = regrade;
  const answered = `${answeredBy ? ` by ${answeredBy}` : ''}${answeredAt ? ` on ${dayAndTime(zone, answeredAt)}` : ''}`;
  return {
    requested: `Regrade requested on ${dayAndTime(zone, requestedAt)}`,
    reason,
    outcome: match(status)
      .with('requested', () => "Waiting for an instructor's answer")
      .with('kept', () => `Answered${answered}. The grade stays at ${before}%.`)
      .with('regraded', () => `Regraded${answered}: ${before}% before, ${grade}% after.`)
      .exhaustive(),
    answer,
  };
}
