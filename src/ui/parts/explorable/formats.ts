/** Numbers as they are written in sentences. */

/** The rounded number as text, without a minus sign before a zero. */
export function rounded(value: number, digits = 0): string {
  const format = new Intl.NumberFormat('en-GB', { minimumFractionDigits: digits, maximumFractionDigits: digits });
  return format.format(Math.round(value * 10 ** digits) / 10 ** digits || 0);
}

export const pounds = (value: number) => `£${rounded(value)}`;

export const percent = (share: number, digits = 0) => `${rounded(share * 100, digits)}%`;

export const listed = (values: readonly (string | number)[]): string =>
  values.length < 2 ? values.join('') : `${values.slice(0, -1).join(', ')} and ${values.at(-1)}`;
