/** When a course will be done, in words. */

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
