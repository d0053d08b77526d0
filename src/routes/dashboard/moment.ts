const format = new Intl.DateTimeFormat('en-GB', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
  timeZoneName: 'short',
});

/** A moment in the viewer's zone, which it names: "Monday 23 November at 08:00 GMT". */
export function momentInWords(moment: string | number): string {
  const date = new Date(moment);
  return Number.isNaN(date.getTime()) ? '' : format.format(date);
}
