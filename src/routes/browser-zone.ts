/** The name of the browser's time zone. */
export const browserZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;
