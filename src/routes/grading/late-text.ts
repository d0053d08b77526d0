import type { Feedback } from '../../api/generated/schema.d.ts';

/** `86 given, 10 off for 1 day late: 76` */
export const lateText = ({ given, deduction, daysLate }: NonNullable<Feedback['late']>): string =>
  `${given} given, ${deduction} off for ${daysLate === 1 ? '1 day' : `${daysLate} days`} late: ${given - deduction}`;
