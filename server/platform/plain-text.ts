/**
 * Characters that nobody sees: control characters (with line breaks, tabs and terminal sequences), those that turn the
 * direction of what follows, and blanks without width. `Name`, `FileName` and `MultiLineText` of the contract refuse them;
 * here is the same for what does not come through it, and for what was stored before.
 */

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what it looks for.
const hidden = /[\u0000-\u001f\u007f-\u009f\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/;
const everyHidden = new RegExp(hidden, 'g');
const lineEnds = /\r\n?|[\n\u0085\u2028\u2029]/g;

/** The first hidden character as `U+202E`; undefined where there is none. `lines`: line breaks and tabs are allowed. */
export function hiddenCharacter(text: string, { lines = false } = {}): string | undefined {
  const found = hidden.exec(lines ? text.replace(/[\t\n\r]/g, '') : text)?.[0];
  return found && `U+${found.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`;
}

/** For one line of a mail, a terminal, a PDF or a file's name: line breaks and tabs become blanks, the rest goes. */
export const plainLine = (text: string): string =>
  text.replace(lineEnds, ' ').replaceAll('\t', ' ').replace(everyHidden, '').trim();

/** The same text with a visible mark in place of each, for a name that is shown and not used. */
export const shownHidden = (text: string): string => text.replace(everyHidden, '\ufffd');

/** For a text of several lines in a mail: quoted line by line, so that nothing of it can be taken for words of ours. */
export const quoted = (text: string): string =>
  text
    .split(lineEnds)
    .map((line) => line.replaceAll('\t', '  ').replace(everyHidden, '').trimEnd())
    .map((line) => (line === '' ? '>' : `> ${line}`))
    .join('\n');
