/** What the app's renderer does not show as its author meant it: HTML, pictures, and links that lead nowhere. */
import { lexer, type Token, walkTokens } from 'marked';

export type Finding = { line: number; text: string };

/** `leadsSomewhere` tells an address within the app from a misspelt one. Lines count from 1, at the text's beginning. */
export function checkMarkdown(body: string, leadsSomewhere: (address: string) => boolean): Finding[] {
  const findings: Finding[] = [];
  let offset = 0;
  for (const block of lexer(body)) {
    const start = offset;
    offset += block.raw.length;
    walkTokens([block], (token) => {
      const text = mistakeIn(token, leadsSomewhere);
      if (text === null) return;
      const within = Math.max(0, block.raw.indexOf(token.raw));
      findings.push({ line: body.slice(0, start + within).split('\n').length, text });
    });
  }
  return findings;
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
