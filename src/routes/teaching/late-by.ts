const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

const inUnit = (unit: 'day' | 'hour' | 'minute') =>
  new Intl.NumberFormat('en-GB', { style: 'unit', unit, unitDisplay: 'long' });

/** `2 days late`, in whole days, hours or minutes, and at least a minute. */
export function lateBy(dueAt: string, submittedAt: string): string {
  const late = new Date(submittedAt).getTime() - new Date(dueAt).getTime();
  const [size, unit] =
    late >= day ? ([day, 'day'] as const) : late >= hour ? ([hour, 'hour'] as const) : [minute, 'minute' as const];
  return `${inUnit(unit).format(Math.max(1, Math.floor(late / size)))} late`;
}
