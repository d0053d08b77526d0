/** What lists of threads and questions share: keyset cursors and excerpts. */
import { lexer, walkTokens } from 'marked';
import { Problem } from '../http/problem.ts';
import { plainLine } from '../platform/plain-text.ts';

/** Longest excerpt, in characters. */
const excerptLength = 160;

/** Parts of a line: nothing stands between them. */
const inline = new Set(['text', 'escape', 'codespan', 'strong', 'em', 'del', 'link', 'html']);

export const cursorOf = (at: Date, id: string) => Buffer.from(`${at.getTime()}|${id}`).toString('base64url');

/** Throws 400 for what is no cursor. */
export function readCursor(cursor: string): { at: Date; id: string } {
  const [, time = '', id = ''] =
    /^(\d{1,15})\|([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/.exec(
      Buffer.from(cursor, 'base64url').toString('utf8'),
    ) ?? [];
  if (id === '') throw new Problem(400, 'cursor is not in the expected form.');
  return { at: new Date(Number(time)), id };
}

/** The beginning of a text in Markdown, in one line and without its marks. */
export function excerptOf(markdown: string): string {
  let words = '';
  // The marks take up some of what is read: more than enough for the excerpt, and little work however long the text is.
  walkTokens(lexer(markdown.slice(0, 10 * excerptLength)), (token) => {
    if (!inline.has(token.type)) words += ' ';
    if ('text' in token && !('tokens' in token && token.tokens)) words += token.text;
  });
  const line = plainLine(words).replace(/\s+/g, ' ');
  return line.length > excerptLength ? `${line.slice(0, excerptLength).trimEnd()}…` : line;
}
