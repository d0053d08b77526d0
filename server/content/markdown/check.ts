/** Finds what the app's renderer would not show as meant: HTML, pictures, broken links and wrong explorables. */
import { type Token, walkTokens } from 'marked';
import { markdownTokens } from '../../../src/markdown-tokens.ts';
import { mistakesInExplorable } from '../explorables.ts';

export type Finding = { line: number; text: string };

/**
 * `leadsSomewhere` tells an address within the app from a misspelt one; explorables are shown in lessons alone. Lines count
 * from 1, at the text's beginning.
 */
export function checkMarkdown(
  body: string,
  leadsSomewhere: (address: string) => boolean,
  isLesson: boolean,
): Finding[] {
  const findings: Finding[] = [];
  const blocks = markdownTokens(body);
  if (blocks === null) return [{ line: 1, text: 'The text is too long to be shown as Markdown: split it' }];
  let offset = 0;
  for (const block of blocks) {
    const start = offset;
    offset += block.raw.length;
    walkTokens([block], (token) => {
      const within = Math.max(0, block.raw.indexOf(token.raw));
      const line = () => body.slice(0, start + within).split('\n').length;
      const text = mistakeIn(token, leadsSomewhere);
      if (text !== null) findings.push({ line: line(), text });
      for (const mistake of inExplorable(token, isLesson && token === block)) {
        findings.push({ line: line() + mistake.line, text: mistake.text });
      }
    });
  }
  return findings;
}

function inExplorable(token: Token, isShown: boolean): Finding[] {
  const language = token.type === 'code' ? String(token['lang'] ?? '') : '';
  if (!/^explorable\b/.test(language)) return [];
  if (!isShown) return [{ line: 0, text: 'an explorable stands in the text of a lesson, and in no list or quotation' }];
  return mistakesInExplorable(language, 'text' in token ? String(token.text) : '');
}

function mistakeIn(token: Token, leadsSomewhere: (address: string) => boolean): string | null {
  if (token.type === 'html') return `HTML is shown as it is written, not run: ${String(token.raw).trim()}`;
  if (token.type === 'image') return 'a picture in a text is not shown';
  if (token.type !== 'link') return null;
  const href = String(token['href']);
  if (/^(https?:\/\/|mailto:)/i.test(href) || href.startsWith('#')) return null;
  if (!href.startsWith('/')) return `the link is no address: ${href} (write /… or https://…)`;
  return leadsSomewhere(href) ? null : `the link leads nowhere: ${href}`;
}
