import { ArrowUpRight } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { css, cva } from 'styled-system/css';
import { RouteLink } from './route-link.tsx';

const linkRecipe = cva({
  base: { borderRadius: 'sm', transitionProperty: '[color]', transitionDuration: 'fast' },
  variants: {
    tone: {
      accent: {
        color: 'accent.text',
        fontWeight: 'medium',
        textDecorationLine: 'underline',
        textDecorationThickness: '[1px]',
        textUnderlineOffset: '[0.2em]',
        _hover: { color: 'accent.textHover', textDecorationThickness: '[2px]' },
      },
      quiet: {
        color: 'current',
        textDecorationLine: 'none',
        _hover: { textDecorationLine: 'underline', textUnderlineOffset: '[0.2em]' },
      },
    },
    overlay: {
      true: { _after: { content: '""', position: 'absolute', inset: '0', zIndex: 'base', borderRadius: 'lg' } },
    },
    standalone: { true: { display: 'inline-flex', alignItems: 'center', minHeight: '6' } },
  },
  defaultVariants: { tone: 'accent' },
});

export type LinkProps = Omit<ComponentProps<'a'>, 'className' | 'style' | 'href'> & {
  /** Where it leads. */
  to: string;
  /** Another site or a file: opens a new tab, sends no referrer, and says so. */
  external?: boolean | undefined;
  /** `quiet` inherits the colour of the text around it (titles, navigation). */
  tone?: 'accent' | 'quiet' | undefined;
  /** The click area covers the nearest positioned ancestor (Card `interactive`). */
  overlay?: boolean | undefined;
  /** Not inside a sentence: gets a full touch target. */
  standalone?: boolean | undefined;
  /** Takes the place of the current page in the history. */
  replace?: boolean | undefined;
  /** The browser follows it, not the router: to a place on the same page, it moves the focus along. */
  reloadDocument?: boolean | undefined;
  /** The link's text: where it leads, in words. */
  children: ReactNode;
};

/** For going somewhere, inside text or alone. */
export function Link(props: LinkProps) {
  const { to, external = false, tone, overlay, standalone, replace, reloadDocument, children, ...rest } = props;
  const className = linkRecipe({ tone, overlay, standalone });
  if (external) {
    return (
      <a rel="noopener noreferrer" {...rest} href={to} target="_blank" className={className}>
        {children}
        <NewTabMark />
      </a>
    );
  }
  return (
    <RouteLink {...rest} to={to} replace={replace} reloadDocument={reloadDocument} className={className}>
      {children}
    </RouteLink>
  );
}

const newTab = css({ display: 'inline', verticalAlign: '[-0.1em]', ms: '0.5', flexShrink: '0' });

/** Says that a link opens a new tab: an icon, and words for screen readers. */
export function NewTabMark() {
  return (
    <>
      <ArrowUpRight aria-hidden size="0.9em" className={newTab} />
      <span className="visually-hidden"> (opens in a new tab)</span>
    </>
  );
}
