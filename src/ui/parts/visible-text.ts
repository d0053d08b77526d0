import * as z from 'zod/mini';

// biome-ignore-start lint/suspicious/noControlCharactersInRegex: the expressions look for such characters.
/** The characters that the contract refuses in a `Name`. */
export const hiddenInLine =
  /[\u0000-\u001f\u007f-\u009f\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/;
/** The characters that the contract refuses in a text of several lines. */
export const hiddenInLines =
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/;
// biome-ignore-end lint/suspicious/noControlCharactersInRegex: see above.

export const hiddenNote = 'This holds a hidden character, perhaps from a copied text. Please type it again.';

const without = (hidden: RegExp) => z.refine<string>((text) => !hidden.test(text), hiddenNote);

export const visibleLine = without(hiddenInLine);
export const visibleLines = without(hiddenInLines);

type Limits = {
  /** What the text is, such as "your reason" in "Please keep your reason under 300 characters." */
  what: string;
  /** The most characters, without spaces at the ends. */
  most: number;
  /** The message for an empty text; left out if it may be empty. */
  missing?: string;
  /** What else to do with a text that is too long, such as ", or attach it as a file". */
  otherwise?: string;
};

const checked = ({ what, most, missing, otherwise = '' }: Limits, visible: typeof visibleLine) => {
  const tooLong = `Please keep ${what} under ${most.toLocaleString('en-GB')} characters${otherwise}.`;
  return z.string().check(z.trim(), z.minLength(missing ? 1 : 0, missing), z.maxLength(most, tooLong), visible);
};

/** Schemas for a field of one line, and of several lines. */
export const typedLine = (limits: Limits) => checked(limits, visibleLine);
export const typedLines = (limits: Limits) => checked(limits, visibleLines);
