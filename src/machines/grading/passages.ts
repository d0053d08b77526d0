/** Passages of a text that comments are about, as offsets in UTF-16 units. */
import type { PassageComment } from '../../api/generated/schema.d.ts';

export type Passage = Pick<PassageComment, 'start' | 'end'>;

/** A piece of the text, with the indices of the comments about it. */
export type Piece = { start: number; text: string; about: number[] };

/** The text cut where a passage begins or ends, so that passages may overlap. */
export function piecesOf(text: string, passages: readonly Passage[]): Piece[] {
  const inside = (offset: number) => Math.min(offset, text.length);
  const cuts = new Set([0, text.length, ...passages.flatMap(({ start, end }) => [inside(start), inside(end)])]);
  const offsets = [...cuts].toSorted((one, other) => one - other);
  return offsets.slice(0, -1).map((start, index) => {
    const end = offsets[index + 1] ?? text.length;
    const about = passages.flatMap((passage, index) => (passage.start < end && start < passage.end ? [index] : []));
    return { start, text: text.slice(start, end), about };
  });
}

/** The longest passage that a comment can be about. */
const longest = 1000;

/** The passage without the space around it, and not too long; null where it has no letter. */
export function trimmed(text: string, { start, end }: Passage): Passage | null {
  const chosen = text.slice(start, Math.min(end, start + longest));
  const trimmed = chosen.trim();
  if (trimmed === '') return null;
  const first = start + chosen.indexOf(trimmed);
  return { start: first, end: first + trimmed.length };
}

/** The passage's text in one line, cut off where it is long. */
export function quoteOf(text: string, { start, end }: Passage, most = 120): string {
  const passage = text.slice(start, end).replaceAll(/\s+/g, ' ');
  return passage.length > most ? `${passage.slice(0, most).trimEnd()}…` : passage;
}
