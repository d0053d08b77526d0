/** CSV tables (RFC 4180) that are safe to open in a spreadsheet. */

/** With the mark at its beginning, spreadsheets read a table as UTF-8. */
export const byteOrderMark = '\ufeff';

export const csvLine = (cells: readonly string[]): string => `${cells.map(cell).join(',')}\r\n`;

/** Whatever a spreadsheet would take for a formula begins with an apostrophe, also behind blanks. */
function cell(text: string): string {
  const safe = /^[\s\u00a0]*[=+\-@\uff1d\uff0b\uff0d\uff20]|^[\t\r\n]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
