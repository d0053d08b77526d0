import type { ReactNode } from 'react';
import { cva } from 'styled-system/css';

const cardRecipe = cva({
  base: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    minWidth: '0',
    bg: 'bg.surface',
    borderWidth: 'hairline',
    borderStyle: 'solid',
    borderColor: 'border.default',
    borderRadius: 'lg',
  },
  variants: {
    padding: {
      none: { overflow: 'hidden' },
      sm: { px: '4', py: '3', gap: '1' },
      md: { p: '5', gap: '3' },
      lg: { p: { base: '5', md: '8' }, gap: '5' },
    },
    tone: {
      surface: {},
      sunken: { bg: 'bg.sunken' },
      accent: { bg: 'accent.subtle' },
    },
    interactive: {
      true: {
        transitionProperty: '[border-color]',
        transitionDuration: 'fast',
        _hover: { borderColor: 'border.strong' },
        '&:has(a:focus-visible)': { borderColor: 'border.strong' },
      },
    },
    fill: { true: { height: 'full' } },
  },
  defaultVariants: { padding: 'md', tone: 'surface' },
});

export type CardProps = {
  /** The element: what the card is within its page. */
  as?: 'div' | 'article' | 'section' | 'aside' | 'li' | undefined;
  /** The space within its border; none for a card with a cover. */
  padding?: 'none' | 'sm' | 'md' | 'lg' | undefined;
  /** Its background: raised, sunken or tinted. */
  tone?: 'surface' | 'sunken' | 'accent' | undefined;
  /** Holds a `<Link overlay>` that covers it. */
  interactive?: boolean | undefined;
  /** As tall as its grid row. */
  fill?: boolean | undefined;
  /** An id, so that a link can lead to the card. */
  id?: string | undefined;
  /** Its name for screen readers where no heading gives one. */
  'aria-label'?: string | undefined;
  /** The id of the heading that names it. */
  'aria-labelledby'?: string | undefined;
  /** Its content is still loading. */
  'aria-busy'?: boolean | undefined;
  /** What it holds. */
  children: ReactNode;
};

/** A bordered box for one thing: a course, an assignment, a form. */
export function Card({ as: Tag = 'div', padding, tone, interactive, fill, children, ...rest }: CardProps) {
  return (
    <Tag {...rest} className={cardRecipe({ padding, tone, interactive, fill })}>
      {children}
    </Tag>
  );
}
