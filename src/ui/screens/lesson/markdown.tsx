import Markdown from 'markdown-to-jsx/react';
import type { ReactNode } from 'react';
import { Link } from '../../primitives/link.tsx';
import { Prose } from '../../primitives/prose.tsx';

const own = /^\/(?!\/)/;
const web = /^https?:\/\//;

/** Inside the app, to the web in a new tab, and nowhere else. */
function SafeLink({ href = '', children }: { href?: string; children?: ReactNode }) {
  if (own.test(href)) return <Link to={href}>{children}</Link>;
  if (web.test(href)) {
    return (
      <Link to={href} external>
        {children}
      </Link>
    );
  }
  return <span>{children}</span>;
}

const options = {
  disableParsingRawHTML: true,
  forceBlock: true,
  wrapper: Prose,
  // The page's h1 is the lesson's title.
  overrides: { a: SafeLink, h1: 'h2' },
} as const;

/** A lesson's text: markdown without HTML. */
export function Text({ children }: { children: string }) {
  return <Markdown options={options}>{children}</Markdown>;
}
