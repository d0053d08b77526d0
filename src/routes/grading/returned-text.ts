import type { Submission } from '../../machines/grading/types.ts';
import { dayAndTime } from '../dates.ts';

/** "86% by Sarah Chen, Fri, 20 Nov 2026, 09:00 GMT" */
export function returnedText({ total, by, returnedAt }: NonNullable<Submission['feedback']>, zone: string): string {
  return `${total}%${by ? ` by ${by}` : ''}, ${dayAndTime(zone, returnedAt)}`;
}
