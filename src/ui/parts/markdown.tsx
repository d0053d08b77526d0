import type { MarkedToken, Token, Tokens } from 'marked';
import { type ComponentType, createContext, createElement, Fragment, type ReactNode, useContext } from 'react';
import { css } from 'styled-system/css';
import { markdownTokens } from '../../markdown-tokens.ts';
import { Link } from '../primitives/link.tsx';
import { Prose } from '../primitives/prose.tsx';

/** The tokens as elements. Texts that follow each other are joined, because a word may continue in the next. */
function pieces(tokens: Token[] = []): ReactNode[] {
  const joined: ReactNode[] = [];
  for (const token of tokens) {
    const next = piece(token as MarkedToken); // no extension adds others
    const last = joined.at(-1);
    if (typeof next === 'string' && typeof last === 'string') joined[joined.length - 1] = last + next;
    else joined.push(next);
  }
  return joined.map((one) => (typeof one === 'string' ? breakable(one) : one));
}

/**
 * An element around the tokens' pieces. They never change their order, so they are passed as arguments and need no
 * keys.
 */
const around = (tag: string | typeof Fragment, tokens?: Token[], props: Record<string, unknown> | null = null) =>
  createElement(tag, props, ...pieces(tokens));

// A part that scrolls must be focusable, or it could not be scrolled without a mouse.
const scrollable = { tabIndex: 0 };

/** Whether a user wrote the text: its headings go below the page's own, and search engines follow none of its links. */
const FromPerson = createContext(false);

type ExplorableProps = { language: string; text: string };

/** What draws the explorables of a lesson's text (§practice.120); elsewhere there are none. */
export const Explorables = createContext<ComponentType<ExplorableProps> | null>(null);

/** How many characters make a text long, about a page. */
const longText = 3_000;
/** The most elements of one text: more than people write, and not too many for a page with a hundred texts. */
const mostElements = 1_000;

const asWritten = css({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });

/** Words of at least this many characters may be broken, into pieces of this length. */
const longWord = /[^\s]{100,}/gu;
const pieceOfWord = /.{1,40}/gsu;

/**
 * A text in which long words may be broken. Otherwise a browser could take quadratic time to break the lines of a word
 * that its font shapes as a whole.
 */
function breakable(text: string): ReactNode {
  if (text.search(longWord) === -1) return text;
  const parts: ReactNode[] = [];
  let at = 0;
  for (const { 0: word, index } of text.matchAll(longWord)) {
    parts.push(text.slice(at, index));
    for (const part of word.match(pieceOfWord) ?? []) parts.push(part, <wbr />);
    at = index + word.length;
  }
  return createElement(Fragment, null, ...parts, text.slice(at));
}

/**
 * Renders Markdown. HTML and pictures in it are shown as text, and never run or loaded. A text that cannot be rendered
 * is shown as it was written, so that the page around it does not fail.
 */
export function Markdown({ children, fromPerson = false }: { children: string; fromPerson?: boolean }) {
  const shown = rendered(children, fromPerson) ?? [
    <p key="all" className={asWritten}>
      {breakable(children)}
    </p>,
  ];
  const props = { still: fromPerson, deferred: fromPerson && children.length > longText };
  return <FromPerson value={fromPerson}>{createElement(Prose, props, ...shown)}</FromPerson>;
}

function rendered(text: string, fromPerson: boolean): ReactNode[] | null {
  try {
    const tokens = markdownTokens(text, { breaks: fromPerson });
    if (!tokens || (fromPerson && elementsOf(tokens) > mostElements)) return null;
    return pieces(tokens);
  } catch {
    return null;
  }
}

const elementsOf = (tokens: readonly Token[] = []): number =>
  tokens.reduce((sum, each) => {
    const token = each as MarkedToken; // no extension adds others
    if (token.type === 'table') return sum + token.header.length * (token.rows.length + 1);
    return sum + 1 + elementsOf(token.type === 'list' ? token.items : 'tokens' in token ? token.tokens : []);
  }, 0);

function piece(token: MarkedToken): ReactNode {
  switch (token.type) {
    case 'heading':
      return <Heading depth={token.depth}>{around(Fragment, token.tokens)}</Heading>;
    case 'paragraph':
      return around('p', token.tokens);
    case 'list':
      return token.ordered ? around('ol', token.items, { start: token.start || 1 }) : around('ul', token.items);
    case 'list_item':
      return around('li', token.tokens);
    case 'blockquote':
    case 'strong':
    case 'em':
    case 'del':
      return around(token.type, token.tokens);
    case 'code':
      return <Code language={token.lang ?? ''} text={token.text} />;
    case 'codespan':
      return <code>{breakable(token.text)}</code>;
    case 'table':
      return table(token);
    case 'link':
      return <Anchor href={token.href}>{around(Fragment, token.tokens)}</Anchor>;
    case 'text':
      return token.tokens ? around(Fragment, token.tokens) : token.text;
    case 'br':
      return <br />;
    case 'hr':
      return <hr />;
    case 'escape':
    case 'html':
    case 'image':
      return token.text;
    case 'checkbox':
    case 'def':
    case 'space':
      return null;
  }
}

/** Notes on code that a lesson cannot run, by the word that the author wrote after its language. */
const notes: Partial<Record<string, string>> = {
  fragment: 'An extract, which needs more around it to run.',
  postgresql: 'Written for PostgreSQL. The exercises here run on SQLite.',
};

function Code({ language, text }: ExplorableProps) {
  const Explorable = useContext(Explorables);
  if (Explorable && /^explorable /.test(language)) return <Explorable language={language} text={text} />;
  const note = notes[language.split(' ')[1] ?? ''];
  const code = (
    <pre {...scrollable}>
      <code>{text}</code>
    </pre>
  );
  return note === undefined ? (
    code
  ) : (
    <figure>
      {code}
      <figcaption>{note}</figcaption>
    </figure>
  );
}

/** Headings start at h2, because the page has an h1; in a user's text at h3, because that is inside a section. */
function Heading({ depth, children }: { depth: number; children: ReactNode }) {
  return createElement(`h${useContext(FromPerson) ? Math.min(6, depth + 2) : Math.max(2, depth)}`, null, children);
}

/** An empty cell in the header, above a column of names, is not made a heading. */
function table({ header, rows }: Tokens.Table) {
  const row = (tag: 'th' | 'td', cells: Tokens.TableCell[]) =>
    createElement(
      'tr',
      null,
      ...cells.map((cell) =>
        tag === 'th' && cell.text ? around(tag, cell.tokens, { scope: 'col' }) : around('td', cell.tokens),
      ),
    );
  return (
    <table {...scrollable}>
      <thead>{row('th', header)}</thead>
      {createElement('tbody', null, ...rows.map((cells) => row('td', cells)))}
    </table>
  );
}

/**
 * A link to another site opens a new tab, a link into the app navigates, and any other scheme is shown as text.
 */
function Anchor({ href, children }: { href: string; children: ReactNode }) {
  const fromPerson = useContext(FromPerson);
  if (/^(\/(?![/\\])|#)/.test(href)) return <Link to={href}>{children}</Link>;
  if (!/^(https?|mailto):/i.test(href)) return children;
  return (
    <Link to={href} external {...(fromPerson && { rel: 'nofollow noopener noreferrer' })}>
      {children}
    </Link>
  );
}
