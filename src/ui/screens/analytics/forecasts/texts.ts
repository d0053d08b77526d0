/** When a course will be done, in words. */
import type { ForecastRightness } from '../../../../api/generated/schema.d.ts';

export type Range = {
  /** The day as text, such as `27 December 2026`; null while there is no range yet. */
  earliest: string | null;
  /** The same; null if two years may not be enough. */
  latest: string | null;
};

/** `Between 27 December 2026 and 7 February 2027.` */
export function rangeOfDays({ earliest, latest }: Range): string {
  if (earliest === null) return 'Study for two full weeks to see an estimate.';
  if (latest === null) return `${earliest} at the earliest. At this pace, two years may not be enough.`;
  return earliest === latest ? `${earliest}.` : `Between ${earliest} and ${latest}.`;
}

/** `We have said so 124 times here: 79 of 100 courses were done between the two days.` */
export const rightnessText = ({ said, held }: ForecastRightness): string =>
  `We have said so ${said.toLocaleString('en-GB')} times here: ${Math.round((100 * held) / said)} of 100 courses were done between the two days.`;
