/** The time zone of the browsers that journeys and faults run in. */
export const timeZone = 'Europe/London';
