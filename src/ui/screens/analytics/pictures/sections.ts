/** Ids of the sections of `/analytics`, to which the pictures at its top lead. */
export const sections = {
  week: 'this-week',
  weeks: 'week-by-week',
  known: 'strengths-and-gaps',
  done: 'done-by',
  goal: 'your-goal',
} as const;
