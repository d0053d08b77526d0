/** Excerpts and searches, which lists of threads and questions share. */
import { type SQL, sql } from 'drizzle-orm';
import { walkTokens } from 'marked';
import { markdownTokens } from '../../src/markdown-tokens.ts';
import { plainLine } from '../platform/plain-text.ts';

/** Longest excerpt, in characters. */
const excerptLength = 160;

/** Inline parts of a line: no blank goes between them. */
const inline = new Set(['text', 'escape', 'codespan', 'strong', 'em', 'del', 'link', 'html']);

/**
 * The beginning of a text in Markdown, in one line and without its marks: made when the text is written, and kept in
 * its row.
 */
export function excerptOf(markdown: string): string {
  let text = '';
  // The marks take up some of what is read: more than enough for the excerpt, and little work however long the text is.
  walkTokens(markdownTokens(markdown.slice(0, 5 * excerptLength)) ?? [], (token) => {
    if (!inline.has(token.type)) text += ' ';
    if ('text' in token && !('tokens' in token && token.tokens)) text += token.text;
  });
  const line = plainLine(text).replace(/\s+/g, ' ');
  return line.length > excerptLength ? `${line.slice(0, excerptLength).trimEnd()}…` : line;
}

/** The first line of a message without its marks: the title of its thread. Where that is marks alone, what follows it. */
export const titleOf = (markdown: string): string =>
  excerptOf(markdown.trimStart().split(/\r?\n/, 1)[0] ?? '') || excerptOf(markdown);

/** The `tsquery` of a search, to be matched with a `searchVector`. */
export function searchQuery(search: string): SQL {
  const stems = sql`websearch_to_tsquery('english', ${search}::text)`;
  // English drops HAVING and WHERE, and nothing is left to look for.
  return sql`(case when numnode(${stems}) > 0 then ${stems} else websearch_to_tsquery('simple', ${search}::text) end)`;
}
