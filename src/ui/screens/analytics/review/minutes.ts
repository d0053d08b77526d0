/** `about 3 minutes`, at about twenty seconds for each question. */
export function minutesFor(questions: number): string {
  const minutes = Math.ceil(questions / 3);
  return `about ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`;
}
