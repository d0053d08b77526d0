/** Numbers as sentences have them. */

/** Never a negative zero. */
export function rounded(value: number, digits = 0): string {
  const format = new Intl.NumberFormat('en-GB', { minimumFractionDigits: digits, maximumFractionDigits: digits });
  return format.format(Math.round(value * 10 ** digits) / 10 ** digits || 0);
}

export const pounds = (value: number) => `£${rounded(value)}`;

export const percent = (share: number, digits = 0) => `${rounded(share * 100, digits)}%`;

export const listed = (words: readonly (string | number)[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
