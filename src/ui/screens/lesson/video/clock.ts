/** Times as players show them, and as screen readers read them. */

/** `1:05`. */
export function clock(seconds: number): string {
  const whole = Math.floor(seconds + 0.001);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}

const counted = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`;

/** `1 minute 5 seconds`. */
export function spokenTime(seconds: number): string {
  const whole = Math.floor(seconds + 0.001);
  const minutes = Math.floor(whole / 60);
  const rest = counted(whole % 60, 'second');
  return minutes === 0 ? rest : `${counted(minutes, 'minute')} ${rest}`;
}
