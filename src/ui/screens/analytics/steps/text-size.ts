/** How much room a text takes, guessed without a browser, so that the server lays a map out as the browser does. */

/** Of letters' widths in Inter, semibold, in the font's size. Rather too wide than too narrow: a line more is only air. */
const kinds: readonly [RegExp, number][] = [
  [/[ijlI.,:;'|!]/u, 0.32],
  [/[tfr()[\]/1-]/u, 0.41],
  [/[mwM]/u, 0.89],
  [/[W@%—…]/u, 1.02],
  [/[A-Z0-9]/u, 0.72],
  [/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Extended_Pictographic}]/u, 1.1],
];
const usual = 0.59;
const space = 0.26;
/** A broken word leaves as much of a line free at most, as letters are not halved. */
const letter = 1;

const widthOf = (word: string) =>
  [...word].reduce((sum, letter) => sum + (kinds.find(([kind]) => kind.test(letter))?.[1] ?? usual), 0);

/** How many lines a text has in a column of so many of its font's sizes. Words that are longer than a line are broken. */
export function linesOf(text: string, column: number): number {
  let lines = 1;
  let used = 0;
  for (const word of text.split(/\s+/)) {
    let width = widthOf(word);
    if (used > 0 && used + space + width > column) {
      lines += 1;
      used = 0;
    }
    for (; width > column; width -= Math.max(column - letter, letter)) lines += 1;
    used += (used > 0 ? space : 0) + width;
  }
  return lines;
}

/** The text, or as much of it as so many lines hold. */
export function shortened(text: string, column: number, most: number): string {
  if (linesOf(text, column) <= most) return text;
  const letters = [...text];
  while (letters.length > 1 && linesOf(`${letters.join('').trimEnd()}…`, column) > most) letters.pop();
  return `${letters.join('').trimEnd()}…`;
}
