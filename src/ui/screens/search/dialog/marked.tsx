import { css } from 'styled-system/css';

const mark = css({ bg: 'transparent', color: 'accent.text', fontWeight: 'bold' });

const escaped = (word: string) => word.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/** The text in pieces, where every second one begins a word as one of the searched words does. */
export function piecesOf(text: string, words: string): string[] {
  const wanted = words.trim().split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return [text];
  // The longest first: of "da data", the whole "data" is marked.
  const longestFirst = wanted.toSorted((one, other) => other.length - one.length);
  return text.split(new RegExp(`(?<![\\p{L}\\p{N}])(${longestFirst.map(escaped).join('|')})`, 'giu'));
}

/** A title in which the searched words are marked. */
export function Marked({ text, words }: { text: string; words: string }) {
  return piecesOf(text, words).map((piece, place) =>
    place % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no other name
      <mark key={place} className={mark}>
        {piece}
      </mark>
    ) : (
      piece
    ),
  );
}
