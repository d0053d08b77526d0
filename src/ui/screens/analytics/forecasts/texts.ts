/** When a course will be done, in words. */

export type Range = {
  /** Days in words: `27 December 2026`; null while there is no range yet. */
  earliest: string | null;
  /** Null where two years may not be enough. */
  latest: string | null;
};

/** `Between 27 December 2026 and 7 February 2027.` */
export function rangeOfDays({ earliest, latest }: Range): string {
  if (earliest === null) return 'Study for two full weeks to see an estimate.';
  if (latest === null) return `${earliest} at the earliest. At this pace, two years may not be enough.`;
  return earliest === latest ? `${earliest}.` : `Between ${earliest} and ${latest}.`;
}
