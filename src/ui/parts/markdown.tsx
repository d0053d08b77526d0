import { lexer, type MarkedToken, type Token, type Tokens } from 'marked';
import { Children, createElement, type ReactNode } from 'react';
import { Link } from '../primitives/link.tsx';
import { Prose } from '../primitives/prose.tsx';

// What scrolls has to take focus, or it could not be scrolled without a mouse.
const scrollable = { tabIndex: 0 };

/** Text in Markdown, set for reading. HTML in it is shown as it is written, never run. */
export function Markdown({ children }: { children: string }) {
  return <Prose>{pieces(lexer(children))}</Prose>;
}

// Pieces have no identity but their place, which `toArray` makes their key.
const pieces = (tokens: Token[] = []) => Children.toArray(tokens.map((token) => piece(token as MarkedToken))); // no extension adds others

function piece(token: MarkedToken): ReactNode {
  switch (token.type) {
    case 'heading':
      // A text stands under its page's h1.
      return createElement(`h${Math.max(2, token.depth)}`, null, pieces(token.tokens));
    case 'paragraph':
      return <p>{pieces(token.tokens)}</p>;
    case 'list':
      return createElement(
        token.ordered ? 'ol' : 'ul',
        token.ordered ? { start: token.start || 1 } : null,
        pieces(token.items),
      );
    case 'list_item':
      return <li>{pieces(token.tokens)}</li>;
    case 'blockquote':
      return <blockquote>{pieces(token.tokens)}</blockquote>;
    case 'code':
      return (
        <pre {...scrollable}>
          <code>{token.text}</code>
        </pre>
      );
    case 'table':
      return table(token);
    case 'strong':
      return <strong>{pieces(token.tokens)}</strong>;
    case 'em':
      return <em>{pieces(token.tokens)}</em>;
    case 'del':
      return <del>{pieces(token.tokens)}</del>;
    case 'codespan':
      return <code>{token.text}</code>;
    case 'link':
      return <Anchor href={token.href}>{pieces(token.tokens)}</Anchor>;
    case 'text':
      return token.tokens ? pieces(token.tokens) : token.text;
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

function table({ header, rows }: Tokens.Table) {
  const cells = (tag: 'th' | 'td', row: Tokens.TableCell[]) =>
    Children.toArray(
      row.map((cell) => createElement(tag, tag === 'th' ? { scope: 'col' } : null, pieces(cell.tokens))),
    );
  return (
    <table {...scrollable}>
      <thead>
        <tr>{cells('th', header)}</tr>
      </thead>
      <tbody>{Children.toArray(rows.map((row) => createElement('tr', null, cells('td', row))))}</tbody>
    </table>
  );
}

/** Another site opens a new tab; a place of the app is gone to; any other scheme is no link. */
function Anchor({ href, children }: { href: string; children: ReactNode }) {
  if (/^(\/(?![/\\])|#)/.test(href)) return <Link to={href}>{children}</Link>;
  if (!/^(https?|mailto):/i.test(href)) return children;
  return (
    <Link to={href} external>
      {children}
    </Link>
  );
}
