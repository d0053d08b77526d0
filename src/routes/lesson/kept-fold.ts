/**
 * Whether a person folded the outline beside a lesson, on this device: once for lessons that are read, once for those that are worked
 * at, whose panes need the width. `index.html` puts what is kept on the document before paint, so that nothing moves.
 */

/** How wide a lesson is: a column, or the whole window. */
export type LessonKind = 'reading' | 'working';

const key = 'outline';

/** What the server renders, which does not know this device. */
export const isFoldedAtFirst = (kind: LessonKind) => kind === 'working';

function kept(): string[] {
  try {
    return (localStorage.getItem(key) ?? '').split(' ').filter(Boolean);
  } catch {
    return []; // storage is switched off
  }
}

export function readFold(kind: LessonKind): boolean {
  const words = kept();
  if (words.includes(`${kind}-folded`)) return true;
  return words.includes(`${kind}-beside`) ? false : isFoldedAtFirst(kind);
}

export function keepFold(kind: LessonKind, isFolded: boolean): void {
  const others = kept().filter((word) => !word.startsWith(kind));
  const words = [...others, `${kind}-${isFolded ? 'folded' : 'beside'}`].join(' ');
  document.documentElement.dataset['outline'] = words;
  try {
    localStorage.setItem(key, words);
  } catch {
    // Storage is switched off: the choice lasts until the page is left.
  }
}
