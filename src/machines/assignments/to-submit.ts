import type { Assignment } from './types.ts';

/** Whether it is still to be submitted. Who is excused does not have to (§assignments.34). */
export const isToSubmit = ({ status, excuse }: Pick<Assignment, 'status' | 'excuse'>): boolean =>
  (status === 'pending' || status === 'overdue') && excuse === undefined;
