import * as z from 'zod/mini';

// biome-ignore-start lint/suspicious/noControlCharactersInRegex: these are what they look for.
/** As `Name` in the contract refuses them. */
export const hiddenInLine =
  /[\u0000-\u001f\u007f-\u009f\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/;
/** As the contract refuses them in a text of several lines. */
export const hiddenInLines =
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/;
// biome-ignore-end lint/suspicious/noControlCharactersInRegex: see above.

export const hiddenNote = 'This holds a hidden character, perhaps from a copied text. Please type it again.';

const without = (hidden: RegExp) => z.refine<string>((text) => !hidden.test(text), hiddenNote);

export const visibleLine = without(hiddenInLine);
export const visibleLines = without(hiddenInLines);

type Limits = {
  /** What it is, as in "Please keep your reason under 300 characters." */
  what: string;
  /** Characters, without blanks at its ends. */
  most: number;
  /** What is said where it is empty; left out where it may be. */
  missing?: string;
  /** What else can be done where it is too long, as ", or attach it as a file". */
  otherwise?: string;
};

const checked = ({ what, most, missing, otherwise = '' }: Limits, visible: typeof visibleLine) => {
  const tooLong = `Please keep ${what} under ${most.toLocaleString('en-GB')} characters${otherwise}.`;
  return z.string().check(z.trim(), z.minLength(missing ? 1 : 0, missing), z.maxLength(most, tooLong), visible);
};

/** What a person types into a field of one line, or of several. */
export const typedLine = (limits: Limits) => checked(limits, visibleLine);
export const typedLines = (limits: Limits) => checked(limits, visibleLines);
