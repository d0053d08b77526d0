/** At about twenty seconds a question: `about 3 minutes`. */
export function minutesFor(questions: number): string {
  const minutes = Math.ceil(questions / 3);
  return `about ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`;
}
