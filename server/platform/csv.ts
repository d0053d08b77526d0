/** CSV tables (RFC 4180) that are safe to open in a spreadsheet with any separator. */

/** With the mark at its beginning, spreadsheets read a table as UTF-8. */
export const byteOrderMark = '\ufeff';

/** Each cell is quoted, so that a `;` in a name is not taken for a separator. */
export const csvLine = (cells: readonly string[]): string =>
  `${cells.map((text) => `"${defused(text).replaceAll('"', '""')}"`).join(',')}\r\n`;

/** The answer of an operation that a browser saves as this file. */
export const csvFile = <Body>(name: string, body: Body) => ({
  status: 200 as const,
  mediaType: 'text/csv' as const,
  headers: { 'content-disposition': `attachment; filename="${name}"` },
  body,
});

/**
 * Whatever a spreadsheet would take for a formula begins with an apostrophe: also behind blanks and quotes, and behind all that
 * some program reads as the end of a cell or a line.
 */
export function defused(text: string): string {
  const within = text.replace(/([;,|\t\r\n"])([\s\u00a0'"]*)(?=[=+\-@\uff1d\uff0b\uff0d\uff20])/g, "$1$2'");
  return /^[\s\u00a0]*[=+\-@\uff1d\uff0b\uff0d\uff20]|^[\t\r\n]/.test(within) ? `'${within}` : within;
}
