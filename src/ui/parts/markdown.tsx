import { Markdown as Parsed } from 'markdown-to-jsx/react';
import type { ComponentProps, ReactNode } from 'react';
import { Link } from '../primitives/link.tsx';
import { Prose } from '../primitives/prose.tsx';

type AnchorProps = { href?: string | undefined; children?: ReactNode };

/** Another site opens a new tab; a place of the app is gone to. */
function Anchor({ href = '', children }: AnchorProps) {
  const external = !/^(\/(?!\/)|#)/.test(href);
  return (
    <Link to={href} external={external}>
      {children}
    </Link>
  );
}

/** Wide code scrolls by itself, so the keyboard must reach it. */
function Code(props: ComponentProps<'pre'>) {
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to take focus to be scrolled without a mouse.
  return <pre {...props} tabIndex={0} />;
}

function Table(props: ComponentProps<'table'>) {
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to take focus to be scrolled without a mouse.
  return <table {...props} tabIndex={0} />;
}

/** Text in Markdown, set for reading. HTML in it is shown as it is written, never run. */
export function Markdown({ children }: { children: string }) {
  return (
    <Prose>
      <Parsed
        options={{
          disableParsingRawHTML: true,
          forceBlock: true,
          wrapper: null,
          overrides: { a: Anchor, pre: Code, table: Table },
        }}
      >
        {children}
      </Parsed>
    </Prose>
  );
}
